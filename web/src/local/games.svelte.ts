/** The games of this device for lists of them, without the engine: what is shown was kept with each. */
import type { MyTableJson } from '../protocol/types';
import { type Entry, Store } from './store';
import { hold } from './tenancy';

export type { Entry };

export class DeviceGames {
  entries = $state.raw<readonly Entry[]>([]);
  readonly #store = new Store();

  /** Those that go on. */
  get running(): MyTableJson[] {
    return this.entries.flatMap((entry) => (entry.kind === 'game' && isRunning(entry.listed) ? [entry.listed] : []));
  }

  /** Where nothing may be kept there is nothing. */
  async load(): Promise<void> {
    this.entries = await this.#store.entries().catch(() => []);
  }

  /** Whether it is gone: nobody throws away what another tab plays. */
  async throwAway(table: string): Promise<boolean> {
    const release = await hold(table, { wait: false });
    if (!release) return false;
    await this.#store.remove(table);
    release();
    await this.load();
    return true;
  }

  /** Forgets whoever played here, and all that they played. */
  async forget(): Promise<void> {
    await this.#store.clear();
    // What was found about games tells what was played.
    const { forgetReviews } = await import('../review/archive');
    await forgetReviews();
    await this.load();
  }
}

export function isRunning({ stage }: MyTableJson): boolean {
  return stage === 'open' || stage === 'running';
}
