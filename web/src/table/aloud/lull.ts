/** While things are played, words about how they are wait until nothing has happened for a moment; but not for ever. */

/** Longer than one thing is from the next while a game is played, in milliseconds. */
export const LULL = 1000;
/** Words that are older than this are told anew, whatever is played. */
export const OLD = 5000;

export class Lull {
  #played = -Infinity;
  #told = 0;

  /** Something has changed: for how long not to tell it. Once that has passed without another change it is told. */
  wait(playing: boolean, now: number): number {
    if (playing) this.#played = now;
    if (now - this.#played >= LULL) return 0;
    return Math.max(0, Math.min(LULL, this.#told + OLD - now));
  }

  told(now: number): void {
    this.#told = now;
  }
}
