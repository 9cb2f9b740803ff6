/** A table as somebody fills in the form for it, and what the server is asked for in the end. */
import { MOST_SEATS } from '../protocol/constants';
import type {
  Bandit,
  BotLevel,
  Car,
  ChairPlan,
  NewTableJson,
  Preset,
  SetupJson,
  Switches,
  TableSizeJson,
  TermsJson,
} from '../protocol/types';
import { type Offer, bookOf, boxOfCars, everyBandit, nearestSize, sizesOf, usualBandits } from './books';
import { type ClockName, type OwnClock, USUAL_GRACE, clockOf, nameOfClock } from './clocks';
import { type Situation, differing, turned } from './switches';

/** Who is to sit on a chair. A guest is another person on this device. */
export type Sitter = { who: 'me' } | { who: 'guest'; name: string } | { who: 'open' } | { who: 'bot'; level: BotLevel };

export interface Form {
  preset: Preset;
  /** The switches that were turned. */
  switches: Partial<Switches>;
  seats: number;
  /** Three play with two bandits each. */
  pairs: boolean;
  /** As many as there can be: a table that shrinks and grows again forgets nobody. */
  chairs: Sitter[];
  cast: 'random' | 'choose' | 'named';
  /** Everybody, in the order in which they are named. */
  order: Bandit[];
  /** Whom the table admits; nothing if as usual. */
  admitted: Bandit[] | null;
  cars: 'random' | 'named';
  /** The cars of all boxes, in the order in which they are named. */
  train: Car[];
  clock: ClockName;
  own: OwnClock;
  /** Seconds. */
  grace: number;
  public: boolean;
  /** Whether it counts, if it can. */
  rated: boolean;
}

export function emptyForm(): Form {
  return {
    preset: 'ru18-advanced',
    switches: {},
    seats: 4,
    pairs: false,
    chairs: Array.from({ length: MOST_SEATS }, (_, index): Sitter => ({ who: index === 0 ? 'me' : 'open' })),
    cast: 'random',
    order: [],
    admitted: null,
    cars: 'random',
    train: [],
    clock: 'none',
    own: { decision: 60, reserve: 5 },
    grace: USUAL_GRACE,
    public: false,
    rated: false,
  };
}

/** A table where people pass the device around: two of them, and bots. */
export function passAndPlay(form: Form): Form {
  const chairs = form.chairs.map((_, index): Sitter =>
    index === 0 ? { who: 'me' } : index === 1 ? { who: 'guest', name: '' } : { who: 'bot', level: 'outlaw' },
  );
  return { ...form, chairs, public: false, rated: false };
}

/** The rules and the size that the form means: the nearest there is, if the rules don't know what it says. */
export function situation({ books }: Offer, form: Form): Situation {
  const switches = turned(bookOf(books, form.preset).switches, form.switches);
  return { switches, size: nearestSize(sizesOf(books, switches), form.seats, form.pairs) };
}

export function differences(offer: Offer, form: Form): Partial<Switches> {
  return differing(offer.switches, bookOf(offer.books, form.preset).switches, situation(offer, form));
}

/** What may be named for a place in the cast: whoever leads a pair stands before the partner. */
export function candidates(bandits: readonly Bandit[], { leaders }: TableSizeJson, place: number): Bandit[] {
  return leaders.length === 0 ? [...bandits] : bandits.filter((one) => leaders.includes(one) === (place % 2 === 0));
}

/** The bandits seat by seat, as one order of all of them says. */
export function namedCast(order: readonly Bandit[], size: TableSizeJson): Bandit[] {
  const needed = size.seats * size.bandits_each;
  if (size.leaders.length === 0) return order.slice(0, needed);
  const others = candidates(order, size, 1);
  return candidates(order, size, 0)
    .flatMap((leader, index) => [leader, others[index] ?? leader])
    .slice(0, needed);
}

/** A list of different things with one of them in this place; what was there goes where that came from. */
export function put<T>(list: readonly T[], place: number, item: T): T[] {
  const from = list.indexOf(item);
  const there = list[place];
  return list.map((one, index) => (index === place ? item : index === from && there !== undefined ? there : one));
}

/** Everything there is, what was put in order first. */
export function ordered<T>(order: readonly T[], all: readonly T[]): T[] {
  return [...order.filter((one) => all.includes(one)), ...all.filter((one) => !order.includes(one))];
}

/** The bandits in the order of the form. */
export function orderOf(offer: Offer, form: Form): Bandit[] {
  const { switches } = situation(offer, form);
  return ordered(form.order, [...new Set([...usualBandits(offer.books, switches), ...everyBandit(offer.books)])]);
}

/** The cars behind the locomotive, as many as the table has. */
export function trainOf(offer: Offer, form: Form): Car[] {
  const { switches, size } = situation(offer, form);
  const box = boxOfCars(offer.books, switches);
  return ordered(form.train, box).slice(0, size.cars);
}

export function admittedOf(offer: Offer, form: Form): Bandit[] {
  return form.admitted ?? usualBandits(offer.books, situation(offer, form).switches);
}

/** Only one sits here as themselves: whoever else did gives way to what was on the new chair. */
export function seatSomebody(chairs: readonly Sitter[], place: number, sitter: Sitter): Sitter[] {
  const before = chairs[place];
  return chairs.map((one, index) => {
    if (index === place) return sitter;
    return sitter.who === 'me' && one.who === 'me' && before ? before : one;
  });
}

/** Nobody is missing: the game can begin at once. */
export function isFull(offer: Offer, form: Form): boolean {
  return form.chairs.slice(0, situation(offer, form).size.seats).every(({ who }) => who !== 'open');
}

export function setupOf(offer: Offer, form: Form): SetupJson {
  const { size } = situation(offer, form);
  const switches = differences(offer, form);
  const setup: SetupJson = { preset: bookOf(offer.books, form.preset).preset, seats: size.seats };
  if (Object.keys(switches).length > 0) setup.switches = switches;
  if (size.pairs) setup.pairs = true;
  if (form.cast === 'choose') setup.cast = 'choose';
  if (form.cast === 'named') setup.cast = namedCast(orderOf(offer, form), size);
  else if (form.admitted) setup.admitted = form.admitted;
  if (form.cars === 'named') setup.cars = trainOf(offer, form);
  return setup;
}

/** Why a table can't be rated: strangers can't find it, or people share a device. */
export function unrateable(offer: Offer, form: Form): 'public' | 'alone' | null {
  if (!form.public) return 'public';
  const { seats } = situation(offer, form).size;
  return form.chairs.slice(0, seats).some(({ who }) => who === 'guest') ? 'alone' : null;
}

function isRated(offer: Offer, form: Form): boolean {
  return form.rated && unrateable(offer, form) === null;
}

export function termsOf(offer: Offer, form: Form): TermsJson {
  return {
    setup: setupOf(offer, form),
    clock: clockOf(form.clock, form.own),
    grace_ms: form.grace * 1000,
    public: form.public,
    ...(isRated(offer, form) && { rated: true }),
  };
}

/** What the people are called who gave no name. */
export interface UsualNames {
  me: string;
  guest(seat: number): string;
}

export function newTable(offer: Offer, form: Form, name: string, usual: UsualNames): NewTableJson {
  const { size } = situation(offer, form);
  const chairs = form.chairs.slice(0, size.seats).map((sitter, index) => planOf(sitter, usual.guest(index + 1)));
  return {
    terms: termsOf(offer, form),
    name: name.trim() || usual.me,
    chairs,
    ...(isFull(offer, form) ? { start: true, together: true } : {}),
  };
}

function planOf(sitter: Sitter, usual: string): ChairPlan {
  switch (sitter.who) {
    case 'me':
      return { who: 'me' };
    case 'guest':
      return { who: 'me', name: sitter.name.trim() || usual };
    case 'open':
      return { who: 'empty' };
    case 'bot':
      return sitter;
  }
}

/** The form as it was when this was agreed, to change it. Who sits where is no part of it. */
export function formOf({ setup, clock, grace_ms, public: everybody, rated = false }: TermsJson): Form {
  const named = Array.isArray(setup.cast);
  return {
    ...emptyForm(),
    preset: setup.preset,
    switches: setup.switches ?? {},
    seats: setup.seats,
    pairs: setup.pairs ?? false,
    cast: named ? 'named' : setup.cast === 'choose' ? 'choose' : 'random',
    order: Array.isArray(setup.cast) ? setup.cast : [],
    admitted: setup.admitted ?? null,
    cars: setup.cars ? 'named' : 'random',
    train: setup.cars ?? [],
    ...nameOfClock(clock),
    grace: (grace_ms ?? USUAL_GRACE * 1000) / 1000,
    public: everybody,
    rated,
  };
}
