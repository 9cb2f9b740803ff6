import { describe, expect, it } from 'vitest';
import type { LobbyChair, MyTableJson, Seat } from '../protocol/types';
import { addressOf, awaitedAt, inOrder } from './mine';

const CHAIRS: LobbyChair[] = [
  { who: 'person', name: 'Anna', bandits: ['belle'] },
  { who: 'bot', level: 'outlaw', bandits: ['tuco'] },
  { who: 'person', name: 'Boris', bandits: ['doc'] },
];

function table(change: Partial<MyTableJson> & { asked?: Seat }): MyTableJson {
  const { asked, ...rest } = change;
  return {
    table: 'a',
    stage: 'running',
    terms: { setup: { preset: 'ru18-advanced', seats: 3 }, clock: null, public: false },
    chairs: CHAIRS,
    round: 1,
    watchers: 0,
    seats: ['seat1'],
    host: true,
    turn: asked ? { number: 3, seat: asked, since: 0, deadline: null, reserves_ms: null } : null,
    changed: 0,
    ...rest,
  };
}

describe('a game of one’s own', () => {
  it('tells whom it is waiting for', () => {
    expect(awaitedAt(table({ asked: 'seat1' }))).toEqual({ who: 'you' });
    expect(awaitedAt(table({ asked: 'seat3', seats: ['seat1', 'seat3'] }))).toEqual({ who: 'you' });
    expect(awaitedAt(table({ asked: 'seat3' }))).toEqual({ who: 'person', name: 'Boris' });
    expect(awaitedAt(table({ asked: 'seat2' }))).toEqual({ who: 'bot', bandit: 'tuco' });
    const chairs: LobbyChair[] = [...CHAIRS.slice(0, 2), { who: 'empty', bandits: [] }];
    expect(awaitedAt(table({ stage: 'open', chairs }))).toEqual({ who: 'players', free: 1 });
  });

  it('comes first if it waits for oneself', () => {
    const tables = [
      table({ table: 'gathering', stage: 'open', changed: 9 }),
      table({ table: 'hers', asked: 'seat3', changed: 8 }),
      table({ table: 'mine, long ago', asked: 'seat1', changed: 1 }),
      table({ table: 'his', asked: 'seat2', changed: 7 }),
      table({ table: 'mine', asked: 'seat1', changed: 2 }),
    ];
    expect(inOrder(tables).map((one) => one.table)).toEqual(['mine', 'mine, long ago', 'hers', 'his', 'gathering']);
  });

  it('goes on where it was, with the coach if it was with the coach', () => {
    expect(addressOf('a', null)).toBe('/t/a');
    expect(addressOf('a', 'b')).toBe('/t/a');
    expect(addressOf('a', 'a')).toBe('/learn#a');
  });
});
