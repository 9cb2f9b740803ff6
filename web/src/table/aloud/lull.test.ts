import { describe, expect, it } from 'vitest';
import { LULL, Lull, OLD } from './lull';

describe('when the situation is told anew', () => {
  it('is at once while nothing is played', () => {
    expect(new Lull().wait(false, 0)).toBe(0);
  });

  it('is when nothing has happened for a moment, also between two things that are played', () => {
    const lull = new Lull();
    lull.told(0);
    expect(lull.wait(true, 100)).toBe(LULL);
    expect(lull.wait(false, 500)).toBe(LULL);
    expect(lull.wait(false, 100 + LULL)).toBe(0);
  });

  it('is once in a while, however much is played', () => {
    const lull = new Lull();
    lull.told(0);
    expect(lull.wait(true, OLD - 10)).toBe(10);
    expect(lull.wait(true, OLD + 10)).toBe(0);
    lull.told(OLD + 20);
    expect(lull.wait(true, OLD + 30)).toBe(LULL);
  });
});
