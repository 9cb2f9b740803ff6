/** Where a decision is in a replay, and which decision a moment of the replay is about. */
import type { MomentJson, Seat } from '../protocol/types';
import type { Moment } from '../replay/moments';

/** The numbers of the news of a replay: the first is the deal, each of the others a choice of the record. */
export type Numbers = readonly number[];

/** The last moment before a choice: how things were when it was made. */
export function momentBefore(moments: readonly Moment[], numbers: Numbers, choice: number): number {
  const number = numbers[choice] ?? Infinity;
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.number <= number),
  );
}

/** How many choices have been made at a moment. */
export function choicesMade(moments: readonly Moment[], numbers: Numbers, at: number): number {
  const number = moments[at]?.number ?? 0;
  return Math.max(
    0,
    numbers.findLastIndex((one) => one <= number),
  );
}

/** The choice that a moment is about: the one to be made next, or in the middle of what happens the one that led to it. */
export function choiceAt(moments: readonly Moment[], numbers: Numbers, at: number): number {
  const made = choicesMade(moments, numbers, at);
  const isMiddle = moments[at + 1]?.number === moments[at]?.number;
  return isMiddle ? Math.max(0, made - 1) : made;
}

/** The decisions that were judged, of one seat or of all. */
export function mistakesOf(moments: readonly MomentJson[], whose: Seat | null): MomentJson[] {
  return moments.filter(({ label, seat }) => label !== null && (whose === null || seat === whose));
}

/** The next of them, or the one before; none beyond the last and the first. */
export function nextMistake(mistakes: readonly MomentJson[], choice: number, way: 1 | -1): MomentJson | null {
  const next = way > 0 ? mistakes.find((one) => one.choice > choice) : mistakes.findLast((one) => one.choice < choice);
  return next ?? null;
}
