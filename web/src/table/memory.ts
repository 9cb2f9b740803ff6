/** What each pair of eyes was told since the game began. Nothing is changed in place. */
import { type Happened, happened } from '../player/player';
import type { NewsJson, ReplayJson, Viewer } from '../protocol/types';

export type Memory = ReadonlyMap<Viewer, readonly Happened[]>;

export const FORGOTTEN: Memory = new Map();

/** The memory after some news. What is known already is not learned twice. */
export function remember(memory: Memory, { number, views = [] }: Pick<NewsJson, 'number' | 'views'>): Memory {
  const after = new Map(memory);
  for (const { viewer, notices } of views) {
    const known = memory.get(viewer) ?? [];
    if ((known.at(-1)?.number ?? 0) < number) after.set(viewer, [...known, ...happened({ number, notices })]);
  }
  return after;
}

/** The memory with what happened before one came put in front. */
export function recall(memory: Memory, viewer: Viewer, { steps }: Pick<ReplayJson, 'steps'>): Memory {
  const known = memory.get(viewer) ?? [];
  const first = known[0]?.number ?? Infinity;
  const before = steps.filter(({ number }) => number < first).flatMap(happened);
  return new Map(memory).set(viewer, [...before, ...known]);
}

/**
 * As much as has been shown: everything up to the news that one came with, and what was played since. The rest has
 * happened, but nobody has seen it yet.
 */
export function shownOf(all: readonly Happened[], came: number, last: Happened | undefined): readonly Happened[] {
  const end = all.findLastIndex(
    ({ number, index }) =>
      number <= came ||
      (last !== undefined && (number < last.number || (number === last.number && index <= last.index))),
  );
  return all.slice(0, end + 1);
}
