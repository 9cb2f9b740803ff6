/** Who is waited for and how long, and what bots did meanwhile for whoever comes back. */
import type { AboutJson, NoticeJson, ReplayStep, Seat, Snapshot } from '../protocol/types';

/** Somebody who is asked and not there, and when a bot decides for them, by the clock of the server. */
export interface Awaited {
  seat: Seat;
  botAt: number;
}

/** Nobody, if whoever is asked is there, or if it is a bot's decision anyway. */
export function awaited({ turn, presence }: Pick<Snapshot, 'turn' | 'presence'>): Awaited | null {
  const away = presence.away.find(({ seat }) => seat === turn?.seat);
  if (!turn || typeof away?.bot_at !== 'number') return null;
  return { seat: away.seat, botAt: Math.max(away.bot_at, turn.since) };
}

/** A decision that a bot made for one of one's seats. */
export interface Missed {
  number: number;
  notices: readonly NoticeJson[];
}

type Step = Pick<ReplayStep, 'number' | 'seat' | 'by' | 'notices'>;

/**
 * What bots decided for one's seats since one last decided oneself. Where a bot had taken over altogether, it counts
 * for the seats that one has come back to: else it was for whoever sat there before.
 */
export function missedIn(steps: readonly Step[], own: readonly Seat[], back: readonly Seat[]): Missed[] {
  const mine = steps.filter(({ seat }) => seat !== null && own.includes(seat));
  const last = mine.findLastIndex(({ by }) => by === 'player');
  return mine
    .slice(last + 1)
    .filter(({ seat, by }) => by === 'away' || by === 'clock' || (seat !== null && back.includes(seat)))
    .map(({ number, notices }) => ({ number, notices }));
}

/** Whether these news are that a bot decided for one of these seats. */
export function standsInFor(about: AboutJson, own: readonly Seat[]): boolean {
  return about.what === 'choice' && (about.by === 'away' || about.by === 'clock') && own.includes(about.seat);
}
