/** Those who examine a game, each in a worker of its own. Tasks know nothing of each other: whoever is free takes the next. */

export interface Examiner {
  examine(task: number): Promise<string>;
  /** Ends it in the middle of whatever it does. */
  dismiss(): void;
}

export interface Told {
  found(task: number, finding: string): void;
  /** Nothing is left. */
  done(): void;
  /** They fall again and again. */
  failed(error: unknown): void;
}

/** So many may fall one after another: it may have been the memory. */
const FALLS = 3;

/** How many examine: the page needs a core as well, but of two cores it needs little. */
export function squadSize(cores: number): number {
  return cores <= 2 ? Math.max(1, cores) : Math.min(6, cores - 1);
}

export class Squad {
  #left: number[];
  #members: Examiner[] = [];
  #falls = 0;

  constructor(
    tasks: readonly number[],
    private readonly size: number,
    private readonly hire: () => Examiner,
    private readonly told: Told,
  ) {
    this.#left = [...tasks];
  }

  get isWorking(): boolean {
    return this.#members.length > 0;
  }

  get left(): readonly number[] {
    return this.#left;
  }

  /** This one before all others, if it is still to be done. */
  prefer(task: number): void {
    if (this.#left.includes(task)) this.#left = [task, ...this.#left.filter((one) => one !== task)];
  }

  start(): void {
    if (this.isWorking) return;
    this.#falls = 0;
    const wanted = Math.min(this.size, this.#left.length);
    for (let member = 0; member < wanted; member++) this.#employ();
    if (wanted === 0) this.told.done();
  }

  /** What was being examined is to be done again. */
  stop(): void {
    const members = this.#members;
    this.#members = [];
    for (const member of members) member.dismiss();
  }

  #employ(): void {
    const member = this.hire();
    this.#members.push(member);
    void this.#work(member);
  }

  async #work(member: Examiner): Promise<void> {
    for (let task = this.#left.shift(); task !== undefined; task = this.#left.shift()) {
      try {
        const finding = await member.examine(task);
        if (!this.#members.includes(member)) {
          this.#giveBack(task);
          return;
        }
        this.#falls = 0;
        this.told.found(task, finding);
      } catch (error) {
        this.#giveBack(task);
        if (this.#members.includes(member)) this.#replace(member, error);
        return;
      }
    }
    this.#leave(member);
    if (!this.isWorking) this.told.done();
  }

  #giveBack(task: number): void {
    this.#left.unshift(task);
  }

  #leave(member: Examiner): void {
    this.#members = this.#members.filter((one) => one !== member);
    member.dismiss();
  }

  #replace(member: Examiner, error: unknown): void {
    this.#leave(member);
    this.#falls += 1;
    if (this.#falls < FALLS) {
      this.#employ();
      return;
    }
    this.stop();
    this.told.failed(error);
  }
}
