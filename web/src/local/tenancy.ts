/**
 * Which tab has a table. One tab hosts it and holds a lock while it does; the others are its guests, hear over a channel what anybody
 * may see, and one of them takes over when the host is gone.
 */
import type { Hear } from './hosted';

/** What a guest says to the host; each guest has a number of its own for every line. */
type ToHost =
  { guest: string; say: 'dial' } | { guest: string; say: 'send'; text: string } | { guest: string; say: 'part' };
/** What the host says: to one of them, or that it is gone. */
type ToGuest = { to: string; text: string | null } | { to: null };

export interface Seat {
  send(text: string): void;
  part(): void;
}

const nameOf = (table: string) => `folsom ${table}`;

/** Waits for the table, or asks for it if it is free. What gives it back; nothing, if another tab has it. */
export function hold(table: string, options: { wait: boolean; signal?: AbortSignal }): Promise<(() => void) | null> {
  // Pages that did not come safely have no locks; whoever writes the same line twice is noticed by the store.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null) => {
      if (!lock) {
        resolve(null);
        return;
      }
      return new Promise<void>((release) => resolve(() => release()));
    };
    const { wait, signal } = options;
    const asked = wait
      ? locks.request(nameOf(table), signal ? { signal } : {}, held)
      : locks.request(nameOf(table), { ifAvailable: true }, held);
    asked.catch(reject);
  });
}

/** Lets guests in. Returns what sends them away. */
export function receive(table: string, welcome: (hear: Hear) => Seat): () => void {
  const channel = new BroadcastChannel(nameOf(table));
  const seats = new Map<string, Seat>();
  const tell = (message: ToGuest) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<ToHost | ToGuest>) => {
    if (!('guest' in data)) return;
    const { guest } = data;
    if (data.say === 'dial')
      seats.set(
        guest,
        welcome((text) => tell({ to: guest, text })),
      );
    else if (data.say === 'send') seats.get(guest)?.send(data.text);
    else {
      seats.get(guest)?.part();
      seats.delete(guest);
    }
  };
  return () => {
    tell({ to: null });
    channel.close();
  };
}

/** Comes as a guest to a table that another tab has. */
export function visit(table: string, hear: Hear): Seat {
  const channel = new BroadcastChannel(nameOf(table));
  const guest = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const say = (message: ToHost) => channel.postMessage(message);
  const end = () => {
    channel.close();
    hear(null);
  };
  channel.onmessage = ({ data }: MessageEvent<ToHost | ToGuest>) => {
    if (!('to' in data)) return;
    if (data.to === null || (data.to === guest && data.text === null)) end();
    else if (data.to === guest) hear(data.text);
  };
  say({ guest, say: 'dial' });
  return {
    send: (text) => say({ guest, say: 'send', text }),
    part: () => {
      say({ guest, say: 'part' });
      channel.close();
    },
  };
}
