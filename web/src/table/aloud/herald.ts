/** What is read aloud, no faster than it can be heard: a voice that is told too much at once cuts itself short. */
import type { Clock } from '../../player/player';

/** How long a voice takes for a letter, and for anything at all, in milliseconds. */
const PER_LETTER = 50;
const LEAST = 800;
/** So many letters are said in one breath, if there is more than a sentence. */
const BREATH = 160;
/** Whoever falls behind hears the latest; the log has all. */
const MOST_BEHIND = 6;

export class Herald {
  #waiting: string[] = [];
  #cancel: (() => void) | null = null;

  constructor(
    /** Says something; nothing at all once it has been heard. */
    private readonly say: (text: string) => void,
    private readonly clock: Clock,
  ) {}

  tell(sentences: readonly string[]): void {
    this.#waiting = [...this.#waiting, ...sentences].slice(-MOST_BEHIND);
    if (!this.#cancel) this.#speak(BREATH);
  }

  /** What waits is said now: something that matters more comes next. */
  hurry(): void {
    if (this.#waiting.length === 0) return;
    this.close();
    this.#speak(Infinity);
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #speak(breath: number): void {
    let text = this.#waiting.shift() ?? '';
    while (this.#waiting[0] && text.length + this.#waiting[0].length < breath) text += ` ${this.#waiting.shift()}`;
    this.say(text);
    if (!text) return;
    this.#cancel = this.clock.later(
      () => {
        this.#cancel = null;
        this.#speak(BREATH);
      },
      Math.max(LEAST, text.length * PER_LETTER),
    );
  }
}
