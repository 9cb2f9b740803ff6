import { hangUp } from './hangup';

/**
 * A line that is opened while nobody is there yet to hear it: the page that will is still on its way. What it says in the
 * meantime is kept.
 */
let early: { address: string; socket: WebSocket; heard: unknown[]; deaf: AbortController } | null = null;

/** The address of a table's socket, with what one has already. */
export function socketAddress(table: string, since: number | null, base: Location | URL = location): string {
  const protocol = base.protocol === 'https:' ? 'wss:' : 'ws:';
  const query = since === null ? '' : `?since=${since}`;
  return `${protocol}//${base.host}/api/tables/${encodeURIComponent(table)}/socket${query}`;
}

export function openEarly(address: string): void {
  closeEarly();
  const [socket, heard, deaf] = [new WebSocket(address), [] as unknown[], new AbortController()];
  socket.addEventListener('message', (event: MessageEvent<unknown>) => heard.push(event.data), { signal: deaf.signal });
  early = { address, socket, heard, deaf };
}

/** The line of this address, if it is there and whole. Whoever takes it hears everything, once they listen. */
export function takeEarly(address: string): WebSocket | null {
  if (early?.address !== address) return null;
  const { socket, heard, deaf } = early;
  early = null;
  deaf.abort();
  if (socket.readyState > WebSocket.OPEN) return null;
  if (socket.readyState === WebSocket.OPEN)
    queueMicrotask(() => {
      socket.dispatchEvent(new Event('open'));
      for (const data of heard) socket.dispatchEvent(new MessageEvent('message', { data }));
    });
  return socket;
}

/** Nobody will take it. */
export function closeEarly(): void {
  if (early) hangUp(early.socket);
  early = null;
}
