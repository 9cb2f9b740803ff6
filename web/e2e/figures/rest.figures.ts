/** What a table costs that nobody touches: all processes of the browser together, as a share of one core. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';
import { TablePage } from '../pages/table';
import { openGame } from '../support/tables';
import { expect, test } from '../support/test';
import { PHONE } from './profiles';
import { report } from './report';

/** So long is watched, in milliseconds. */
const WATCHED = 10_000;
/** What was begun before is over after so long, in milliseconds. */
const SETTLED = 5000;
/** At rest less than this, in percent. */
const REST = 3;

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

for (const [screen, options] of Object.entries(SCREENS)) {
  test(`rest on a ${screen}`, async ({ browser, page: host, newcomer }) => {
    const tell = (what: string, percent: number) =>
      report('rest', { screen, what, '% of a core': Math.round(percent * 10) / 10 });
    const session = await browser.newBrowserCDPSession();
    const game = await openGame(host, { preset: 'ru18-advanced', seats: 5 });
    const page = await newcomer(options);
    // However slowly it is drawn.
    await page.addInitScript(() => localStorage.setItem('folsom.motion', 'lively'));
    const table = new TablePage(page);
    await table.open(game);
    await table.train.waitFor();
    tell('while the landscape goes by', await share(session));
    await page.waitForFunction(() => document.documentElement.dataset.rest === 'idle', null, {
      polling: 1000,
      timeout: 120_000,
    });
    const percent = await share(session);
    tell('at rest', percent);
    expect(percent, 'a core is left alone at rest').toBeLessThan(REST);
  });
}
