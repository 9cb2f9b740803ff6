// How fast a Legend thinks in WebAssembly, as a part of the native speed, in turns on the same machine; and how large the engine is.
// `make wasm-speed`; --json for programs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = new URL('../../', import.meta.url);
const engine = new URL('web/src/local/engine/', root);
const { default: init, Thinker } = await import(new URL('folsom.js', engine));
const bytes = readFileSync(new URL('folsom_bg.wasm', engine));
await init({ module_or_path: bytes });

const native = new URL('target/release/examples/speed', root).pathname;
const asked = JSON.parse(readFileSync(new URL('tests/goldens/choices.json', import.meta.url), 'utf8'));
const MS = 400;
const ROUNDS = 3;

const total = { wasm: 0, native: 0 };
for (let round = 0; round < ROUNDS; round++)
  for (const { question } of asked) {
    const view = Uint8Array.from(Buffer.from(question, 'hex'));
    total.wasm += JSON.parse(Thinker.weigh(view, 'legend', MS, 0, 1n)).iterations;
    total.native += Number(execFileSync(native, [question, String(MS)]));
  }
const seconds = (ROUNDS * asked.length * MS) / 1000;
const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const figures = {
  bytes: bytes.length,
  gzip: gzipSync(bytes, { level: 9 }).length,
  brotli: brotli.length,
  wasmPerSecond: Math.round(total.wasm / seconds),
  nativePerSecond: Math.round(total.native / seconds),
  part: total.wasm / total.native,
};
if (process.argv.includes('--json')) console.log(JSON.stringify(figures));
else {
  const kB = (size) => `${(size / 1000).toFixed(0)} kB`;
  console.log(`engine: ${kB(figures.bytes)}, ${kB(figures.gzip)} gzip, ${kB(figures.brotli)} brotli`);
  console.log(
    `Legend: ${figures.wasmPerSecond} iterations a second, native ${figures.nativePerSecond}: ${(figures.part * 100).toFixed(0)} %`,
  );
}
