/** The gallery of positions, which are the same every time. The development server shows it; it needs no other. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type ViteDevServer, createServer } from 'vite';
import { test as base } from './test';

declare global {
  /** Shows a position in a language, without loading the page anew. */
  function exhibit(name: string, language: string): Promise<void>;
}

export const test = base.extend<object, { gallery: string }>({
  gallery: [
    // eslint-disable-next-line no-empty-pattern -- what a fixture needs is read from its first argument
    async ({}, use) => {
      const root = fileURLToPath(new URL('../..', import.meta.url));
      const vite: ViteDevServer = await createServer({
        root,
        // Whoever works on the client meanwhile must not disturb what is looked at.
        server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
        logLevel: 'error',
      });
      await vite.listen();
      await use(vite.resolvedUrls?.local[0] ?? '');
      await vite.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Everything has found its place. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
}
