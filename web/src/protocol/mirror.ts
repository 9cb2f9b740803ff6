/**
 * The client's copy of what the server has told: a snapshot, and the news since. Everything is replaced and nothing
 * changed in place, so whoever keeps an older state keeps it whole.
 */
import type { Change, ListPatch, NewsJson, PresenceJson, SaidJson, Seen, Snapshot, ViewJson, ViewPatch } from './types';

/** As much talk is kept as a server sends at once. */
const TALK = 200;

/** The fields of a view of which only the items that changed are sent. */
type ListField = 'seats' | 'bandits' | 'cars' | 'pile';

export function applyListPatch<T>(list: readonly T[], patch: ListPatch<T>): T[] {
  const result = list.slice(0, patch.length);
  for (const [index, item] of patch.changed) {
    if (index > result.length) throw new Error('the patch does not fit the list');
    result[index] = item;
  }
  if (result.length !== patch.length) throw new Error('the patch does not fit the list');
  return result;
}

/** The view as it is now, made of the view from before. */
export function applyPatch(view: ViewJson, patch: ViewPatch): ViewJson {
  const { seats, bandits, cars, pile, ...whole } = patch;
  const result: ViewJson = { ...view, ...whole };
  patchList(result, 'seats', seats);
  patchList(result, 'bandits', bandits);
  patchList(result, 'cars', cars);
  patchList(result, 'pile', pile);
  return result;
}

function patchList<F extends ListField>(view: ViewJson, field: F, patch: ListPatch<ViewJson[F][number]> | undefined) {
  if (patch) view[field] = applyListPatch<ViewJson[F][number]>(view[field], patch) as ViewJson[F];
}

/** What a viewer sees after a change; nothing if the change does not fit what was seen before. */
export function applyChange(before: Seen | undefined, change: Change): Seen | null {
  if (change.view) return { view: change.view, choices: change.choices };
  if (!before) return null;
  const view = change.patch ? applyPatch(before.view, change.patch) : before.view;
  return { view, choices: change.choices };
}

/** The state after some news, or nothing if news are missing in between and a fresh snapshot is needed. */
export function applyNews(before: Snapshot, news: NewsJson): Snapshot | null {
  if (news.number <= before.number) return before;
  if (news.number !== before.number + 1) return null;
  const after: Snapshot = { ...before, number: news.number };
  if (news.table) after.table = news.table;
  if (news.turn !== undefined) after.turn = news.turn;
  if (news.end) after.end = news.end;
  if (news.views && news.views.length > 0) {
    const views = seenAfter(before.views, news.views);
    if (!views) return null;
    after.views = views;
  }
  return after;
}

export function applyPresence(before: Snapshot, presence: PresenceJson): Snapshot {
  return { ...before, presence };
}

/** Something more was said. */
export function applySaid(before: Snapshot, { number, at, seat, voice, name, text }: SaidJson): Snapshot {
  return { ...before, talk: [...before.talk, { number, at, seat, voice, name, text }].slice(-TALK) };
}

/** All that was said lately, instead of what was known of it. */
export function applyTalk(before: Snapshot, talk: SaidJson[]): Snapshot {
  return { ...before, talk };
}

function seenAfter(before: readonly Seen[], changes: readonly Change[]): Seen[] | null {
  const seen: Seen[] = [];
  for (const change of changes) {
    const after = applyChange(
      before.find((one) => one.view.viewer === change.viewer),
      change,
    );
    if (!after) return null;
    seen.push(after);
  }
  return seen;
}
