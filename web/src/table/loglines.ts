/** The log as lines under the headings of their rounds and turns, all of it or what concerns some bandits. */
import type { Happened, StandIn } from '../player/player';
import type { NoticeJson, ViewJson } from '../protocol/types';
import { t } from '../words/words.svelte';
import { type Told, type Who, chapterName, tell } from './tell';

export interface LogLine {
  key: string;
  happened: Happened;
  kind: 'round' | 'phase' | 'line';
  /** Whose deed it is. */
  who: Who | null;
  /** Everybody whom it concerns. */
  concerns: readonly Who[];
  text: string;
}

const HEADINGS: Partial<Record<NoticeJson['what'], 'round' | 'phase'>> = {
  'round-began': 'round',
  'turn-began': 'phase',
  'stealin-began': 'phase',
  'event-began': 'phase',
  'game-over': 'round',
};

/** Who was shot at or punched is concerned as well as who did it. */
function concernsOf(notice: NoticeJson, who: Who | null): Who[] {
  const doer = who ? [who] : [];
  if (notice.what === 'fired') return [...doer, notice.at];
  if (notice.what === 'punched') return [...doer, notice.victim];
  return doer;
}

/** Tells a notice, or that a bot decided what it tells of. */
type Teller = (notice: NoticeJson, standIn?: StandIn) => Told | null;

function linesOf(happened: Happened, told: Teller): LogLine[] {
  const { number, index, notice, standIn, unseen = [] } = happened;
  const lines: LogLine[] = [];
  const line = told(notice);
  const place = { key: `${number}.${index}`, happened };
  const kind = HEADINGS[notice.what];
  const concerns = concernsOf(notice, line?.who ?? null);
  const tellBot = (bot: StandIn) => {
    const text = told(notice, bot)?.text;
    if (text) lines.push({ ...place, key: `${place.key}.bot${bot.number}`, kind: 'line', who: null, concerns, text });
  };
  if (standIn) tellBot(standIn);
  if (line && kind) lines.push({ ...place, kind, who: null, concerns: [], text: chapterName(notice) ?? line.text });
  else if (line) lines.push({ ...place, ...line, kind: 'line', concerns });
  unseen.forEach(tellBot);
  return lines;
}

/** What happened as a line, if it can be told. A log is long, and asks again with every line: it gets the same ones. */
export function liner(told: Teller): (happened: Happened) => readonly LogLine[] {
  const known = new WeakMap<Happened, readonly LogLine[]>();
  return (happened) => {
    const lines = known.get(happened) ?? linesOf(happened, told);
    known.set(happened, lines);
    return lines;
  };
}

/** Nobody is named, so everybody is meant. */
export const EVERYBODY: ReadonlySet<Who> = new Set();

export function toggled(wanted: ReadonlySet<Who>, who: Who): ReadonlySet<Who> {
  return new Set(wanted.has(who) ? [...wanted].filter((one) => one !== who) : [...wanted, who]);
}

/** Only the lines that concern one of these, and the headings above them; everything, if nobody is named. */
export function linesAbout(lines: readonly LogLine[], wanted: ReadonlySet<Who>): readonly LogLine[] {
  if (wanted.size === 0) return lines;
  const kept: LogLine[] = [];
  let [round, phase]: (LogLine | null)[] = [null, null];
  for (const line of lines) {
    if (line.kind === 'round') [round, phase] = [line, null];
    else if (line.kind === 'phase') phase = line;
    else if (line.concerns.some((who) => wanted.has(who))) {
      kept.push(...[round, phase].filter((heading) => heading !== null && heading !== undefined), line);
      [round, phase] = [null, null];
    }
  }
  return kept;
}

/** The last line that is not later than something that happened; -1 if all are. */
export function lineBefore(lines: readonly LogLine[], { number, index }: Happened): number {
  return lines.findLastIndex(
    ({ happened }) => happened.number < number || (happened.number === number && happened.index <= index),
  );
}

/** So many lines, half of them before this one where there are more. */
export function nearby(lines: readonly LogLine[], at: number, count: number): readonly LogLine[] {
  const end = Math.min(lines.length, Math.max(count, at + 1 + Math.floor(count / 2)));
  return lines.slice(Math.max(0, end - count), end);
}

/** Everybody whom the log can be about, in the order of the seats; then those whom nobody leads. */
export function castOf({ seats, marshal, armored }: ViewJson): Who[] {
  const bandits: Who[] = seats.flatMap((seat) => seat.bandits);
  if (marshal) bandits.push('marshal');
  if (armored) bandits.push('courier');
  if (armored?.professore) bandits.push('professore');
  return bandits;
}

/** Tells notices to whoever sees this view. */
export function teller(view: ViewJson, names: readonly string[]): Teller {
  const nameOf = (seat: string) => names[view.seats.findIndex((one) => one.seat === seat)] ?? seat;
  return (notice, standIn) =>
    standIn
      ? { who: null, text: t(`told-bot-${standIn.by}`, { name: nameOf(standIn.seat) }) }
      : tell(notice, view, nameOf);
}
