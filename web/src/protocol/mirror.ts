/**
 * The client's copy of what the server has told: a snapshot, and the news since. Everything is replaced and nothing
 * changed in place, so whoever keeps an older state keeps it whole.
 */
import { PATCHED_LISTS, TALK_SHOWN } from './constants';
import type { Change, ListPatch, NewsJson, PresenceJson, SaidJson, Seen, Snapshot, ViewJson, ViewPatch } from './types';

type ListField = (typeof PATCHED_LISTS)[number];

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
  const lists = PATCHED_LISTS.map((field) => [field, patchedList(view, field, patch)] as const);
  return { ...view, ...patch, ...(Object.fromEntries(lists) as Pick<ViewJson, ListField>) };
}

function patchedList(view: ViewJson, field: ListField, patch: ViewPatch): unknown[] {
  const change: ListPatch<unknown> | undefined = patch[field];
  return change ? applyListPatch<unknown>(view[field], change) : view[field];
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
  return { ...before, talk: [...before.talk, { number, at, seat, voice, name, text }].slice(-TALK_SHOWN) };
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
