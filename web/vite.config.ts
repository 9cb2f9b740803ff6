import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { art } from './tools/art.ts';
import { chunkOf } from './tools/chunks.ts';
import { compress } from './tools/compress.ts';
import { mark } from './tools/mark.ts';
import { preload } from './tools/preload.ts';
import { words } from './tools/words.ts';

const server = process.env.FOLSOM_SERVER ?? 'http://127.0.0.1:1899';

/** What the server says to browsers (crates/server/src/routes.rs), so that `npm run preview` shows what it forbids. */
const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

export default defineConfig({
  plugins: [
    art(fileURLToPath(new URL('./src/art', import.meta.url))),
    words(fileURLToPath(new URL('./src/words', import.meta.url))),
    svelte(),
    preload(),
    mark(),
    compress(),
  ],
  preview: { headers: { 'content-security-policy': POLICY }, proxy: { '/api': { target: server, ws: true } } },
  server: {
    // The server takes requests of its own pages only: what host a page says it is from must be the host it asks.
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // Both spare a file that would only import another, and the round trip for it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf, debugName: 'chunkOf' }] },
      },
    },
  },
});
