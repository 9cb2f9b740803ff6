/**
 * What chat programs show of a link: a train under way with bandits on it, 1200 × 630, made from the drawings of the game. The server
 * names it in its pages (`crates/server/src/pages/preview.rs`).
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-wasm';
import type { Plugin } from 'vite';
import { ready } from './icons.ts';

const [WIDTH, HEIGHT] = [1200, 630];
/** Where the rail is, and how large the train. */
const [RAIL, SCALE] = [560, 1.18];

export function preview(art: string, colours: readonly string[]): Plugin {
  let picture: Uint8Array | null = null;
  return {
    name: 'folsom-preview',
    apply: 'build',
    async buildStart() {
      await ready();
      picture = new Resvg(await scene(art, colours), { font: { loadSystemFonts: false } }).render().asPng();
    },
    generateBundle() {
      if (picture) this.emitFile({ type: 'asset', fileName: 'preview.png', source: picture });
    },
  };
}

type Box = { x: number; y: number; width: number; height: number };
type Draw = (name: string, box: Box) => Promise<string>;

/** The whole picture as SVG. */
export async function scene(art: string, colours: readonly string[]): Promise<string> {
  const palette = new Map<string, string>();
  for (const file of colours)
    for (const [, name, value] of (await readFile(file, 'utf8')).matchAll(/--([\w-]+):\s*([^;]+);/g))
      // The light of day comes first, that of the night afterwards.
      if (name && value && !palette.has(name)) palette.set(name, value);
  const colourOf = (name: string): string | undefined => resolved(palette.get(name), colourOf);
  let copies = 0;
  const draw: Draw = async (name, { x, y, width, height }) => {
    const svg = await readFile(join(art, `${name}.svg`), 'utf8');
    const copy = `${++copies}-`;
    return (
      svg
        .replace(/var\(--([\w-]+)(?:,\s*([^)]+))?\)/g, (_, name: string, otherwise?: string) => {
          const colour = colourOf(name) ?? otherwise;
          if (!colour) throw new Error(`what colour is --${name}?`);
          return colour;
        })
        // What the style sheet of the page gives them.
        .replaceAll('class="glass"', 'fill="#fff0c8" fill-opacity=".25"')
        .replaceAll('class="floorshade"', 'fill="#1d120b" fill-opacity=".22"')
        // The same drawing may be there twice, and its parts are known by name.
        .replace(/(\sid="|href="#|url\(#)/g, `$1${copy}`)
        .replace(/<svg /, `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
    );
  };
  const parts = [...(await landscape(draw)), ...(await train(draw)), await wordmark(draw)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`;
}

type Look = (name: string) => string | undefined;

/** A colour of the palette, which may be another one or mixed of two. */
function resolved(value: string | undefined, look: Look): string | undefined {
  const other = value?.match(/^var\(--([\w-]+)\)$/)?.[1];
  if (other) return look(other);
  const [, one, share, two] = value?.match(/^color-mix\(in oklab, (.+) (\d+)%, (.+)\)$/) ?? [];
  if (!one || !two) return value;
  const [from, to] = [resolved(one, look), resolved(two, look)];
  return from && to ? mixed(from, to, Number(share) / 100) : undefined;
}

/** So much of one colour and the rest of the other. For neighbours on the wheel the way of mixing makes no difference to be seen. */
function mixed(one: string, two: string, share: number): string {
  const channel = (colour: string, index: number) => Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);
  const parts = [0, 1, 2].map((index) => Math.round(channel(one, index) * share + channel(two, index) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function landscape(draw: Draw): Promise<string[]> {
  const wide = { x: -60, y: -120, width: 1320, height: 825 };
  return Promise.all([
    draw('scene/sky', wide),
    draw('scene/sun', { x: 930, y: 40, width: 210, height: 210 }),
    draw('scene/cloud-a', { x: 560, y: 60, width: 240, height: 98 }),
    draw('scene/mesa-far', wide),
    draw('scene/mesa-mid', wide),
    draw('scene/mesa-near', wide),
    draw('scene/ground', wide),
    draw('scene/rails', { x: 0, y: RAIL - 12, width: 1440, height: 60 }),
  ]);
}

/** Left edge, top and size of wheels, as in `crates/drawing`. */
const CAR_WHEELS = [22, 58, 124, 160].map((left) => [left, 172, 36] as const);
const LOCO_WHEELS = [
  [22, 172, 36],
  [66, 172, 36],
  [140, 150, 58],
  [198, 150, 58],
  [250, 174, 34],
] as const;

/** Two cars and the locomotive, with bandits on the roofs. */
async function train(draw: Draw): Promise<string[]> {
  const [pitch, loco, rail, feet] = [218, 312, 208, 22];
  const left = -70;
  const top = RAIL / SCALE - rail;
  const cars = ['car-saloon', 'car-mail', 'car-first'] as const;
  const parts: Promise<string>[] = [];
  const put = (name: string, x: number, y: number, width: number, height: number) =>
    parts.push(draw(name, { x: left + x, y: top + y, width, height }));
  put('scene/smoke', cars.length * pitch - 128, -118, 400, 143);
  cars.forEach((car, index) => {
    for (const [x, y, size] of CAR_WHEELS) put('scene/wheel', index * pitch + x, y, size, size);
    const frame = 'M24,8h70v8h-70ZM126,8h70v8h-70ZM208,14h18v5h-18Z';
    const at = `translate(${left + index * pitch} ${top + 162})`;
    parts.push(Promise.resolve(`<path transform="${at}" fill="#3b2a20" d="${frame}"/>`));
    put(`scene/${car}`, index * pitch, 0, pitch, 180);
  });
  const front = cars.length * pitch + 4;
  const [behind, before] = [LOCO_WHEELS.slice(0, 2), LOCO_WHEELS.slice(2)];
  const roll = (wheels: typeof behind) => {
    for (const [x, y, size] of wheels) put(size > 50 ? 'scene/wheel-drive' : 'scene/wheel', front + x, y, size, size);
  };
  roll(behind);
  put('scene/loco', front, 0, loco, 210);
  roll(before);
  // A figure is 120 × 200, with its feet on 193.
  const [width, height] = [72, 120];
  const stand = (who: string, x: number) =>
    put(`bandits/${who}`, x - width / 2, feet - (height * 193) / 200 + 4, width, height);
  stand('cheyenne', 170);
  stand('tuco', 300);
  stand('belle', 372);
  stand('ghost', 545);
  stand('doc', front + 62);
  return [`<g transform="scale(${SCALE})">`, ...(await Promise.all(parts)), '</g>'];
}

function wordmark(draw: Draw): Promise<string> {
  return draw('cards/wordmark', { x: 56, y: 38, width: 480, height: 131 });
}
