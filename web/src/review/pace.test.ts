import { describe, expect, it } from 'vitest';
import { Pace } from './pace';

describe('how long it will take', () => {
  it('is not told from the first steps', () => {
    const pace = new Pace();
    expect([0, 100, 200, 300, 400].map((now) => pace.step(50, now))).toEqual([null, null, null, null, null]);
    expect(pace.step(45, 500)).toBe(5);
  });

  it('is told roughly', () => {
    const pace = new Pace();
    for (let step = 0; step < 10; step++) pace.step(100, step * 1000);
    expect(pace.step(93, 10_000)).toBe(100);
    expect(pace.step(8, 11_000)).toBe(10);
  });
});
