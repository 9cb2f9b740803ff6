/** Talk: everybody hears it, nobody's words are code, and the host can silence somebody. */
import type { Page } from '@playwright/test';
import { Chat } from './pages/chat';
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

async function letEverybodyTalk(page: Page): Promise<void> {
  const menu = new Menu(page);
  await menu.open();
  await menu.sheet.getByLabel(words('tools-talk')).selectOption('everybody');
  await menu.close();
}

test('what is said is heard as it was written, also by who comes later', async ({ page, newcomer }) => {
  const id = await openGame(page, { preset: 'ru18-advanced', seats: 3 });
  const table = new TablePage(page);
  await table.open(id);
  await table.turn();
  const mine = new Chat(page);
  await mine.tab.click();
  const said = '<img src=x onerror="document.title=1"> <b>Hands</b> & {up}';
  await mine.say(said);
  await expect(mine.log).toContainText(said);

  const other = await newcomer();
  await new TablePage(other).open(id);
  const theirs = new Chat(other);
  await theirs.tab.click();
  await expect(theirs.log).toContainText(said);
  // A stranger who found the table in the list has no word here until the host gives it.
  await expect(other.getByText(words('talk-limited'))).toBeVisible();
  await expect(theirs.line).toBeHidden();
  await letEverybodyTalk(page);
  await expect(theirs.line).toBeVisible();
  await expect(theirs.log.locator('img, b')).not.toContainText(['Hands']);
  await other.getByRole('button', { name: words('talk-phrases') }).click();
  await other.getByRole('button', { name: words('phrase-howdy') }).click();
  await expect(mine.log).toContainText(words('phrase-howdy'));
  expect(await page.title()).toContain('Folsom');
});

test('the host silences a spectator', async ({ page, newcomer }) => {
  const id = await openGame(page, { preset: 'ru18-advanced', seats: 3 });
  await new TablePage(page).open(id);
  await letEverybodyTalk(page);
  const loud = await newcomer();
  await new TablePage(loud).open(id);
  const [mine, theirs] = [new Chat(page), new Chat(loud)];
  await mine.tab.click();
  await theirs.tab.click();
  await theirs.say('Buy my hats!');
  await expect(mine.log).toContainText('Buy my hats!');
  await mine.log.getByRole('button', { name: words('talk-more', { name: words('default-name') }) }).click();
  await page.getByRole('button', { name: words('talk-mute') }).click();
  await theirs.say('Cheap hats!');
  await expect(loud.getByRole('alert')).not.toBeEmpty();
  await expect(mine.log).not.toContainText('Cheap hats!');
});
