import { describe, expect, it } from 'vitest';
import type { SaidJson } from '../protocol/types';
import { emotesOf } from './emotes.svelte';

const said = (number: number, text: string, rest: Partial<SaidJson> = {}): SaidJson => ({
  number,
  at: 0,
  seat: 'seat2',
  voice: 7,
  name: 'Boris',
  text,
  ...rest,
});
const phrases: Record<string, string> = { 'Hands up!': 'hands-up', 'Руки вверх!': 'hands-up' };
const phraseOf = (text: string) => phrases[text];
const nobody = () => false;

describe('phrases at the seats', () => {
  it('are the ready-made ones, whatever language they are said in', () => {
    const talk = [said(1, 'Hands up!'), said(2, 'hello'), said(3, 'Руки вверх!', { seat: 'seat3' })];
    expect(emotesOf(talk, 0, phraseOf, nobody)).toEqual([
      { number: 1, seat: 'seat2', phrase: 'hands-up' },
      { number: 3, seat: 'seat3', phrase: 'hands-up' },
    ]);
  });

  it('are no news if they were said before one came', () => {
    expect(emotesOf([said(1, 'Hands up!'), said(2, 'Hands up!')], 1, phraseOf, nobody)).toHaveLength(1);
  });

  it('come from seats only, and not from those whom one has hidden', () => {
    expect(emotesOf([said(1, 'Hands up!', { seat: null })], 0, phraseOf, nobody)).toEqual([]);
    expect(emotesOf([said(1, 'Hands up!')], 0, phraseOf, (voice) => voice === 7)).toEqual([]);
  });
});
