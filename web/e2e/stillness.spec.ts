/** Whoever wants no movement sees every step all the same, in words and at their pace. */
import type { Page } from '@playwright/test';
import type { NoticeJson } from '../src/protocol/types';
import { LogPage } from './pages/log';
import { TablePage } from './pages/table';
import { byPress } from './pages/ways';
import { openGame } from './support/tables';
import { expect, test } from './support/test';
import { words } from './support/words';

/** What otherwise moves. */
const MOVEMENTS: readonly NoticeJson['what'][] = [
  'card-played',
  'card-revealed',
  'moved',
  'fired',
  'punched',
  'marshal-moved',
  'neutral-bullet',
  'loot-taken',
  'loot-lost',
  'nothing-happened',
];
/** So long a sentence can be read at the least, in milliseconds, also where it takes a while to be drawn. */
const READ = 500;

interface Told {
  text: string;
  at: number;
}
declare global {
  interface Window {
    told: Told[];
    moving: string[];
  }
}

/** Runs in the page before everything else: notes what the title card says, and whatever moves. */
function watch(): void {
  window.told = [];
  window.moving = [];
  const place = /transform|translate|rotate|scale|left|top|height|width/;
  const look = () => {
    const text = document.querySelector('.banner')?.textContent.trim() ?? '';
    if (text !== (window.told.at(-1)?.text ?? '')) window.told.push({ text, at: performance.now() });
    for (const animation of document.getAnimations()) {
      const moves = !(animation instanceof CSSTransition) || place.test(animation.transitionProperty);
      if (moves && animation.playState === 'running') window.moving.push(animation.constructor.name);
    }
  };
  setInterval(look, 50);
  const begin = () =>
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  addEventListener('DOMContentLoaded', begin);
}

/** The sentences of the log, by the numbers of what they tell. */
function sentences(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries<string>(
      [...document.querySelectorAll<HTMLElement>('li[data-key]')].map((line) => [
        line.dataset.key ?? '',
        line.querySelector('a')?.textContent ?? '',
      ]),
    ),
  );
}

test.use({ speed: '1' });

test('without movement every step of a round is told, and can be read', async ({ page }) => {
  // The clock of the page goes faster when it is told to.
  await page.clock.install();
  await page.addInitScript(watch);
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
  await table.turn();
  const { number } = await table.line.snapshot();
  const situation = page.getByRole('region', { name: words('situation') });
  const second = situation.getByText(words('round-of', { round: 2, rounds: 5 }));
  while (!(await second.isVisible())) {
    if ((await table.question()) !== '') await table.decide(byPress);
    await page.clock.runFor(1000);
  }

  await new LogPage(page).larger.press('Enter');
  const log = await sentences(page);
  // The second round has begun, and others may have acted in it meanwhile.
  const last = Math.max(...Object.keys(log).map(parseFloat).map(Math.floor));
  const expected: string[] = [];
  for (const message of await table.line.received()) {
    if (message.type !== 'news' || message.number <= number || message.number > last) continue;
    for (const [index, notice] of (message.views?.[0]?.notices ?? []).entries()) {
      if (!MOVEMENTS.includes(notice.what)) continue;
      const sentence = log[`${message.number}.${index}`] ?? `nothing about ${message.number}.${index} ${notice.what}`;
      if (expected.at(-1) !== sentence) expected.push(sentence);
    }
  }
  expect(expected.length).toBeGreaterThan(15);
  const told = await page.evaluate(() => window.told);
  const read = told.filter(({ at }, index) => (told[index + 1]?.at ?? Infinity) - at >= READ).map(({ text }) => text);
  let at = 0;
  for (const sentence of expected) {
    const found = read.indexOf(sentence, at);
    expect(found, `“${sentence}” is told after “${read[at - 1] ?? ''}”`).toBeGreaterThanOrEqual(0);
    at = found + 1;
  }
  expect(await page.evaluate(() => [...new Set(window.moving)])).toEqual([]);
});
