/** What is heard at a table: from the accessibility tree alone the whole position can be told. */
import type { Page } from '@playwright/test';
import type { SetupJson } from '../src/protocol/types';
import { hear } from './pages/aloud';
import { positionIn } from './pages/position';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { allOf, textOf, treeOf } from './support/tree';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Hears the table and compares it with what the server has told. */
async function listensWell(table: TablePage): Promise<void> {
  const { tree, position, sentences } = await hear(table.page);
  expect(position).toEqual(positionIn(await table.line.snapshot()));
  const all = allOf(tree);
  const texts = all.filter(({ role }) => role === 'StaticText').map(textOf);
  for (const sentence of sentences)
    expect(
      texts.filter((text) => text === sentence),
      sentence,
    ).toHaveLength(1);
  const pictures = all.filter(({ role, name }) => /^(image|img|SvgRoot|graphics|Canvas)/i.test(role) && !name);
  expect(pictures, 'pictures without a name').toEqual([]);
  expect(
    texts.filter((text) => /^\s*\d[\d\s]*$/.test(text)),
    'numbers without words',
  ).toEqual([]);
}

/** The same on a wide screen and on a phone. */
async function listensEverywhere(table: TablePage): Promise<void> {
  for (const size of [PHONE, WIDE]) {
    await table.page.setViewportSize(size);
    await expect(table.page.locator(size === PHONE ? '.phone' : '.wide')).toBeVisible();
    await listensWell(table);
  }
}

const GAMES: Record<string, SetupJson> = {
  'the base game': { preset: 'ru18-advanced', seats: 5 },
  'two bandits each': { preset: 'ru18-advanced', seats: 3, pairs: true },
  'the expansion': { preset: 'couriers', seats: 5 },
};

for (const [name, setup] of Object.entries(GAMES)) {
  test(`${name} can be heard`, async ({ page }) => {
    const table = new TablePage(page);
    await table.open(await openGame(page, setup));
    // How often it was listened to in which part of a round: cards are laid, some face down, and carried out.
    const heard: Record<string, number> = { schemin: 0, stealin: 0 };
    while (await table.turn()) {
      const view = (await table.line.snapshot()).views[0]?.view;
      if (!view || view.round > 3 || Object.values(heard).every((times) => times > 1)) break;
      const times = heard[view.stage] ?? 0;
      if (times < 2) await listensEverywhere(table);
      heard[view.stage] = times + 1;
      await table.decide(byMouse);
    }
    expect(heard.schemin).toBeGreaterThan(1);
  });
}

/** Everything that is said by itself, in its order. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const voice = document.querySelector('main [aria-live="polite"]');
    if (!voice) throw new Error('nothing is said');
    new MutationObserver(() => {
      const text = voice.textContent.trim();
      if (text) said.push(text);
    }).observe(voice, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

test('what happens is said once, by one voice, and the question by another', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 4 }));
  await table.turn();
  // Those for what is seldom said are silent.
  const voices = allOf(await treeOf(page))
    .filter(({ role, live }) => live === 'polite' && role !== 'StaticText')
    .filter((voice) => textOf(voice) !== '' || voice.role === 'generic');
  expect(voices.map(({ role }) => role).sort()).toEqual(['generic', 'status']);
  const said = await listenTo(page);
  for (let decisions = 0; decisions < 4; decisions++) await table.decide(byMouse);
  await table.turn();
  expect(await table.question()).not.toBe('');
  // What waited is said before the question.
  const log = (await page.getByRole('log').innerText()).split('\n').map((line) => line.trim());
  const sentences = (await said()).flatMap((text) => text.split(/(?<=[.!?]) /));
  expect(sentences.length).toBeGreaterThan(3);
  for (const sentence of new Set(sentences.filter((one) => / (plays|draws) /.test(one)))) {
    const times = (lines: string[]) => lines.filter((line) => line === sentence).length;
    expect(times(sentences), sentence).toBeLessThanOrEqual(times(log));
  }
});

test('a key leads to the situation, and back', async ({ page }) => {
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  await table.turn();
  await expect(table.hand).toBeFocused();
  await page.keyboard.press('s');
  const situation = page.getByRole('region', { name: words('situation') });
  await expect(situation).toBeFocused();
  await expect(situation).toHaveAccessibleDescription(/^Your turn, .*Round 1 of 5: .*Turns: /);
  await expect(situation.getByText(/^Locomotive: inside the Marshal/)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(table.hand).toBeFocused();
  await expect(situation.getByText(/^Locomotive: inside the Marshal/)).not.toBeInViewport();
});
