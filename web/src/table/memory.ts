/** What each pair of eyes was told since the game began. Nothing is changed in place. */
import { type Deed, type Happened, happened, standInOf } from '../player/player';
import type { NewsJson, ReplayJson, Viewer } from '../protocol/types';

export type Memory = ReadonlyMap<Viewer, readonly Happened[]>;

export const FORGOTTEN: Memory = new Map();

/** The memory after some news. */
export function remember(
  memory: Memory,
  { number, about, views = [] }: Pick<NewsJson, 'number' | 'about' | 'views'>,
): Memory {
  const after = new Map(memory);
  const { seat = null, by = null } = about.what === 'choice' ? about : {};
  for (const { viewer, notices } of views)
    after.set(viewer, learn(memory.get(viewer) ?? [], { number, notices, seat, by }));
  return after;
}

/** What is known with some more. What is known already is not learned twice. */
function learn(known: readonly Happened[], deed: Deed): readonly Happened[] {
  const last = known.at(-1);
  if ((last?.unseen?.at(-1)?.number ?? last?.number ?? 0) >= deed.number) return known;
  const standIn = standInOf(deed);
  // What a bot decided in secret is nothing to be told; that it did is.
  if (last && standIn && deed.notices.length === 0)
    return [...known.slice(0, -1), { ...last, unseen: [...(last.unseen ?? []), standIn] }];
  return [...known, ...happened(deed)];
}

/** The memory with what happened before one came put in front. */
export function recall(memory: Memory, viewer: Viewer, { steps }: Pick<ReplayJson, 'steps'>): Memory {
  const known = memory.get(viewer) ?? [];
  const first = known[0]?.number ?? Infinity;
  const before = steps.filter(({ number }) => number < first).reduce<readonly Happened[]>(learn, []);
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
