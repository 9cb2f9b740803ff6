/** The page's end of the worker that keeps tables on this device. */
import { ApiError } from '../protocol/http';
import { noteKeeping, noteRole } from './device.svelte';
import { giveUpHosting } from './here';
import type { FromHost, Question, ToHost } from './messages';

export interface Ears {
  open(): void;
  message(text: string): void;
  closed(): void;
}

export interface Line {
  send(text: string): void;
  hangUp(): void;
}

interface Awaited {
  resolve(answer: never): void;
  reject(error: ApiError): void;
}

export class Client {
  #next = 1;
  readonly #asked = new Map<number, Awaited>();
  readonly #lines = new Map<number, Ears>();

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.#hear(data);
    // It did not start, or it fell: whoever waits has to know.
    worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message);
    };
  }

  ask<T>(question: Question): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const id = this.#next++;
      this.#asked.set(id, { resolve, reject });
      this.#say({ say: 'ask', id, question });
    });
  }

  dial(table: string, since: number | null, ears: Ears): Line {
    const line = this.#next++;
    this.#lines.set(line, ears);
    this.#say({ say: 'dial', line, table, since });
    return {
      send: (text) => this.#say({ say: 'send', line, text }),
      hangUp: () => {
        this.#lines.delete(line);
        this.#say({ say: 'hang-up', line });
      },
    };
  }

  #say(message: ToHost): void {
    this.worker.postMessage(message);
  }

  #hear(message: FromHost): void {
    switch (message.say) {
      case 'answer':
        this.#take(message.id)?.resolve(JSON.parse(message.text) as never);
        break;
      case 'refuse': {
        const { code, reason, why } = message.error;
        if (code === 'no-engine') giveUpHosting();
        this.#take(message.id)?.reject(new ApiError(code, reason, why));
        break;
      }
      case 'open':
        this.#lines.get(message.line)?.open();
        break;
      case 'message':
        this.#lines.get(message.line)?.message(message.text);
        break;
      case 'closed': {
        const ears = this.#lines.get(message.line);
        this.#lines.delete(message.line);
        ears?.closed();
        break;
      }
      case 'keeping':
        noteKeeping(message.keeping);
        break;
      case 'role':
        noteRole(message.table, message.role);
        break;
    }
  }

  #take(id: number): Awaited | undefined {
    const awaited = this.#asked.get(id);
    this.#asked.delete(id);
    return awaited;
  }

  #fail(reason: string): void {
    giveUpHosting();
    const asked = [...this.#asked.values()];
    const lines = [...this.#lines.values()];
    this.#asked.clear();
    this.#lines.clear();
    // The next one who asks gets another worker: it may have been the memory.
    if (current === this) current = null;
    this.worker.terminate();
    for (const awaited of asked) awaited.reject(new ApiError('no-engine', reason));
    for (const ears of lines) ears.closed();
  }
}

let current: Client | null = null;

export function client(): Client {
  current ??= new Client(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'folsom' }));
  return current;
}
