/**
 * A replay as a row of moments: how things are after each thing worth a look. Whoever goes back and forth only changes
 * a number. Views share whatever did not change, so that all of them together are little more than the last.
 */
import { type Laid, followPile } from '../game/pile';
import { apply } from '../player/apply';
import { perform } from '../player/performance';
import { type Happened, type News, happened } from '../player/player';
import { applyPatch } from '../protocol/mirror';
import type { NoticeJson, ReplayStep, Seat, ViewJson } from '../protocol/types';

export interface Moment {
  /** The number of the news, and how many of their notices have been seen: together the address of the moment. */
  number: number;
  seen: number;
  /** What has just happened. */
  happened: readonly Happened[];
  /** Whose decision led to it. */
  seat: Seat | null;
  view: ViewJson;
  /** In which turn the cards of the pile were laid. */
  laid: Laid;
}

/** By what one steps. */
export type Stride = 'card' | 'phase' | 'round';

/** Where a round or a phase of it begins. */
export interface Chapter {
  at: number;
  stride: 'phase' | 'round';
  notice: NoticeJson;
}

/** These are nothing to look at in the sky of a live table, but steps of a game all the same. */
const STEPS: ReadonlySet<NoticeJson['what']> = new Set(['card-played', 'plot-laid', 'game-over']);

const CHAPTERS: Partial<Record<NoticeJson['what'], 'phase' | 'round'>> = {
  'round-began': 'round',
  'turn-began': 'phase',
  'stealin-began': 'phase',
  'event-began': 'phase',
  'game-over': 'phase',
};

/** Whether a moment ends with this notice. The small things around it belong to it. */
export function weighs(notice: NoticeJson, shown: ViewJson): boolean {
  return STEPS.has(notice.what) || perform(notice, shown).told;
}

/** The moments of the steps that follow one; of a whole replay, if there is none before. */
export function momentsOf(steps: readonly ReplayStep[], before: Moment | null = null): Moment[] {
  const moments: Moment[] = [];
  let last = before;
  for (const step of steps) {
    for (const moment of momentsIn(step, last)) {
      moments.push(moment);
      last = moment;
    }
  }
  return moments;
}

function momentsIn(step: ReplayStep, before: Moment | null): Moment[] {
  const { number, seat, notices } = step;
  const told = happened(step);
  const after = viewAfter(step, before);
  // How things were before the first step nobody has told.
  const cuts = before ? cutsOf(notices, before.view) : [notices.length];
  let view = before?.view ?? after;
  let laid = before?.laid ?? [];
  let seen = 0;
  return cuts.map((cut) => {
    const here = told.slice(seen, cut);
    seen = cut;
    laid = followPile(laid, view.turn - 1, notices.slice(cut - here.length, cut)).laid;
    const shown = here.reduce((now, { notice }) => apply(now, notice, after), view);
    view = cut === notices.length ? after : { ...shown, asked: null };
    return { number, seen, happened: here, seat, view, laid: view.pile.map((_, index) => laid[index] ?? null) };
  });
}

/** After how many notices each moment of a step ends. What is left at its end belongs to the last. */
function cutsOf(notices: readonly NoticeJson[], shown: ViewJson): number[] {
  const cuts = notices.flatMap((notice, index) => (weighs(notice, shown) ? [index + 1] : []));
  return [...cuts.slice(0, -1), notices.length];
}

function viewAfter(step: ReplayStep, before: Moment | null): ViewJson {
  if (step.view) return step.view;
  if (!before) throw new Error('the first step of a replay has a view');
  return step.patch ? applyPatch(before.view, step.patch) : before.view;
}

/** What the moment is about: the last thing worth a look, or the last at all. */
export function subjectOf({ happened, view }: Moment): Happened | null {
  return happened.findLast(({ notice }) => weighs(notice, view)) ?? happened.at(-1) ?? null;
}

/** The rounds and phases, in order. The first moment is where everything begins. */
export function chaptersOf(moments: readonly Moment[]): Chapter[] {
  return moments.flatMap((moment, at) =>
    moment.happened.flatMap(({ notice }) => {
      const stride = CHAPTERS[notice.what];
      return stride ? [{ at, stride, notice }] : [];
    }),
  );
}

/** Where a step leads; to the first moment or the last if there is nothing further. */
export function stepFrom(at: number, count: number, chapters: readonly Chapter[], stride: Stride, way: 1 | -1): number {
  const last = count - 1;
  if (stride === 'card') return Math.min(last, Math.max(0, at + way));
  // A round is the beginning of a phase too.
  const stops = chapters.filter((chapter) => stride === 'phase' || chapter.stride === 'round').map((one) => one.at);
  return way > 0 ? (stops.find((stop) => stop > at) ?? last) : (stops.findLast((stop) => stop < at) ?? 0);
}

/** The moment with this address, or the next one after it: eyes that see less may have no moment just there. */
export function momentAt(moments: readonly Moment[], number: number, seen: number): number {
  const found = moments.findIndex((one) => one.number > number || (one.number === number && one.seen >= seen));
  return found < 0 ? moments.length - 1 : found;
}

/** The moment as something to be played. */
export function newsOf({ number, happened, view }: Moment): News {
  return { number, notices: happened.map(({ notice }) => notice), view, choices: null };
}

/** The round and the phase of a moment: the chapters that it is in. */
export function placeIn(chapters: readonly Chapter[], at: number): { round: Chapter | null; phase: Chapter | null } {
  const round = chapters.findLast((one) => one.stride === 'round' && one.at <= at) ?? null;
  const phase = chapters.findLast((one) => one.stride === 'phase' && one.at <= at) ?? null;
  return { round, phase: phase && round && phase.at < round.at ? null : phase };
}

/** From where to where Stealin' goes, round by round. */
export function stretchesOf(chapters: readonly Chapter[], last: number): { from: number; to: number }[] {
  return chapters.flatMap(({ at: from, notice }, index) => {
    if (notice.what !== 'stealin-began') return [];
    const next = chapters.slice(index + 1).find((one) => one.stride === 'round' || one.notice.what === 'game-over');
    return [{ from, to: next?.at ?? last }];
  });
}
