/** What a page and its host on this device say to each other. What belongs to the protocol stays the text that it is. */
import type { ErrorJson, NewTableJson, Viewer } from '../protocol/types';

export type Question =
  | { what: 'presets' | 'switches' }
  | { what: 'open'; table: NewTableJson }
  | { what: 'look' | 'record'; table: string }
  | { what: 'replay'; table: string; eyes: Viewer | 'open' }
  /** A record that somebody brought: under which name it can be seen. */
  | { what: 'read'; text: string; name: string };

export type ToHost =
  | { say: 'ask'; id: number; question: Question }
  | { say: 'dial'; line: number; table: string; since: number | null }
  | { say: 'send'; line: number; text: string }
  | { say: 'hang-up'; line: number };

export type FromHost =
  | { say: 'answer'; id: number; text: string }
  | { say: 'refuse'; id: number; error: ErrorJson }
  | { say: 'open' | 'closed'; line: number }
  | { say: 'message'; line: number; text: string }
  | { say: 'keeping'; keeping: Keeping }
  | { say: 'role'; table: string; role: Role };

/** What is refused here, as a server would refuse it. */
export class Refusal extends Error {
  constructor(readonly error: ErrorJson) {
    super(error.reason);
  }
}

/** Whether games are kept on the device, or why they are not. */
export type Keeping = 'kept' | 'full' | 'forbidden';

/** Whether a table is hosted by this tab, or by another one that this tab only looks at. */
export type Role = 'host' | 'guest';
