import { describe, expect, it } from 'vitest';
import type { NoticeJson, ReplayStep } from '../protocol/types';
import { type Memory, recall, remember, shownOf } from './memory';

const notice: NoticeJson = { what: 'stealin-began' };
const change = (count: number) => ({
  viewer: 'seat1' as const,
  notices: Array.from({ length: count }, () => notice),
  choices: null,
});
const step = (number: number, count: number): ReplayStep => ({ ...change(count), number, at: 0, seat: null, by: null });
const addresses = (memory: Memory) => (memory.get('seat1') ?? []).map(({ number, index }) => `${number}.${index}`);

describe('the memory of a table', () => {
  const about = { what: 'choice', seat: 'seat2', by: 'player' } as const;
  const heard = remember(new Map(), { number: 7, about, views: [change(2)] });

  it('keeps what each pair of eyes was told', () => {
    expect(addresses(remember(heard, { number: 8, about, views: [change(1)] }))).toEqual(['7.0', '7.1', '8.0']);
    expect(heard.get('seat2')).toBeUndefined();
  });

  it('learns nothing twice, whatever comes first', () => {
    const replay = { steps: [step(5, 1), step(6, 2), step(7, 2)] };
    expect(addresses(recall(heard, 'seat1', replay))).toEqual(['5.0', '6.0', '6.1', '7.0', '7.1']);
    const first = recall(new Map(), 'seat1', replay);
    expect(remember(first, { number: 7, about, views: [change(2)] })).toEqual(first);
  });

  it('knows where a bot decided for somebody', () => {
    const away = { seat: 'seat2', by: 'away' } as const;
    const live = remember(new Map(), { number: 7, about: { what: 'choice', ...away }, views: [change(2)] });
    const later = recall(new Map(), 'seat1', { steps: [{ ...step(7, 2), ...away }] });
    for (const memory of [live, later])
      expect(memory.get('seat1')?.map(({ standIn }) => standIn)).toEqual([{ number: 7, ...away }, undefined]);
    // Also where nobody but themselves would have seen what.
    const secret = { number: 8, about: { what: 'choice' as const, ...away }, views: [change(0)] };
    const unseen = remember(heard, secret);
    const replayed = recall(new Map(), 'seat1', { steps: [step(7, 2), { ...step(8, 0), ...away }] });
    for (const memory of [unseen, remember(unseen, secret), replayed])
      expect(memory.get('seat1')?.map(({ unseen }) => unseen)).toEqual([undefined, [{ number: 8, ...away }]]);
    expect(heard.get('seat1')?.[0]?.standIn).toBeUndefined();
  });

  it('tells only what has been shown', () => {
    const all = recall(heard, 'seat1', { steps: [step(5, 1), step(6, 2)] }).get('seat1') ?? [];
    const shown = (came: number, last?: { number: number; index: number }) =>
      shownOf(all, came, last && { ...last, notice }).length;
    expect(shown(6)).toBe(3);
    expect(shown(6, { number: 7, index: 0 })).toBe(4);
    expect(shown(7, { number: 5, index: 0 })).toBe(5);
    expect(shown(0)).toBe(0);
  });
});
