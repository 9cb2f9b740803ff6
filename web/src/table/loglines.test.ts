import { describe, expect, it } from 'vitest';
import { type StandIn, happened } from '../player/player';
import type { NoticeJson } from '../protocol/types';
import { lineBefore, linesAbout, liner, nearby } from './loglines';
import type { Told } from './tell';

const NOTICES: NoticeJson[] = [
  { what: 'round-began', round: 1, card: 'bridge', turns: ['standard'], event: null },
  { what: 'turn-began', turn: 1, kind: 'standard' },
  { what: 'card-played', seat: 'seat1', card: 'fire', face_down: false, hidden_by: null },
  { what: 'hand-returned', seat: 'seat1', count: 0 },
  { what: 'stealin-began' },
  { what: 'fired', bandit: 'doc', at: 'belle' },
  { what: 'round-began', round: 2, card: 'bridge', turns: ['standard'], event: null },
  { what: 'punched', bandit: 'tuco', victim: 'doc' },
];
const DEEDS: Partial<Record<NoticeJson['what'], Told['who']>> = {
  'card-played': 'doc',
  fired: 'doc',
  punched: 'tuco',
};
const told = (notice: NoticeJson, standIn?: StandIn): Told | null =>
  standIn
    ? { who: null, text: standIn.by }
    : notice.what === 'hand-returned'
      ? null
      : { who: DEEDS[notice.what] ?? null, text: notice.what };

describe('the lines of the log', () => {
  const past = happened({ number: 9, notices: NOTICES });
  const lineOf = liner(told);
  const lines = past.flatMap(lineOf);
  const about = (...who: Parameters<typeof linesAbout>[1] extends ReadonlySet<infer W> ? W[] : never) =>
    linesAbout(lines, new Set(who)).map(({ happened }) => happened.index);

  it('are the same ones when they are asked for again', () => {
    expect(past.flatMap(lineOf).every((line, index) => line === lines[index])).toBe(true);
  });

  it('are those that can be told, under headings', () => {
    expect(lines.map(({ key }) => key)).toEqual(['9.0', '9.1', '9.2', '9.4', '9.5', '9.6', '9.7']);
    expect(lines.map(({ kind }) => kind)).toEqual(['round', 'phase', 'line', 'phase', 'line', 'round', 'line']);
  });

  it('can be those about somebody, as doer or victim', () => {
    expect(about()).toEqual([0, 1, 2, 4, 5, 6, 7]);
    expect(about('belle')).toEqual([0, 4, 5]);
    expect(about('tuco')).toEqual([6, 7]);
    expect(about('belle', 'tuco')).toEqual([0, 4, 5, 6, 7]);
    expect(about('marshal')).toEqual([]);
  });

  it('repeat no heading', () => {
    expect(about('doc')).toEqual([0, 1, 2, 4, 5, 6, 7]);
  });

  it('say when a bot decided for somebody', () => {
    const byBot = happened({ number: 9, notices: NOTICES.slice(2, 4), seat: 'seat1', by: 'away' }).flatMap(lineOf);
    expect(byBot.map(({ key, text }) => [key, text])).toEqual([
      ['9.0.bot9', 'away'],
      ['9.0', 'card-played'],
    ]);
    expect(linesAbout(byBot, new Set(['doc']))).toHaveLength(2);
  });

  it('are found by what happened', () => {
    const at = (number: number, index: number) =>
      lineBefore(lines, { number, index, notice: NOTICES[0] as NoticeJson });
    // There is no line for the hand that was empty: the one before it stands for it.
    expect([at(9, 3), at(9, 0), at(8, 5), at(10, 0)]).toEqual([2, 0, -1, 6]);
  });

  it('are as many as there is room for, around one of them', () => {
    const kept = (at: number, count: number) => nearby(lines, at, count).map(({ happened }) => happened.index);
    expect(kept(6, 2)).toEqual([6, 7]);
    expect(kept(0, 3)).toEqual([0, 1, 2]);
    expect(kept(3, 4)).toEqual([2, 4, 5, 6]);
    expect(kept(3, 99)).toHaveLength(7);
  });
});
