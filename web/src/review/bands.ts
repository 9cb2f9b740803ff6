/** The picture of everybody's chances: bands on top of each other, from the first choice to the last, in parts of one. */
import type { PointJson, Seat } from '../protocol/types';
import { seatIndex } from '../game/words';

/** Where a band is at one point of the game. */
export interface Slice {
  x: number;
  low: number;
  high: number;
}

export interface Band {
  party: readonly Seat[];
  /** Stretches without a gap: what is not examined yet is left out. */
  runs: Slice[][];
  /** Where it is widest, and there is room for its letter. */
  widest: Slice;
}

/** The bands of the parties, the first on top. Those who win together have one. */
export function bandsOf(parties: readonly (readonly Seat[])[], points: readonly PointJson[], last: number): Band[] {
  const stacked = points.map((point) => ({ after: point.after, slices: stack(parties, point, last) }));
  return parties.map((party, index) => {
    const runs: Slice[][] = [];
    stacked.forEach(({ after, slices }, place) => {
      const slice = slices[index];
      if (!slice) return;
      if (stacked[place - 1]?.after === after - 1) runs.at(-1)?.push(slice);
      else runs.push([slice]);
    });
    // Not at the edge, where the letter would be cut.
    const inner = runs.flat().filter(({ x }) => x > 0.03 && x < 0.97);
    const widest = inner.reduce((best, one) => (one.high - one.low > best.high - best.low ? one : best), NOWHERE);
    return { party, runs, widest };
  });
}

const NOWHERE: Slice = { x: 0, low: 0, high: 0 };

function stack(parties: readonly (readonly Seat[])[], { after, chances }: PointJson, last: number): Slice[] {
  let high = 1;
  return parties.map(([first]) => {
    const chance = first ? (chances[seatIndex(first)] ?? 0) : 0;
    const slice = { x: last > 0 ? after / last : 0, high, low: high - chance };
    high = slice.low;
    return slice;
  });
}

/** A run as the outline of an area, in these units. */
export function outline(run: readonly Slice[], width: number, height: number): string {
  const point = (x: number, y: number) => `${(x * width).toFixed(1)},${((1 - y) * height).toFixed(1)}`;
  const top = run.map(({ x, high }) => point(x, high));
  const bottom = run.map(({ x, low }) => point(x, low)).reverse();
  return `M${[...top, ...bottom].join('L')}Z`;
}

/** What everybody's chances were when each round began, and at the end, as far as it is known: the picture as a table. */
export function byRound(points: readonly PointJson[], last: number): { round: number | null; point: PointJson }[] {
  const rows: { round: number | null; point: PointJson }[] = [];
  for (const point of points) {
    if (point.after === last) rows.push({ round: null, point });
    else if (point.round !== rows.at(-1)?.round) rows.push({ round: point.round, point });
  }
  return rows;
}
