import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { followUps, optionOf, options } from '../game/targets';
import { carOf } from '../game/words';
import type { ChoicesJson, ViewJson } from '../protocol/types';
import { across, actorOf, carInSight, carOfOption, firstSight, neighbour } from './attention';
import { Dealt, handKeys } from './handkeys';

interface Fixture {
  view: ViewJson;
  choices: ChoicesJson | null;
}
const fixture = (name: string) =>
  JSON.parse(readFileSync(new URL(`../gallery/fixtures/${name}.json`, import.meta.url), 'utf8')) as Fixture;

const screen = (view: ViewJson, change: Partial<Parameters<typeof carInSight>[0]> = {}) => ({
  view,
  gestures: {},
  flights: [],
  ...change,
});
const placeOf = (view: ViewJson, bandit: string) => {
  const place = view.bandits.find((one) => one.bandit === bandit)?.place;
  if (!place) throw new Error(`${bandit} is on the train`);
  return carOf(place);
};

describe('what is in sight', () => {
  const { view } = fixture('stealin-6');
  const quiet = { ...view, asked: null };

  it('is whoever is hit, rather than whoever fires', () => {
    const [one, other] = view.bandits.map(({ bandit }) => bandit);
    if (!one || !other) throw new Error('there are bandits');
    expect(carInSight(screen(quiet, { gestures: { [one]: 'aim', [other]: 'hit' } }), null)).toBe(placeOf(view, other));
  });

  it('is the Marshal when he walks', () => {
    expect(carInSight(screen(quiet, { gestures: { marshal: 'walk' } }), null)).toBe(view.marshal);
  });

  it('stays where it was while nothing happens', () => {
    expect(carInSight(screen(quiet), 'seat1')).toBeNull();
  });

  it('is first of all oneself', () => {
    const own = view.viewer === 'spectator' ? null : view.viewer;
    const me = view.bandits.find(({ seat }) => seat === own);
    if (me) expect(firstSight(view, own)).toBe(placeOf(view, me.bandit));
  });

  it('is what an option stands for', () => {
    const fire = fixture('fire-5');
    for (const option of options(fire.view, fire.choices)) {
      expect(carOfOption(fire.view, option)).toBe(placeOf(fire.view, option.figures[0] ?? ''));
    }
  });

  it('belongs to whose card is carried out', () => {
    const now = view.pile.find(({ progress }) => progress === 'now');
    expect(actorOf(quiet)).toBe(now?.seat ?? null);
  });
});

describe('the next car', () => {
  const { view } = fixture('couriers-6-round-3');
  const train = (number: number) => view.cars.filter((car) => car.train === number).map(({ car }) => car);

  it('is the one at that side, whichever way the train runs', () => {
    const [locomotive, behind] = train(1);
    const [armored, coal] = train(2);
    expect(neighbour(view, locomotive ?? null, -1)).toBe(behind);
    expect(neighbour(view, locomotive ?? null, 1)).toBeNull();
    expect(neighbour(view, armored ?? null, 1)).toBe(coal);
    expect(neighbour(view, armored ?? null, -1)).toBeNull();
  });

  it('on the other train is the one beside', () => {
    for (const { car, beside, train: own } of view.cars) {
      const other = across(view, car);
      if (beside) expect(other).toBe(beside);
      expect(view.cars.find((one) => one.car === other)?.train).not.toBe(own);
    }
    expect(across(fixture('move-5').view, 'locomotive')).toBeNull();
  });
});

describe('a hand', () => {
  it('has a name for each card', () => {
    expect(handKeys(['move', 'fire', 'move'])).toEqual(['move/0', 'fire/0', 'move/1']);
  });

  it('is dealt once, however often it is looked at', () => {
    const dealt = new Dealt();
    expect([...dealt.look(['move/0', 'fire/0'])]).toEqual([
      ['move/0', 0],
      ['fire/0', 1],
    ]);
    dealt.look(['move/0', 'fire/0']);
    expect([...dealt.look(['move/0', 'fire/0', 'punch/0', 'robbery/0'])]).toEqual([
      ['punch/0', 0],
      ['robbery/0', 1],
    ]);
  });
});

describe('a Fire card that may be followed', () => {
  const { view, choices } = fixture('follow-2');
  const all = options(view, choices);

  it('asks what follows, the card alone first', () => {
    const asked = followUps(all, 'cheyenne:fire', false);
    const follows = asked.map(({ choice }) => (choice.kind === 'play' ? choice.follow_up : undefined));
    expect(follows).toEqual([null, 'tuco:move', 'tuco:floor-change', 'tuco:robbery']);
    expect(asked.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('is the only one that asks', () => {
    expect(followUps(all, 'tuco:move', false)).toEqual([]);
    expect(optionOf(all, 'tuco:move', false)?.choice.text).toBe('play tuco:move');
  });
});
