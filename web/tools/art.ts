import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, optimize } from 'svgo';
import type { Plugin } from 'vite';

/**
 * The art as sprites: `virtual:art/stage` and `virtual:art/table` have a `<symbol>` for each SVG file of `src/art`. A file
 * `bandits/ghost.svg` becomes the symbol `bandits-ghost`. Filters, clip paths and gradients are kept apart as `effects`:
 * they only work where they are rendered, and symbols that are not rendered cost no style and no layout.
 *
 * Why sprites: all files together are 60 kB compressed, one by one they are twice that and a hundred requests; and
 * only what is part of the document takes its colours from custom properties.
 */
const SHEETS: Record<string, readonly string[]> = {
  // What the first screen shows: the landscape, the trains, who rides them, the icons of the interface.
  stage: ['scene', 'bandits', 'loot', 'portraits', 'cards/wordmark'],
  // What only a game needs.
  table: ['actions', 'plots', 'turns', 'events', 'emblems', 'cards'],
};

const EFFECTS = /<(filter|clipPath|linearGradient|radialGradient)\b[\s\S]*?<\/\1>/g;

export function art(folder: string): Plugin {
  return {
    name: 'folsom-art',
    resolveId: (id) => (id.startsWith('virtual:art/') ? `\0${id}` : null),
    load(id) {
      const sheet = SHEETS[id.replace('\0virtual:art/', '')];
      if (!id.startsWith('\0virtual:art/') || !sheet) return null;
      const files = sheet.flatMap((entry) => filesOf(folder, entry));
      for (const file of files) this.addWatchFile(join(folder, file));
      const taken = new Set(SHEETS.stage);
      const own = sheet === SHEETS.stage ? files : files.filter((file) => !taken.has(file.replace('.svg', '')));
      const drawn = own.map((file) => symbol(folder, file)).join('');
      const symbols = drawn.replace(EFFECTS, '').replaceAll('<defs></defs>', '');
      const effects = (drawn.match(EFFECTS) ?? []).join('');
      return `export const symbols = ${JSON.stringify(symbols)}; export const effects = ${JSON.stringify(effects)};`;
    },
  };
}

function filesOf(folder: string, entry: string): string[] {
  if (entry.includes('/')) return [`${entry}.svg`];
  const names = readdirSync(join(folder, entry)).filter((name) => name.endsWith('.svg'));
  return names.sort().map((name) => `${entry}/${name}`);
}

/** What only a reader of the file needs goes; ids, groups and colours stay, for styles refer to them. */
const LEAN: Config = {
  plugins: [
    'removeComments',
    'removeTitle',
    { name: 'removeDesc', params: { removeAny: true } },
    'cleanupAttrs',
    'cleanupNumericValues',
    'convertPathData',
  ],
};

/** The body of an SVG file as a symbol. */
export function symbol(folder: string, file: string): string {
  const source = optimize(readFileSync(join(folder, file), 'utf8'), { ...LEAN, path: file }).data;
  const [, attributes, body] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(source) ?? [];
  const viewBox = /viewBox="[^"]+"/.exec(attributes ?? '')?.[0];
  if (!viewBox || body === undefined) throw new Error(`${file} is no drawing with a viewBox`);
  const stretch = attributes?.includes('preserveAspectRatio="none"') ? ' preserveAspectRatio="none"' : '';
  const id = file.replace('.svg', '').replace('/', '-');
  return `<symbol id="${id}" ${viewBox}${stretch} overflow="visible">${body}</symbol>`;
}
