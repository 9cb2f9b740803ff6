/** Where the lines and labels of the chart go. */

/** Round amounts for the axis, from nothing to the highest, and not too many of them. */
export function ticksOf(highest: number): number[] {
  const steps = [250, 500, 1000, 2000, 5000, 10_000];
  const step = steps.find((one) => highest <= one * 5) ?? 20_000;
  return Array.from({ length: Math.max(1, Math.ceil(highest / step)) + 1 }, (_, index) => index * step);
}

/**
 * Moves labels apart until they are at least `gap` from each other, and no further than needed: those that are too close
 * share the middle between them. The labels keep their order and stay between `low` and `high`.
 */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0) || a - b);
  // Without the gaps it is enough that nobody is before the one above: neighbours that are form a block.
  const blocks: { sum: number; size: number }[] = [];
  order.forEach((index, place) => {
    let block = { sum: (wanted[index] ?? 0) - place * gap, size: 1 };
    for (let above = blocks.at(-1); above && above.sum / above.size > block.sum / block.size; above = blocks.at(-1)) {
      blocks.pop();
      block = { sum: above.sum + block.sum, size: above.size + block.size };
    }
    blocks.push(block);
  });
  const highest = high - (wanted.length - 1) * gap;
  const free = blocks.flatMap(({ sum, size }) =>
    Array.from({ length: size }, () => Math.max(low, Math.min(highest, sum / size))),
  );
  const result = [...wanted];
  order.forEach((index, place) => (result[index] = (free[place] ?? 0) + place * gap));
  return result;
}

/** A line through these points. */
export function pathOf(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`;
}
