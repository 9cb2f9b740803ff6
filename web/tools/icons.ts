/**
 * What a device shows of the client once it is installed: a manifest, and icons in the sizes that devices ask for, made from the
 * drawing that is the icon of the page.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';

const VALANCE = '#8e2f28';
const GROUND = '#713824';

/** Devices cut a maskable icon to any shape; what lies within four fifths of it is never cut. */
const MASKED = { purpose: 'maskable', size: 512, art: 0.72 } as const;
const ICONS = [{ purpose: 'any', size: 192, art: 1 }, { purpose: 'any', size: 512, art: 1 }, MASKED] as const;
/** Apple's home screen takes no manifest's icon, and paints what is transparent black. */
const APPLE = { size: 180, art: 0.9 };

export function icons(drawing: string): Plugin {
  const files = new Map<string, Uint8Array>();
  let manifest = '';
  return {
    name: 'folsom-icons',
    apply: 'build',
    async buildStart() {
      const svg = await readFile(drawing, 'utf8');
      await ready();
      for (const { purpose, size, art } of ICONS)
        files.set(`icons/${purpose}-${size}.png`, drawn(purpose === 'any' ? svg : onCloth(svg, art), size));
      files.set('icons/apple.png', drawn(onCloth(svg, APPLE.art), APPLE.size));
      manifest = JSON.stringify(manifestWith(ICONS), null, 2);
    },
    generateBundle() {
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: 'app.webmanifest', source: manifest });
    },
  };
}

/** Everything is relative: the client may live in any folder. */
function manifestWith(icons: readonly { purpose: string; size: number }[]): object {
  return {
    name: 'Folsom',
    short_name: 'Folsom',
    description: 'Train robbery for friends and bots',
    start_url: './',
    scope: './',
    id: './',
    display: 'standalone',
    theme_color: VALANCE,
    background_color: GROUND,
    categories: ['games'],
    icons: icons.map(({ purpose, size }) => ({
      src: `icons/${purpose}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

let started: Promise<void> | null = null;
export function ready(): Promise<void> {
  const module = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  started ??= readFile(module).then((bytes) => initWasm(bytes));
  return started;
}

/** The drawing on the red cloth of the valance, with rays behind it. `art` is the part of the width that it has. */
function onCloth(svg: string, art: number): string {
  const [edge, side] = [(128 * (1 - art)) / 2, 128 * art];
  const rays = Array.from(
    { length: 12 },
    (_, index) => `<path d="M64 64L52 -40H76Z" transform="rotate(${index * 30} 64 64)"/>`,
  );
  const inner = svg.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${side}" height="${side}" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><path fill="${VALANCE}" d="M0 0H128V128H0Z"/><g fill="#a33a31">${rays.join('')}</g>${inner}</svg>`;
}

function drawn(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng();
}
