/**
 * This device as a host of tables. What is heavy, the worker with the engine, comes when it is first needed: a page with a table
 * on a server never loads it.
 */
import type { Host, Wire } from '../protocol/host';
import type { ReplayJson } from '../protocol/types';
import { readSetting } from '../style/settings';
import type { Line } from './client';

let broken = false;

/** Whether tables can be kept here. Whoever wants their games on the server, to go on elsewhere, says so in the settings. */
export function mayHost(): boolean {
  const able =
    typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof BroadcastChannel === 'function';
  return able && !broken && readSetting('games') !== 'server';
}

/** The engine does not work in this browser. */
export function giveUpHosting(): void {
  broken = true;
}

/** The page's end of the worker; the worker starts with the first call. */
async function client() {
  return (await import('./client')).client();
}

/** Gets the engine ready before anybody asks for anything, unless they save on what is sent. */
export async function warmUp(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (mayHost() && !connection?.saveData) await client();
}

export const here: Host = {
  presets: async () => (await client()).ask({ what: 'presets' }),
  switches: async () => (await client()).ask({ what: 'switches' }),
  open: async (table) => (await client()).ask({ what: 'open', table }),
  look: async (table) => (await client()).ask({ what: 'look', table }),
  replay: async (table, eyes) => (await client()).ask<ReplayJson>({ what: 'replay', table, eyes }),
  dial: (table, since) => new LocalWire(table, since),
};

/** A line to a table on this device. */
class LocalWire extends EventTarget implements Wire {
  #line: Line | null = null;
  #closed = false;

  constructor(table: string, since: number | null) {
    super();
    void client().then(
      (host) => {
        if (this.#closed) return;
        this.#line = host.dial(table, since, {
          open: () => this.dispatchEvent(new Event('open')),
          message: (data) => this.dispatchEvent(new MessageEvent('message', { data })),
          closed: () => this.#close(),
        });
      },
      () => this.#close(),
    );
  }

  send(text: string): void {
    this.#line?.send(text);
  }

  close(): void {
    this.#line?.hangUp();
    this.#close();
  }

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.dispatchEvent(new Event('close'));
  }
}
