/** Whole games with bots, from the start page to the count. */
import { HomePage } from './pages/home';
import { focusOn } from './pages/focus';
import { TablePage } from './pages/table';
import { byKeyboard, byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { words } from './support/words';

/**
 * So often one acts at least in the Schemin' of five rounds, if five play: the shortest cards are Bridge, Angry Marshal and
 * Swivel Arm with three acts, the others have four or more, and so have the stations.
 */
const ACTS = 3 + 3 + 3 + 4 + 4;

test('a whole game by mouse, on the board', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await home.play.click();
  const table = new TablePage(page);
  const decisions = await table.play(byMouse);
  expect(decisions).toBeGreaterThanOrEqual(ACTS);
  await expect(table.outcome).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/rides? away/);
  const { end } = await table.line.snapshot();
  for (const { total } of end?.outcome.seats ?? [])
    await expect(table.outcome.getByText(words('dollars', { amount: total })).first()).toBeVisible();
});

test('a whole game by keyboard alone', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await focusOn(page, home.play);
  await page.keyboard.press('Enter');
  const table = new TablePage(page);
  const decisions = await table.play(byKeyboard);
  expect(decisions).toBeGreaterThanOrEqual(ACTS);
  await expect(table.outcome).toBeVisible();
});
