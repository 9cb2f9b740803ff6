/** What is said for a while: each note ends by itself, or when it has been read. */
import { browser } from '../protocol/socket';

/** How long a note stays in sight, in milliseconds. */
export const READING = 8000;

export interface Note {
  /** Another one with the same key takes its place. */
  key: string;
  text: string;
  /** Whoever can't see it hears it at once. */
  urgent: boolean;
}

export class Notes {
  #shown = $state.raw<readonly (Note & { end: () => void })[]>([]);

  get all(): readonly Note[] {
    return this.#shown;
  }

  say(note: Note, ms = READING): void {
    this.dismiss(note.key);
    this.#shown = [...this.#shown, { ...note, end: browser.later(() => this.dismiss(note.key), ms) }];
  }

  dismiss(key: string): void {
    this.#shown.find((note) => note.key === key)?.end();
    this.#shown = this.#shown.filter((note) => note.key !== key);
  }

  close(): void {
    for (const { end } of this.#shown) end();
  }
}
