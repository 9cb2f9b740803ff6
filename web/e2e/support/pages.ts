/** Every page there is and the states of a table that matter, each reached as somebody would reach it. */
import { type Page, expect, request } from '@playwright/test';
import type { ChairPlan, SetupJson } from '../../src/protocol/types';
import { LearnPage } from '../pages/learn';
import { ReplayPage } from '../pages/replay';
import { ReviewPage, lookQuickly } from '../pages/review';
import { RulesPage } from '../pages/rules';
import { SetUpPage } from '../pages/setup';
import { TrainPage } from '../pages/train';
import { TablePage, type Way } from '../pages/table';
import { words } from './words';
import { botGame, openGame, openTable } from './tables';

/** Leads a page to where it shall be looked at. */
export type Visit = (page: Page, way: Way) => Promise<void>;

async function play(page: Page, setup: SetupJson): Promise<TablePage> {
  const table = new TablePage(page);
  await table.open(await openGame(page, setup));
  await table.turn();
  return table;
}

/** Plays until a question about a plan that is carried out is to be answered. */
async function untilDecision(table: TablePage, way: Way): Promise<void> {
  for (;;) {
    if (!(await table.turn())) throw new Error('nothing had to be decided');
    if ((await table.targets().count()) > 0) return;
    await table.decide(way);
  }
}

/** A short game among bots, examined quickly. */
async function reviewed(page: Page): Promise<ReviewPage> {
  await lookQuickly(page, 40);
  const review = new ReviewPage(page);
  await new ReplayPage(page).open(await botGame(page, { preset: 'ru18-basic', seats: 2 }), '?review');
  await review.done();
  return review;
}

export const PAGES: Record<string, Visit> = {
  home: async (page) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  station: async (page) => {
    await openGame(page, { preset: 'ru18-advanced', seats: 5 });
    const terms = { setup: { preset: 'couriers', seats: 5 }, clock: null, public: true } as const;
    await openTable(page, { terms, name: 'Boris', chairs: [{ who: 'me' }, { who: 'bot', level: 'legend' }] });
    await page.goto('/');
    await expect(page.getByText('Boris').first()).toBeVisible();
    await expect(page.getByText(words('watch')).first()).toBeVisible();
  },
  'set-up': async (page) => {
    const form = new SetUpPage(page);
    await form.open();
    await expect(form.start).toBeEnabled();
  },
  rules: async (page) => {
    await new RulesPage(page).open();
  },
  games: async (page) => {
    await openGame(page, { preset: 'ru18-advanced', seats: 5 });
    await botGame(page, { preset: 'ru18-basic', seats: 2 });
    await page.goto('/games');
    await expect(page.getByText(words('mine-your-turn'))).toBeVisible();
    await expect(page.getByText(words('games-replay')).first()).toBeVisible();
  },
  'find a train': async (page) => {
    await new TrainPage(page).open();
  },
  'on the platform': async (page) => {
    await new TrainPage(page).waitFor('Anna', 4);
    await expect(page.getByText(words('train-patient'))).toBeVisible();
  },
  me: async (page) => {
    await page.goto('/me');
    await page.getByRole('button', { name: words('me-move-go') }).click();
    await expect(page.getByRole('img', { name: /\/me#move=/ })).toBeVisible();
  },
  players: async (page) => {
    await page.goto('/players');
    await expect(page.getByText(words('rating-about'))).toBeVisible();
  },
  lobby: async (page) => {
    const terms = { setup: { preset: 'couriers', seats: 5 }, clock: null, public: true } as const;
    const empty = Array<ChairPlan>(3).fill({ who: 'empty' });
    const chairs: ChairPlan[] = [{ who: 'me' }, { who: 'bot', level: 'legend' }, ...empty];
    await page.goto(`/t/${await openTable(page, { terms, name: 'Anna', chairs })}`);
    await expect(page.getByText('Anna')).toBeVisible();
  },
  dealing: async (page) => {
    // At the table of somebody else, who never comes.
    const { origin } = new URL((await page.request.get('/healthz')).url());
    const stranger = await request.newContext({ baseURL: origin });
    const terms = { setup: { preset: 'ru18-basic', seats: 2 }, clock: null, public: false } as const;
    const chairs = [{ who: 'me' }, { who: 'bot', level: 'outlaw' }] as const;
    const id = await openTable(
      { request: stranger },
      { terms, name: 'Anna', chairs: [...chairs], start: true, together: true },
    );
    await stranger.dispose();
    await page.goto(`/t/${id}`);
    await expect(page.getByText(words('dealing-awaited', { names: 'Anna' }))).toBeVisible();
  },
  'a game that is not there': async (page) => {
    await page.goto('/t/nothing-like-that');
    await expect(page.getByRole('heading', { name: words('gone') })).toBeVisible();
  },
  'an address that nobody knows': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: words('nowhere') })).toBeVisible();
  },
  'leaving a game': async (page) => {
    await play(page, { preset: 'ru18-advanced', seats: 3 });
    await page.getByRole('link', { name: 'Folsom', exact: true }).click();
    await expect(page.getByRole('dialog', { name: words('leaving') })).toBeVisible();
  },
  "schemin'": async (page) => {
    await play(page, { preset: 'ru18-advanced', seats: 5 });
  },
  'a decision': async (page, way) => {
    await untilDecision(await play(page, { preset: 'ru18-advanced', seats: 5 }), way);
  },
  'two trains': async (page, way) => {
    await untilDecision(await play(page, { preset: 'couriers', seats: 6 }), way);
  },
  'a picture of the end': async (page) => {
    await page.goto(`/t/${await botGame(page, { preset: 'ru18-basic', seats: 2 })}`);
    await page.getByRole('button', { name: words('end-picture') }).click();
    await expect(page.getByRole('button', { name: words('picture-download') })).toBeEnabled();
  },
  'the end': async (page, way) => {
    const table = await play(page, { preset: 'ru18-basic', seats: 2 });
    await table.play(way);
    await expect(table.outcome).toBeVisible();
  },
  tutorial: async (page) => {
    await new LearnPage(page).open();
  },
  replay: async (page) => {
    const replay = new ReplayPage(page);
    await replay.open(await botGame(page, { preset: 'ru18-advanced', seats: 5 }));
    for (const key of ['Home', 'PageDown', 'PageDown', '.', 'ArrowRight']) await page.keyboard.press(key);
  },
  review: async (page) => {
    await reviewed(page);
  },
  'a decision that is reviewed': async (page) => {
    const review = await reviewed(page);
    await review.sheet('decision').click();
    await review.step(1).click();
    await expect(review.verdict).toBeVisible();
  },
  'the gang in a review': async (page) => {
    await (await reviewed(page)).sheet('seats').click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
};
