/** What can go wrong with games that a browser keeps: it is said plainly, and nothing is lost that need not be. */
import { HomePage } from './pages/home';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { dropOn, testSite as test } from './support/device';
import { kept } from './support/site';
import { expect } from './support/test';
import { words } from './support/words';

test('records that can’t be read are refused with the reason', async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole('button', { name: words('device-open') }).waitFor();
  for (const [text, said] of [
    ['', 'record-bad'],
    ['{"not": "a record"}', 'record-bad'],
    ['\u0000\u0001 no text at all \ufffd', 'record-bad'],
    ['folsom-record 999\n', 'record-later'],
  ] as const) {
    await dropOn(page, 'game.txt', text);
    await expect(page.getByRole('alert')).toHaveText(words(said));
  }
  await expect(page).toHaveURL(site.url);
});

test('a full device is told, and the game goes on in memory', async ({ page, site, context }) => {
  await page.goto(site.url);
  const play = new HomePage(page).play;
  await play.waitFor();
  const devtools = await context.newCDPSession(page);
  const origin = new URL(site.url).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await play.click();
  const table = new TablePage(page);
  await table.play(byMouse, 2);
  await expect(page.getByText(words('device-full'))).toBeVisible();
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await table.play(byMouse, 1);
  await expect(page.getByText(words('device-full'))).toBeHidden();
  // All of it is kept now, from the beginning.
  await table.turn();
  const { turn } = await table.line.snapshot();
  await page.reload();
  await table.turn();
  expect((await table.line.snapshot()).turn?.number).toBe(turn?.number);
});

test('of two tabs one plays, the other one watches, and goes on when the first is closed', async ({
  page,
  site,
  context,
}) => {
  await page.goto(site.url);
  await new HomePage(page).play.click();
  const table = new TablePage(page);
  await table.play(byMouse, 1);
  const second = await context.newPage();
  await second.goto(page.url());
  const watched = new TablePage(second);
  await expect(second.getByText(words('device-elsewhere'))).toBeVisible();
  expect((await watched.line.snapshot()).you.seats).toEqual([]);
  expect((await watched.line.snapshot()).views.map(({ view }) => view.viewer)).toEqual(['spectator']);
  await table.play(byMouse, 1);
  await table.turn();
  const { turn } = await table.line.snapshot();
  await watched.line.reached(turn?.number ?? 0);
  await page.close();
  await expect(second.getByText(words('device-elsewhere'))).toBeHidden();
  await watched.play(byMouse, 1);
});

test('a newer version asks, and never reloads a running game', async ({ page, site }) => {
  await page.goto(site.url);
  await kept(page);
  await new HomePage(page).play.click();
  const table = new TablePage(page);
  await table.play(byMouse, 1);
  site.newer = true;
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText(words('outdated'))).toBeVisible();
  await table.turn();
  const { turn } = await table.line.snapshot();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: words('reload') }).click()]);
  await table.turn();
  expect((await table.line.snapshot()).turn?.number).toBe(turn?.number);
});
