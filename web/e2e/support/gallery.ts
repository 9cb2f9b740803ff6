/** The gallery of positions, which are the same every time. The development server shows it; it needs no other. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type ViteDevServer, createServer } from 'vite';
import { test as base } from './test';

declare global {
  /** Shows a position in a language, without loading the page anew. */
  function exhibit(name: string, language: string): Promise<void>;
}

const PATIENCE = 90_000;

export const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ browser }, use) => {
      const root = fileURLToPath(new URL('../..', import.meta.url));
      const vite: ViteDevServer = await createServer({
        root,
        // Whoever works on the client meanwhile must not disturb what is looked at.
        server: { port: 0, host: '127.0.0.1', watch: null, hmr: false },
        logLevel: 'error',
      });
      await vite.listen();
      const address = vite.resolvedUrls?.local[0] ?? '';
      // It prepares everything when the first page asks for it, which may take a while.
      const page = await browser.newPage();
      await page.goto(`${address}gallery?show=start-3&still`, { timeout: PATIENCE });
      await page.waitForFunction(() => 'exhibit' in globalThis, null, { timeout: PATIENCE });
      await page.close();
      await use(address);
      await vite.close();
    },
    { scope: 'worker', timeout: 2 * PATIENCE },
  ],
});

/** Everything has found its place. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
}
