/**
 * What is measured: this build and, with FOLSOM_BEFORE=/an/older/folsom, that one too. Both are visited in turn, since visits one
 * after another differ by a fifth by themselves.
 */
import { Server } from '../support/server';
import { botGame } from '../support/tables';
import { test as base } from '../support/test';

const BEFORE = process.env.FOLSOM_BEFORE;

/** How often each build is visited: `alone` times if there is nothing to compare with. */
export const visits = (alone: number, compared: number): number => (BEFORE ? compared : alone);

export interface Build {
  build: 'this one' | 'before';
  server: Server;
}

/** The build in a table's row, if there are two. */
export const named = ({ build }: Pick<Build, 'build'>): { build?: string } => (BEFORE ? { build } : {});

interface OfAWorker {
  builds: Build[];
}

export const test = base.extend<{ sameGame: () => Promise<string> }, OfAWorker>({
  builds: [
    async ({ server }, use) => {
      const builds: Build[] = [{ build: 'this one', server }];
      if (BEFORE) builds.push({ build: 'before', server: new Server(BEFORE) });
      for (const { server } of builds.slice(1)) await server.start();
      await use(builds);
      for (const { server } of builds.slice(1)) await server.stop();
    },
    { scope: 'worker' },
  ],
  /** A game among five bots that every build can show: the oldest has played it, and the others go on with its file. */
  sameGame: async ({ builds, newcomer }, use) => {
    await use(async () => {
      const [oldest, ...others] = builds.map(({ server }) => server).reverse();
      if (!oldest) throw new Error('there is no build');
      const game = await botGame(await newcomer({ baseURL: oldest.url }), { preset: 'ru18-advanced', seats: 5 });
      if (others.length === 0) return game;
      for (const server of [oldest, ...others]) await server.kill('SIGTERM');
      for (const server of others) server.inherit(oldest);
      for (const server of [oldest, ...others]) await server.start();
      return game;
    });
  },
});

export { expect } from '../support/test';
