/** What is sent to others: a link as a QR code, a picture of the result; and what tells that one is awaited. */
import decodeQR from 'qr/decode.js';
import { Chat } from './pages/chat';
import { LobbyPage } from './pages/lobby';
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { pixelsOfFile, seen } from './support/pixels';
import { botGame, openGame, openTable, startForTwo } from './support/tables';
import { cover } from './support/tabs';
import { expect, test } from './support/test';
import { words, wordsIn } from './support/words';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a camera reads the link of a table from ${colorScheme} paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const terms = { setup: { preset: 'ru18-basic', seats: 3 }, clock: null, public: false } as const;
    await page.goto(`/t/${await openTable(page, { terms, name: 'Anna', chairs: [{ who: 'me' }] })}`);
    const link = await new LobbyPage(page).link.inputValue();
    expect(link).toBe(page.url());
    await page.getByRole('button', { name: words('qr') }).click();
    expect(decodeQR(await seen(page.getByRole('img', { name: words('qr-of', { link }) })))).toBe(link);
  });
}

test('the result is a picture in the language of whoever looks', async ({ page }) => {
  await page.goto(`/t/${await botGame(page, { preset: 'ru18-basic', seats: 3 })}`);
  for (const language of ['en', 'uk'] as const) {
    if (language === 'uk') await page.getByRole('button', { name: 'Українська' }).click();
    await page.getByRole('button', { name: wordsIn(language, 'end-picture') }).click();
    const sheet = page.getByRole('dialog', { name: wordsIn(language, 'picture'), exact: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheet.getByRole('button', { name: wordsIn(language, 'picture-download') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${wordsIn(language, 'picture-file')}.png`);
    const { width, height, data } = await pixelsOfFile(page, await download.path());
    expect([width, height]).toEqual([1200, 630]);
    // On the paper it is written who won: there is ink in the line of the title, and nothing is see-through.
    const isInk = (x: number, y: number) =>
      data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3).every((v) => v < 70);
    const inked = Array.from({ length: 600 }, (_, x) => isInk(490 + x, 136)).filter(Boolean).length;
    expect(inked).toBeGreaterThan(20);
    expect(data.every((value, at) => at % 4 !== 3 || value === 255)).toBe(true);
    await page.keyboard.press('Escape');
  }
});

test('a phrase pops up at the seat of whoever says it, in the language of whoever reads it', async ({
  page,
  newcomer,
}) => {
  const reader = await newcomer({ locale: 'ru' });
  const id = await openGame(page, { preset: 'ru18-advanced', seats: 3 });
  const table = new TablePage(page);
  await table.open(id);
  await table.turn();
  await reader.goto(`/t/${id}`);
  const bubble = (text: string) => reader.locator('.bubble', { hasText: text });
  const aloud = reader.locator('main > [aria-live=polite]');
  await expect(new TablePage(reader).page.locator('main.table')).toBeVisible();

  await new Chat(page).tab.click();
  const say = async (phrase: 'phrase-hands-up' | 'phrase-personal') => {
    await page.getByRole('button', { name: words('talk-phrases') }).click();
    await page.getByRole('button', { name: words(phrase) }).click();
  };
  await say('phrase-hands-up');
  await expect(bubble(wordsIn('ru', 'phrase-hands-up'))).toBeVisible();
  // It hangs below the seat of whoever said it, and goes by itself.
  const at = await bubble(wordsIn('ru', 'phrase-hands-up')).boundingBox();
  const seat = await reader.locator('.company [data-spot="seat:seat1"]').boundingBox();
  expect(at?.y).toBeGreaterThan((seat?.y ?? 0) + (seat?.height ?? 0));
  await expect(aloud).toContainText(
    wordsIn('ru', 'said-aloud', { name: 'Anna', text: wordsIn('ru', 'phrase-hands-up') }),
  );
  await expect(reader.locator('.bubble')).toHaveCount(0);

  // Where the chat is open it tells everything itself; and whoever wants no bubbles sees none.
  await reader.getByRole('button', { name: 'Меню' }).click();
  await reader
    .getByRole('radiogroup', { name: wordsIn('ru', 'emotes') })
    .getByRole('radio', { name: wordsIn('ru', 'off') })
    .check();
  await reader.keyboard.press('Escape');
  await reader.getByRole('button', { name: new RegExp(`^${wordsIn('ru', 'chat')}`) }).click();
  await say('phrase-personal');
  await expect(reader.getByRole('log').getByText(words('phrase-personal'))).toBeVisible();
  await expect(reader.locator('.bubble')).toHaveCount(0);
  await expect(aloud).not.toContainText(wordsIn('ru', 'phrase-personal'));
});

test('whoever looks elsewhere is told of their turn, once, and not while they look', async ({ page, newcomer }) => {
  await page.addInitScript(() => {
    const shown: string[] = [];
    class Told {
      static permission = 'default';
      static requestPermission() {
        Told.permission = 'granted';
        return Promise.resolve('granted');
      }
      onclick: (() => void) | null = null;
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        shown.push(`${title} | ${body} | ${tag}`);
      }
      close() {
        shown.push('closed');
      }
    }
    Object.assign(window, { Notification: Told, shown });
    Object.assign(navigator, {
      setAppBadge: (count: number) => Promise.resolve(shown.push(`badge ${count}`)),
      clearAppBadge: () => Promise.resolve(shown.push('no badge')),
    });
  });
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  const icon = page.locator('link[rel=icon]');
  const boris = await newcomer();
  await startForTwo(page, boris, 600_000);
  const [mine, other] = [new TablePage(page), new TablePage(boris)];
  const isMine = () => page.evaluate(() => window.line.seats.some((seat) => seat === window.line.turn?.seat));
  /** Both pages know of it afterwards. */
  const decide = async (table: TablePage) => {
    const turn = await table.turn();
    if (!turn) throw new Error('the game is over');
    await byMouse(table);
    for (const each of [mine, other]) await each.line.decided(turn);
  };

  const menu = new Menu(page);
  await menu.open();
  await menu.sheet
    .getByRole('radiogroup', { name: words('call') })
    .getByRole('radio', { name: words('call-on') })
    .check();
  await expect(menu.sheet.getByRole('radio', { name: words('call-on') })).toBeChecked();
  await menu.close();

  while (await isMine()) await decide(mine);
  await cover(page, true);
  while (!(await isMine())) await decide(other);
  await expect(page).toHaveTitle(`● ${words('call-title')} · Folsom`);
  await expect(icon).toHaveAttribute('href', '/icon-turn.svg');
  const text = words('call-text', { book: words('preset-ru18-advanced') });
  await expect.poll(shown).toEqual(['badge 1', expect.stringContaining(`${words('call-title')} | ${text} | folsom `)]);

  await cover(page, false);
  await expect(icon).toHaveAttribute('href', '/icon.svg');
  await expect(page).toHaveTitle(/^● Folsom/);
  await expect.poll(async () => (await shown()).slice(2).sort()).toEqual(['closed', 'no badge']);
  await mine.turn();
  expect(await shown()).toHaveLength(4);
});
