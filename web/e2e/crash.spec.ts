/** The server is killed in the middle of a game. Whoever plays notices a pause. */
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { Server } from './support/server';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

const own = test.extend<{ own: Server }>({
  own: async ({ trouble }, use) => {
    // What a page loads when it has settled may find nobody there.
    trouble.expect(/ERR_CONNECTION_REFUSED.*\/assets\/keep-/);
    const server = new Server();
    await server.start();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ own }, use) => {
    await use(own.url);
  },
});

own('a game goes on after the server was killed, twice', async ({ page, own: server, trouble }) => {
  trouble.expect(/WebSocket connection to .* failed/);
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 4 }));
  for (let times = 0; times < 2; times++) {
    for (let index = 0; index < 4; index++) await table.decide(byMouse);
    const before = await table.line.myTurn();
    await server.kill();
    await expect(page.getByText(words('offline'))).toBeVisible();
    await server.start();
    await expect(page.getByText(words('offline'))).toBeHidden({ timeout: 30_000 });
    expect((await table.line.myTurn())?.number).toBe(before?.number);
  }
  await table.play(byMouse);
  await expect(table.outcome).toBeVisible();
});

own(
  'a server that stands still is noticed, and what was decided is decided once',
  async ({ page, own: server, trouble }) => {
    trouble.expect(/WebSocket connection to .* failed/, /WebSocket is closed before/);
    const table = new TablePage(page);
    await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
    await table.decide(byMouse);
    const turn = await table.turn();
    server.freeze();
    await byMouse(table);
    await expect(page.getByText(words('silent'))).toBeVisible();
    server.thaw();
    if (turn) await table.line.decided(turn);
    await expect(page.getByText(words('silent'))).toBeHidden({ timeout: 30_000 });
    await table.decide(byMouse);
    const decided = (await table.line.received()).flatMap((message) =>
      message.type === 'news' && message.about.what === 'choice' && message.about.seat === 'seat1'
        ? [message.number]
        : [],
    );
    expect(new Set(decided).size).toBe(decided.length);
    const chosen = (await table.line.sent()).flatMap(({ wish }) => (wish.type === 'choose' ? [wish.choice] : []));
    expect(chosen.length, 'it was sent on both lines').toBeGreaterThan(decided.length);
  },
);

own(
  'a decision that is made while the server is away is made when it is back',
  async ({ page, own: server, trouble }) => {
    trouble.expect(/WebSocket connection to .* failed/);
    const table = new TablePage(page);
    await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }));
    await table.decide(byMouse);
    const turn = await table.turn();
    await server.kill();
    await byMouse(table);
    await server.start();
    if (turn) await table.line.decided(turn);
    const choices = (await table.line.sent()).flatMap(({ wish }) => (wish.type === 'choose' ? [wish.number] : []));
    expect(choices.filter((number) => number === turn?.number)).toHaveLength(1);
  },
);
