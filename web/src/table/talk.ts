/** Reading what is said at a table. */
import type { SaidJson, Seat, Snapshot } from '../protocol/types';

/** Whether the host lets one talk. The server decides; this only says it beforehand. */
export function mayTalk({ table, you }: Snapshot): boolean {
  const plays = you.host || you.seats.length > 0 || you.substituted.length > 0;
  switch (table.talk) {
    case 'nobody':
      return false;
    case 'players':
      return plays;
    case 'invited':
      return plays || !table.terms.public;
    case 'everybody':
      return true;
  }
}

/** The voices of those who play at this device. */
export function ownVoices({ table, you }: Snapshot): number[] {
  const own: readonly Seat[] = [...you.seats, ...you.substituted];
  return table.chairs.flatMap((chair) => (chair.who === 'person' && own.includes(chair.seat) ? [chair.voice] : []));
}

/** What was said since, by others who are not hidden. */
export function unreadOf(
  talk: readonly SaidJson[],
  read: number,
  own: readonly Seat[],
  isHidden: (voice: number) => boolean | undefined,
): number {
  return talk.filter(
    ({ number, seat, voice }) => number > read && !isHidden(voice) && !(seat !== null && own.includes(seat)),
  ).length;
}
