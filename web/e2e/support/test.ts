/** What every test has: a server, pages that are listened to, and the promise that nothing goes wrong unnoticed. */
import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { listen } from './line';
import { Server } from './server';
import { Trouble } from './trouble';

interface OfATest {
  trouble: Trouble;
  /** A page of somebody else, with cookies of their own. */
  newcomer: (options?: BrowserContextOptions) => Promise<Page>;
}

interface OfAWorker {
  server: Server;
}

/** With a mouse a click counts at once: only a few tests are about the moment in which it can be taken back. */
function hurry(): void {
  const wide = innerWidth >= 900 && innerHeight >= 600 && innerWidth > innerHeight;
  // An empty page keeps nothing.
  if (location.protocol === 'http:' && wide) localStorage.setItem('folsom.choosing', 'once');
}

async function prepare(context: BrowserContext, trouble: Trouble): Promise<void> {
  trouble.watch(context);
  await context.addInitScript(listen);
  await context.addInitScript(hurry);
}

export const test = base.extend<OfATest, OfAWorker>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- what a fixture needs is read from its first argument
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  trouble: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const trouble = new Trouble();
      await use(trouble);
      trouble.check();
    },
    { auto: true },
  ],
  context: async ({ context, trouble }, use) => {
    await prepare(context, trouble);
    await use(context);
  },
  newcomer: async ({ browser, trouble }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await prepare(context, trouble);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
