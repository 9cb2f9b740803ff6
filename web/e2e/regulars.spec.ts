/** People who come again: finding others, being oneself on another device, ceasing to be anybody, and games that count. */
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import type { LeaderboardJson, MeJson, MyTablesJson } from '../src/protocol/types';
import { Chat } from './pages/chat';
import { LobbyPage } from './pages/lobby';
import { SetUpPage } from './pages/setup';
import { TablePage } from './pages/table';
import { TrainPage } from './pages/train';
import { hurryToTheEnd } from './support/hurried';
import { seen } from './support/pixels';
import { openGame, openTable } from './support/tables';
import { expect, test } from './support/test';
import { words } from './support/words';

const meAt = async (page: Page): Promise<MeJson> => (await (await page.request.get('/api/me')).json()) as MeJson;

test('three who want the same find each other, and sit at one table', async ({ page, newcomer }) => {
  const trains = [page, await newcomer(), await newcomer()].map((one) => new TrainPage(one));
  const [anna, boris, celina] = trains as [TrainPage, TrainPage, TrainPage];
  await anna.waitFor('Anna', 3);
  await expect(anna.waiting).toContainText(words('train-missing', { count: 2 }));
  await boris.waitFor('Boris', 3);
  await expect(anna.waiting).toContainText('Boris');
  // Whoever changes their mind is gone for the others, and may come back.
  await boris.leave.click();
  await expect(boris.wait).toBeVisible();
  await expect(anna.waiting).not.toContainText('Boris');
  await boris.page
    .getByRole('button', { name: words('train-join') })
    .first()
    .click();
  await expect(anna.waiting).toContainText(words('train-missing', { count: 1 }));
  await celina.waitFor('Celina', 3);
  await expect(anna.page).toHaveURL(/\/t\//);
  for (const { page } of trains) {
    await expect(page).toHaveURL(anna.page.url());
    const { line } = new TablePage(page);
    await line.reached(0);
    const { you, table } = await line.snapshot();
    expect(you.seats).toHaveLength(1);
    expect(table.chairs.map((chair) => (chair.who === 'person' ? chair.name : chair.who)).sort()).toEqual([
      'Anna',
      'Boris',
      'Celina',
    ]);
  }
});

test('whoever moves to another device is the same there, once per link', async ({ page, newcomer, trouble }) => {
  const id = await openGame(page, { preset: 'ru18-basic', seats: 3 });
  await page.goto('/me');
  await page.getByRole('textbox', { name: words('me-name') }).fill('Annabel');
  await page.getByRole('button', { name: words('me-rename') }).click();
  await expect(page.getByText(words('me-renamed', { name: 'Annabel' }))).toBeVisible();
  await page.getByRole('button', { name: words('me-move-go') }).click();
  const link = await page.getByRole('textbox', { name: words('me-move-link') }).inputValue();
  const code = page.getByRole('img', { name: words('qr-of', { link }) });
  await code.scrollIntoViewIfNeeded();
  expect(decodeQR(await seen(code))).toBe(link);

  const other = await newcomer();
  await other.goto(link);
  await other.getByRole('button', { name: words('me-take-yes') }).click();
  await expect(other.getByText(words('me-taken', { name: 'Annabel' }))).toBeVisible();
  expect(other.url(), 'the secret is no longer in the address').not.toContain('move');
  expect((await meAt(other)).handle).toBe((await meAt(page)).handle);
  await other.goto('/games');
  await expect(other.getByRole('region', { name: words('games-running') }).getByRole('link')).toHaveAttribute(
    'href',
    `/t/${id}`,
  );

  trouble.expect(/40[0-9]/);
  const late = await newcomer();
  await late.goto(link);
  await late.getByRole('button', { name: words('me-take-yes') }).click();
  await expect(late.getByText(words('refused-bad-move'))).toBeVisible();
});

test('whoever deletes themselves is nobody, and what they said and played is nobody’s', async ({
  page,
  newcomer,
  server,
}) => {
  // No other test has such a name, and none says such a thing.
  const [name, line] = ['Esmeralda Xylander', 'nobody shall ever read this again'];
  const id = await openGame(page, { preset: 'ru18-basic', seats: 3 });
  await page.request.put('/api/me', { data: { name } });
  await new TablePage(page).open(id);
  const chat = new Chat(page);
  await chat.tab.click();
  await chat.say(line);
  await expect(chat.log).toContainText(line);
  const before = await meAt(page);
  expect(before.name).toBe(name);
  expect(await server.finds([name, line]), 'it is kept as it is said').toEqual([name, line]);

  await page.goto('/me');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words('me-everything-go') }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('folsom-me.json');
  await page.getByRole('button', { name: words('me-delete') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('forget-yes') })
    .click();
  await expect(page).toHaveURL(/\/$/);
  expect((await meAt(page)).handle).not.toBe(before.handle);
  const mine = (await (await page.request.get('/api/tables/mine?stages=open,running,over')).json()) as MyTablesJson;
  expect(mine.tables).toEqual([]);
  const other = await newcomer();
  await new TablePage(other).open(id);
  await expect(other.getByText(words('somebody')).first()).toBeVisible();
  await expect(other.getByText(name)).toHaveCount(0);
  // The server stops for it. Bots may have ended the game meanwhile, and a page that shows it goes on asking.
  for (const one of [page, other]) await one.goto('about:blank');
  expect(await server.finds([name, line, before.handle]), 'nothing of it is left in the file').toEqual([]);
});

/** So many games with other people, and one stands in the leaderboard. */
const ENOUGH = 5;

test('games that count, from the form to the leaderboard', async ({ page, newcomer }) => {
  test.setTimeout(240_000);
  const boris = await newcomer();
  const form = new SetUpPage(page);
  await form.open();
  await form.name.fill('Anna');
  await form.rulebook('ru18-basic');
  await form.choose('setup-who', words('public'));
  await page
    .getByRole('radiogroup', { name: words('setup-rated') })
    .getByRole('radio', { name: words('rated') })
    .check();
  await expect(page.getByText(words('about-rated'))).toBeVisible();
  await page.getByRole('button', { name: words('fill-open') }).click();
  await page
    .getByRole('radiogroup', { name: words('setup-seats') })
    .getByRole('radio')
    .first()
    .check();
  await form.start.click();
  await expect(page.getByText(words('summary-rated'))).toBeVisible();
  await expect(page.getByRole('button', { name: words('sit-another') })).toHaveCount(0);
  let table = page.url();
  for (let game = 0; game < ENOUGH; game++) {
    if (game > 0) {
      const terms = { setup: { preset: 'ru18-basic', seats: 2 }, clock: null, public: true, rated: true } as const;
      table = `/t/${await openTable(page, { terms, name: 'Anna', chairs: [{ who: 'me' }] })}`;
      await page.goto(table);
    }
    await boris.goto(table);
    await new LobbyPage(boris).sitDown('Boris');
    await new LobbyPage(page).start.click();
    const both = [new TablePage(page), new TablePage(boris)];
    for (const each of both) await each.line.reached(0);
    await hurryToTheEnd(both);
  }

  const { leaders } = (await (await page.request.get('/api/leaderboard?kind=pairs')).json()) as LeaderboardJson;
  expect(leaders.map(({ name }) => name).sort()).toEqual(['Anna', 'Boris']);
  await page.goto('/players?kind=pairs');
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('row', { name: /Anna/ })).toContainText(words('board-you'));
  await page.getByRole('link', { name: 'Boris' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boris' })).toBeVisible();
  await expect(page.getByRole('region', { name: words('player-results') }).getByRole('row')).toHaveCount(ENOUGH + 1);
  await page.goto('/games');
  await expect(
    page
      .getByRole('region', { name: words('games-over') })
      .getByRole('listitem')
      .first(),
  ).toContainText(words('rated'));
});
