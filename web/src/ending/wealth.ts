/** How rich everybody was, round by round: what the chart at the end shows. */
import { applyPatch } from '../protocol/mirror';
import type { ReplayJson, Seat, Stage, ViewJson } from '../protocol/types';

export interface Wealth {
  seat: Seat;
  /** At the start, then after each round; the last is what counted in the end. */
  dollars: number[];
}

/** Nobody holds anything before all have chosen and stand on the train. */
const BEFORE: readonly Stage[] = ['casting', 'placing'];

/**
 * What everybody held whenever a round began, read from a game with all purses open. Nothing changes hands between the
 * end of a round and the beginning of the next, so that is what they had at its end.
 */
export function wealth(replay: Pick<ReplayJson, 'steps' | 'end'>): Wealth[] {
  const begun: ViewJson[] = [];
  let view: ViewJson | null = null;
  for (const step of replay.steps) {
    if (step.view) view = step.view;
    else if (step.patch && view) view = applyPatch(view, step.patch);
    if (view && view.round > begun.length && !BEFORE.includes(view.stage)) begun.push(view);
  }
  const standings = replay.end?.outcome.seats ?? [];
  return (view?.seats ?? []).map(({ seat }) => {
    const last = standings.find((one) => one.seat === seat);
    return { seat, dollars: [...begun.map((one) => heldBy(one, seat)), ...(last ? [last.loot] : [])] };
  });
}

/** Documents have no value of their own: what they pay depends on who brings them home. */
function heldBy(view: ViewJson, seat: Seat): number {
  const tokens = view.bandits.filter((bandit) => bandit.seat === seat).flatMap(({ loot }) => loot);
  return tokens.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
}
