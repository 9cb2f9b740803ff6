/** Where the points of a curve lie, and what stands beside its axis. */
export interface Point {
  value: number;
  /** How far off it may be, up or down. */
  off: number;
  /** To be seen at once: a game that was won. */
  marked?: boolean;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** From which value to which the axis goes, in round steps. */
export function axisOf(points: readonly Point[], level: number | null, from0: boolean): number[] {
  const values = points.flatMap(({ value, off }) => [value - off, value + off]);
  if (level !== null) values.push(level);
  const least = from0 ? 0 : Math.min(...values);
  const most = Math.max(...values, least + 1);
  const rough = (most - least) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = size * ([1, 2, 2.5, 5, 10].find((part) => part * size >= rough) ?? 10);
  const first = Math.floor(least / step) * step;
  return Array.from({ length: Math.ceil((most - first) / step) + 1 }, (_, index) => first + index * step);
}

export function placed(points: readonly Point[], ticks: readonly number[], box: Box) {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const y = (value: number) => box.bottom - ((value - low) / Math.max(1, high - low)) * (box.bottom - box.top);
  const wide = box.right - box.left;
  const x = (index: number) => box.left + ((index + 0.5) / Math.max(1, points.length)) * wide;
  return {
    y,
    points: points.map(({ value, off, marked = false }, index) => ({
      x: x(index),
      y: y(value),
      high: y(value + off),
      low: y(value - off),
      marked,
    })),
  };
}
