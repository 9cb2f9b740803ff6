import { describe, expect, it } from 'vitest';
import type { LobbyChair } from '../protocol/types';
import { ownResult } from './past';

const chair = (place: number): LobbyChair => ({
  who: 'person',
  name: 'Anna',
  bandits: [],
  result: { place, money: 1000 - place, won: place === 1 },
});

describe('how a game ended for oneself', () => {
  it('is told by the chair one had', () => {
    const chairs = [chair(3), chair(1), chair(2)];
    expect(ownResult({ seats: ['seat1'], chairs })?.place).toBe(3);
    expect(ownResult({ seats: ['seat3', 'seat2'], chairs })?.place).toBe(1);
    expect(ownResult({ seats: [], chairs })).toBeNull();
  });

  it('is unknown if the game was not played to its end', () => {
    expect(ownResult({ seats: ['seat1'], chairs: [{ who: 'empty', bandits: [] }] })).toBeNull();
  });
});
