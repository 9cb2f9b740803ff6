/**
 * What a page may do. A server says it with every answer (`crates/server/src/routes.rs`); a folder of files has nobody to say it
 * but the page itself, and a page can't say who may frame it.
 */
import type { Plugin } from 'vite';

const COMMON = [
  "default-src 'self'",
  // The engine is WebAssembly; no script is made of text.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
];

export const OF_SERVER = [...COMMON, "frame-ancestors 'none'", "form-action 'self'"].join('; ');
const OF_SITE = [...COMMON, "worker-src 'self'", "connect-src 'self'", "object-src 'none'", "form-action 'none'"].join(
  '; ',
);

export function policy(): Plugin {
  return {
    name: 'folsom-policy',
    apply: 'build',
    // Before anything that it is about.
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'content-security-policy', content: OF_SITE }, injectTo: 'head-prepend' },
    ],
  };
}
