/** How long everybody may think: a few usual ways, or one's own. */
import type { ClockJson } from '../protocol/types';

export const CLOCKS = ['none', 'quick', 'calm', 'hours', 'day', 'days', 'own'] as const;
export type ClockName = (typeof CLOCKS)[number];

/** In the units in which people say it. */
export interface OwnClock {
  /** Seconds for each decision. */
  decision: number;
  /** Minutes for the whole game, when decisions take longer. */
  reserve: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const PRESETS: Record<Exclude<ClockName, 'own'>, ClockJson | null> = {
  none: null,
  quick: { decision_ms: 30 * SECOND, reserve_ms: 3 * MINUTE },
  calm: { decision_ms: 90 * SECOND, reserve_ms: 15 * MINUTE },
  hours: { decision_ms: 8 * HOUR, reserve_ms: 0 },
  day: { decision_ms: DAY, reserve_ms: 0 },
  days: { decision_ms: 3 * DAY, reserve_ms: 0 },
};

/** From here on nobody has to be there: see docs/notifications.md. */
export function isSlow(clock: ClockJson | null): boolean {
  return (clock?.decision_ms ?? 0) >= HOUR;
}

/** How long somebody who lost the connection is waited for, in seconds. */
export const GRACES = [10, 30, 120, 600, 86_400] as const;
export const USUAL_GRACE = 30;

const WEEK = 7 * DAY;

export function clockOf(name: ClockName, own: OwnClock): ClockJson | null {
  if (name !== 'own') return PRESETS[name];
  return {
    decision_ms: within(Math.round(own.decision) * SECOND, SECOND),
    reserve_ms: within(Math.round(own.reserve * 60) * SECOND, 0),
  };
}

/** What the form shows for a clock that was agreed. */
export function nameOfClock(clock: ClockJson | null): { clock: ClockName; own: OwnClock } {
  const same = (one: ClockJson | null) =>
    one?.decision_ms === clock?.decision_ms && one?.reserve_ms === clock?.reserve_ms;
  const named = CLOCKS.find((name) => name !== 'own' && same(PRESETS[name]));
  const own = clock
    ? { decision: clock.decision_ms / SECOND, reserve: clock.reserve_ms / MINUTE }
    : { decision: 60, reserve: 5 };
  return { clock: named ?? 'own', own };
}

/** The server takes times between a second and a week; a field that was emptied counts as the least. */
function within(ms: number, least: number): number {
  return Number.isFinite(ms) ? Math.min(WEEK, Math.max(least, ms)) : least;
}
