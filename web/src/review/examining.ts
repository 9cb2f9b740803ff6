/** A worker that examines a game, as the page sees it. */
import { ApiError } from '../protocol/http';
import type { Brief, FromExaminer, Job, ToExaminer } from './messages';

interface Awaited {
  resolve(answer: string): void;
  reject(error: Error): void;
}

export class ExaminingWorker {
  #next = 1;
  readonly #asked = new Map<number, Awaited>();
  readonly #worker = new Worker(new URL('./examiner.ts', import.meta.url), { type: 'module', name: 'folsom review' });

  constructor(brief: Brief) {
    this.#worker.onmessage = ({ data }: MessageEvent<FromExaminer>) => {
      const asked = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if ('answer' in data) asked?.resolve(data.answer);
      else asked?.reject(new ApiError(data.error.code, data.error.reason));
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#end(event.message);
    };
    this.#say({ say: 'begin', ...brief });
  }

  ask(job: Job): Promise<string> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#asked.set(id, { resolve, reject });
      this.#say({ say: 'ask', id, job });
    });
  }

  examine(task: number): Promise<string> {
    return this.ask({ do: 'examine', task });
  }

  /** Ends it in the middle of whatever it does. */
  dismiss(): void {
    this.#end('dismissed');
  }

  #say(message: ToExaminer): void {
    this.#worker.postMessage(message);
  }

  #end(reason: string): void {
    this.#worker.terminate();
    for (const asked of this.#asked.values()) asked.reject(new ApiError('no-engine', reason));
    this.#asked.clear();
  }
}
