/** The seal of a deal is shown when the game begins, browsers add to the deal, and all of it is checked by them at its end. */
import type { Page } from '@playwright/test';
import type { Request, TableJson, ToClient } from '../src/protocol/types';
import { LobbyPage } from './pages/lobby';
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { openGame, openTable } from './support/tables';
import { words } from './support/words';

const flipped = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1);

/** From now on the server says that another seed was dealt from. */
async function forgeSeed(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/tables\/.*\/socket/, (line) => {
    const server = line.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToClient;
      if ((message.type === 'snapshot' || message.type === 'news') && message.end)
        message.end = { ...message.end, seed: flipped(message.end.seed) };
      line.send(JSON.stringify(message));
    });
  });
}

/** What the server says of a table is changed on its way to a page. What the page says meanwhile. */
async function forgeTable(page: Page, forge: (table: TableJson) => TableJson): Promise<Request['wish']['type'][]> {
  const said: Request['wish']['type'][] = [];
  await page.routeWebSocket(/\/api\/tables\/.*\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      said.push((JSON.parse(String(text)) as Request).wish.type);
      server.send(text);
    });
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToClient;
      if ((message.type === 'snapshot' || message.type === 'news') && message.table)
        message.table = forge(message.table);
      line.send(JSON.stringify(message));
    });
  });
  return said;
}

async function look(page: Page, id: string): Promise<TableJson> {
  return (await (await page.request.get(`/api/tables/${id}`)).json()) as TableJson;
}

/** Two people at a table whose browsers have promised something. */
async function gather(page: Page, other: Page): Promise<string> {
  const terms = { setup: { preset: 'ru18-basic', seats: 2 }, clock: null, public: false } as const;
  const id = await openTable(page, { terms, name: 'Anna', chairs: [{ who: 'me' }] });
  await page.goto(`/t/${id}`);
  await other.goto(`/t/${id}`);
  await new LobbyPage(other).sitDown('Boris');
  await expect.poll(async () => (await look(page, id)).deal?.shares.length).toBe(2);
  return id;
}

test('two people have a share in the deal, and their browsers find it there', async ({ page, newcomer }) => {
  // A whole game of two who take turns.
  test.slow();
  const other = await newcomer();
  const id = await gather(page, other);
  await new LobbyPage(page).start.click();
  const pages = [page, other];
  for (const each of pages) await new TablePage(each).line.reached(0);
  const { deal } = await look(page, id);
  expect(deal?.shares.map(({ seat, revealed }) => [seat, revealed])).toEqual([
    ['seat1', true],
    ['seat2', true],
  ]);
  await Promise.all(pages.map((each) => new TablePage(each).play(byMouse)));
  for (const each of pages) {
    const seal = each.getByRole('group').filter({ hasText: words('end-fair') });
    await expect(seal).toContainText(words('seal-fine'));
    await seal.getByText(words('end-fair')).click();
    await expect(seal.getByText(words('share-in'))).toBeVisible();
  }

  // The server makes up what the other one added.
  await forgeTable(page, (table) => ({
    ...table,
    ...(table.deal && {
      deal: { ...table.deal, shares: table.deal.shares.map((share) => ({ ...share, nonce: '0'.repeat(64) })) },
    }),
  }));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: words('share-forged') })).toBeVisible();
});

test('a page that is loaded anew before the cards are dealt goes on with what it promised', async ({
  page,
  newcomer,
}) => {
  const other = await newcomer();
  const id = await gather(page, other);
  const promises = (await look(page, id)).deal?.shares.map(({ promise }) => promise);
  // Boris is gone for a moment: what he has to reveal waits in his browser.
  await other.goto('/rules');
  await other.goto(`/t/${id}`);
  await expect(new LobbyPage(other).link).toBeVisible();
  await new LobbyPage(page).start.click();
  await new TablePage(other).line.reached(0);
  const dealt = (await look(page, id)).deal;
  expect(dealt?.shares.map(({ promise }) => promise)).toEqual(promises);
  expect(dealt?.silent).toEqual([]);
});

test('a server that changes its hash before the deal is told nothing, and the player is warned', async ({
  page,
  newcomer,
}) => {
  const terms = { setup: { preset: 'ru18-basic', seats: 2 }, clock: null, grace_ms: 1000, public: false } as const;
  const id = await openTable(page, { terms, name: 'Anna', chairs: [{ who: 'me' }] });
  // Whoever is away for two seconds is no host any more.
  await page.goto(`/t/${id}`);
  const other = await newcomer();
  const said = await forgeTable(other, (table) =>
    table.deal?.asks ? { ...table, commitment: flipped(table.commitment ?? '0') } : table,
  );
  await other.goto(`/t/${id}`);
  await new LobbyPage(other).sitDown('Boris');
  await expect.poll(() => said).toContain('promise');
  await new LobbyPage(page).start.click();
  await expect(other.getByText(words('dealing'))).toBeVisible();
  await expect(other.getByText(words('deal-lied'))).toBeVisible();
  await new TablePage(page).line.reached(0);
  expect(said).not.toContain('reveal');
  const { deal } = await look(page, id);
  expect(deal?.silent).toEqual(['seat2']);
  expect(deal?.shares.map(({ seat }) => seat)).toEqual(['seat1']);
});

test('a whole game ends with a seal that was checked, and a forged one is told loudly', async ({ page }) => {
  // A whole game, and two more visits.
  test.slow();
  const table = new TablePage(page);
  const id = await openGame(page, { preset: 'ru18-basic', seats: 3 });
  await table.open(id);
  await table.turn();
  const hash = (await table.line.snapshot()).table.commitment ?? '';
  expect(hash).toMatch(/^[\da-f]{64}$/);
  await expect(page.getByRole('complementary', { name: words('end-fair') })).toHaveText(
    words('seal-shown', { hash: hash.slice(0, 8) }),
  );
  const menu = new Menu(page);
  await menu.open();
  await menu.sheet.getByText(words('end-fair')).click();
  await expect(menu.sheet.getByText(hash)).toBeVisible();
  await menu.close();

  await table.play(byMouse);
  await expect(table.outcome).toBeVisible();
  const deal = page.getByRole('group').filter({ hasText: words('end-fair') });
  await expect(deal).toContainText(words('seal-fine'));
  await deal.getByText(words('end-fair')).click();
  await expect(deal.getByText(words('seal-kept'))).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);

  // The server shows another seed than it dealt from.
  await forgeSeed(page);
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: words('seal-broken') })).toBeVisible();

  // Seed and hash fit each other, but during the game there was another hash.
  await page.unrouteAll();
  await page.evaluate(([id, other]) => localStorage.setItem('folsom.seals', `${id} ${other}`), [
    id,
    flipped(hash),
  ] as const);
  const again = await page.context().newPage();
  await again.goto(`/t/${id}`);
  await expect(again.getByRole('alert').filter({ hasText: words('seal-changed') })).toBeVisible();
  await expect(again.getByText(flipped(hash))).toBeVisible();

  // A game that is over is left without a word.
  await again.getByRole('link', { name: 'Folsom', exact: true }).click();
  await expect(again.getByRole('button', { name: words('play-now-go') })).toBeVisible();
});

test('whoever comes after the end is told that they have not seen the seal before', async ({ page, newcomer }) => {
  const table = new TablePage(page);
  const id = await openGame(page, { preset: 'ru18-basic', seats: 2 });
  await table.open(id);
  await table.play(byMouse);
  const late = await newcomer();
  await late.goto(`/t/${id}`);
  await late.getByText(words('end-fair')).click();
  await expect(late.getByText(words('seal-unseen'))).toBeVisible();
});

test('the seal is kept before anybody sits down, and a game that is closed early is opened', async ({
  page,
  newcomer,
}) => {
  const terms = { setup: { preset: 'ru18-basic', seats: 2 }, clock: null, public: false } as const;
  const id = await openTable(page, { terms, name: 'Anna', chairs: [{ who: 'me' }] });
  const { commitment } = await look(page, id);
  const other = await newcomer();
  await other.goto(`/t/${id}`);
  await expect(new LobbyPage(other).sit.first()).toBeVisible();
  const kept = () => other.evaluate(() => localStorage.getItem('folsom.seals'));
  await expect.poll(kept).toBe(`${id} ${commitment ?? ''}`);

  await page.goto(`/t/${id}`);
  await new LobbyPage(other).sitDown('Boris');
  await new LobbyPage(page).start.click();
  await expect(other.getByRole('complementary', { name: words('end-fair') })).toHaveText(
    words('seal-shown', { hash: commitment?.slice(0, 8) ?? '' }),
  );

  const menu = new Menu(page);
  await menu.open();
  await menu.sure(words('tools-close'));
  await expect(other.getByText(words('table-closed'))).toBeVisible();
  const opened = new Menu(other);
  await opened.open();
  const deal = opened.sheet.getByRole('group').filter({ hasText: words('end-fair') });
  await expect(deal).toContainText(words('seal-fine'));
  await deal.getByText(words('end-fair')).click();
  await expect(deal.getByText(words('seal-kept'))).toBeVisible();
});
