/** The rulebook in the app: found by searching, by a link, and from whatever lies on the table. */
import { RulesPage } from './pages/rules';
import { TablePage } from './pages/table';
import { speak } from './pages/tools';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words, wordsIn } from './support/words';

test('what is searched for is found as one types, and nothing else', async ({ page }) => {
  const rules = new RulesPage(page);
  await rules.open();
  const all = await rules.sections.count();
  expect(all).toBeGreaterThan(60);
  await page.keyboard.press('/');
  await expect(rules.search).toBeFocused();
  await page.keyboard.type('pickpock');
  await expect(rules.section('event-pickpocketing')).toBeVisible();
  expect(await rules.sections.count()).toBeLessThan(10);
  await rules.search.fill('xyzzy');
  await expect(page.getByText(words('rules-none', { query: 'xyzzy' }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules.sections).toHaveCount(all);
});

test('a link leads to its section, in any language', async ({ page }) => {
  const rules = new RulesPage(page);
  await rules.open('action-punch');
  await expect(rules.section('action-punch')).toBeInViewport();
  await speak(page, 'uk');
  const name = wordsIn('uk', 'action-punch');
  await expect(rules.section('action-punch').getByRole('heading', { name })).toBeVisible();
  await page.reload();
  await expect(rules.section('action-punch').getByRole('heading', { name })).toBeInViewport();
});

test('the contents lead to every chapter', async ({ page }) => {
  const rules = new RulesPage(page);
  await rules.open();
  await page.getByRole('navigation').getByRole('link', { name: 'Events', exact: true }).click();
  await expect(rules.section('events')).toBeInViewport();
});

test('a rule is read over the table, and the game waits', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  await table.turn();
  await page.getByRole('link', { name: words('rules'), exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/\/t\//);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  expect(await table.turn()).not.toBeNull();
});
