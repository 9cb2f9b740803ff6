/** What is read aloud, no faster than it can be heard: a voice that is told too much at once cuts itself short. */
import type { Clock } from '../../player/player';

/** How long a voice takes for a letter, and for anything at all, in milliseconds. */
const PER_LETTER = 50;
const LEAST = 800;
/** So many letters are said in one breath, if there is more than a sentence. */
const BREATH = 160;
/** What was said stays for so long if nothing else comes, in milliseconds: to take it away is a frame, too. */
const STAYS = 4000;
/** Whoever falls behind hears the latest; the log has all. */
const MOST_BEHIND = 6;

export class Herald {
  #waiting: string[] = [];
  /** The end of what is being said, or of its stay. */
  #cancel: () => void = () => undefined;
  #speaking = false;

  constructor(
    /** Says something; nothing at all once it has been heard. */
    private readonly say: (text: string) => void,
    private readonly clock: Clock,
  ) {}

  tell(sentences: readonly string[]): void {
    this.#waiting = [...this.#waiting, ...sentences].slice(-MOST_BEHIND);
    if (!this.#speaking && this.#waiting.length > 0) this.#speak(BREATH);
  }

  /** What waits is said now: something that matters more comes next. */
  hurry(): void {
    if (this.#waiting.length > 0) this.#speak(Infinity);
  }

  close(): void {
    this.#cancel();
  }

  #speak(breath: number): void {
    this.#cancel();
    let text = this.#waiting.shift();
    this.#speaking = text !== undefined;
    if (text === undefined) {
      this.#cancel = this.clock.later(() => this.say(''), STAYS);
      return;
    }
    while (this.#waiting[0] && text.length + this.#waiting[0].length < breath) text += ` ${this.#waiting.shift()}`;
    this.say(text);
    this.#cancel = this.clock.later(() => this.#speak(BREATH), Math.max(LEAST, text.length * PER_LETTER));
  }
}
