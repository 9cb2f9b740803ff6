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

  it('bullets under the Wild Bunch token count for a team', () => {
    const board = sideboardOf(withArmored(viewOf('couriers-6-round-3'), { wild_bunch_of: { red: 2, blue: 1 } }));
    expect(board).toEqual({ hits: { red: 2, blue: 1 }, professore: null });
  });

  it('is Il Professore, where he plays', () => {
    const board = sideboardOf(withArmored(viewOf('couriers-5-gun'), { track: 3 }));
    expect(board?.professore).toEqual({ team: 'blue', step: 3 });
  });
});
