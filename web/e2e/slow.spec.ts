/** A slow game: nobody has to be there, and whoever is asked is told. Two days pass in a moment. */
import type { Page } from '@playwright/test';
import { LobbyPage } from './pages/lobby';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { Mailbox } from './support/mailbox';
import { BINARY, Server } from './support/server';
import { openGame, openTable } from './support/tables';
import { expect, test as base } from './support/test';
import { words } from './support/words';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A server that sends to this machine, too, and whose clock can be set forward. */
const test = base.extend<{ mailbox: Mailbox }, object>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new Server(BINARY, ['--send-anywhere', '--clock-may-skip']);
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  mailbox: async ({}, use) => {
    const mailbox = new Mailbox();
    await use(mailbox);
    await mailbox.close();
  },
});

const skip = (page: Page, ms: number) => page.request.post('/api/clock', { data: { skip_ms: ms } });

test('whoever is away for two days is told, reminded, and finds the game where a bot left it', async ({
  page,
  newcomer,
  mailbox,
}) => {
  const boris = await newcomer();
  const clock = { decision_ms: DAY, reserve_ms: 0 };
  const terms = { setup: { preset: 'ru18-basic', seats: 2 }, clock, public: false } as const;
  const id = await openTable(page, { terms, name: 'Anna', chairs: [{ who: 'me' }] });
  const subscribed = await page.request.put('/api/me/push', { data: await mailbox.open() });
  expect(subscribed.status()).toBe(204);
  await page.goto(`/t/${id}`);
  await expect(page.getByText(words('about-clock-bare', { decision: '1\u00a0day' }))).toBeVisible();
  await boris.goto(`/t/${id}`);
  await new LobbyPage(boris).sitDown('Boris');
  await new LobbyPage(page).start.click();
  const [mine, other] = [new TablePage(page), new TablePage(boris)];
  for (const each of [mine, other]) await each.line.reached(0);

  // When nothing waits for her Anna goes away; Boris plays on until she is asked.
  const { you } = await mine.line.snapshot();
  const mySeat = you.seats[0];
  const asked = () => boris.evaluate(() => window.line.turn);
  while ((await asked())?.seat === mySeat) {
    const turn = await mine.turn();
    await byMouse(mine);
    if (turn) await other.line.decided(turn);
  }
  await page.goto('/');
  for (const day of ['the first', 'the second']) {
    while ((await asked())?.seat !== mySeat) await other.decide(byMouse);
    const turn = await asked();
    await expect
      .poll(() => mailbox.letters.at(-1), day)
      .toMatchObject({ type: 'turn', table: id, number: turn?.number, reminder: false });
    // Half of her day has gone, and then all of it: a bot decides once, and she is asked again some time.
    const told = mailbox.letters.length;
    await skip(page, 13 * HOUR);
    await expect.poll(() => mailbox.letters.at(-1), day).toMatchObject({ number: turn?.number, reminder: true });
    expect(mailbox.letters).toHaveLength(told + 1);
    await skip(page, 12 * HOUR);
    await other.line.reached((turn?.number ?? 0) + 1);
  }

  // She finds the way back, and her seat is hers.
  await page.goto('/games');
  await page
    .getByRole('region', { name: words('games-running') })
    .getByRole('link')
    .first()
    .click();
  await expect(mine.hand).toBeVisible();
  expect((await mine.line.snapshot()).you.seats).toEqual([mySeat]);
});

/** Where a page is kept by its worker, as people have it. */
const kept = test.extend({ serviceWorkers: 'allow', permissions: ['notifications'] });

kept(
  'the worker says whose turn it is in the reader’s language, unless the table is looked at',
  async ({ page, server }) => {
    const id = await openGame(page, { preset: 'ru18-basic', seats: 2 });
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    const registered = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      });
    });
    await session.send('ServiceWorker.enable');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const registrationId = await registered;
    const push = (message: object) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin: server.url,
        registrationId,
        data: JSON.stringify(message),
      });
    const shown = () =>
      page.evaluate(async () => {
        const notifications = await (await navigator.serviceWorker.ready).getNotifications();
        return notifications.map(({ title, body, tag }) => ({ title, body, tag }));
      });

    const turn = { type: 'turn', table: id, number: 3, reminder: false };
    await push(turn);
    const told = { title: words('call-title'), tag: `folsom ${id}` };
    await expect.poll(shown).toEqual([{ ...told, body: words('push-turn') }]);
    // The reminder takes its place; what is no message of ours is nothing.
    await push({ ...turn, reminder: true });
    await expect.poll(shown).toEqual([{ ...told, body: words('push-reminder') }]);
    await push({ type: 'something else', table: id });
    expect(await shown()).toHaveLength(1);

    // Whoever looks at the table sees it there: nothing takes the reminder's place.
    await page.goto(`/t/${id}`);
    await page.bringToFront();
    await push(turn);
    await page.waitForTimeout(500);
    expect(await shown()).toEqual([{ ...told, body: words('push-reminder') }]);
  },
);
