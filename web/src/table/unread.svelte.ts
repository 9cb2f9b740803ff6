/** How much was said that one has not looked at. One's own words and hidden voices do not count. */
import type { SaidJson } from '../protocol/types';
import { companyHere } from './company';
import { unreadOf } from './talk';

/** To be made while a component is. What was said before is no news. */
export class Unread {
  readonly #talk: () => readonly SaidJson[];
  readonly #company = companyHere();
  #read = $state(0);

  count = $derived.by(() => {
    const live = this.#company()?.live;
    return unreadOf(this.#talk(), this.#read, live?.snapshot?.you.seats ?? [], (voice) => live?.hidden.has(voice));
  });

  constructor(talk: () => readonly SaidJson[]) {
    this.#talk = talk;
    this.catchUp();
  }

  catchUp(): void {
    this.#read = this.#talk().at(-1)?.number ?? 0;
  }
}
