/** A seat goes to another device with a link that works once. */
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

test('a game is played on at another device', async ({ page, newcomer, trouble }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  await table.decide(byMouse);
  await page.getByRole('button', { name: words('menu') }).click();
  await page.getByRole('button', { name: words('tools-link') }).click();
  const field = page.getByRole('textbox', { name: words('tools-link-for', { name: 'Anna' }) });
  const link = await field.inputValue();
  expect(link).toContain('#seat=seat1&token=');

  const other = new TablePage(await newcomer());
  await other.page.goto(link);
  await expect(other.page.getByText(words('claimed'))).toBeVisible();
  expect(other.page.url(), 'the secret is no longer in the address').not.toContain('token');
  expect((await other.line.myTurn())?.seat).toBe('seat1');
  await other.decide(byMouse);

  // Whoever was here only watches now, and whoever finds the used link as well.
  await page.keyboard.press('Escape');
  await expect(page.getByText(words('watching'))).toBeVisible();
  trouble.expect(/403/);
  const late = new TablePage(await newcomer());
  await late.page.goto(link);
  await expect(late.page.getByText(words('watching'))).toBeVisible();
  expect((await late.line.snapshot()).you.seats).toEqual([]);
});
