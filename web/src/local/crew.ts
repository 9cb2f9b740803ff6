/**
 * Those who think for the bots, each in a worker of its own. Several of them share what is hard: each searches other worlds, and what
 * they found is put together.
 */
import type { BotLevel } from '../protocol/types';

/** What a thinker is asked; the answer is what it weighed, or the choice itself if it thinks alone. */
export interface Task {
  id: number;
  question: Uint8Array;
  level: BotLevel;
  ms: number;
  seed: bigint;
  alone: boolean;
}

export type Solved = { id: number; answer: string } | { id: number; failed: string };

export interface Thinker {
  think(task: Omit<Task, 'id'>): Promise<string>;
}

/** So many share a search at most: more find little that is new, and the page needs a core as well. */
const MOST = 4;
/** Levels that search; the others answer at once. */
const SEARCHING: readonly BotLevel[] = ['desperado', 'legend'];

export class Crew {
  readonly #members: Thinker[] = [];

  constructor(
    private readonly hire: () => Thinker,
    private readonly settle: (weighed: string[]) => string,
    private readonly cores: number,
    private readonly seed: () => bigint,
  ) {}

  async think(question: Uint8Array, level: BotLevel, ms: number): Promise<string> {
    const wanted = SEARCHING.includes(level) ? Math.min(MOST, Math.max(1, this.cores - 1)) : 1;
    while (this.#members.length < wanted) this.#members.push(this.hire());
    const alone = wanted === 1;
    const asked = this.#members.slice(0, wanted).map((member) => this.#ask(member, { question, level, ms, alone }));
    const answers = await Promise.allSettled(asked);
    const weighed = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const [only] = weighed;
    // Whoever fell is left out; if all did, another one is asked once more.
    if (only === undefined) return this.#ask(this.#hireAnother(), { question, level, ms, alone: true });
    return alone ? only : this.settle(weighed);
  }

  #hireAnother(): Thinker {
    const member = this.hire();
    this.#members.push(member);
    return member;
  }

  async #ask(member: Thinker, task: Omit<Task, 'id' | 'seed'>): Promise<string> {
    try {
      return await member.think({ ...task, seed: this.seed() });
    } catch (error) {
      const at = this.#members.indexOf(member);
      if (at >= 0) this.#members.splice(at, 1);
      throw error;
    }
  }
}
