import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ArmoredJson, ViewJson } from '../protocol/types';
import { sideboardOf } from './sideboard';

const viewOf = (name: string) =>
  (JSON.parse(readFileSync(new URL(`../gallery/fixtures/${name}.json`, import.meta.url), 'utf8')) as { view: ViewJson })
    .view;

function withArmored(view: ViewJson, change: Partial<ArmoredJson>): ViewJson {
  if (!view.armored) throw new Error('this is the expansion');
  return { ...view, armored: { ...view.armored, ...change } };
}

describe('beside the seats', () => {
  it('there is nothing in the base game', () => {
    expect(sideboardOf(viewOf('move-5'))).toBeNull();
  });

  it('bullets under the Wild Bunch token count for the team whose bandit fired', () => {
    const view = viewOf('couriers-6-round-3');
    const [red, blue] = view.seats.map(({ bandits }) => bandits[0]);
    if (!red || !blue) throw new Error('everybody leads somebody');
    const board = sideboardOf(withArmored(view, { wild_bunch: { [red]: 2, [blue]: 1 } }));
    expect(board).toEqual({ hits: { red: 2, blue: 1 }, professore: null });
  });

  it('neutral ones are Il Professore’s', () => {
    const board = sideboardOf(withArmored(viewOf('couriers-5-gun'), { wild_bunch: { neutral: 1 }, track: 3 }));
    expect(board).toEqual({ hits: { red: 0, blue: 1 }, professore: { team: 'blue', step: 3 } });
  });
});
