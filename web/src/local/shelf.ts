/**
 * Where the worker puts what is to be kept. If the device has no room, or does not let a page keep anything, games go on in memory:
 * it is said, and each time that something is to be kept all of it is tried again.
 */
import type { Write } from './engine';
import type { Keeping } from './messages';
import { Conflict, type Entry, type Lines, type Store } from './store';

export class Shelf {
  #unkept: Write[] = [];
  #records = new Map<string, Entry>();
  #keeping: Keeping = 'kept';
  /** One after another: what waits in memory belongs to all tables. */
  #last: Promise<void> = Promise.resolve();
  #person: Promise<string> | null = null;
  /** Who plays here, if that could not be kept yet. */
  #stranger: string | null = null;

  constructor(
    private readonly store: Pick<Store, 'write' | 'lines' | 'entry' | 'put' | 'person'>,
    /** Is told whenever it changes whether games are kept. */
    private readonly tell: (keeping: Keeping) => void,
  ) {}

  /** Done when it is kept, or stands in memory. Fails only where another tab has gone on with the table. */
  keep(writes: readonly Write[]): Promise<void> {
    const kept = this.#last.then(() => this.#keep(writes));
    this.#last = kept.catch(() => undefined);
    return kept;
  }

  async #keep(writes: readonly Write[]): Promise<void> {
    this.#unkept.push(...writes);
    try {
      // Games of somebody whom nobody would know again are worth little.
      if (this.#stranger) await this.store.person(() => this.#stranger ?? drawPerson());
      this.#stranger = null;
      await this.store.write(this.#unkept);
      this.#unkept = [];
      this.#become('kept');
    } catch (error) {
      if (error instanceof Conflict) {
        const tables = new Set(writes.map(({ table }) => table));
        this.#unkept = this.#unkept.filter(({ table }) => !tables.has(table));
        throw error;
      }
      this.#become(reasonOf(error));
    }
  }

  async lines(table: string): Promise<Lines> {
    const kept = await this.store.lines(table).catch((): Lines => ({ game: [], talk: [] }));
    for (const { log, number, lines } of this.#unkept.filter((write) => write.table === table))
      if (log === 'game') kept.game.push(...lines);
      else kept.talk.push(...lines.map((line, index): [number, string] => [number + index, line]));
    return kept;
  }

  async record(table: string): Promise<string | null> {
    const entry = this.#records.get(table) ?? (await this.store.entry(table).catch(() => undefined));
    return entry?.kind === 'record' ? entry.text : null;
  }

  async putRecord(entry: Entry): Promise<void> {
    try {
      await this.store.put(entry);
    } catch (error) {
      this.#records.set(entry.table, entry);
      this.#become(reasonOf(error));
    }
  }

  /** Whoever may keep nothing is somebody for the visit, or until there is room. */
  person(): Promise<string> {
    this.#person ??= this.store.person(drawPerson).catch((error: unknown) => {
      this.#become(reasonOf(error));
      this.#stranger = drawPerson();
      return this.#stranger;
    });
    return this.#person;
  }

  #become(keeping: Keeping): void {
    if (this.#keeping === keeping) return;
    this.#keeping = keeping;
    this.tell(keeping);
  }
}

function reasonOf(error: unknown): Keeping {
  return error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'forbidden';
}

export function drawPerson(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
