/** Which card of a hand is which, from one picture to the next: cards have no names of their own. */
import type { Card } from '../protocol/types';

/** A name for each card of a hand: the second Move is another than the first. */
export function handKeys(cards: readonly Card[]): string[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const count = seen.get(card) ?? 0;
    seen.set(card, count + 1);
    return `${card}/${count}`;
  });
}

/** Remembers what has been dealt, so that a card is dealt once however often the hand is shown. */
export class Dealt {
  #known = new Set<string>();
  #order = new Map<string, number>();

  /** The cards that are new since the last time, with their order; the others have none. */
  look(keys: readonly string[]): ReadonlyMap<string, number> {
    const fresh = keys.filter((key) => !this.#known.has(key));
    if (fresh.length > 0) this.#order = new Map(fresh.map((key, index) => [key, index]));
    this.#known = new Set(keys);
    return this.#order;
  }
}
