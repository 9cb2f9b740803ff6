/** Pages of the real server. */
import type { Page } from '@playwright/test';
import type { ChairPlan } from '../../src/protocol/types';
import { LearnPage } from '../pages/learn';
import { ReplayPage } from '../pages/replay';
import { ReviewPage, lookQuickly } from '../pages/review';
import { RulesPage } from '../pages/rules';
import { SetUpPage } from '../pages/setup';
import { TrainPage } from '../pages/train';
import { botGame, openGame, openTable } from '../support/tables';
import { expect, test } from '../support/test';
import { words } from '../support/words';
import { settled } from '../support/gallery';
import { PHONE, WIDE, picture } from './camera';

/** What there is to see at the station. */
async function company(page: Page): Promise<void> {
  const people = ['Oksana', 'Marek', 'Бартоломей'];
  for (const [index, name] of people.entries()) {
    const setup = { preset: index === 1 ? 'couriers' : 'ru18-advanced', seats: 4 + index } as const;
    const empty = Array<ChairPlan>(2 + index).fill({ who: 'empty' });
    const chairs: ChairPlan[] = [{ who: 'me' }, { who: 'bot', level: 'legend' }, ...empty];
    await openTable(page, { terms: { setup, clock: null, public: true }, name, chairs });
  }
  await openGame(page, { preset: 'ru18-advanced', seats: 5 });
}

/** A game among bots, and what was found about it. */
async function reviewed(page: Page): Promise<ReviewPage> {
  await lookQuickly(page, 600);
  const table = await botGame(page, { preset: 'ru18-advanced', seats: 4 });
  await new ReplayPage(page).open(table, '?review');
  const review = new ReviewPage(page);
  await review.done();
  return review;
}

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.getByText('Oksana').first()).toBeVisible();
  },
  'set-up': async (page) => {
    const form = new SetUpPage(page);
    await form.open();
    await form.name.fill('Anna');
    await form.start.waitFor();
  },
  lobby: async (page) => {
    const terms = { setup: { preset: 'ru18-advanced', seats: 5 }, clock: null, public: false } as const;
    const bots = (['outlaw', 'legend'] as const).map((level) => ({ who: 'bot' as const, level }));
    const chairs = [{ who: 'me' as const }, ...bots, { who: 'empty' as const }, { who: 'empty' as const }];
    await page.goto(`/t/${await openTable(page, { terms, name: 'Anna', chairs })}`);
    await expect(page.getByText('Anna').first()).toBeVisible();
  },
  games: async (page) => {
    for (const seats of [4, 5]) await openGame(page, { preset: 'ru18-advanced', seats });
    await botGame(page, { preset: 'ru18-basic', seats: 4 });
    await page.goto('/games');
    await expect(page.getByText(words('games-replay')).first()).toBeVisible();
  },
  train: async (page) => {
    await new TrainPage(page).open();
    await expect(page.getByText('Oksana').first()).toBeVisible();
  },
  me: async (page) => {
    await page.goto('/me');
    await page.getByRole('textbox', { name: words('me-name') }).fill('Anna');
    await page.getByRole('button', { name: words('me-rename') }).click();
    await page.getByRole('button', { name: words('me-move-go') }).click();
    await expect(page.getByRole('img', { name: /\/me#move=/ })).toBeVisible();
  },
  'end-picture': async (page) => {
    await page.goto(`/t/${await botGame(page, { preset: 'ru18-advanced', seats: 5 })}`);
    await page.getByRole('button', { name: words('end-picture') }).click();
    await expect(page.getByRole('button', { name: words('picture-download') })).toBeEnabled();
  },
  replay: async (page) => {
    const replay = new ReplayPage(page);
    await replay.open(await botGame(page, { preset: 'ru18-advanced', seats: 5 }));
    await page.keyboard.press('Home');
    for (const key of ['PageDown', 'PageDown']) await page.keyboard.press(key);
    while (!(await replay.course.getAttribute('aria-valuetext'))?.includes(words('phase-stealin')))
      await page.keyboard.press('.');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  },
  review: async (page) => {
    const review = await reviewed(page);
    for (let mistake = 0; mistake < 3; mistake++) await review.step(1).click();
  },
  'review-seats': async (page) => {
    const review = await reviewed(page);
    await review.sheet('seats').click();
  },
  tutorial: async (page) => {
    const learn = new LearnPage(page);
    await learn.open();
    // The third note speaks of one's own bandit.
    for (let note = 0; note < 2; note++) await learn.got.click();
    await learn.got.waitFor();
  },
  rules: async (page) => {
    await new RulesPage(page).open('actions');
  },
};

for (const [name, visit] of Object.entries(PAGES)) {
  for (const [suffix, screen] of [['', WIDE] as const, ['-phone', PHONE] as const]) {
    test(name + suffix, async ({ page, newcomer }) => {
      await page.setViewportSize(screen);
      if (name === 'home') await company(await newcomer());
      if (name === 'train') await new TrainPage(await newcomer()).waitFor('Oksana', 4);
      await visit(page);
      await page.mouse.move(0, 0);
      await settled(page);
      await picture(page, name + suffix);
    });
  }
}

test('home, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await settled(page);
  await picture(page, 'home-dark');
});

test('review, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await reviewed(page);
  await page.mouse.move(0, 0);
  await settled(page);
  await picture(page, 'review-dark');
});
