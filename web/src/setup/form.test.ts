import { describe, expect, it } from 'vitest';
import type { Switches, TableSizeJson } from '../protocol/types';
import { type SwitchName, sizesOf } from './books';
import { clockOf, nameOfClock } from './clocks';
import { duration } from './durations';
import {
  type Form,
  type Sitter,
  emptyForm,
  formOf,
  isFull,
  namedCast,
  newTable,
  passAndPlay,
  put,
  seatSomebody,
  setupOf,
  situation,
  termsOf,
} from './form';
import { EARLY, LATE, OFFER as offer, PAIR, PAIRS, TEAM, single } from './offer.fixture';
import { readForm } from './remembered';
import { type Situation, isToggle, moot as whyMoot } from './switches';

const USUAL = { me: 'Stranger', guest: (seat: number) => `Guest ${seat}` };
const form = (change: Partial<Form>): Form => ({ ...emptyForm(), ...change });

describe('what the rules allow', () => {
  it('follows the switches on which it depends', () => {
    const mixed = sizesOf(offer.books, { ...LATE, 'two-players': 'team-2014' });
    expect(mixed).toEqual([TEAM, single(3), PAIRS, single(4)]);
    expect(sizesOf(offer.books, { ...EARLY, couriers: 'normal' }).map(({ seats }) => seats)).toEqual([3, 9]);
  });

  it('is the nearest table where there is none like that', () => {
    expect(situation(offer, form({ seats: 9 })).size.seats).toBe(4);
    expect(situation(offer, form({ preset: 'ru14', seats: 3, pairs: true })).size).toEqual(single(3));
  });

  it('greys out switches that change nothing', () => {
    const at = (size: TableSizeJson, switches = LATE) => ({ switches, size });
    const moot = (name: SwitchName, now: Situation) => {
      const found = offer.switches.find((one) => one.name === name);
      if (!found) throw new Error(`there is no switch ${name}`);
      return whyMoot(found, now);
    };
    expect(moot('two-players', at(single(4)))).toBe('two');
    expect(moot('two-players', at(PAIR))).toBeNull();
    expect(moot('expert', at(TEAM))).toBe('always-expert');
    expect(moot('expert', at(PAIRS))).toBe('never-expert');
    expect(moot('expert-bullets', at(single(4)))).toBe('expert');
    expect(moot('expert-bullets', at(TEAM))).toBeNull();
    expect(moot('belle-shield', at(single(4), { ...LATE, abilities: 'off' }))).toBe('abilities');
    expect(moot('revenge-purse', at(single(9), { ...LATE, couriers: 'normal' }))).toBe('base');
    expect(moot('shortage', at(single(4)))).toBeNull();
  });

  it('tells a yes or no from a choice', () => {
    expect(isToggle({ values: ['off', 'on'] })).toBe(true);
    expect(isToggle({ values: ['up', 'both-ways'] })).toBe(false);
    expect(isToggle({ values: ['off', 'normal', 'betrayal'] })).toBe(false);
  });
});

describe('a new table', () => {
  it('says only what is not as usual', () => {
    expect(newTable(offer, form({}), ' Anna ', USUAL)).toEqual({
      terms: { setup: { preset: 'ru18-advanced', seats: 4 }, clock: null, grace_ms: 30_000, public: false },
      name: 'Anna',
      chairs: [{ who: 'me' }, { who: 'empty' }, { who: 'empty' }, { who: 'empty' }],
    });
  });

  it('begins at once if nobody is missing', () => {
    const chairs: Sitter[] = [
      { who: 'me' },
      { who: 'guest', name: ' ' },
      { who: 'guest', name: 'Boris' },
      ...Array.from({ length: 6 }, (): Sitter => ({ who: 'bot', level: 'legend' })),
    ];
    const { start, chairs: plans, name } = newTable(offer, form({ chairs }), '', USUAL);
    expect(start).toBe(true);
    expect(name).toBe('Stranger');
    expect(plans).toEqual([
      { who: 'me' },
      { who: 'me', name: 'Guest 2' },
      { who: 'me', name: 'Boris' },
      { who: 'bot', level: 'legend' },
    ]);
  });

  it('leaves out switches that change nothing or are as in the rulebook', () => {
    const switches: Partial<Switches> = { 'two-players': 'team-2014', events: 'on', expert: 'on' };
    expect(setupOf(offer, form({ switches })).switches).toEqual({ expert: 'on' });
    expect(setupOf(offer, form({ switches, seats: 2 })).switches).toEqual({ 'two-players': 'team-2014' });
  });

  it('names pairs of which the rules know', () => {
    const setup = setupOf(offer, form({ seats: 3, pairs: true, cast: 'named', order: ['belle', 'tuco'] }));
    expect(setup.pairs).toBe(true);
    expect(setup.cast).toEqual(['belle', 'tuco', 'ghost', 'cheyenne', 'doc', 'django']);
  });

  it('couples as many cars as it has', () => {
    expect(setupOf(offer, form({ cars: 'named', train: ['saloon', 'mail'] })).cars).toEqual([
      'saloon',
      'mail',
      'baggage',
      'second-class',
    ]);
    const couriers = form({ preset: 'couriers', cars: 'named', train: ['saloon', 'first-class'] });
    expect(setupOf(offer, couriers).cars).toEqual(['first-class', 'dining', 'baggage']);
  });

  it('is the form again when its terms are changed', () => {
    const one = form({
      seats: 3,
      switches: { expert: 'on' },
      cast: 'named',
      order: ['doc', 'tuco', 'belle'],
      cars: 'named',
      train: ['mail', 'dining', 'saloon'],
      clock: 'own',
      own: { decision: 20, reserve: 2 },
      grace: 600,
      public: true,
    });
    const terms = termsOf(offer, one);
    expect(termsOf(offer, formOf(terms))).toEqual(terms);
  });
});

describe('chairs', () => {
  it('have only one of oneself', () => {
    const chairs: Sitter[] = [{ who: 'me' }, { who: 'open' }, { who: 'bot', level: 'outlaw' }];
    expect(seatSomebody(chairs, 2, { who: 'me' })).toEqual([
      { who: 'bot', level: 'outlaw' },
      { who: 'open' },
      { who: 'me' },
    ]);
    expect(seatSomebody(chairs, 0, { who: 'open' })[0]).toEqual({ who: 'open' });
  });

  it('are full for people who pass the device around', () => {
    expect(isFull(offer, passAndPlay(emptyForm()))).toBe(true);
    expect(isFull(offer, emptyForm())).toBe(false);
  });

  it('swap what is on them', () => {
    expect(put(['a', 'b', 'c'], 0, 'c')).toEqual(['c', 'b', 'a']);
    expect(put(['a', 'b', 'c'], 1, 'b')).toEqual(['a', 'b', 'c']);
  });

  it('have one bandit each where nobody leads two', () => {
    expect(namedCast(['doc', 'tuco', 'belle', 'ghost'], single(3))).toEqual(['doc', 'tuco', 'belle']);
  });
});

describe('a clock', () => {
  it('is known by its name again', () => {
    for (const name of ['none', 'quick', 'calm', 'day'] as const) {
      expect(nameOfClock(clockOf(name, { decision: 1, reserve: 1 })).clock).toBe(name);
    }
  });

  it('stays within what the server takes', () => {
    expect(clockOf('own', { decision: Number.NaN, reserve: -3 })).toEqual({ decision_ms: 1000, reserve_ms: 0 });
    expect(clockOf('own', { decision: 1e9, reserve: 0.5 })).toEqual({ decision_ms: 604_800_000, reserve_ms: 30_000 });
  });

  it('is said in whole units', () => {
    expect(duration(90, 'en')).toBe('90\u00a0seconds');
    expect(duration(120, 'ru')).toBe('2\u00a0минуты');
    expect(duration(86_400, 'pl')).toBe('1\u00a0dzień');
  });
});

describe('the form of the last time', () => {
  it('is read as it was written', () => {
    const old = form({ preset: 'ru14', seats: 2, clock: 'calm', public: true, admitted: ['doc'] });
    expect(readForm(JSON.stringify(old))).toEqual(old);
  });

  it('is as empty as what can not be read', () => {
    expect(readForm(null)).toEqual(emptyForm());
    expect(readForm('{')).toEqual(emptyForm());
    const odd = { chairs: [{ who: 'wizard' }], clock: 'cuckoo', seats: 'many', preset: 'ru14', own: null };
    expect(readForm(JSON.stringify(odd))).toEqual({ ...emptyForm(), preset: 'ru14' });
  });
});
