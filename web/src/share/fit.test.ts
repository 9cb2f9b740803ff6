import { describe, expect, it } from 'vitest';
import { fit } from './fit';

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number) => Array.from(text).length * size * 0.5;

describe('words in a picture', () => {
  it('are as large as there is room for them', () => {
    expect(fit('Anna rides away', 300, [40, 30, 20], 1, measure)).toEqual({ lines: ['Anna rides away'], size: 40 });
    expect(fit('Anna rides away', 240, [40, 30, 20], 1, measure)).toEqual({ lines: ['Anna rides away'], size: 30 });
    expect(fit('Anna rides away', 240, [40, 30, 20], 2, measure)).toEqual({ lines: ['Anna rides', 'away'], size: 40 });
  });

  it('are cut where nothing else helps', () => {
    const { lines, size } = fit('Wilhelmina von Hohenstein', 100, [20], 1, measure);
    expect(lines).toEqual(['Wilhelmin…']);
    expect(size).toBe(20);
    expect(fit('WWWWWWWWWWWWWWWWWWWW', 100, [20], 2, measure).lines).toEqual(['WWWWWWWWW…']);
  });
});
