import { describe, expect, it } from 'vitest';
import { cascadeOf } from './cascade';

const part = (change: number) => ({ change, error: 0.01 });

describe('from parity to the result', () => {
  it('each bar begins where the one before ended', () => {
    const { falls, zero } = cascadeOf({
      parity: 0.25,
      luck: part(0.15),
      own: part(-0.3),
      others: part(0.9),
      result: 1,
    });
    expect(zero).toBe(0);
    expect(falls.map(({ from, to }) => [from, to].map((one) => Math.round(one * 100)))).toEqual([
      [0, 25],
      [25, 40],
      [10, 40],
      [10, 100],
      [0, 100],
    ]);
  });

  it('has room below nothing and above everything', () => {
    const { falls, zero } = cascadeOf({
      parity: 0.5,
      luck: part(-0.75),
      own: part(1.5),
      others: part(-1.25),
      result: 0,
    });
    expect(zero).toBeCloseTo(0.25 / 1.5);
    for (const { from, to } of falls) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(1);
    }
  });
});
