/** A table without a mouse: the focus is never lost, numbers play cards, and a list says which keys there are. */
import type { Page } from '@playwright/test';
import { focusOn } from './pages/focus';
import { HomePage } from './pages/home';
import { Menu } from './pages/menu';
import { ACTS, TablePage } from './pages/table';
import { byKeyboard } from './pages/ways';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

/** Looks in every frame whether the focus is anywhere while a table is shown. */
async function watchFocus(page: Page): Promise<() => Promise<{ looked: number; lost: string[] }>> {
  await page.addInitScript(() => {
    const focus = { looked: 0, lost: [] as string[] };
    Object.assign(window, { focus });
    let before: Element | null = null;
    let tabbed = false;
    addEventListener('keydown', ({ key }) => (tabbed = key === 'Tab'), true);
    const look = () => {
      const table = document.querySelector('main.table');
      const active = document.activeElement;
      if (table) focus.looked += 1;
      const nowhere = !active || active === document.body;
      // Behind the last thing on a page Tab leads to the browser's own, from where it comes back at the top.
      const left = tabbed && before?.isConnected;
      if (table && nowhere && !left) focus.lost.push(`after ${before?.outerHTML.slice(0, 120)}`);
      if (!nowhere) before = active;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { focus: { looked: number; lost: string[] } }).focus);
}

test('a whole game by keyboard alone, and the focus is never lost', async ({ page }) => {
  const focus = await watchFocus(page);
  const home = new HomePage(page);
  await home.open();
  await focusOn(page, home.play);
  await page.keyboard.press('Enter');
  const table = new TablePage(page);
  const homes = new Set<string>();
  const decisions = await table.play(async (table) => {
    homes.add(
      await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-home]')?.dataset.home ?? 'elsewhere',
      ),
    );
    await byKeyboard(table);
  });
  expect(decisions).toBeGreaterThanOrEqual(ACTS);
  await expect(table.outcome).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { looked, lost } = await focus();
  expect(lost).toEqual([]);
  expect(looked).toBeGreaterThan(decisions);
  // What is needed next has it: the hand, or the answers to a question.
  expect([...homes].sort()).toEqual(['hand', 'question']);
});

test('keys are listed, explain things, tell numbers, and can be switched off', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 4 }));
  await table.turn();
  const list = page.getByRole('dialog', { name: words('replay-keys') });
  await page.keyboard.press('?');
  for (const what of ['keys-number', 'keys-draw', 'keys-undo', 'keys-situation', 'keys-explain'] as const)
    await expect(list.getByText(words(what), { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(table.hand).toBeFocused();

  // On a thing the same key explains it.
  const [first, key] = [table.cards.first(), table.cards.first().locator('kbd')];
  await focusOn(page, first);
  await expect(key).toHaveText('1');
  await expect(key).toHaveCSS('opacity', '1');
  await page.keyboard.press('?');
  const rules = page.getByRole('dialog', { name: words('rules') });
  await expect(rules).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();

  // Who points with a mouse needs no numbers, until pointing at a card.
  await page.mouse.click(720, 300);
  await expect(key).toHaveCSS('opacity', '0');
  await first.hover();
  await expect(key).toHaveCSS('opacity', '1');
  await page.mouse.move(720, 300);

  const menu = new Menu(page);
  await menu.open();
  await menu.button(words('replay-keys')).click();
  await list.getByRole('switch', { name: words('keys-single') }).uncheck();
  await page.keyboard.press('Escape');
  const sent = (await table.line.sent()).length;
  for (const digit of '1234567890ds') await page.keyboard.press(digit);
  await expect(page.getByRole('region', { name: words('situation') })).not.toBeFocused();
  expect(await table.line.sent()).toHaveLength(sent);
});
