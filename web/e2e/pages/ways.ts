/** Ways to decide: with a mouse on the board, with a finger, with a keyboard only. */
import { type Locator, expect } from '@playwright/test';
import { focusOn } from './focus';
import { clickOn, tapOn } from './reach';
import type { TablePage, Way } from './table';

/** Clicks on the board where something lights up there, and on the list where not. */
export const byMouse: Way = async (table) => {
  if (await keepEverySecond(table)) return;
  const cards = await table.playable.count();
  if (cards > 0) {
    await clickOn(table.playable.nth(table.pick(cards)));
    if (await table.followUps.count()) await (await one(table, table.followUps)).click();
    return;
  }
  if (await table.draw.isVisible()) {
    await table.draw.click();
    return;
  }
  const targets = await table.targets().count();
  if (targets > 0) {
    await clickOn(table.targets().nth(table.pick(targets)));
    return;
  }
  await (await one(table, await table.choices())).click();
};

/** Taps something, and then the red button at the thumb. */
export const byThumb: Way = async (table) => {
  if (await keepEverySecond(table)) return;
  const cards = await table.playable.count();
  if (cards > 0) {
    await tapOn(table.playable.nth(table.pick(cards)));
    await table.confirm.tap();
    if (await table.followUps.count()) await tapAndConfirm(table, table.followUps);
    return;
  }
  if (await table.draw.isVisible()) {
    await table.draw.tap();
    return;
  }
  await tapAndConfirm(table, await table.choices());
};

async function tapAndConfirm(table: TablePage, choices: Locator): Promise<void> {
  const choice = await one(table, choices);
  await choice.tap();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await table.confirm.tap();
}

async function one(table: TablePage, choices: Locator): Promise<Locator> {
  return choices.nth(table.pick(await choices.count()));
}

/** Presses what comes to hand, wherever it is and whatever lies over it: for tests in which something else is looked at. */
export const byPress: Way = async (table) => {
  const { keyboard } = table.page;
  if (await keepEverySecond(table)) return;
  const cards = await table.playable.count();
  if (cards > 0) {
    await table.playable.nth(table.pick(cards)).press('Enter');
    if (await table.followUps.count()) await keyboard.press('1');
  } else if (await table.draw.isVisible()) await keyboard.press('d');
  else await (await one(table, await table.choices())).press('Enter');
};

/** Presses the number of a card or of an answer; now and then tabs to it and presses Enter. */
export const byKeyboard: Way = async (table) => {
  const { keyboard } = table.page;
  if (await table.keep.isVisible()) {
    await keyboard.press('1');
    await expect(table.keep.getByRole('checkbox').first()).toBeChecked();
    await focusOn(table.page, table.keep.getByRole('button'));
    await keyboard.press('Enter');
    return;
  }
  const cards = await table.playable.count();
  if (cards > 0) {
    await pressOrTab(table, table.playable.nth(table.pick(cards)), cards % 3 === 0);
    if (await table.followUps.count()) await keyboard.press('1');
    return;
  }
  if (await table.draw.isVisible()) {
    await keyboard.press('d');
    return;
  }
  const choices = await table.choices();
  await pressOrTab(table, choices.nth(table.pick(await choices.count())), false);
};

async function pressOrTab({ page }: TablePage, thing: Locator, tab: boolean): Promise<void> {
  const key = await thing.getAttribute('aria-keyshortcuts');
  if (key && !tab) {
    await page.keyboard.press(key);
    return;
  }
  await focusOn(page, thing);
  await page.keyboard.press('Enter');
}

/** For experts: which cards are kept for the next round. */
async function keepEverySecond(table: TablePage): Promise<boolean> {
  if (!(await table.keep.isVisible())) return false;
  const cards = table.keep.getByRole('checkbox');
  for (let index = 0; index < (await cards.count()); index += 2) await cards.nth(index).check({ force: true });
  await table.keep.getByRole('button').click();
  return true;
}
