/** Seats change hands, voices are muted, tables are closed; whatever is refused is said in words. */
import { LobbyPage } from './pages/lobby';
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { expect, test } from './support/test';
import { openGame, openTable } from './support/tables';
import { words } from './support/words';

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
  // Nobody else takes it before the host offers it, and nobody who plays.
  await expect(watcher.getByText(words('vacant', { name: 'Anna' }))).toBeHidden();
  await menu.open();
  await menu.button(words('tools-offer')).click();
  await menu.close();
  await expect(watcher.getByText(words('vacant', { name: 'Anna' }))).toBeVisible();
  await expect(other.getByText(words('vacant', { name: 'Anna' }))).toBeHidden();
  await page.getByRole('button', { name: words('take-back') }).click();
  await expect(page.getByText(words('substituted-left', { name: 'Anna' }))).toBeHidden();
  await expect(watcher.getByText(words('vacant', { name: 'Anna' }))).toBeHidden();

  // A table that was closed says so, and nothing can be chosen there any more.
  const offered = async () =>
    (await new TablePage(page).playable.count()) + (await new TablePage(other).playable.count());
  await expect.poll(offered).toBeGreaterThan(0);
  await menu.open();
  await menu.sure(words('tools-close'));
  for (const each of [page, other]) {
    await expect(each.getByText(words('table-closed'))).toBeVisible();
    await expect(new TablePage(each).hand).toBeVisible();
    await expect(new TablePage(each).playable).toHaveCount(0);
    await expect(new TablePage(each).draw).toBeHidden();
  }
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

  // A chair is not freed by a slip, and whoever sat there is told.
  await page.getByRole('button', { name: words('free-chair-of', { name: 'Boris' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('free-not') })
    .click();
  await page.getByRole('button', { name: words('free-chair-of', { name: 'Boris' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('free-chair'), exact: true })
    .click();
  await expect(other.getByText(words('freed'))).toBeVisible();
  await new LobbyPage(other).sitDown('Boris');
  await expect(page.getByText('Boris').first()).toBeVisible();

  const menu = new Menu(page);
  await menu.open();
  await menu.sure(words('tools-close'));
  for (const each of [page, other]) {
    await expect(each.getByText(words('table-closed'))).toBeVisible();
    await expect(new LobbyPage(each).sit).toHaveCount(0);
  }
});

test('a page of an older version offers to be loaded anew', async ({ page }) => {
  const id = await openGame(page, { preset: 'ru18-basic', seats: 3 });
  // The first time the page takes itself for an older one.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('older')) return;
    document.addEventListener('readystatechange', () => {
      sessionStorage.setItem('older', 'yes');
      document.querySelector('meta[name="client"]')?.setAttribute('content', 'older');
    });
  });
  const table = new TablePage(page);
  await table.open(id);
  const turn = await table.turn();
  await expect(page.getByText(words('outdated'))).toBeVisible();
  await page.getByRole('button', { name: words('reload') }).click();
  await expect(page.getByText(words('outdated'))).toBeHidden();
  expect((await table.turn())?.number, 'the game goes on').toBe(turn?.number);
  await expect(page.getByText(words('outdated'))).toBeHidden();
});
