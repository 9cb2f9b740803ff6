/** A table that its host has closed: what lies on it can be looked at, and nothing can be chosen. */
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { openGame } from './support/tables';
import { expect, test } from './support/test';
import { words } from './support/words';

test('a closed table offers no choices', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  await table.turn();
  await expect(page).toHaveTitle(/^●/);
  const menu = new Menu(page);
  await menu.open();
  await menu.sure(words('tools-close'));
  await expect(page.getByText(words('table-closed'))).toBeVisible();

  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(table.hand).toBeVisible();
    await expect(page.getByText(words('table-closed'))).toBeVisible();
    expect(await table.question()).toBe('');
    await expect(table.playable).toHaveCount(0);
    await expect(table.draw).toHaveCount(0);
    await expect(table.targets()).toHaveCount(0);
    await expect(page).not.toHaveTitle(/^●/);
  }
});
