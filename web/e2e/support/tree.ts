/** The accessibility tree as the browser has it: all that somebody hears who does not see the page. */
import type { Page } from '@playwright/test';

interface AXNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
}

export interface Heard {
  role: string;
  name: string;
  /** Whether changes of it are said by themselves. */
  live: string;
  children: Heard[];
}

export async function treeOf(page: Page): Promise<Heard> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard = (id: string): Heard[] => {
    const node = byId.get(id);
    if (!node) return [];
    const children = (node.childIds ?? []).flatMap(heard);
    if (node.ignored) return children;
    const live = node.properties?.find(({ name }) => name === 'live')?.value.value;
    return [
      {
        role: node.role?.value ?? '',
        name: node.name?.value ?? '',
        live: typeof live === 'string' ? live : '',
        children,
      },
    ];
  };
  const [root] = nodes[0] ? heard(nodes[0].nodeId) : [];
  if (!root) throw new Error('there is nothing to hear');
  return root;
}

/** Everything below, from top to bottom. */
export function allOf(node: Heard): Heard[] {
  return [node, ...node.children.flatMap(allOf)];
}

/** The words of a node and of all below it. */
export function textOf(node: Heard): string {
  // Where a line may break is nothing to be heard.
  if (node.role === 'StaticText') return node.name.replaceAll('\u00a0', ' ');
  return node.children.map(textOf).join('').trim();
}
