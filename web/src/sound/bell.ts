/** When the bell rings: a decision of one's own begins. Whoever has just decided is there, and need not be called. */
import type { Snapshot } from '../protocol/types';

/** Decisions that follow each other this quickly are made in one breath, in milliseconds. */
export const BREATH = 4000;

/** The decision that is awaited from somebody at this device, by its number. */
export function ownDecision({ turn, you, table }: Snapshot): number | null {
  return turn && table.stage === 'running' && you.seats.includes(turn.seat) ? turn.number : null;
}

export class Bell {
  #asked: number | null = null;
  #rung = -1;
  #decided = -Infinity;

  /** Which decision one can make now, if any. Whether it is rung for. */
  hears(decision: number | null, now: number): boolean {
    if (decision === this.#asked) return false;
    if (this.#asked !== null) this.#decided = now;
    this.#asked = decision;
    if (decision === null || decision <= this.#rung) return false;
    this.#rung = decision;
    return now - this.#decided > BREATH;
  }
}
