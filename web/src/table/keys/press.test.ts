import { describe, expect, it } from 'vitest';
import { keyOfNumber, shortcutOf } from './press';

const press = (key: string, code: string, more = {}) =>
  shortcutOf({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('a key', () => {
  it('is what is written on it', () => {
    expect([press('d', 'KeyD'), press('S', 'KeyS', { shiftKey: true }), press('3', 'Digit3')]).toEqual(['d', 's', '3']);
    // Where English keyboards have an S, Dvorak has an O.
    expect(press('o', 'KeyS')).toBe('o');
  });

  it('is where it is, on keyboards with other letters or digits', () => {
    expect([press('в', 'KeyD'), press('ы', 'KeyS'), press('і', 'KeyS')]).toEqual(['d', 's', 's']);
    expect([press('&', 'Digit1'), press('1', 'Numpad1'), press('0', 'Digit0')]).toEqual(['1', '1', '0']);
  });

  it('is no shortcut with others, nor if it is a sign', () => {
    expect(press('d', 'KeyD', { ctrlKey: true })).toBeNull();
    expect(press('?', 'Digit7', { shiftKey: true })).toBeNull();
    expect(press('Enter', 'Enter')).toBeNull();
  });

  it('is there for ten things', () => {
    expect([1, 9, 10, 11].map(keyOfNumber)).toEqual(['1', '9', '0', undefined]);
  });
});
