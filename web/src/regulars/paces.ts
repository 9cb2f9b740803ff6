/** How fast a train goes, in a few words: whoever looks for others should ask for what others ask for. */
import type { ClockJson } from '../protocol/types';
import { clockOf } from '../setup/clocks';

export const PACES = ['quick', 'calm', 'day', 'any'] as const;
export type Pace = (typeof PACES)[number];

export function clockOfPace(pace: Pace): ClockJson | null {
  return clockOf(pace === 'any' ? 'none' : pace, { decision: 0, reserve: 0 });
}

export function paceOf(clock: ClockJson | null): Pace | null {
  const same = (pace: Pace) => {
    const own = clockOfPace(pace);
    return own?.decision_ms === clock?.decision_ms && own?.reserve_ms === clock?.reserve_ms;
  };
  return PACES.find(same) ?? null;
}

/** After how many seconds bots may take the empty seats; none is never. */
export const BOTS_AFTER = [15, 60, 180, 600, 0] as const;
