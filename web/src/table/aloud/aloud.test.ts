import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BanditJson, TokenJson, ViewJson } from '../../protocol/types';
import { LANGUAGES } from '../../words/languages';
import { speak } from '../../words/words.svelte';
import { sittings } from '../sitting';
import { trainsAloud as trainsTypeset } from './cars';
import { heldWords as heldTypeset } from './loot';
import { pileAloud } from './pile';
import { roundAloud } from './round';
import { seatAloud as seatTypeset } from './seats';

/** Where a line may break is nothing to be heard. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const seatAloud = (...args: Parameters<typeof seatTypeset>) => plain(seatTypeset(...args));
const heldWords = (...args: Parameters<typeof heldTypeset>) => plain(heldTypeset(...args));
const trainsAloud = (...args: Parameters<typeof trainsTypeset>) =>
  trainsTypeset(...args).map((train) => ({
    ...train,
    cars: train.cars.map(({ car, text }) => ({ car, text: plain(text) })),
  }));

const positions = new URL('../../gallery/fixtures/', import.meta.url);
const viewOf = (name: string) =>
  (JSON.parse(readFileSync(new URL(name, positions), 'utf8')) as { view: ViewJson }).view;
const POSITIONS = readdirSync(positions).map((name) => ({ name, view: viewOf(name) }));

function everything(view: ViewJson): string[] {
  const people = sittings(null, view, [], []);
  return [
    ...trainsAloud(view).flatMap(({ name, cars }) => [`${name}.`, ...cars.map(({ text }) => text)]),
    ...view.seats.map((seat, index) => {
      const sitting = people[index];
      if (!sitting) throw new Error('everybody sits somewhere');
      return seatAloud(view, seat, sitting);
    }),
    roundAloud(view),
    ...pileAloud(view, []).groups.flatMap(({ cards }) => cards.map((card) => `${card}.`)),
  ];
}

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it.each(POSITIONS)('$name is told in whole sentences', ({ view }) => {
    for (const sentence of everything(view)) {
      expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
      expect(sentence).not.toMatch(/[{}]|undefined|null|NaN|: [;.]|, ,|\b(lying|aloud|loot|bandit|car|turn)-/);
    }
  });
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  const token = (kind: TokenJson['kind'], dollars: number | null, more: Partial<TokenJson> = {}): TokenJson => ({
    token: `${kind}#1`,
    kind,
    dollars,
    document: null,
    touched: true,
    known_to: [],
    group: `${kind}#1`,
    ...more,
  });

  it('a car tells who and what is in it and on it', () => {
    const [first] = POSITIONS.filter(({ view }) => view.marshal === 'locomotive' && view.cars.length > 2);
    if (!first) throw new Error('there is such a position');
    const { view } = first;
    const [locomotive, next] = view.cars;
    if (!locomotive || !next) throw new Error('a train has cars');
    const [doc, belle] = view.bandits as [BanditJson, BanditJson];
    const changed: ViewJson = {
      ...view,
      bandits: [
        { ...doc, bandit: 'doc', place: 'locomotive/roof' },
        { ...belle, bandit: 'belle', place: 'locomotive/inside' },
      ],
      cars: [
        { ...locomotive, inside: [token('strongbox', 1000), token('purse', null), token('purse', 250)], roof: [] },
        { ...next, car: 'dining', inside: [], roof: [] },
      ],
    };
    expect(trainsAloud(changed)).toEqual([
      {
        number: 1,
        name: 'The train, from the locomotive to the rear',
        cars: [
          {
            car: 'locomotive',
            text: expect.stringMatching(
              /^Locomotive: inside the Marshal, Belle, 2 purses,? and 1 strongbox; on the roof Doc\.$/,
            ) as string,
          },
          { car: 'dining', text: 'Dining car: empty.' },
        ],
      },
    ]);
  });

  it('two trains tell what is side by side, and where the guns are', () => {
    const [start, armored] = trainsAloud(viewOf('couriers-6-round-3.json'));
    expect(start?.name).toContain('starting train');
    expect(start?.cars.some(({ text }) => text.includes('side by side with the '))).toBe(true);
    expect(armored?.cars.filter(({ text }) => /on the roof .*a machine gun/.test(text)).map(({ car }) => car)).toEqual([
      'arsenal',
      'infirmary',
    ]);
  });

  it('loot is worth what one knows of it', () => {
    expect(heldWords([])).toBe('no loot');
    expect(heldWords([token('purse', 300)])).toBe('loot: 1 purse ($300)');
    expect(heldWords([token('purse', null), token('purse', null)])).toBe('loot: 2 purses');
    expect(heldWords([token('purse', null), token('jewel', 500)])).toBe('loot: 1 jewel ($500) and 1 purse');
    expect(heldWords([token('purse', 300), token('jewel', 500)])).toBe(
      'loot: 1 purse ($300) and 1 jewel ($500), in all $800',
    );
    expect(heldWords([token('purse', 250), token('purse', 250)])).toBe('loot: 2 purses ($250 each), in all $500');
    expect(heldWords([token('document', null, { document: 'fake' })])).toBe('loot: a fake document');
  });

  it('a seat tells who plays it, and what they have', () => {
    const view = viewOf('schemin-5.json');
    const seat = view.seats.find((one) => one.seat === view.asked?.seat);
    const leader = seat?.bandits[0];
    if (!seat || !leader) throw new Error('somebody is asked');
    const bandits = view.bandits.map((one) => (one.seat === seat.seat ? { ...one, ammo: 1, loot: [] } : one));
    const changed: ViewJson = { ...view, first: 'seat9', bandits };
    const sitting = { seat: seat.seat, level: null, away: false, substituted: false };
    const facts = (received: number, hand: number) =>
      new RegExp(
        `: decides now; 1 bullet left, no loot; ${received} bullets? received, ${hand} cards? in hand, \\d+ cards? in the deck\\.$`,
      );
    const said = seatAloud(changed, seat, { ...sitting, name: 'Anna', kind: 'you' });
    expect(said).toMatch(/^Anna \(you\) plays \w+:/);
    expect(said).toMatch(facts(seat.received, seat.hand.length));
    const bot = { ...sitting, kind: 'bot', level: 'legend' } as const;
    expect(seatAloud(changed, { ...seat, bandits: ['doc'] }, { ...bot, name: 'Doc' })).toMatch(
      /^Doc \(bot, legend\): /,
    );
    expect(seatAloud(changed, seat, { ...sitting, name: 'Boris', kind: 'person', away: true })).toMatch(
      /^Boris \(away\)/,
    );
  });

  it('each of two bandits has bullets and loot of its own', () => {
    const view = viewOf('pairs-3.json');
    const [seat] = view.seats;
    if (!seat) throw new Error('somebody plays');
    const said = seatAloud(view, seat, {
      seat: seat.seat,
      name: 'Anna',
      kind: 'person',
      level: null,
      away: false,
      substituted: false,
    });
    expect(said).toMatch(/^Anna plays (\w+) and (\w+): .*\1: \d bullets? left, .*; \2: \d bullets? left, /);
  });

  it('the pile tells what lies there, how, and what is carried out', () => {
    const view = viewOf('stealin-6.json');
    const planned = { followed: false, face_down: false, progress: 'waiting' } as const;
    const changed: ViewJson = {
      ...view,
      seats: view.seats.map((seat, index) => (index === 0 ? { ...seat, bandits: ['doc'] } : seat)),
      pile: [
        { ...planned, seat: 'seat1', card: 'fire', progress: 'done' },
        { ...planned, seat: 'seat1', card: 'move', face_down: true, progress: 'now' },
        { ...planned, seat: 'seat1', card: 'punch', face_down: true },
        { ...planned, seat: 'seat1', card: null, face_down: true },
        { ...planned, seat: null, card: 'scheme' },
      ],
    };
    expect(pileAloud(changed, [])).toEqual({
      note: 'card 2 of 5',
      groups: [
        {
          turn: null,
          cards: [
            'Doc: Fire, done',
            'Doc: Move, carried out now',
            'Doc: Punch, face down',
            'Doc: a card face down',
            'Il Professore: Scheme',
          ],
        },
      ],
    });
  });

  it('the round card tells its turns, which is now, and the event', () => {
    const view = viewOf('schemin-5.json');
    const changed: ViewJson = {
      ...view,
      round: 2,
      turns: ['standard', 'tunnel', 'standard'],
      turn: 2,
      event: 'braking',
    };
    expect(plain(roundAloud(changed))).toBe(
      'Round 2 of 5: Schemin’. Turns: Standard (done), Tunnel (now), Standard. At the end: Braking.',
    );
  });
});
