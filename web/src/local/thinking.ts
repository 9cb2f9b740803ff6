/** A worker in which a bot thinks, as whoever asks it sees it. */
import type { Solved, Task, Thinker } from './crew';

/** What the worker is told first: the engine, which need not be loaded again. */
export interface Start {
  engine: WebAssembly.Module;
}

export class ThinkingWorker implements Thinker {
  #next = 1;
  readonly #asked = new Map<number, { resolve(answer: string): void; reject(error: Error): void }>();
  readonly #worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module', name: 'folsom bot' });

  constructor(engine: WebAssembly.Module) {
    this.#worker.onmessage = ({ data }: MessageEvent<Solved>) => {
      const asked = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if ('answer' in data) asked?.resolve(data.answer);
      else asked?.reject(new Error(data.failed));
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#worker.terminate();
      for (const asked of this.#asked.values()) asked.reject(new Error(event.message));
      this.#asked.clear();
    };
    this.#worker.postMessage({ engine } satisfies Start);
  }

  think(task: Omit<Task, 'id'>): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#asked.set(id, { resolve, reject });
      this.#worker.postMessage({ ...task, id } satisfies Task);
    });
  }
}
