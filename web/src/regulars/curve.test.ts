import { describe, expect, it } from 'vitest';
import { axisOf, placed } from './curve';

const BOX = { left: 0, right: 100, top: 0, bottom: 100 };

describe('a curve', () => {
  it('has an axis in round steps that holds all of it', () => {
    const ticks = axisOf(
      [
        { value: 1010, off: 480 },
        { value: 1100, off: 300 },
      ],
      1000,
      false,
    );
    expect(ticks[0]).toBeLessThanOrEqual(530);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(1490);
    const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
    expect(new Set(steps).size).toBe(1);
    expect(ticks.length).toBeLessThan(8);
  });

  it('begins with nothing where it counts money', () => {
    expect(axisOf([{ value: 3000, off: 0 }], null, true)[0]).toBe(0);
    expect(axisOf([{ value: 0, off: 0 }], null, true).length).toBeGreaterThan(1);
  });

  it('puts more higher, and later further to the right', () => {
    const { points } = placed(
      [
        { value: 0, off: 0 },
        { value: 10, off: 5 },
      ],
      [0, 10, 20],
      BOX,
    );
    expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
    expect(points[1]?.x).toBeGreaterThan(points[0]?.x ?? 0);
    expect(points[1]?.high).toBeLessThan(points[1]?.y ?? 0);
  });
});
