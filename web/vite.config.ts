import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { art } from './tools/art.ts';
import { chunkOf } from './tools/chunks.ts';
import { compress } from './tools/compress.ts';
import { icons } from './tools/icons.ts';
import { mark } from './tools/mark.ts';
import { offline } from './tools/offline.ts';
import { OF_SERVER, policy } from './tools/policy.ts';
import { preview } from './tools/preview.ts';
import { preload } from './tools/preload.ts';
import { words } from './tools/words.ts';

const server = process.env.FOLSOM_SERVER ?? 'http://127.0.0.1:1899';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** `--mode site` makes a folder of files for any host and any path (`make site`); else the client is a part of the server. */
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [
    art(here('./src/art')),
    words(here('./src/words')),
    svelte(),
    icons(here('./public/icon.svg')),
    ...(mode === 'site' ? [] : [preview(here('./src/art'), [here('./src/style/palette.css')])]),
    preload(),
    mark(),
    mode === 'site' ? policy() : compress(),
    offline(here('./src/offline/sw.js'), here('./src/words')),
  ],
  worker: { format: 'es' },
  // `npm run preview` shows what the server's policy forbids.
  preview: { headers: { 'content-security-policy': OF_SERVER }, proxy: { '/api': { target: server, ws: true } } },
  server: {
    // The server takes requests of its own pages only: what host a page says it is from must be the host it asks.
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  build: {
    outDir: mode === 'site' ? 'site' : 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: mode !== 'site',
    // Both spare a file that would only import another, and the round trip for it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'chunkOf' }] },
      },
    },
  },
}));
