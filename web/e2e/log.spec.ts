/** The log follows what happens, wherever it is shown, unless somebody reads further up. */
import { LogPage } from './pages/log';
import { TablePage } from './pages/table';
import { byPress, byThumb } from './pages/ways';
import { PHONE } from './figures/profiles';
import { openGame } from './support/tables';
import { expect, test } from './support/test';
import { words } from './support/words';

test.describe('played', () => {
  test.use({ speed: '4' });
  test('the log is at its end in every sample of a whole game in which everything moves', async ({ newcomer }) => {
    // What moves is drawn without a graphics card here.
    test.slow();
    const page = await newcomer({ reducedMotion: 'no-preference', viewport: { width: 1024, height: 700 } });
    const log = new LogPage(page);
    await log.watch();
    const table = new TablePage(page);
    await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
    let decisions = 0;
    while (await table.decide(byPress)) {
      decisions += 1;
      // Now and then it is opened over the stage, and made small again.
      if (decisions % 5 === 3) await log.larger.press('Enter');
      if (decisions % 5 === 0) await log.smaller.press('Enter');
    }
    const { count, missed } = await log.samples();
    expect(count).toBeGreaterThan(100);
    expect(missed).toEqual([]);
  });
});

test('so it is on a phone, beside the stage and in the drawer', async ({ newcomer }) => {
  const page = await newcomer({ ...PHONE, reducedMotion: 'reduce' });
  const log = new LogPage(page);
  await log.watch();
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  let decisions = 0;
  while (await table.decide(byThumb)) {
    decisions += 1;
    if (decisions % 5 > 0 || !(await table.turn())) continue;
    await page.getByRole('button', { name: words('log'), exact: true }).tap();
    await expect(log.log).toBeVisible();
    await page.getByRole('button', { name: words('close'), exact: true }).tap();
  }
  const { count, missed } = await log.samples();
  expect(count).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});

test('whoever reads further up is left there, and comes back by a button', async ({ page }) => {
  const log = new LogPage(page);
  await log.watch();
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  for (let decisions = 0; decisions < 3; decisions++) await table.decide(byPress);
  await table.turn();
  await expect(log.newest).toBeHidden();
  await log.idle(true);
  await log.log.hover();
  await page.mouse.wheel(0, -90);
  await expect(log.newest).toBeVisible();
  const read = await log.firstInSight();
  await table.decide(byPress);
  await table.turn();
  expect(await log.firstInSight()).toBe(read);
  await log.newest.press('Enter');
  await expect(log.newest).toBeHidden();
  await log.idle(false);
  await table.decide(byPress);
  await table.turn();
  expect((await log.samples()).missed).toEqual([]);
});
