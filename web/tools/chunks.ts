/**
 * Which file of the build a module goes into. Left to itself the bundler makes dozens of small ones, and on a slow line every
 * request costs more than what it brings.
 */
import type { Rolldown } from 'vite';

/** What comes first, and what everybody needs; each is all that is imported from one module on. */
const FIRST = [
  { name: 'boot', from: '/src/boot.ts' },
  { name: 'start', from: '/src/main.ts' },
];
/** The two pages that people come to from outside, and what a table is before its game. What both pages need is everybody's. */
const PAGES = [
  { name: 'home', from: '/src/pages/Home.svelte' },
  { name: 'game', from: '/src/pages/Table.svelte' },
  { name: 'lobby', from: '/src/table/Lobby.svelte' },
];

export function chunkOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const those = (groups: typeof PAGES) =>
    groups.filter(({ from }) => isImportedFrom(id, from, modules, new Set())).map(({ name }) => name);
  const [first] = those(FIRST);
  const pages = those(PAGES);
  if (first || pages.length === 0) return first ?? null;
  if (pages.includes('home') && pages.length > 1) return 'start';
  // A lobby comes with the table around it, and not the other way round.
  return pages.includes('game') ? 'game' : (pages[0] ?? null);
}

function isImportedFrom(id: string, from: string, modules: Rolldown.ChunkingContext, seen: Set<string>): boolean {
  if (id.endsWith(from)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedFrom(importer, from, modules, seen));
}
