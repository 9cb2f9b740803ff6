/** Two people and one device: a curtain falls between them, and whoever peeks finds nothing. */
import type { Page } from '@playwright/test';
import type { ReplayJson, Seat, Snapshot, ViewJson } from '../src/protocol/types';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

test.describe.configure({ retries: 0 });

const PEOPLE: Seat[] = ['seat1', 'seat2'];
const CARDS = ['move', 'floor-change', 'fire', 'robbery', 'punch', 'marshal'] as const;

/** Everything a page says in any way: text, labels, titles, pictures, its own title, what is read aloud. */
async function everythingSaid(page: Page): Promise<string> {
  const said = await page.evaluate(() => {
    const parts = [document.title, document.body.innerText];
    for (const element of document.querySelectorAll('#app *')) {
      for (const { name, value } of element.attributes)
        if (!/^(class|style|d|transform)$/.test(name)) parts.push(value);
      parts.push(element.shadowRoot?.textContent ?? '');
    }
    return parts.join('\n');
  });
  return `${said}\n${await page.locator('body').ariaSnapshot()}`;
}

/** The curtain is down: there is nothing of anybody's hand or purse. */
async function tellsNothing(page: Page): Promise<void> {
  const said = await everythingSaid(page);
  for (const card of CARDS) {
    expect(said).not.toContain(words(`action-${card}`));
    expect(said).not.toContain(`actions-${card}`);
  }
  expect(said).not.toContain(words('card-bullet'));
  expect(said).not.toMatch(/\$\d/);
}

/** What a seat sees, as the server tells it. */
function viewOf({ views }: Snapshot, seat: Seat): ViewJson {
  const found = views.find(({ view }) => view.viewer === seat);
  if (!found) throw new Error(`${seat} is not played here`);
  return found.view;
}

/** Purses of a seat whose value can be told by all of these views. */
function knownTo(views: readonly ViewJson[], owner: Seat): number {
  const purses = views.map((view) =>
    view.bandits
      .filter((bandit) => bandit.seat === owner)
      .flatMap(({ loot }) => loot)
      .filter(({ kind, dollars }) => kind === 'purse' && dollars !== null)
      .map(({ token }) => token),
  );
  return (purses[0] ?? []).filter((token) => purses.every((known) => known.includes(token))).length;
}

/** There is what these seats all know, and nothing of what only some of them do. */
async function tellsOnlyTo(table: TablePage, seats: readonly Seat[]): Promise<void> {
  const snapshot = await table.line.snapshot();
  const views = seats.map((seat) => viewOf(snapshot, seat));
  const [first] = views;
  for (const [index, { seat: owner }] of (first?.seats ?? []).entries()) {
    const told = await table.seats
      .nth(index)
      .getByTitle(/^purse, \$/)
      .count();
    expect(told).toBeLessThanOrEqual(knownTo(views, owner));
  }
  // What the log tells of purses is what each of them has been told.
  const log = await table.page.getByRole('log').innerText();
  const takings = [...log.matchAll(/^(\w+) takes a purse.*\$([\d,]+)/gm)];
  if (takings.length === 0) return;
  for (const seat of seats) {
    const told = await pursesTaken(table.page, snapshot.table.table, seat);
    for (const [, bandit = '', dollars = ''] of takings)
      expect(told).toContain(`${bandit.toLowerCase()} ${dollars.replace(',', '')}`);
  }
}

/** The purses whose values a seat has been told, as the server has it. */
async function pursesTaken(page: Page, table: string, seat: Seat): Promise<string[]> {
  const response = await page.request.get(`/api/tables/${table}/replay?eyes=${seat}`);
  return ((await response.json()) as ReplayJson).steps.flatMap(({ notices }) =>
    notices.flatMap((notice) =>
      notice.what === 'loot-taken' && notice.dollars !== null ? [`${notice.bandit} ${notice.dollars}`] : [],
    ),
  );
}

test('nobody sees the other hand, at the curtain, behind it, or after a reload', async ({ page }) => {
  await page.addInitScript(() => {
    // Hands that were there for a moment only are noticed, too.
    const watch = window as Window & { hands?: number };
    watch.hands = 0;
    new MutationObserver(() => {
      const cards = document.querySelectorAll('[aria-label="Your hand"] li button').length;
      if (cards > 0) watch.hands = cards;
    }).observe(document, { childList: true, subtree: true });
  });
  const table = new TablePage(page);
  await table.open(await openGame(page, { preset: 'ru18-advanced', seats: 3 }, 2));
  let curtains = 0;
  let alone: Seat | null = null;
  let reloads = 0;
  for (;;) {
    const turn = await table.line.myTurn();
    if (!turn) break;
    if (await table.curtain.isVisible()) {
      await tellsNothing(page);
      if (curtains % 8 === 3) {
        await page.reload();
        reloads += 1;
        await expect(table.curtain).toBeVisible();
        await tellsNothing(page);
        expect(await page.evaluate(() => (window as Window & { hands?: number }).hands)).toBe(0);
      }
      curtains += 1;
      await expect(table.raise).toBeFocused();
      await table.raise.click();
      await table.turn();
      alone = turn.seat;
      await tellsOnlyTo(table, [turn.seat]);
    } else {
      await table.turn();
      if (await table.hand.isVisible()) {
        // Whoever acts twice in a row need not be asked twice to take the device.
        expect(alone, 'a hand is seen only by whom the curtain was raised for').toBe(turn.seat);
        await tellsOnlyTo(table, [turn.seat]);
      } else await tellsOnlyTo(table, PEOPLE);
    }
    if (await table.hand.isVisible()) {
      const view = viewOf(await table.line.snapshot(), turn.seat);
      const cards = view.seats.find(({ seat }) => seat === turn.seat)?.hand ?? [];
      await expect(table.cards).toHaveCount(cards.length);
    }
    await byMouse(table);
    await table.line.decided(turn);
  }
  expect(curtains).toBeGreaterThan(5);
  expect(reloads).toBeGreaterThan(0);
  await expect(table.outcome).toBeVisible();
});
