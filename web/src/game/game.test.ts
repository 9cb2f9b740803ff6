import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ChoicesJson, ViewJson } from '../protocol/types';
import { figures, hourOf, lying, pairs } from './board';
import { type Laid, followPile, pileCard, pileGroups, whyHidden } from './pile';
import { options, playsOf } from './targets';
import { carOf, faceOf, floorOf } from './words';

interface Fixture {
  view: ViewJson;
  choices: ChoicesJson | null;
  laid: Laid;
}
const folder = new URL('../gallery/fixtures/', import.meta.url);
const FIXTURES = readdirSync(folder).map((file) => ({
  name: file.replace('.json', ''),
  fixture: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture,
}));

describe.each(FIXTURES)('a position ($name)', ({ fixture: { view, choices, laid } }) => {
  it('has every figure in a car that is there', () => {
    const cars = view.cars.map(({ car }) => car);
    for (const { place } of figures(view)) expect(cars).toContain(carOf(place));
    expect(new Set(figures(view).map(({ id }) => id)).size).toBe(figures(view).length);
    expect(new Set(lying(view).map(({ token }) => token)).size).toBe(lying(view).length);
  });

  it('shows on the board or in the hand whatever stands for a choice', () => {
    const places = new Set(view.cars.flatMap(({ car }) => [`${car}/roof`, `${car}/inside`]));
    const onBoard = new Set<string>(figures(view).map(({ id }) => id));
    const tokens = new Set<string>([
      ...lying(view).map(({ token }) => token),
      ...view.bandits.flatMap((one) => one.loot.map(({ token }) => token)),
    ]);
    const hand = view.seats.find(({ seat }) => seat === view.viewer)?.hand.map(({ card }) => card) ?? [];
    for (const option of options(view, choices)) {
      for (const place of option.places) expect(places).toContain(place);
      for (const figure of option.figures) expect(onBoard).toContain(figure);
      for (const token of option.tokens) expect(tokens).toContain(token);
      if (option.card) expect(hand).toContain(option.card);
    }
  });

  it('has nothing on the board that stands for two choices', () => {
    const all = options(view, choices).flatMap(({ places, figures, tokens }) => [...places, ...figures, ...tokens]);
    expect(new Set(all).size).toBe(all.length);
  });

  it('has every card of the pile in a group, in order', () => {
    const groups = pileGroups(view, laid);
    expect(groups.flatMap(({ cards }) => cards.map(({ card }) => card))).toEqual(view.pile.map(({ card }) => card));
    const slots = groups.flatMap((group) => group.slots).length;
    expect(slots).toBe(view.stage === 'schemin' ? view.seats.length - view.step : 0);
  });

  it('has its cars side by side in one way only', () => {
    const sums = pairs(view).map(([one, other]) => {
      const [first, second] = [1, 2].map((train) =>
        view.cars.filter((car) => car.train === train).map(({ car }) => car),
      );
      return (first?.indexOf(one) ?? 0) + (second?.indexOf(other) ?? 0);
    });
    expect(new Set(sums).size).toBeLessThanOrEqual(1);
  });
});

describe('words of the protocol', () => {
  it('are taken apart', () => {
    expect([carOf('armored-1/roof'), floorOf('armored-1/roof')]).toEqual(['armored-1', 'roof']);
    expect(faceOf('fire')).toEqual({ kind: 'action', action: 'fire', bandit: null });
    expect(faceOf('ghost:floor-change')).toEqual({ kind: 'action', action: 'floor-change', bandit: 'ghost' });
    expect(faceOf('bullet:neutral')).toEqual({ kind: 'bullet', source: 'neutral' });
    expect(faceOf('binoculars:mei')).toEqual({ kind: 'plot', plot: 'binoculars', bandit: 'mei' });
    expect(faceOf('long-shot')).toEqual({ kind: 'plot', plot: 'long-shot', bandit: null });
  });
});

describe('a turn', () => {
  it('is dark in a tunnel and else follows the round', () => {
    const tunnel = FIXTURES.find(({ name }) => name === 'tunnel-5')?.fixture.view;
    if (!tunnel) throw new Error('there is a tunnel');
    expect(hourOf(tunnel)).toBe('t');
    expect(hourOf({ ...tunnel, stage: 'stealin' })).toBe(String(tunnel.round));
  });

  it('of each card is followed as it happens', () => {
    const { laid } = followPile([{ turn: 0, hidden: null }, null], 0, [
      { what: 'turn-began', turn: 2, kind: 'tunnel' },
      { what: 'card-played', seat: 'seat1', card: null, face_down: true, hidden_by: 'tunnel' },
    ]);
    expect(laid).toEqual([{ turn: 0, hidden: null }, null, { turn: 1, hidden: 'tunnel' }]);
  });
});

describe('a teammate', () => {
  it('who can be nudged to do several things is not to be clicked on', () => {
    const view = FIXTURES.find(({ name }) => name.startsWith('couriers'))?.fixture.view;
    const bandit = view?.bandits[0]?.bandit;
    if (!view || !bandit) throw new Error('there is a position');
    const nudge = (action: 'move' | 'fire') => ({
      text: `nudge ${action} ${bandit}`,
      kind: 'nudge' as const,
      action,
      bandit,
    });
    const one = options(view, { total: 1, list: [nudge('move')], keep: null, outlooks: [] });
    const two = options(view, { total: 2, list: [nudge('move'), nudge('fire')], keep: null, outlooks: [] });
    expect(one.map(({ figures }) => figures)).toEqual([[bandit]]);
    expect(two.map(({ figures }) => figures)).toEqual([[], []]);
  });
});

describe('a card in hand', () => {
  it('can be played open, hidden, or with a follow-up, as the server offers it', () => {
    const view = FIXTURES[0]?.fixture.view;
    if (!view) throw new Error('there is a position');
    const list: ChoicesJson['list'] = [
      { text: 'play fire', kind: 'play', card: 'fire', face_down: false, follow_up: null },
      { text: 'play fire hidden', kind: 'play', card: 'fire', face_down: true, follow_up: null },
      { text: 'play move', kind: 'play', card: 'move', face_down: false, follow_up: null },
    ];
    const all = options(view, { total: 3, list, keep: null, outlooks: [] });
    expect(playsOf(all, 'fire')).toMatchObject({ open: { number: 1 }, hidden: { number: 2 }, followed: [] });
    expect(playsOf(all, 'move')).toMatchObject({ open: { number: 3 }, hidden: null });
    expect(playsOf(all, 'punch')).toMatchObject({ open: null, hidden: null });
  });
});

describe('why a card lies face down', () => {
  const reasons = (laid?: Laid) => {
    const fixture = FIXTURES.find(({ name }) => name === 'tunnel-5')?.fixture;
    if (!fixture) throw new Error('the position is there');
    const { view } = fixture;
    return view.pile.map((planned, index) => whyHidden(pileCard(view, planned, index), laid ?? fixture.laid));
  };

  it('is what was said when it was laid; open ones need no reason', () => {
    expect(reasons()).toEqual([null, null, null, null, 'ghost', 'tunnel', 'tunnel']);
  });

  it('whoever did not see them laid can’t tell', () => {
    expect(reasons([])).toEqual([null, null, null, null, null, null, null]);
  });
});
