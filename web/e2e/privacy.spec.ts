/** Whoever wants to be forgotten is, after having been asked twice. */
import { TablePage } from './pages/table';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

test('what is mine can be deleted, and the game stays', async ({ page, newcomer }) => {
  const id = await openGame(page, { preset: 'ru18-advanced', seats: 3 });
  await new TablePage(page).open(id);
  await page.goto('/');
  await page.getByRole('button', { name: words('privacy') }).click();
  await page.getByRole('button', { name: words('forget-me') }).click();
  await page.getByRole('button', { name: words('forget-yes') }).click();
  await expect(page.getByText(words('forget-really'))).toBeVisible();
  const deleted = page.waitForResponse((response) => response.url().endsWith('/api/me/forget'));
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('forget-yes') })
    .click();
  expect((await deleted).status()).toBe(204);
  const mine = (await (await page.request.get('/api/tables/mine')).json()) as { tables: unknown[] };
  expect(mine.tables).toEqual([]);
  const other = await newcomer();
  await new TablePage(other).open(id);
  await expect(other.getByText(words('somebody')).first()).toBeVisible();
  await expect(other.getByText('Anna')).toHaveCount(0);
});
