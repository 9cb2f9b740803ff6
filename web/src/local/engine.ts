/** What the engine is to the worker: `docs/local-host.md` has it in words. */
import type { BotLevel, MyTableJson } from '../protocol/types';

/** A table of the engine. Everything is text, and each step says what is to be done about it. */
export interface EngineTable {
  id(): string;
  connect(person: string, since: number | undefined, now: number): string;
  part(connection: number, now: number): string;
  request(connection: number, text: string, now: number): string;
  wake(now: number): string;
  thought(ticket: number, choice: string, now: number): string;
  stored(now: number): string;
  failed(now: number): string;
  question(): Uint8Array | undefined;
  look(): string;
  replay(person: string, eyes: string): string;
  record(): string;
  free(): void;
}

export interface Step {
  connection?: number;
  store: Write[];
  tell: [connection: number, text: string][];
  think: Thought | null;
  wake: number | null;
}

export interface Thought {
  ticket: number;
  level: BotLevel;
  ms: number;
}

/** Lines of a table that are to be kept, and what lists show of it from then on. */
export interface Write {
  table: string;
  log: 'game' | 'talk';
  number: number;
  lines: string[];
  listed: MyTableJson | null;
}
