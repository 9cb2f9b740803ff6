import { describe, expect, it } from 'vitest';
import { lengthOf, ribbonOf } from './cardname';

describe('the name of a card in its ribbon', () => {
  it('is as large as can be if it is short', () => {
    expect(ribbonOf('Move')).toMatchObject({ lines: [{ text: 'Move', squeezed: false }], size: 28 });
  });

  it('stays one line while it can be read, and is then smaller', () => {
    const { lines, size } = ribbonOf('Переміщення');
    expect(lines).toEqual([{ text: 'Переміщення', squeezed: false }]);
    expect(size).toBeGreaterThanOrEqual(25);
    expect(size).toBeLessThan(28);
  });

  it('breaks between words, the lines as equal as can be', () => {
    const texts = (name: string) => ribbonOf(name).lines.map(({ text }) => text);
    expect(texts('Zmiana poziomu')).toEqual(['Zmiana', 'poziomu']);
    expect(texts('Скоростная стрельба')).toEqual(['Скоростная', 'стрельба']);
    expect(texts('Binoculars: Il Professore')).toEqual(['Binoculars:', 'Il Professore']);
  });

  it('stays within the ribbon: two lines are no higher, a long word is squeezed', () => {
    const { baseline, leading, size } = ribbonOf('Zmiana poziomu');
    expect(baseline - size * 0.75).toBeGreaterThanOrEqual(193);
    expect(baseline + leading + size * 0.25).toBeLessThanOrEqual(245);
    expect(ribbonOf('Щщщщщщщщщщщщщ').lines[0]?.squeezed).toBe(true);
  });

  it('is about as long as the browser says', () => {
    // Measured in Alegreya Sans ExtraBold.
    const MEASURED = { 'Floor Change': 5.29, Поддержка: 4.96, Переміщення: 5.93, 'Strzał z daleka': 5.89, Шериф: 3.18 };
    for (const [name, length] of Object.entries(MEASURED)) expect(lengthOf(name) / length).toBeCloseTo(1, 0.7);
  });
});
