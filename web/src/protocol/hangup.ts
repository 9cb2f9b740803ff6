import type { Wire } from './host';

/** As a WebSocket says that it is not open yet. Other wires always are. */
const CONNECTING = 0;

/** Ends a line. One that is not open yet is ended as soon as it is: a browser complains if that comes sooner. */
export function hangUp(wire: Wire & { readonly readyState?: number | undefined }): void {
  if (wire.readyState === CONNECTING) wire.addEventListener('open', () => wire.close());
  else wire.close();
}
