import { describe, expect, it } from 'vitest';
import type { ChairJson, Snapshot } from '../protocol/types';
import { absenceFrom } from './leaving';

const person = (seat: ChairJson['seat'], substitute: 'left' | null = null): ChairJson => ({
  seat,
  who: 'person',
  name: seat,
  voice: 0,
  host: false,
  substitute,
});
const bot: ChairJson = { seat: 'seat3', who: 'bot', level: 'outlaw' };

function at(chairs: ChairJson[], change: Partial<Snapshot['table']> = {}): Pick<Snapshot, 'table' | 'you'> {
  return {
    you: { seats: ['seat1'], substituted: [], host: true },
    table: {
      table: 'a',
      stage: 'running',
      terms: { setup: { preset: 'ru14', seats: 3 }, clock: null, grace_ms: 30_000, public: false },
      chairs,
      commitment: null,
      seed: null,
      rematch: null,
      talk: 'invited',
      muted: [],
      ...change,
    },
  };
}

describe('whoever goes away', () => {
  it('is waited for by bots', () => {
    expect(absenceFrom(at([person('seat1'), bot]))).toEqual({ grace: null, clock: false });
    expect(absenceFrom(at([person('seat1'), person('seat2', 'left'), bot]))).toEqual({ grace: null, clock: false });
  });

  it('has a bot in their place after a while, if others play', () => {
    const game = at([person('seat1'), person('seat2'), bot]);
    expect(absenceFrom(game)).toEqual({ grace: 30_000, clock: false });
    const terms = { ...game.table.terms, clock: { decision_ms: 1000, reserve_ms: 0 } };
    expect(absenceFrom(at(game.table.chairs, { terms }))).toEqual({ grace: 30_000, clock: true });
  });

  it('leaves nothing behind if they only watch, or if nothing runs', () => {
    const game = at([person('seat1'), person('seat2')]);
    expect(absenceFrom({ ...game, you: { seats: [], substituted: ['seat1'], host: false } })).toBeNull();
    for (const stage of ['open', 'over', 'closed'] as const) expect(absenceFrom(at([], { stage }))).toBeNull();
  });
});
