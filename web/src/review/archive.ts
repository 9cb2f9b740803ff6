/** Reviews that are kept on this device, finding by finding, in IndexedDB. */
import { type DBSchema, type IDBPDatabase, deleteDB, openDB } from 'idb';

const NAME = 'folsom-reviews';
const VERSION = 1;
/** So many reviews are kept; the one that was looked at longest ago goes first. */
const KEPT = 40;

interface Schema extends DBSchema {
  findings: { key: [review: string, task: number]; value: string };
  reviews: { key: string; value: number };
}

export class Archive {
  #db: Promise<IDBPDatabase<Schema>> | null = null;

  /** What was found before, by task. It is looked at now. */
  async read(review: string): Promise<Map<number, string>> {
    const changes = (await this.#open()).transaction(['findings', 'reviews'], 'readwrite');
    const [findings, reviews] = [changes.objectStore('findings'), changes.objectStore('reviews')];
    await reviews.put(Date.now(), review);
    const [keys, values] = await Promise.all([findings.getAllKeys(all(review)), findings.getAll(all(review))]);
    const [names, times] = await Promise.all([reviews.getAllKeys(), reviews.getAll()]);
    for (const old of oldest(names, times)) await Promise.all([reviews.delete(old), findings.delete(all(old))]);
    await changes.done;
    return new Map(values.map((value, index) => [keys[index]?.[1] ?? 0, value]));
  }

  async put(review: string, task: number, finding: string): Promise<void> {
    await (await this.#open()).put('findings', finding, [review, task]);
  }

  /** Opened when it is needed; what failed is tried again. */
  async #open(): Promise<IDBPDatabase<Schema>> {
    this.#db ??= openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('findings');
        db.createObjectStore('reviews');
      },
      // A later version in another tab, or somebody who forgets everything, waits for this one: they shall not.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        this.#db = null;
      },
      terminated: () => (this.#db = null),
    });
    try {
      return await this.#db;
    } catch (error) {
      this.#db = null;
      throw error;
    }
  }
}

/** Forgets all reviews. */
export async function forgetReviews(): Promise<void> {
  await deleteDB(NAME);
}

function all(review: string): IDBKeyRange {
  return IDBKeyRange.bound([review], [review, []]);
}

/** What has to go, so that not too many are left. */
export function oldest(names: readonly string[], times: readonly number[], kept = KEPT): string[] {
  const looked = names.map((name, index) => ({ name, time: times[index] ?? 0 }));
  const latest = looked.sort((one, other) => other.time - one.time);
  return latest.slice(kept).map(({ name }) => name);
}
