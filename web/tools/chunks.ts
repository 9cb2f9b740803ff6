/**
 * Which file of the build a module goes into. Left to itself the bundler makes dozens of small ones, and on a slow line every
 * request costs more than what it brings.
 */
import type { Rolldown } from 'vite';

/** What comes first, what everybody needs, and what a game needs besides; each is all that is imported from one module on. */
const GROUPS = [
  { name: 'boot', from: '/src/boot.ts' },
  { name: 'start', from: '/src/main.ts' },
  { name: 'game', from: '/src/pages/Table.svelte' },
];

export function chunkOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  return GROUPS.find(({ from }) => isImportedFrom(id, from, modules, new Set()))?.name ?? null;
}

function isImportedFrom(id: string, from: string, modules: Rolldown.ChunkingContext, seen: Set<string>): boolean {
  if (id.endsWith(from)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => isImportedFrom(importer, from, modules, seen));
}
