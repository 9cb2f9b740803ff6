/** Whoever watches sees what lies open, and nothing else: neither on the page nor on the line. */
import type { Seat, Snapshot, TokenJson, ViewJson } from '../src/protocol/types';
import { TablePage } from './pages/table';
import { byMouse } from './pages/ways';
import { expect, test } from './support/test';
import { openGame } from './support/tables';
import { words } from './support/words';

test.describe.configure({ retries: 0 });

/** Whether everybody can tell a token's value: they have seen it, or can work it out from what they have seen (R74). */
function isPublic({ common }: ViewJson, { token, known_to }: TokenJson): boolean {
  return known_to.includes('spectator') || common.deduced.includes(token);
}

/** What a view tells that a spectator may not know, in words. */
function secretsOf(view: ViewJson): string[] {
  const hands = view.seats.flatMap(({ seat, hand, discard, deck_bottom }) =>
    [...hand, ...discard, ...deck_bottom].flatMap(({ card, open }) => (card && !open ? [`${seat} has ${card}`] : [])),
  );
  const pile = view.pile.flatMap(({ card, face_down, progress }, index) =>
    card && face_down && progress === 'waiting' ? [`card ${index} of the pile is ${card}`] : [],
  );
  const loot = [
    ...view.bandits.flatMap(({ loot }) => loot),
    ...view.cars.flatMap(({ inside, roof }) => [...(inside ?? []), ...roof]),
  ];
  const values = loot
    .filter(({ kind, dollars }) => (kind === 'purse' || kind === 'bag') && dollars !== null)
    .flatMap((token) => (isPublic(view, token) ? [] : [`${token.token} is ${token.dollars}`]));
  return [...hands, ...pile, ...values];
}

/** How many purses of a seat there are whose value everybody can tell. */
function publicPurses(view: ViewJson, owner: Seat): number {
  const loot = view.bandits.filter(({ seat }) => seat === owner).flatMap(({ loot }) => loot);
  return loot.filter((token) => token.kind === 'purse' && isPublic(view, token)).length;
}

for (const preset of ['ru18-advanced', 'couriers'] as const) {
  test(`a spectator sees no hidden card (${preset})`, async ({ page, newcomer }) => {
    const seats = preset === 'couriers' ? 5 : 4;
    const id = await openGame(page, { preset, seats });
    const player = new TablePage(page);
    await player.open(id);
    const watcher = new TablePage(await newcomer());
    await watcher.open(id);
    await expect(watcher.page.getByText(words('watching'))).toBeVisible();

    for (;;) {
      const turn = await player.turn();
      if (!turn) break;
      await watcher.line.reached(turn.number);
      await expect(watcher.hand).toBeHidden();
      // A card that lies face down says so and nothing else.
      const [seen] = (await watcher.line.snapshot()).views;
      const down = seen?.view.pile.filter(({ card }) => !card).length ?? 0;
      await expect(watcher.pile.locator(`[data-note-name$="${words('card-hidden')}"]`)).toHaveCount(down);
      // Of the purses whose values the seat at the other page knows, none is told here but what all can tell.
      for (const { view } of (await player.line.snapshot()).views) {
        for (const [index, { seat }] of view.seats.entries()) {
          const told = watcher.seats.nth(index).getByTitle(/^purse, \$/);
          await expect.poll(() => told.count()).toBeLessThanOrEqual(publicPurses(view, seat));
        }
      }
      await byMouse(player);
      await player.line.decided(turn);
    }
    await expect(watcher.outcome).toBeVisible();

    // Everything that came over the line, state after state.
    const running = (snapshots: readonly Snapshot[]) =>
      snapshots.filter(({ end }) => !end).flatMap(({ views }) => views);
    const told = running(await watcher.line.snapshots());
    expect(told.length).toBeGreaterThan(50);
    for (const { view, choices } of told) {
      expect(view.viewer).toBe('spectator');
      expect(choices).toBeNull();
      expect(secretsOf(view)).toEqual([]);
    }
    // The seat itself does know such things: the comparison is worth something.
    expect(running(await player.line.snapshots()).flatMap(({ view }) => secretsOf(view))).not.toEqual([]);
    const notices = (await watcher.line.received()).flatMap((message) =>
      message.type === 'news' ? (message.views ?? []).flatMap(({ notices }) => notices) : [],
    );
    for (const notice of notices) {
      if (notice.what === 'cards-drawn' || notice.what === 'cards-put-away') expect(notice.cards).toBeNull();
      if (notice.what === 'card-picked' || notice.what === 'card-set-aside' || notice.what === 'card-diverted')
        expect(notice.card).toBeNull();
      if (notice.what === 'card-played' && notice.face_down) expect(notice.card).toBeNull();
    }
  });
}
