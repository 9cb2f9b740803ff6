/**
 * What is wrong with how a page looks, measured in the page itself: texts that are cut, covered, broken within a word or
 * printed over each other, and things needed for a decision that are out of sight or out of reach. `look` runs in the
 * browser, so it stands for itself.
 */

/**
 * What the page has to wear meanwhile. Everything can be hit, or what lies behind something would seem to be in front of it,
 * apart from layers that let everything through; and drawings, which take most of the time, are left out.
 */
export const BARE = `
  * { pointer-events: auto !important; }
  .flights, .sky, .edges, .ground, .camera { pointer-events: none !important; }
  use { display: none; }
`;

export interface Wanted {
  /** What must be in sight and in reach: all that a decision needs. */
  needed: string;
  /** Nothing of what is in there may have to be scrolled. */
  unscrolled: string;
  /** Names that people gave themselves. They may end in an ellipsis, if the whole name is told on the spot. */
  names: readonly string[];
  /** What may lie under others: a card in a fan. */
  overlapped: string;
  /** A picture that is pushed to and fro: of what is in it anything may be out of sight. */
  pushed: string;
  /** What marks things on the picture, and may lie over what is written there. */
  marks: string;
}

interface Line {
  text: string;
  element: Element;
  box: DOMRect;
}

export function look({ needed, unscrolled, names, overlapped, pushed, marks }: Wanted): string[] {
  /** Rounding, and the sides of letters. */
  const SLACK = 1.6;
  const faults: string[] = [];

  const nameOf = (element: Element) => {
    const classes = [...element.classList].filter((one) => !one.startsWith('svelte-')).join('.');
    return element.tagName.toLowerCase() + (classes && `.${classes}`);
  };
  const where = (element: Element) => {
    const chain = [element, element.parentElement, element.parentElement?.parentElement];
    return chain
      .flatMap((one) => (one && one !== document.body ? [nameOf(one)] : []))
      .reverse()
      .join(' > ');
  };
  const short = (text: string) => (text.length > 48 ? `${text.slice(0, 46)}…` : text);
  const told = (element: Element, text: string) => `“${short(text)}” (${where(element)})`;
  const isMine = (one: Element, other: Element) => one.contains(other) || other.contains(one);

  /** By how much one box sticks out of another; nothing if it does not. */
  function beyond(box: DOMRect, room: DOMRect, axes: { x: boolean; y: boolean }): number {
    const over = [
      ...(axes.x ? [room.left - box.left, box.right - room.right] : []),
      ...(axes.y ? [room.top - box.top, box.bottom - room.bottom] : []),
    ];
    return Math.max(0, ...over);
  }
  const shared = (one: DOMRect, other: DOMRect) => {
    const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);

  /** What is seen of a box through everything that clips it, and who cuts what of it away for good. */
  function clipped(element: Element, box: DOMRect): { seen: DOMRect; cut: number; by: Element | null } {
    let [seen, cut]: [DOMRect, number] = [box, 0];
    let by: Element | null = null;
    for (let one: Element | null = element; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      const clips = (value: string) => value !== 'visible';
      const axes = { x: clips(style.overflowX), y: clips(style.overflowY) };
      if (!axes.x && !axes.y) continue;
      // What is scrolled out of sight altogether can't be cut any more.
      if (seen.width === 0 || seen.height === 0) break;
      const room = one.getBoundingClientRect();
      const scrolls = (value: string) => value === 'auto' || value === 'scroll';
      const free = one.closest(unscrolled) === null;
      const gone = one.matches(pushed)
        ? 0
        : beyond(seen, room, {
            x: axes.x && !(free && scrolls(style.overflowX)),
            y: axes.y && !(free && scrolls(style.overflowY)),
          });
      if (gone > cut) [cut, by] = [gone, one];
      seen = shared(
        seen,
        new DOMRect(
          axes.x ? room.left : -1e4,
          axes.y ? room.top : -1e4,
          axes.x ? room.width : 3e4,
          axes.y ? room.height : 3e4,
        ),
      );
    }
    return { seen, cut, by };
  }

  /** Whether nobody can see through a colour. */
  const solid = (colour: string) => /^rgb\(/.test(colour) || Number(/, ([\d.]+)\)$/.exec(colour)?.[1] ?? 0) > 0.6;
  /** What is painted at a point, from the front: what lets something else through does not count. */
  function paintedAt(x: number, y: number, wanted: Element): Element | null {
    const first = document.elementFromPoint(x, y);
    if (first && isMine(first, wanted)) return first;
    for (const one of document.elementsFromPoint(x, y)) {
      const style = getComputedStyle(one);
      if (Number(style.opacity) < 0.1) continue;
      if (isMine(one, wanted)) return one;
      const paint = one instanceof SVGGeometryElement ? style.fill : style.backgroundColor;
      if (solid(paint) || style.backgroundImage !== 'none') return one;
    }
    return null;
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // What is only for those who listen.
    for (let one: Element | null = element; one; one = one.parentElement)
      if (getComputedStyle(one).clipPath === 'inset(50%)') return false;
    return element.closest('[inert]') === null;
  }

  /** Every line of every text that is meant to be seen. */
  function linesOf(root: Element): Line[] {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
      if (!element || !text || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
      lines.push(...boxes.map((box) => ({ text, element, box })));
      if (boxes.length > 1) broken(node as Text, element);
    }
    return lines;
  }

  /** A line may end between words, after a dash or a slash, and nowhere else. */
  function broken(node: Text, element: Element) {
    const range = document.createRange();
    const topOf = (index: number) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getClientRects()[0]?.top ?? null;
    };
    for (let index = 1; index < node.data.length; index++) {
      const pair = node.data.slice(index - 1, index + 1);
      if (!/^[\p{L}\p{N}’'][\p{L}\p{N}’']$/u.test(pair)) continue;
      const [before, after] = [topOf(index - 1), topOf(index)];
      if (before !== null && after !== null && Math.abs(before - after) > 3)
        faults.push(`broken: ${told(element, node.data.trim())} between “${pair[0]}” and “${pair[1]}”`);
    }
  }

  /** A name that ends in an ellipsis is told whole to whoever points at it. */
  function isToldWhole(by: Element | null, text: string): boolean {
    if (!by || !names.some((name) => text.includes(name))) return false;
    if (getComputedStyle(by).textOverflow !== 'ellipsis') return false;
    return (by.closest('[title]')?.getAttribute('title') ?? '').includes(text);
  }

  /** Letters are not as high as their line. */
  const letters = ({ left, top, width, height }: DOMRect) =>
    new DOMRect(left, top + height * 0.17, width, height * 0.68);
  const lines = linesOf(document.body).map((line) => ({ ...line, ...clipped(line.element, letters(line.box)) }));
  for (const { text, element, box, seen, cut, by } of lines) {
    const gone = seen.width < 2 || seen.height < 2;
    if (cut > SLACK) {
      // What finds no room at all may be left out, unless it falls off the table.
      if (isToldWhole(by, text) || (gone && by?.tagName !== 'MAIN')) continue;
      faults.push(`cut: ${told(element, text)} by ${cut.toFixed(0)} px, by ${by ? where(by) : 'nobody'}`);
      continue;
    }
    if (gone) continue;
    const off = beyond(seen, screen, { x: true, y: true });
    if (off > SLACK) {
      faults.push(`off the screen: ${told(element, text)} by ${off.toFixed(0)} px`);
      continue;
    }
    if (element.closest(overlapped)) continue;
    for (const part of [0.12, 0.5, 0.88]) {
      // What is clipped within a pixel belongs to both sides of the edge.
      const x = Math.min(seen.left + seen.width * part, seen.right - 1);
      const front = paintedAt(x, seen.top + seen.height / 2, element);
      if (front && !isMine(front, element) && !front.closest(marks)) {
        faults.push(
          `covered: ${told(element, text)} at ${box.left.toFixed(0)},${box.top.toFixed(0)} by ${where(front)}`,
        );
        break;
      }
    }
  }

  const printed = lines
    .filter(({ element, seen }) => seen.width > 0 && seen.height > 0 && !element.closest(overlapped))
    .sort((one, other) => one.seen.left - other.seen.left);
  printed.forEach((one, index) => {
    for (const other of printed.slice(index + 1)) {
      if (other.seen.left > one.seen.right - SLACK) break;
      const wide = Math.min(one.seen.right, other.seen.right) - other.seen.left;
      const high = Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
      const marked = [one, other].filter(({ element }) => element.closest(marks)).length === 1;
      if (wide > SLACK && high > SLACK && !marked && !isMine(one.element, other.element))
        faults.push(
          `overlap: ${told(one.element, one.text)} and ${told(other.element, other.text)} by ` +
            `${wide.toFixed(0)} × ${high.toFixed(0)} px`,
        );
    }
  });

  const all = [...document.querySelectorAll(needed)].filter(isSeen);
  if (all.length === 0) faults.push(`missing: nothing of ${needed}`);
  for (const element of all) {
    const box = element.getBoundingClientRect();
    const about = told(element, element.textContent.replace(/\s+/g, ' ').trim());
    const { seen, cut } = clipped(element, box);
    const off = Math.max(cut, beyond(seen, screen, { x: true, y: true }));
    if (off > SLACK) {
      faults.push(`out of sight: ${about} by ${off.toFixed(0)} px`);
      continue;
    }
    const points = [0.08, 0.25, 0.5, 0.75].map((part) => [seen.left + seen.width * part, seen.top + seen.height / 2]);
    const reached = points.some(([x = 0, y = 0]) => {
      const whole = element.closest('label') ?? element;
      const front = paintedAt(x, y, whole);
      return front !== null && isMine(whole, front);
    });
    if (!reached) faults.push(`out of reach: ${about}`);
  }

  const page = document.documentElement;
  if (page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight - innerHeight} px too high`);
  if (page.scrollWidth > innerWidth + 1) faults.push(`the page is ${page.scrollWidth - innerWidth} px too wide`);
  return [...new Set(faults)];
}
