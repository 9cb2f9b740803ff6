import { describe, expect, it } from 'vitest';
import { BREATH, Bell } from './bell';

describe('the bell', () => {
  it('rings when one is asked', () => {
    const bell = new Bell();
    expect(bell.hears(null, 0)).toBe(false);
    expect(bell.hears(7, 1000)).toBe(true);
    expect(bell.hears(7, 2000)).toBe(false);
  });

  it('is silent for what follows in the same breath, and rings again after a while', () => {
    const bell = new Bell();
    bell.hears(7, 0);
    expect(bell.hears(8, 60_000)).toBe(false);
    expect(bell.hears(null, 61_000)).toBe(false);
    expect(bell.hears(12, 61_000 + BREATH)).toBe(false);
    expect(bell.hears(null, 70_000)).toBe(false);
    expect(bell.hears(16, 70_001 + BREATH)).toBe(true);
  });

  it('rings once for a decision that goes out of sight and comes back', () => {
    const bell = new Bell();
    expect(bell.hears(7, 0)).toBe(true);
    expect(bell.hears(null, 50_000)).toBe(false);
    expect(bell.hears(7, 100_000)).toBe(false);
  });
});
