/** What every test has: a server, pages that are listened to, and the promise that nothing goes wrong unnoticed. */
import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { listen } from './line';
import { Server } from './server';
import { Trouble } from './trouble';

export interface OfATest {
  trouble: Trouble;
  /** At which speed what happens is played, by its name in the settings. Usually nobody watches. */
  speed: string;
  /** Where games against bots are kept: most tests are about the server. */
  games: 'here' | 'server';
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

/** Runs in the page: as if somebody had chosen a speed before. */
function chooseSpeed(speed: string): void {
  // An empty page keeps nothing.
  if (location.protocol.startsWith('http') && localStorage.getItem('folsom.speed') === null)
    localStorage.setItem('folsom.speed', speed);
}

/** Runs in the page: as if somebody had chosen where games are kept. */
function chooseGames(games: string): void {
  if (location.protocol.startsWith('http') && localStorage.getItem('folsom.games') === null)
    localStorage.setItem('folsom.games', games);
}

type Manner = Pick<OfATest, 'trouble' | 'speed' | 'games'>;

async function prepare(context: BrowserContext, { trouble, speed, games }: Manner): Promise<void> {
  trouble.watch(context);
  await context.addInitScript(listen);
  await context.addInitScript(hurry);
  await context.addInitScript(chooseSpeed, speed);
  await context.addInitScript(chooseGames, games);
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
  speed: ['at-once', { option: true }],
  games: ['server', { option: true }],
  context: async ({ context, trouble, speed, games }, use) => {
    await prepare(context, { trouble, speed, games });
    await use(context);
  },
  newcomer: async ({ browser, trouble, speed, games }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await prepare(context, { trouble, speed, games });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
