/** What is kept on this device, in IndexedDB: every line of every table, what lists show of it, and records that were brought. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { MyTableJson } from '../protocol/types';
import type { Write } from './engine';

const NAME = 'folsom';
const VERSION = 1;
/** So much of what was said is kept. */
const TALK_KEPT = 200;

type Log = Write['log'];

/** What lists show. A record has only the name of its file. */
export type Entry =
  | { kind: 'game'; table: string; changed: number; listed: MyTableJson }
  | { kind: 'record'; table: string; changed: number; name: string; text: string };

interface Schema extends DBSchema {
  lines: { key: [table: string, log: Log, number: number]; value: string };
  tables: { key: string; value: Entry };
  device: { key: 'person'; value: string };
}

export interface Lines {
  game: string[];
  /** Their numbers may have gaps. */
  talk: [number: number, line: string][];
}

/** The line is there already: another tab has gone on with the table. */
export class Conflict extends Error {}

function all(table: string, log: Log): IDBKeyRange {
  return IDBKeyRange.bound([table, log], [table, log, []]);
}

export class Store {
  #db: Promise<IDBPDatabase<Schema>> | null = null;

  /** Opened when it is needed; what failed is tried again. */
  async #open(): Promise<IDBPDatabase<Schema>> {
    this.#db ??= openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('lines');
        db.createObjectStore('tables', { keyPath: 'table' });
        db.createObjectStore('device');
      },
      // A later version in another tab waits for this one: it shall not.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      terminated: () => (this.#db = null),
    });
    try {
      return await this.#db;
    } catch (error) {
      this.#db = null;
      throw error;
    }
  }

  /** All of it, or nothing. */
  async write(writes: readonly Write[]): Promise<void> {
    const db = await this.#open();
    const changes = db.transaction(['lines', 'tables'], 'readwrite');
    const [lines, tables] = [changes.objectStore('lines'), changes.objectStore('tables')];
    const asked: Promise<unknown>[] = [];
    for (const { table, log, number, lines: added, listed } of writes) {
      for (const [index, line] of added.entries()) asked.push(lines.add(line, [table, log, number + index]));
      if (log === 'talk') asked.push(lines.delete(IDBKeyRange.bound([table, log], [table, log, number - TALK_KEPT])));
      if (listed) asked.push(tables.put({ kind: 'game', table, changed: listed.changed, listed }));
    }
    try {
      await Promise.all([...asked, changes.done]);
    } catch (error) {
      await changes.done.catch(() => undefined);
      throw error instanceof DOMException && error.name === 'ConstraintError' ? new Conflict() : error;
    }
  }

  async lines(table: string): Promise<Lines> {
    const db = await this.#open();
    const [game, talk, numbers] = await Promise.all([
      db.getAll('lines', all(table, 'game')),
      db.getAll('lines', all(table, 'talk')),
      db.getAllKeys('lines', all(table, 'talk')),
    ]);
    return { game, talk: talk.map((line, index) => [numbers[index]?.[2] ?? index, line]) };
  }

  /** Everything, the latest first. */
  async entries(): Promise<Entry[]> {
    const entries = await (await this.#open()).getAll('tables');
    return entries.sort((one, other) => other.changed - one.changed);
  }

  async entry(table: string): Promise<Entry | undefined> {
    return (await this.#open()).get('tables', table);
  }

  async put(entry: Entry): Promise<void> {
    await (await this.#open()).put('tables', entry);
  }

  async remove(table: string): Promise<void> {
    const changes = (await this.#open()).transaction(['lines', 'tables'], 'readwrite');
    await Promise.all([
      changes.objectStore('tables').delete(table),
      changes.objectStore('lines').delete(IDBKeyRange.bound([table], [table, []])),
      changes.done,
    ]);
  }

  async clear(): Promise<void> {
    const changes = (await this.#open()).transaction(['lines', 'tables', 'device'], 'readwrite');
    const gone = ['lines', 'tables', 'device'] as const;
    await Promise.all([...gone.map((name) => changes.objectStore(name).clear()), changes.done]);
  }

  /** Who plays at this device: drawn once. Nobody is ever told. */
  async person(draw: () => string): Promise<string> {
    const changes = (await this.#open()).transaction('device', 'readwrite');
    const known = await changes.store.get('person');
    const person = known ?? draw();
    if (!known) await changes.store.put(person, 'person');
    await changes.done;
    return person;
  }
}
