/** A click that was not meant: for a moment it can be taken back, or it wants to be confirmed; what is sent is sent. */
import type { Page } from '@playwright/test';
import { Menu } from './pages/menu';
import { clickOn } from './pages/reach';
import { TablePage } from './pages/table';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

/** What has been decided at this page. */
async function decided({ line }: TablePage): Promise<number> {
  return (await line.sent()).filter(({ wish }) => wish.type === 'choose').length;
}

/** The clock of the page stands still meanwhile: how long a machine takes for a click must not matter. */
async function standingStill(page: Page, act: () => Promise<void>): Promise<void> {
  // A moment from now, or a slow machine would be asked to go back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 2000));
  await act();
  await page.clock.resume();
}

async function sit(page: Page): Promise<TablePage> {
  await page.clock.install();
  await page.addInitScript(() => localStorage.removeItem('folsom.choosing'));
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  await table.turn();
  return table;
}

const undo = (page: Page) => page.getByRole('button', { name: words('undo') });

test('a card can be taken back for a moment, and not after', async ({ page }) => {
  const table = await sit(page);
  const turn = await table.turn();
  if (!turn) throw new Error('it is my turn');
  const card = table.playable.first();
  await standingStill(page, async () => {
    for (const key of ['Escape', 'Backspace', null]) {
      await clickOn(card);
      await page.clock.runFor(900);
      await expect(undo(page)).toBeVisible();
      if (key) await page.keyboard.press(key);
      else await undo(page).click();
      await expect(undo(page)).toBeHidden();
      await page.clock.runFor(5000);
      expect(await decided(table)).toBe(0);
    }
    // Another card takes its place, and has a moment of its own.
    await clickOn(card);
    await page.clock.runFor(900);
    await clickOn(table.playable.last());
    await page.clock.runFor(900);
    expect(await decided(table)).toBe(0);
    await page.clock.runFor(200);
    expect(await decided(table)).toBe(1);
    await expect(undo(page)).toBeHidden();
    await page.keyboard.press('Escape');
  });
  await table.line.decided(turn);
  expect(await decided(table)).toBe(1);

  // Whoever is sure need not wait: a second click, or Enter.
  for (const again of ['click', 'Enter']) {
    const next = await table.turn();
    if (!next || (await table.playable.count()) === 0) break;
    const before = await decided(table);
    await standingStill(page, async () => {
      await clickOn(table.playable.first());
      expect(await decided(table)).toBe(before);
      if (again === 'click') await clickOn(table.playable.first());
      else await page.keyboard.press(again);
      expect(await decided(table)).toBe(before + 1);
    });
    await table.line.decided(next);
  }
});

test('whoever leaves meanwhile has chosen', async ({ page }) => {
  const table = await sit(page);
  const hidden = await table.turn();
  if (!hidden) throw new Error('it is my turn');
  await standingStill(page, async () => {
    await clickOn(table.playable.first());
    expect(await decided(table)).toBe(0);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await decided(table)).toBe(1);
  });
  await table.line.decided(hidden);
  const left = await table.turn();
  if (!left) throw new Error('it is my turn');
  const address = page.url();
  await standingStill(page, async () => {
    await clickOn(table.playable.first());
    expect(await decided(table)).toBe(1);
    await page.getByRole('link', { name: 'Folsom' }).click();
    await page.getByRole('button', { name: words('leaving-go') }).click();
    await expect(page).toHaveURL(/\/$/);
  });
  await page.goto(address);
  await table.line.decided(left);
});

test('choices can be confirmed, or count at once', async ({ page }) => {
  const table = await sit(page);
  const menu = new Menu(page);
  const choose = async (way: 'confirm' | 'once') => {
    await menu.open();
    const ways = menu.sheet.getByRole('radiogroup', { name: words('choosing') });
    await ways.getByRole('radio', { name: words(`choosing-${way}`) }).check();
    await menu.close();
  };
  await choose('confirm');
  const turn = await table.turn();
  if (!turn) throw new Error('it is my turn');
  const card = table.playable.last();
  await clickOn(card);
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await clickOn(card);
  const confirm = page.getByRole('button', { name: /^Play / });
  await page.clock.runFor(5000);
  expect(await decided(table)).toBe(0);
  await confirm.click();
  expect(await decided(table)).toBe(1);
  await table.line.decided(turn);

  await choose('once');
  const next = await table.turn();
  if (!next) throw new Error('it is my turn');
  await clickOn(table.playable.first());
  expect(await decided(table)).toBe(2);
});
