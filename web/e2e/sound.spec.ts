/** The bell calls whoever has to decide; how loud, everybody chooses. */
import type { Page } from '@playwright/test';
import { LobbyPage } from './pages/lobby';
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { byPress } from './pages/ways';
import { Ears } from './support/ears';
import { openGame, openTable } from './support/tables';
import { expect, test } from './support/test';
import { cover } from './support/tabs';
import { words } from './support/words';

const NOON = new Date('2026-01-01T12:00:00Z').getTime();
const A_MINUTE = 60_000;

/** Whether it is the turn of whoever has this page; nothing is waited for but the server. */
async function isAsked(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { line } = window;
    while (!line.turn) await new Promise<void>((resume) => line.waiting.push(resume));
    return line.seats.includes(line.turn.seat);
  });
}

test.describe('while two people play', () => {
  test.use({ speed: '4' });

  test('the bell rings when it is my turn, once in a breath, and at once if I look at another tab', async ({
    page,
    newcomer,
  }) => {
    // The time of day stands still on this page: whatever happens meanwhile is one breath.
    await page.clock.setFixedTime(NOON);
    const ears = new Ears(page);
    await ears.open();
    const terms = { setup: { preset: 'ru18-basic', seats: 3 }, clock: null, public: false } as const;
    const id = await openTable(page, {
      terms,
      name: 'Anna',
      chairs: [{ who: 'me' }, { who: 'bot', level: 'greenhorn' }],
    });
    const [anna, boris] = [new TablePage(page), new TablePage(await newcomer())];
    for (const table of [anna, boris]) await table.open(id);
    await new LobbyPage(boris.page).sitDown('Boris');
    await new LobbyPage(page).start.click();

    /** Plays until it is Boris' turn, and then until it is Anna's. */
    const untilBoris = async () => {
      while (!(await isAsked(boris.page))) if (await isAsked(page)) await anna.decide(byPress);
    };
    const untilAnna = async () => {
      while (!(await isAsked(page))) if (await isAsked(boris.page)) await boris.decide(byPress);
    };

    await untilAnna();
    await anna.turn();
    await expect.poll(() => ears.bells()).toHaveLength(1);
    await untilBoris();
    await untilAnna();
    await anna.turn();
    expect(await ears.bells(), 'in one breath').toHaveLength(1);

    // Boris thinks for a minute.
    await untilBoris();
    await page.clock.setFixedTime(NOON + A_MINUTE);
    await untilAnna();
    await anna.turn();
    await expect.poll(() => ears.bells()).toHaveLength(2);
    expect((await ears.bells())[1], 'what leads up to it is seen first').not.toBe('');

    await untilBoris();
    await cover(page, true);
    await page.clock.setFixedTime(NOON + 2 * A_MINUTE);
    await untilAnna();
    await expect.poll(() => ears.bells()).toHaveLength(3);
    expect((await ears.bells())[2], 'nobody sees what leads up to it').toBe('');
    await cover(page, false);
    await anna.turn();
    expect(await ears.bells(), 'once is enough').toHaveLength(3);
  });
});

test('how loud it is, is chosen by keyboard and remembered, and so is silence', async ({ page }) => {
  const ears = new Ears(page);
  await ears.open();
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  await table.turn();
  await expect.poll(() => ears.bells()).toHaveLength(1);
  const before = await ears.loudness();
  expect(before).toBeGreaterThan(0);

  const menu = new Menu(page);
  const volume = menu.sheet.getByRole('slider', { name: words('volume') });
  await menu.open();
  await volume.focus();
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
  await expect(volume).toHaveValue('60');
  await expect(volume).toHaveAttribute('aria-valuetext', '60 %');
  expect(await ears.loudness()).toBeLessThan(before ?? 0);
  expect((await ears.bells()).length, 'what was chosen is heard').toBeGreaterThan(1);
  await page.keyboard.press('Home');
  await expect.poll(() => ears.loudness()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await menu.close();

  await page.getByRole('button', { name: words('sound-on') }).click();
  await page.reload();
  await table.turn();
  await expect(page.getByRole('button', { name: words('sound-off') })).toBeVisible();
  expect(await ears.bells()).toEqual([]);
  await menu.open();
  await expect(volume).toHaveValue('5');
  // Whoever turns it up wants to hear something.
  await volume.press('ArrowRight');
  await expect(
    menu.sheet
      .getByRole('radiogroup', { name: words('sound') })
      .getByRole('radio')
      .first(),
  ).toBeChecked();
  await expect.poll(() => ears.bells()).toHaveLength(1);
});
