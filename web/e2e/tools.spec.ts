/** Seats change hands, voices are muted, tables are closed; whatever is refused is said in words. */
import { LobbyPage } from './pages/lobby';
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { expect, test } from './support/test';
import { openGame, openTable } from './support/tables';
import { words } from './support/words';

test('a seat goes to another device once', async ({ page, newcomer, trouble }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-basic', seats: 3 }));
  await table.turn();
  const menu = new Menu(page);
  await menu.open();
  const link = await menu.seatLink('Anna');
  await menu.close();

  const other = await newcomer();
  await other.goto(link);
  await expect(other.getByText(words('claimed'))).toBeVisible();
  await expect(new TablePage(other).hand).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await expect(page.getByText(words('watching'))).toBeVisible();

  trouble.expect(/403/);
  const third = await newcomer();
  await third.goto(link);
  await expect(third.getByText(words('refused-bad-link'))).toBeVisible();
  await expect(third.getByText(words('watching'))).toBeVisible();
});

test('whoever leaves has a bot in their place, and can have it back', async ({ page, newcomer }) => {
  // Boris sits there and does nothing, so that the game waits.
  const terms = { setup: { preset: 'ru18-basic', seats: 3 }, clock: null, public: false } as const;
  const chairs = [{ who: 'me' }, { who: 'bot', level: 'greenhorn' }] as const;
  const id = await openTable(page, { terms, name: 'Anna', chairs: [...chairs] });
  await page.goto(`/t/${id}`);
  const other = await newcomer();
  await other.goto(`/t/${id}`);
  await new LobbyPage(other).sitDown('Boris');
  await new LobbyPage(page).start.click();
  const watcher = await newcomer();
  await watcher.goto(`/t/${id}`);
  await expect(new TablePage(page).hand).toBeVisible();
  const menu = new Menu(page);
  await menu.open();
  await menu.sure(words('tools-leave'));
  await expect(page.getByText(words('substituted-left', { name: 'Anna' }))).toBeVisible();
  await expect(watcher.getByText(words('vacant', { name: 'Anna' }))).toBeVisible();
  await page.getByRole('button', { name: words('take-back') }).click();
  await expect(page.getByText(words('substituted-left', { name: 'Anna' }))).toBeHidden();
  await expect(watcher.getByText(words('vacant', { name: 'Anna' }))).toBeHidden();
});

test('the host mutes, is understood, and closes the table', async ({ page, newcomer }) => {
  const terms = { setup: { preset: 'ru18-basic', seats: 3 }, clock: null, public: false } as const;
  const id = await openTable(page, { terms, name: 'Anna', chairs: [{ who: 'me' }] });
  await page.goto(`/t/${id}`);
  const other = await newcomer();
  await other.goto(`/t/${id}`);
  await new LobbyPage(other).sitDown('Boris');
  await expect(page.getByText('Boris')).toBeVisible();

  const say = async (text: string) => {
    await other.getByRole('textbox', { name: words('chat') }).fill(text);
    await other.keyboard.press('Enter');
  };
  await say('Hands up!');
  await expect(page.getByRole('log')).toContainText('Hands up!');
  await page.getByRole('button', { name: words('talk-more', { name: 'Boris' }) }).click();
  await page.getByRole('button', { name: words('talk-mute') }).click();
  await expect(page.getByRole('button', { name: words('talk-unmute') })).toBeVisible();
  await say('Can anybody hear me?');
  await expect(other.getByText(words('refused-muted'))).toBeVisible();
  await expect(page.getByRole('log')).not.toContainText('hear me');

  const menu = new Menu(page);
  await menu.open();
  await menu.sure(words('tools-close'));
  for (const each of [page, other]) await expect(each.getByText(words('table-closed'))).toBeVisible();
});
