import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lying } from '../game/board';
import { applyPatch } from '../protocol/mirror';
import type { NoticeJson, ViewJson, ViewPatch } from '../protocol/types';
import { apply } from './apply';
import { flightsOf, inTheAir } from './flights';

interface Game {
  start: ViewJson;
  steps: { notices: NoticeJson[]; patch: ViewPatch }[];
}
const gameOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Game;

/** Everything that can be found on the screen. */
function spots(view: ViewJson): Set<string> {
  return new Set([
    ...view.bandits.flatMap(({ bandit, place }) => (place ? [`figure:${bandit}`] : [])),
    ...lying(view).map(({ token }) => `token:${token}`),
    ...view.bandits.flatMap(({ loot }) => loot.map(({ token }) => `token:${token}`)),
    ...view.seats.map(({ seat }) => `seat:${seat}`),
    ...(view.armored ? ['seat:professore'] : []),
    ...view.pile.map((_, index) => `pile:${index}`),
    ...view.seats.flatMap(({ hand }) => hand.map(({ card }) => `card:${card}`)),
  ]);
}

describe.each(['advanced4', 'couriers5'])('in a game (%s)', (name) => {
  it('everything flies from where it was to where it will be', () => {
    const game = gameOf(name);
    let view = game.start;
    const seen = new Map<string, number>();
    for (const { notices, patch } of game.steps) {
      const next = applyPatch(view, patch);
      let shown = view;
      for (const notice of notices) {
        const after = apply(shown, notice, next);
        for (const { cargo, from, to, or } of flightsOf(notice, shown, after)) {
          expect(spots(shown)).toContain(from);
          expect(spots(after)).toContain(to);
          if (or) expect(spots(after)).toContain(or);
          seen.set(cargo.kind, (seen.get(cargo.kind) ?? 0) + 1);
        }
        shown = after;
      }
      view = next;
    }
    for (const kind of ['loot', 'bullet', 'card']) expect(seen.get(kind)).toBeGreaterThan(2);
  });
});

describe('what flies', () => {
  it('comes from Il Professore, if it is his', () => {
    const { start, steps } = gameOf('couriers5');
    const laid = steps.flatMap(({ notices }) => notices).find(({ what }) => what === 'plot-laid');
    if (laid?.what !== 'plot-laid') throw new Error('he plays');
    expect(flightsOf(laid, start, start)).toEqual([
      {
        cargo: { kind: 'card', bandit: 'professore', card: laid.card },
        from: 'seat:professore',
        to: `pile:${start.pile.length}`,
      },
    ]);
  });

  it('is the loot, not the cards, that is not seen yet where it lands', () => {
    const token = { token: 'jewel#1', kind: 'jewel', document: null, dollars: 500 } as const;
    const air = inTheAir([
      { cargo: { kind: 'loot', token }, from: 'figure:doc', to: 'token:jewel#1' },
      { cargo: { kind: 'bullet', source: 'neutral' }, from: 'figure:doc', to: 'seat:seat1', late: true },
    ]);
    expect([...air]).toEqual(['jewel#1']);
  });
});
