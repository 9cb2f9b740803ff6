/**
 * What has been found about a game. All of it is in memory; the device keeps a copy as far as it can, and what could not be kept is
 * tried again with the next finding.
 */
import type { Archive } from './archive';

/** Whether findings are kept on the device, or why they are not. */
export type Keeping = 'kept' | 'full' | 'forbidden';

export class Notebook {
  readonly #found = new Map<number, string>();
  readonly #unkept = new Set<number>();
  /** One after another. */
  #last: Promise<void> = Promise.resolve();

  constructor(
    private readonly review: string,
    private readonly archive: Pick<Archive, 'read' | 'put'>,
    private readonly tell: (keeping: Keeping) => void,
  ) {}

  get findings(): string[] {
    return [...this.#found.values()];
  }

  get size(): number {
    return this.#found.size;
  }

  has(task: number): boolean {
    return this.#found.has(task);
  }

  /** Opens what was kept. */
  async open(): Promise<void> {
    try {
      for (const [task, finding] of await this.archive.read(this.review)) this.#found.set(task, finding);
    } catch (error) {
      this.tell(reasonOf(error));
    }
  }

  /** Done when it is kept, or it is known that it can't be. */
  add(task: number, finding: string): Promise<void> {
    this.#found.set(task, finding);
    this.#unkept.add(task);
    this.#last = this.#last.then(() => this.#keep());
    return this.#last;
  }

  async #keep(): Promise<void> {
    try {
      for (const task of [...this.#unkept]) {
        await this.archive.put(this.review, task, this.#found.get(task) ?? '');
        this.#unkept.delete(task);
      }
      this.tell('kept');
    } catch (error) {
      this.tell(reasonOf(error));
    }
  }
}

function reasonOf(error: unknown): Keeping {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
}
