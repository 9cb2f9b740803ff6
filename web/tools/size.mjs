// What a first visit loads, compressed, for each language: fails above the budget. Run after `npm run build`.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET = 300;
/** The script that asks for everything else: what makes it longer keeps all of that waiting. */
const FIRST = 4;
/** The game itself with all bots, which comes in the background, as the server sends it. */
const ENGINE = 450;
const dist = new URL('../dist/', import.meta.url).pathname;
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** The alphabets whose fonts a reader loads. */
const SCRIPTS = { en: ['latin'], pl: ['latin', 'polish'], ru: ['latin', 'cyrillic'], uk: ['latin', 'cyrillic'] };

/** Fonts are compressed already. */
function size(file) {
  const bytes = readFileSync(join(dist, file));
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes, { level: 9 }).length;
}

/** A chunk with all that it needs at once. */
function files(key, found = new Set()) {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const other of chunk.imports ?? []) files(other, found);
  return found;
}

const fonts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
let failed = false;
function report(name, keys) {
  for (const [language, scripts] of Object.entries(SCRIPTS)) {
    const loaded = new Set(['index.html']);
    for (const key of keys) files(key, loaded);
    files(
      Object.keys(manifest).find((key) => key.includes(`virtual:words/${language}`)),
      loaded,
    );
    for (const font of fonts) if (scripts.some((script) => font.includes(`-${script}-`))) loaded.add(`assets/${font}`);
    const sizes = [...loaded].map((file) => [file, size(file)]);
    const kilobytes = sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000;
    console.log(`${name} ${language}: ${kilobytes.toFixed(1)} kB of ${BUDGET}`);
    if (process.argv.includes('--all') && language === 'en')
      for (const [file, bytes] of sizes.sort((a, b) => b[1] - a[1]))
        console.log(`  ${(bytes / 1000).toFixed(1)} ${file}`);
    if (kilobytes > BUDGET) failed = true;
  }
}
/** A file of the build (tools/chunks.ts). */
function named(name) {
  const key = Object.keys(manifest).find((key) => key.startsWith(`_${name}-`) && key.endsWith('.js'));
  if (!key) throw new Error(`the build has no file ${name}`);
  return key;
}

const start = [named('boot'), named('start')];
report('start page', [...start, named('home')]);
// Whoever follows a link of a table loads that at once, too.
report('table', [...start, named('game'), ...Object.keys(manifest).filter((key) => key.includes('virtual:art/table'))]);
const first = size(manifest[named('boot')].file) / 1000;
console.log(`first script: ${first.toFixed(1)} kB of ${FIRST}`);
const engine = readdirSync(join(dist, 'assets')).find((file) => file.endsWith('.wasm.br'));
if (!engine) throw new Error('the build has no compressed engine');
const kilobytes = statSync(join(dist, 'assets', engine)).size / 1000;
console.log(`engine: ${kilobytes.toFixed(1)} kB of ${ENGINE}`);
if (failed || first > FIRST || kilobytes > ENGINE) {
  console.error('more than it may be');
  process.exit(1);
}
