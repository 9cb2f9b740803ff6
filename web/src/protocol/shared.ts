/**
 * What everybody at one device may see: people who pass it around have several views, and what they do not all know is
 * nobody's to look at while nobody holds it alone.
 */
import { OPEN_QUESTIONS } from './constants';
import type { Change, NoticeJson, Seen, ViewJson } from './types';

/** The view of all who share the device, with the eyes of nobody in particular. */
export function sharedView(views: readonly ViewJson[]): ViewJson | null {
  const [first, ...others] = views;
  if (!first) return null;
  const common = others.reduce((known, view) => inCommon(known, view), first);
  return { ...common, viewer: 'spectator' };
}

/** What happened, as all of them were told. The server tells every viewer of the same things, in the same order. */
function sharedNotices(told: readonly (readonly NoticeJson[])[]): NoticeJson[] {
  const [first = [], ...others] = told;
  return others.reduce<NoticeJson[]>((known, notices) => inCommon(known, [...notices]), [...first]);
}

/** What changed for each pair of eyes and, if there are several, for all of them together. */
export function withShared(changes: readonly Change[]): Change[] {
  if (changes.length < 2) return [...changes];
  const notices = sharedNotices(changes.map((change) => change.notices));
  return [...changes, { viewer: 'spectator', notices, choices: null }];
}

/** Whether everybody may look on while this is decided. */
export function isOpenQuestion({ view }: Seen): boolean {
  return OPEN_QUESTIONS.some((ask) => ask === view.asked?.ask);
}

/** What is the same in both; what only one knows is `null`, and of lists only what is in both is left. */
function inCommon<T>(one: T, other: T): T {
  if (same(one, other)) return one;
  if (Array.isArray(one) && Array.isArray(other)) {
    const pairs: unknown[] = one;
    if (one.length === other.length) return pairs.map((item, index) => inCommon(item, other[index] as unknown)) as T;
    return pairs.filter((item) => other.some((another) => same(item, another))) as T;
  }
  if (isRecord(one) && isRecord(other)) {
    const known = Object.keys(one).map((key) => [key, inCommon(one[key], other[key])]);
    return Object.fromEntries(known) as T;
  }
  return null as T;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
