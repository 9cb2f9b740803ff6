import { describe, expect, it } from 'vitest';
import type { PointJson } from '../protocol/types';
import { bandsOf, byRound, outline } from './bands';

const point = (after: number, round: number, ...chances: number[]): PointJson => ({ after, round, chances });
const SINGLE = [['seat1'], ['seat2']] as const;

describe('the picture of chances', () => {
  const points = [point(0, 1, 0.5, 0.5), point(1, 1, 0.75, 0.25), point(4, 2, 1, 0)];

  it('stacks the parties, the first on top', () => {
    const [first, second] = bandsOf(SINGLE, points, 4);
    expect(first?.runs[0]).toEqual([
      { x: 0, high: 1, low: 0.5 },
      { x: 0.25, high: 1, low: 0.25 },
    ]);
    expect(second?.runs[0]?.[1]).toEqual({ x: 0.25, high: 0.25, low: 0 });
    expect(first?.widest.x).toBe(0.25);
  });

  it('has a gap where nothing is known yet', () => {
    expect(bandsOf(SINGLE, points, 4).map(({ runs }) => runs.map((run) => run.length))).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('has one band for those who win together', () => {
    const teams = [
      ['seat1', 'seat3'],
      ['seat2', 'seat4'],
    ] as const;
    const bands = bandsOf(teams, [point(0, 1, 0.25, 0.5, 0.25, 0.5)], 2);
    // Where nobody may win the rest is left free.
    expect(bands.map(({ runs }) => runs[0]?.[0])).toEqual([
      { x: 0, high: 1, low: 0.75 },
      { x: 0, high: 0.75, low: 0.25 },
    ]);
  });

  it('is drawn within its box', () => {
    const [first] = bandsOf(SINGLE, points, 4);
    expect(outline(first?.runs[0] ?? [], 100, 40)).toBe('M0.0,0.0L25.0,0.0L25.0,30.0L0.0,20.0Z');
  });

  it('is a row for each round as a table, and one for the end', () => {
    const rows = byRound([...points.slice(0, 2), point(2, 2, 0.9, 0.1), point(3, 2, 0.8, 0.2), point(4, 2, 1, 0)], 4);
    expect(rows.map(({ round, point }) => [round, point.after])).toEqual([
      [1, 0],
      [2, 2],
      [null, 4],
    ]);
  });
});
