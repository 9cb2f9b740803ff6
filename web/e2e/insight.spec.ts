/** Whatever the screen: what a page is for can be done without looking for it, and no name is cut. */
import { type Locator, type Page, expect } from '@playwright/test';
import { LANGUAGES } from '../src/words/languages';
import { SIZES } from './support/sizes';
import { openTable } from './support/tables';
import { test } from './support/test';
import { wordsIn } from './support/words';

/** Whether all of it is on the screen and nothing lies over it, without scrolling. */
async function isInSight(thing: Locator): Promise<boolean> {
  return thing.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight + 1;
    const corners = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.8].map((y) => ({ x, y })));
    const free = ({ x, y }: { x: number; y: number }) =>
      element.contains(document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y));
    return scrollY === 0 && inside && corners.every(free);
  });
}

/** Words that end in an ellipsis because there is too little room. */
async function cut(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main b, main h1, main h2, main p, main a, main button, main legend, main label span',
      ),
    ]
      .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => element.textContent),
  );
}

type Key = 'play-now-go' | 'setup-start' | 'start-game' | 'sit-down';

/** The longest name that somebody can have. */
const NAME = 'Wilhelmina Hohenstein-Zu';

async function look(page: Page, action: Key): Promise<void> {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    await page.evaluate((language) => localStorage.setItem('folsom.language', language), language);
    await page.reload();
    const name = wordsIn(language, action);
    const button = page.getByRole('button', { name, exact: true });
    await button.first().waitFor();
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise(requestAnimationFrame));
      const where = `${action} in ${language} at ${width}×${height}`;
      await expect.poll(() => isInSight(button.first()), `${where} is in sight`).toBe(true);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) found.push(`${where}: ${wide} px wide`);
      found.push(...(await cut(page)).map((text) => `${where}: ${text}`));
    }
  }
  expect(found).toEqual([]);
}

test('the start page', async ({ page }) => {
  await page.goto('/');
  await look(page, 'play-now-go');
});

test('the start page with a game of one’s own', async ({ page }) => {
  const setup = { preset: 'couriers', seats: 4 } as const;
  const bot = { who: 'bot', level: 'greenhorn' } as const;
  const terms = { setup, clock: null, public: false };
  await page.goto('/');
  await openTable(page, { terms, name: NAME, chairs: [{ who: 'me' }, bot, bot, bot], start: true });
  await page.goto('/');
  const game = page.getByRole('link').filter({ hasText: NAME });
  await game.waitFor();
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => isInSight(game), `${width}×${height}`).toBe(true);
  }
});

test('the form for a table', async ({ page }) => {
  await page.goto('/new');
  await look(page, 'setup-start');
});

test('the platform, for the host', async ({ page }) => {
  const terms = { setup: { preset: 'couriers', seats: 5 }, clock: null, public: true } as const;
  const bots = (['legend', 'desperado'] as const).map((level) => ({ who: 'bot', level }) as const);
  await page.goto('/');
  const id = await openTable(page, { terms, name: NAME, chairs: [{ who: 'me' }, ...bots] });
  await page.goto(`/t/${id}`);
  await look(page, 'start-game');
});

test('the platform, for whoever comes', async ({ page, newcomer }) => {
  const terms = { setup: { preset: 'ru18-advanced', seats: 4 }, clock: null, public: true } as const;
  const host = await newcomer();
  await host.goto('/');
  const id = await openTable(host, { terms, name: NAME, chairs: [{ who: 'me' }] });
  await page.goto(`/t/${id}`);
  await look(page, 'sit-down');
});
