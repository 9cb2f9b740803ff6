/** Tables that are opened without the form: most tests are about something else. */
import { type Page, expect } from '@playwright/test';
import type { ChairPlan, NewTableJson, OpenedJson, SetupJson, TableJson } from '../../src/protocol/types';
import { LobbyPage } from '../pages/lobby';
import { TablePage } from '../pages/table';

/** Opens a table in the name of whoever has this page. */
export async function openTable(page: Pick<Page, 'request'>, table: NewTableJson): Promise<string> {
  const response = await page.request.post('/api/tables', { data: table });
  if (!response.ok()) throw new Error(await response.text());
  return ((await response.json()) as OpenedJson).table;
}

/** A game that begins at once: the first chairs are mine, bots have the others. */
export async function openGame(page: Page, setup: SetupJson, mine = 1): Promise<string> {
  const chairs = Array.from({ length: setup.seats }, (_, index): ChairPlan => {
    if (index >= mine) return { who: 'bot', level: 'greenhorn' };
    return index === 0 ? { who: 'me' } : { who: 'me', name: NAMES[index] ?? 'Zoe' };
  });
  return openTable(page, { terms: { setup, clock: null, public: true }, name: 'Anna', chairs, start: true });
}

/** A game of two people, each with a page: who has the first page is the host. */
export async function startForTwo(page: Page, other: Page, grace_ms: number): Promise<string> {
  const setup = { preset: 'ru18-advanced', seats: 2 } as const;
  const terms = { setup, clock: null, grace_ms, public: false };
  const id = await openTable(page, { terms, name: 'Anna', chairs: [{ who: 'me' }] });
  await page.goto(`/t/${id}`);
  await other.goto(`/t/${id}`);
  await new LobbyPage(other).sitDown('Boris');
  await new LobbyPage(page).start.click();
  for (const each of [page, other]) await new TablePage(each).line.reached(0);
  return id;
}

/** A game among bots, to its end. */
export async function botGame(page: Page, setup: SetupJson): Promise<string> {
  const chairs = Array.from({ length: setup.seats }, (): ChairPlan => ({ who: 'bot', level: 'greenhorn' }));
  const terms = { setup, clock: null, public: false };
  const table = await openTable(page, { terms, name: 'Anna', chairs, start: true });
  const stage = async () => ((await (await page.request.get(`/api/tables/${table}`)).json()) as TableJson).stage;
  await expect.poll(stage, { timeout: 60_000 }).toBe('over');
  return table;
}

const NAMES = ['Anna', 'Boris', 'Celina'];
