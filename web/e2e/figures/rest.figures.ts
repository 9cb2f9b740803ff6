/** What a table costs that nobody touches: all processes of the browser together, as a share of one core. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { TablePage } from '../pages/table';
import { openGame } from '../support/tables';
import { type Build, expect, named, test, visits } from './builds';
import { PHONE } from './profiles';
import { report, spread } from './report';

/** So long is watched, in milliseconds. */
const WATCHED = 10_000;
/** What was begun before is over after so long, in milliseconds. */
const SETTLED = 5000;
/** At rest less than this, in percent. */
const REST = 3;
/** A table comes to rest within this, in milliseconds. */
const IDLE = 120_000;

const SCREENS = { 'wide screen': { viewport: { width: 1440, height: 900 } }, phone: PHONE };

/** The time that all processes of the browser have spent so far, in seconds. */
async function spent(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** The share of a core that is used meanwhile, in percent. Nothing is asked of the page: that would be work, too. */
async function share(session: CDPSession): Promise<number> {
  await sleep(SETTLED);
  const [before, began] = [await spent(session), performance.now()];
  await sleep(WATCHED);
  const [after, ended] = [await spent(session), performance.now()];
  return ((after - before) * 1e5) / (ended - began);
}

const TIMES = visits(1, 2);

for (const [screen, options] of Object.entries(SCREENS)) {
  test(`rest on a ${screen}`, async ({ browser, builds, newcomer }) => {
    test.setTimeout(TIMES * builds.length * 180_000);
    const session = await browser.newBrowserCDPSession();

    const watch = async ({ server: { url: baseURL } }: Build): Promise<{ lively: number; idle: number }> => {
      const host = await newcomer({ baseURL });
      const game = await openGame(host, { preset: 'ru18-advanced', seats: 5 });
      await host.close();
      const page = await newcomer({ ...options, baseURL });
      // However slowly it is drawn.
      await page.addInitScript(() => localStorage.setItem('folsom.motion', 'lively'));
      const table = new TablePage(page);
      await table.open(game);
      await table.train.waitFor();
      const lively = await share(session);
      // Builds from before there was rest never say so, and are what they are after as long a time.
      await page
        .waitForFunction(() => document.documentElement.dataset.rest === 'idle', null, { polling: 1000, timeout: IDLE })
        .catch((never: unknown) => {
          if (builds.length < 2) throw never;
        });
      const idle = await share(session);
      await page.close();
      return { lively, idle };
    };

    const visited = builds.map((build) => ({ build, seen: [] as { lively: number; idle: number }[] }));
    for (let time = 0; time < TIMES; time++) for (const { build, seen } of visited) seen.push(await watch(build));
    for (const { build, seen } of visited) {
      const tell = (what: string, of: (one: (typeof seen)[number]) => number) => {
        const percent = spread(seen.map(of)).p50;
        report('rest', { screen, what, ...named(build), '% of a core': Math.round(percent * 10) / 10 });
        return percent;
      };
      tell('while the landscape goes by', ({ lively }) => lively);
      const percent = tell('at rest', ({ idle }) => idle);
      if (build.build === 'this one') expect(percent, 'a core is left alone at rest').toBeLessThan(REST);
    }
  });
}
