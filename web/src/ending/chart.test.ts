import { describe, expect, it } from 'vitest';
import { pathOf, spread, ticksOf } from './chart';

describe('labels', () => {
  it('stay where they are if there is room', () => {
    expect(spread([10, 60, 110], 24, 0, 200)).toEqual([10, 60, 110]);
  });

  it('share the room around the place that several want', () => {
    expect(spread([100, 100, 100], 20, 0, 200)).toEqual([80, 100, 120]);
  });

  it('keep their order and their distance, and stay inside', () => {
    const wanted = [190, 5, 195, 7, 200, 6, 198, 100, 197];
    const placed = spread(wanted, 20, 0, 200);
    const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
    const down = order.map((index) => placed[index] ?? NaN);
    expect(down[0]).toBeGreaterThanOrEqual(0);
    expect(down.at(-1)).toBeLessThanOrEqual(200);
    for (let index = 1; index < down.length; index++)
      expect((down[index] ?? 0) - (down[index - 1] ?? 0)).toBeGreaterThanOrEqual(20 - 1e-9);
  });

  it('are none for nobody', () => {
    expect(spread([], 20, 0, 200)).toEqual([]);
  });
});

describe('the axis', () => {
  it('has round amounts that reach the highest', () => {
    expect(ticksOf(2750)).toEqual([0, 1000, 2000, 3000]);
    expect(ticksOf(1000)).toEqual([0, 250, 500, 750, 1000]);
    expect(ticksOf(0)).toEqual([0, 250]);
    for (const highest of [100, 900, 1850, 3650, 7000, 15_000]) {
      const ticks = ticksOf(highest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });
});

describe('lines', () => {
  it('go through their points', () => {
    expect(
      pathOf([
        [0, 1],
        [2.25, 3],
      ]),
    ).toBe('M0.0,1.0L2.3,3.0');
  });
});
