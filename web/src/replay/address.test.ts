import { describe, expect, it } from 'vitest';
import { addressIn, eyesIn, replayPath, reviewIn } from './address';

describe('the address of a moment', () => {
  it('is read as it is written', () => {
    const url = new URL(replayPath('abc', 'seat2', { number: 41, seen: 3 }), 'http://folsom.example');
    expect(url.pathname).toBe('/t/abc/replay');
    expect(eyesIn(url.search)).toBe('seat2');
    expect(addressIn(url.hash)).toEqual({ number: 41, seen: 3 });
  });

  it('can name less', () => {
    expect(replayPath('abc')).toBe('/t/abc/replay');
    expect(addressIn('#41')).toEqual({ number: 41, seen: 0 });
  });

  it('carries what was found', () => {
    const url = new URL(replayPath('abc', 'open', { number: 41, seen: 3 }, { choice: 16 }), 'http://folsom.example');
    expect(url.search).toBe('?eyes=open&review=17');
    expect(reviewIn(url.search)).toEqual({ choice: 16 });
    expect(reviewIn(new URL(replayPath('abc', null, null, { choice: null }), url).search)).toEqual({ choice: null });
    expect(reviewIn('?eyes=open')).toBeNull();
    expect(['?review=0', '?review=x', '?review=-3'].map(reviewIn)).toEqual(Array(3).fill({ choice: null }));
  });

  it('is not believed if it is nonsense', () => {
    expect(eyesIn('?eyes=seat10')).toBeNull();
    expect(eyesIn('')).toBeNull();
    expect(['', '#', '#x', '#1.2.3', '#-1'].map(addressIn)).toEqual([null, null, null, null, null]);
  });
});
