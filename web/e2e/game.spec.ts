/** Whole games with bots, from the start page to the count. */
import { HomePage } from './pages/home';
import { ACTS, TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { words } from './support/words';

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
