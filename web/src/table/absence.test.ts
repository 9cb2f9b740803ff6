import { describe, expect, it } from 'vitest';
import type { ByJson, ReplayStep, Seat, TurnJson } from '../protocol/types';
import { awaited, missedIn, standsInFor } from './absence';

const turn: TurnJson = { number: 4, seat: 'seat2', since: 1000, deadline: null, reserves_ms: null };
const presence = (bot_at: number | null) => ({ there: [], away: [{ seat: 'seat2' as const, bot_at }], watchers: 0 });

describe('whoever is asked and not there', () => {
  it('is waited for until a bot decides, and not before they were asked', () => {
    expect(awaited({ turn, presence: presence(5000) })).toEqual({ seat: 'seat2', botAt: 5000 });
    expect(awaited({ turn, presence: presence(500) })).toEqual({ seat: 'seat2', botAt: 1000 });
  });

  it('is nobody if another is asked, if it is over, or if no time runs', () => {
    expect(awaited({ turn: { ...turn, seat: 'seat1' }, presence: presence(5000) })).toBeNull();
    expect(awaited({ turn: null, presence: presence(5000) })).toBeNull();
    expect(awaited({ turn, presence: presence(null) })).toBeNull();
  });
});

describe('whoever comes back', () => {
  const step = (number: number, seat: Seat, by: ByJson) =>
    ({ number, seat, by, notices: [] }) satisfies Partial<ReplayStep>;
  const steps = [
    step(1, 'seat1', 'away'),
    step(2, 'seat1', 'player'),
    step(3, 'seat2', 'away'),
    step(4, 'seat1', 'away'),
    step(5, 'seat1', 'clock'),
    step(6, 'seat1', 'substitute'),
  ];
  const numbers = (own: Seat[], back: Seat[] = []) => missedIn(steps, own, back).map(({ number }) => number);

  it('is told what a bot decided for them since they last did', () => {
    expect(numbers(['seat1'])).toEqual([4, 5]);
    expect(numbers(['seat2'])).toEqual([3]);
    expect(numbers([])).toEqual([]);
  });

  it('is told what a bot did that had taken over, but not what it did for somebody before them', () => {
    expect(numbers(['seat1'], ['seat1'])).toEqual([4, 5, 6]);
  });

  it('knows it from the news as well', () => {
    expect(standsInFor({ what: 'choice', seat: 'seat1', by: 'away' }, ['seat1'])).toBe(true);
    expect(standsInFor({ what: 'choice', seat: 'seat1', by: 'bot' }, ['seat1'])).toBe(false);
    expect(standsInFor({ what: 'choice', seat: 'seat2', by: 'clock' }, ['seat1'])).toBe(false);
  });
});
