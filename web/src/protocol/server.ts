/** The server as a host of tables, over HTTP and WebSockets. */
import { socketAddress, takeEarly } from './early';
import type { Host } from './host';
import { pathOf, post, read } from './http';
import type { OpenedJson } from './types';

export const server: Host = {
  presets: () => read('/presets'),
  switches: () => read('/switches'),
  open: async (table) => ((await (await post('/tables', table)).json()) as OpenedJson).table,
  look: (table) => read(pathOf(table)),
  replay: (table, eyes) => read(`${pathOf(table)}/replay?eyes=${eyes}`),
  dial(table, since) {
    const address = socketAddress(table, since);
    return takeEarly(address) ?? new WebSocket(address);
  },
};
