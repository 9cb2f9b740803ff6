/** How long something will take that goes on step by step. */

/** So many steps are too few to tell. */
const FEW = 6;

export class Pace {
  #steps = 0;
  #began: number | null = null;

  /** Another step is done, and so many are left: seconds until the end, in steps that do not flicker. */
  step(left: number, now: number): number | null {
    this.#began ??= now;
    const took = now - this.#began;
    const seconds = this.#steps > 0 ? ((took / this.#steps) * left) / 1000 : 0;
    this.#steps += 1;
    if (this.#steps < FEW) return null;
    return seconds > 20 ? Math.ceil(seconds / 10) * 10 : Math.ceil(seconds / 5) * 5;
  }
}
