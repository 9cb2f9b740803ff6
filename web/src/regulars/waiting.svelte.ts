/** Waiting for a train: who else waits, and what happens meanwhile. The server is asked again and again; it answers when there is news. */
import { ApiError } from '../protocol/http';
import type { MyTrainJson, TrainJson, TrainsJson, TrainWishJson } from '../protocol/types';
import { stopWaiting, trains, waitFor } from './api';

/** After an answer that did not come, in milliseconds. */
const AGAIN = 2500;

export class Platform {
  #told = $state.raw<TrainsJson | null>(null);
  failed = $state(false);
  #listening = new AbortController();

  /** `ontable` hears of the table once one's train has left. For the life of a component. */
  constructor(private readonly ontable: (table: string) => void) {
    $effect(() => {
      void this.#listen();
      return () => this.#listening.abort();
    });
  }

  get loaded(): boolean {
    return this.#told !== null;
  }

  get mine(): MyTrainJson | null {
    return this.#told?.mine ?? null;
  }

  /** Those that others wait for. */
  get others(): readonly TrainJson[] {
    return this.#told?.trains.filter(({ waiting }) => !waiting.some(({ me }) => me)) ?? [];
  }

  async wait(wish: TrainWishJson): Promise<void> {
    this.#hear(await waitFor(wish));
    this.#restart();
  }

  async leave(): Promise<void> {
    await stopWaiting();
    if (this.#told) this.#told = { ...this.#told, mine: null };
    this.#restart();
  }

  /** What is being asked now does not know of it yet. */
  #restart(): void {
    this.#listening.abort();
    this.#listening = new AbortController();
    void this.#listen();
  }

  async #listen(): Promise<void> {
    const { signal } = this.#listening;
    /** Whoever goes away, or waits for something else, asks no more. */
    const isOver = () => signal.aborted;
    while (!isOver()) {
      try {
        this.#hear(await trains(this.#told?.state ?? null, signal));
        this.failed = false;
      } catch (error) {
        if (isOver()) return;
        this.failed = true;
        const busy = error instanceof ApiError && error.code === 'too-fast';
        await new Promise((resolve) => setTimeout(resolve, busy ? 4 * AGAIN : AGAIN));
      }
    }
  }

  #hear(told: TrainsJson): void {
    this.#told = told;
    if (told.mine?.table) this.ontable(told.mine.table);
  }
}
