/**
 * Whoever keeps tables: a server, or this device (src/local). Both speak the same messages, so whoever plays at a table needs not
 * know which of them it is.
 */
import type { NewTableJson, PresetJson, ReplayJson, SwitchJson, TableJson, Viewer } from './types';

/** One end of a line to a table, as a WebSocket is. */
export interface Wire {
  send(text: string): void;
  close(): void;
  /** `open`, `close`, or a `message` with its data. */
  addEventListener(type: string, heard: (event: Event) => void): void;
}

export interface Host {
  presets(): Promise<PresetJson[]>;
  switches(): Promise<SwitchJson[]>;
  /** Opens a table. What it is called. */
  open(table: NewTableJson): Promise<string>;
  look(table: string): Promise<TableJson>;
  replay(table: string, eyes: Viewer | 'open'): Promise<ReplayJson>;
  /** A line to a table, with the number of the latest news that one has. */
  dial(table: string, since: number | null): Wire;
}

/** No server gives a table such a name: what is on this device is known by its address alone. */
export function isHere(table: string): boolean {
  return table.startsWith('~');
}

/** A record that was brought has such a name: it can be seen again, but nobody sits there. */
export const RECORD = '~record-';

export function isRecord(table: string): boolean {
  return table.startsWith(RECORD);
}
