import { describe, expect, it } from 'vitest';
import type { Bandit, ChoicesJson, NewTableJson } from '../protocol/types';
import { castAround, favouriteAt, favouriteChoice, withFavourite } from './favourite';
import { type Form, emptyForm, newTable } from './form';
import { OFFER as offer, PAIR as pairs, TEAM as team, single as singleOf } from './offer.fixture';

const BASE: Bandit[] = ['ghost', 'cheyenne', 'tuco', 'django', 'belle', 'doc'];
const LEADERS: Bandit[] = ['ghost', 'doc', 'belle'];
const USUAL = { me: 'Stranger', guest: (seat: number) => `Guest ${seat}` };

/** Different draws, the same in every run. */
function lots(seed: number): () => number {
  let state = (seed * 1_000_003) % 2_147_483_647;
  return () => (state = (state * 16_807 + 7) % 2_147_483_647) / 2_147_483_647;
}

const single = singleOf(5);

const bots = (count: number): Form['chairs'] =>
  Array.from({ length: 9 }, (_, index) => (index < count ? { who: 'bot', level: 'outlaw' } : { who: 'open' }));

describe('a favourite', () => {
  it('is on its seat, and everybody else is drawn', () => {
    const others = new Set<string>();
    for (let seed = 1; seed < 60; seed++) {
      const cast = castAround('belle', 2, single, BASE, lots(seed));
      expect(cast).toHaveLength(5);
      expect(new Set(cast).size).toBe(5);
      expect(cast[2]).toBe('belle');
      others.add(cast.join());
    }
    expect(others.size).toBeGreaterThan(30);
  });

  it('may come from the other box', () => {
    const cast = castAround('mei', 0, single, BASE, lots(3));
    expect(cast[0]).toBe('mei');
    expect(cast.slice(1).every((bandit) => BASE.includes(bandit))).toBe(true);
  });

  it('leads or follows in a pair as the rules have it', () => {
    for (const own of [...BASE, 'mei'] as Bandit[]) {
      for (let seed = 1; seed < 20; seed++) {
        const cast = castAround(own, 1, pairs, BASE, lots(seed));
        expect(cast).toHaveLength(4);
        expect(new Set(cast).size).toBe(4);
        expect(cast.slice(2)).toContain(own);
        for (const place of [0, 2])
          expect(
            cast.slice(place, place + 2).filter((bandit) => LEADERS.includes(bandit)),
            cast.join(),
          ).toHaveLength(1);
        expect(castAround(own, 0, team, BASE, lots(seed))[0]).toBe(own);
      }
    }
  });

  it('is granted where nobody else is to come, and the server is told so', () => {
    const form: Form = {
      ...emptyForm(),
      seats: 4,
      chairs: [{ who: 'bot', level: 'outlaw' }, { who: 'me' }, ...bots(7)],
    };
    const table = newTable(offer, form, 'Anna', USUAL);
    expect(favouriteAt(offer, form)).toBe('granted');
    const { cast } = withFavourite(table, offer, form, 'doc', lots(5)).terms.setup;
    expect(cast).toHaveLength(4);
    expect(cast?.[1]).toBe('doc');
    expect(withFavourite(table, offer, form, null)).toEqual(table);
    const hat = { ...form, admitted: BASE };
    const named = withFavourite(newTable(offer, hat, 'Anna', USUAL), offer, hat, 'doc', lots(5));
    expect(named.terms.setup.admitted).toBeUndefined();
    const without = { ...form, admitted: BASE.slice(0, 5) };
    expect(
      withFavourite(newTable(offer, without, 'Anna', USUAL), offer, without, 'doc').terms.setup.cast,
    ).toBeUndefined();
  });

  it('is left to the draw or to the players where others have a say', () => {
    const open: Form = { ...emptyForm(), seats: 4 };
    const untouched = (form: Form): NewTableJson => withFavourite(newTable(offer, form, '', USUAL), offer, form, 'doc');
    expect(favouriteAt(offer, open)).toBe('drawn');
    expect(untouched(open).terms.setup.cast).toBeUndefined();
    const choosing: Form = { ...open, cast: 'choose' };
    expect(favouriteAt(offer, choosing)).toBe('first');
    expect(untouched(choosing).terms.setup.cast).toBe('choose');
    const nobody: Form = { ...open, chairs: bots(9) };
    expect(untouched(nobody).terms.setup.cast).toBeUndefined();
    expect(favouriteAt(offer, { ...open, cast: 'named' })).toBe('named');
  });

  it('is chosen if it is offered, alone or in a team', () => {
    const offered = (list: ChoicesJson['list']): ChoicesJson => ({
      total: list.length,
      list,
      keep: null,
      outlooks: [],
    });
    const alone = offered([
      { text: 'ghost', kind: 'bandit', bandit: 'ghost' },
      { text: 'doc', kind: 'bandit', bandit: 'doc' },
    ]);
    expect(favouriteChoice(alone, 'doc')).toBe('doc');
    expect(favouriteChoice(alone, 'belle')).toBeNull();
    expect(favouriteChoice(alone, null)).toBeNull();
    expect(favouriteChoice(null, 'doc')).toBeNull();
    const teams = offered([{ text: 'team ghost tuco', kind: 'team', bandits: ['ghost', 'tuco'] }]);
    expect(favouriteChoice(teams, 'tuco')).toBe('team ghost tuco');
    expect(favouriteChoice(offered([{ text: 'doc last', kind: 'last-car', bandit: 'doc' }]), 'doc')).toBeNull();
  });
});
