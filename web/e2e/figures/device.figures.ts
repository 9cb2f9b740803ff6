/** The game without a server: how soon it can be played on a phone, how fast a Legend thinks and a game is reviewed, and whether the page notices. */
import type * as Engine from '../../src/local/engine/folsom.js';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HomePage } from '../pages/home';
import { ReplayPage } from '../pages/replay';
import { ReviewPage } from '../pages/review';
import { TablePage } from '../pages/table';
import { BINARY } from '../support/server';
import { Site } from '../support/site';
import { botGame } from '../support/tables';
import { expect, test } from '../support/test';
import { PHONE, PROFILES, slowDown } from './profiles';
import { report, spread } from './report';
import { framesOf, record } from './trace';

test.use({ games: 'here' });

/** So long somebody looks at the start page before they press anything, in milliseconds. */
const LOOKING = 6000;
/** So long a Legend is watched, in milliseconds. */
const WATCHED = 8000;
/** A frame that takes longer would be felt, in milliseconds. */
const FELT = 50;
/** A whole review takes no longer on any machine that measures it, in milliseconds. */
const REVIEWED = 300_000;
/** For so many opening positions a Legend thinks, each for so many milliseconds. */
const OPENINGS = 25;
const THINKING = 200;

for (const [name, profile] of Object.entries(PROFILES))
  for (const looking of [0, LOOKING])
    test(`from the click to the first card, ${name}, after ${looking} ms`, async ({ newcomer }) => {
      const page = await newcomer(PHONE);
      await slowDown(page, profile);
      const home = new HomePage(page);
      await home.open();
      await home.play.waitFor();
      await page.waitForTimeout(looking);
      const pressed = Date.now();
      await home.play.tap();
      await new TablePage(page).playable.first().waitFor({ timeout: 60_000 });
      report('from Board the train to the first card', {
        profile: name,
        'looked before': looking,
        ms: Date.now() - pressed,
      });
    });

test('the page while a Legend thinks', async ({ browser, page }) => {
  await page.goto('/');
  const home = new HomePage(page);
  await home.level.selectOption('legend');
  await home.play.click();
  const table = new TablePage(page);
  await table.turn();
  const events = await record(browser, async () => {
    await table.playable.first().click();
    await page.waitForTimeout(WATCHED);
  });
  const { p50, p95, max } = spread(framesOf(events).map(({ ours }) => ours));
  const tenths = (figure: number) => Math.round(figure * 10) / 10;
  report('the page while a Legend thinks', {
    'ms of a frame': 'ours',
    p50: tenths(p50),
    p95: tenths(p95),
    max: tenths(max),
  });
  expect(max, 'the page never waits for a bot').toBeLessThan(FELT * 2);
});

test('the whole review of a game of four', async ({ browser, page }) => {
  test.setTimeout(REVIEWED + 120_000);
  const replay = new ReplayPage(page);
  await replay.open(await botGame(page, { preset: 'ru18-advanced', seats: 4 }));
  const review = new ReviewPage(page);
  const pressed = Date.now();
  let first = 0;
  const events = await record(browser, async () => {
    await review.asked.click();
    await review.picture.waitFor();
    first = Date.now() - pressed;
    await review.done(REVIEWED);
  });
  const { p95, max } = spread(framesOf(events).map(({ ours }) => ours));
  report('the whole review of a game of four', {
    'first finding, ms': first,
    'whole, s': Math.round((Date.now() - pressed) / 100) / 10,
    'ms of a frame, p95': Math.round(p95 * 10) / 10,
    max: Math.round(max * 10) / 10,
  });
  expect(max, 'the page never waits for a finding').toBeLessThan(FELT * 2);
});

/** Runs in the page: how many games a second a Legend plays in its head, from opening positions as `folsom bench` takes them. */
async function search({ openings, ms }: { openings: number; ms: number }): Promise<number> {
  const address = new URL('folsom.js', location.href).href;
  const { default: init, LocalTable, Thinker } = (await import(address)) as typeof Engine;
  const bytes = await (await fetch('folsom_bg.wasm')).arrayBuffer();
  await init({ module_or_path: bytes });
  const chairs = Array.from({ length: 4 }, () => ({ who: 'bot', level: 'legend' }));
  const wanted = { terms: { setup: { preset: 'ru18-advanced', seats: 4 } }, name: 'Anna', chairs, start: true };
  let [iterations, took] = [0, 0];
  for (let opening = 0; opening < openings; opening++) {
    const chance = crypto.getRandomValues(new Uint8Array(32));
    const table = LocalTable.open(JSON.stringify(wanted), '0'.repeat(32), chance, Date.now());
    for (let steps = 0; steps < 20 && !table.question(); steps++) {
      const { store } = JSON.parse(table.wake(Date.now())) as { store: unknown[] };
      if (store.length > 0) table.stored(Date.now());
    }
    const question = table.question();
    if (!question) throw new Error('nobody thinks');
    const start = performance.now();
    iterations += (JSON.parse(Thinker.weigh(question, 'legend', ms, 0, BigInt(opening))) as { iterations: number })
      .iterations;
    took += performance.now() - start;
    table.free();
  }
  return (iterations * 1000) / took;
}

test('how fast a Legend thinks', async ({ page, trouble }) => {
  // It is a folder of files, and no page.
  trouble.expect(/favicon/);
  const engine = new Site(fileURLToPath(new URL('../../src/local/engine', import.meta.url)));
  await engine.start();
  await page.goto(`${engine.url}folsom.js`);
  const there = await page.evaluate(search, { openings: OPENINGS, ms: THINKING });
  await engine.switchOff();
  const bench = execFileSync(BINARY, ['bench', '--json', '--seconds', '5'], { encoding: 'utf8' });
  const native = (JSON.parse(bench) as { search_iterations_per_second: number }).search_iterations_per_second;
  report('a Legend’s iterations a second', {
    Chromium: Math.round(there),
    native: Math.round(native),
    'part of native': `${Math.round((there / native) * 100)} %`,
  });
});
