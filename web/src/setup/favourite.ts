/**
 * The bandit that somebody would like to lead, kept for all tables. It is asked for with what every table can agree on
 * (R41): where nobody but bots would mind, it is named and the others are drawn; where the players choose, it is chosen as
 * soon as one is asked, if nobody has it yet.
 */
import { BANDITS } from '../protocol/constants';
import type { Bandit, ChoicesJson, NewTableJson, TableSizeJson } from '../protocol/types';
import { readSetting, writeSetting } from '../style/settings';
import type { Offer } from './books';
import { type Form, admittedOf, isFull, namedCast, put, situation } from './form';

export function favourite(): Bandit | null {
  return BANDITS.find((bandit) => bandit === readSetting('favourite')) ?? null;
}

export function chooseFavourite(bandit: Bandit | null): void {
  writeSetting('favourite', bandit ?? '');
}

/** The bandits seat by seat: one's own on one's seat, counted from zero, and the others by lot. */
export function castAround(
  own: Bandit,
  seat: number,
  size: TableSizeJson,
  admitted: readonly Bandit[],
  random: () => number = Math.random,
): Bandit[] {
  // Whoever leads a pair stands before the partner.
  const behind = size.leaders.length > 0 && !size.leaders.includes(own) ? 1 : 0;
  return put(namedCast(shuffled(admitted, random), size), seat * size.bandits_each + behind, own);
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}

/** What becomes of one's favourite at a table: it is granted, or one may be the first to choose it, or the draw decides. */
export function favouriteAt(offer: Offer, form: Form): 'granted' | 'first' | 'drawn' | 'named' {
  if (form.cast === 'named') return 'named';
  if (form.cast === 'choose') return 'first';
  return isFull(offer, form) ? 'granted' : 'drawn';
}

/** The table with one's favourite on one's own seat, if nobody is to come who might want it too. */
export function withFavourite(
  table: NewTableJson,
  offer: Offer,
  form: Form,
  own: Bandit | null,
  random: () => number = Math.random,
): NewTableJson {
  const seat = form.chairs.findIndex(({ who }) => who === 'me');
  const { size } = situation(offer, form);
  const inHat = own !== null && (form.admitted?.includes(own) ?? true);
  if (!inHat || seat < 0 || seat >= size.seats || favouriteAt(offer, form) !== 'granted') return table;
  const { admitted, ...setup } = table.terms.setup;
  const cast = castAround(own, seat, size, admitted ?? admittedOf(offer, form), random);
  return { ...table, terms: { ...table.terms, setup: { ...setup, cast } } };
}

/** What to choose if one is asked whom to lead, and one's favourite is still there. */
export function favouriteChoice(choices: ChoicesJson | null, own: Bandit | null): string | null {
  const found = choices?.list.find(
    (choice) =>
      (choice.kind === 'bandit' && choice.bandit === own) ||
      (choice.kind === 'team' && own !== null && choice.bandits.includes(own)),
  );
  return found?.text ?? null;
}
