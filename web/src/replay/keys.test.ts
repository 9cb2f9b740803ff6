import { describe, expect, it } from 'vitest';
import { commandOf } from './keys';

const press = (key: string, more: Partial<Parameters<typeof commandOf>[0]> = {}) =>
  commandOf({ key, code: key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('the keys of a replay', () => {
  it('go by card, by phase and by round', () => {
    expect(press('ArrowLeft')).toEqual({ stride: 'card', way: -1 });
    expect(press('ArrowRight', { shiftKey: true })).toEqual({ stride: 'phase', way: 1 });
    expect(press('PageDown')).toEqual({ stride: 'round', way: 1 });
    expect([press('Home'), press('End'), press(' ')]).toEqual(['start', 'end', 'play']);
  });

  it('are where they are on any keyboard', () => {
    expect(press('б', { code: 'Comma' })).toEqual({ stride: 'phase', way: -1 });
    expect(press('.', { code: 'Period' })).toEqual({ stride: 'phase', way: 1 });
  });

  it('go to mistakes, wherever the brackets are', () => {
    expect(press('[', { code: 'BracketLeft' })).toEqual({ mistake: -1 });
    expect(press('ї', { code: 'BracketRight' })).toEqual({ mistake: 1 });
  });

  it('leave the browser what is its own', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('Home', { ctrlKey: true })).toBeNull();
    expect(press('x')).toBeNull();
  });
});
