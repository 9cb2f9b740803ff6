/** What becomes of a game when somebody goes away from it for a while. The server decides it; this only tells. */
import type { Snapshot } from '../protocol/types';

export interface Absence {
  /** After so many milliseconds a bot decides; never, if nobody else plays and the game can wait. */
  grace: number | null;
  /** A clock runs on meanwhile. */
  clock: boolean;
}

/** Nothing, if one has no seat in a game that runs. */
export function absenceFrom({ table, you }: Pick<Snapshot, 'table' | 'you'>): Absence | null {
  if (table.stage !== 'running' || you.seats.length === 0) return null;
  const others = table.chairs.some(
    (chair) => chair.who === 'person' && chair.substitute === null && !you.seats.includes(chair.seat),
  );
  if (!others) return { grace: null, clock: false };
  return { grace: table.terms.grace_ms ?? null, clock: table.terms.clock !== null };
}
