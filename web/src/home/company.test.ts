import { describe, expect, it } from 'vitest';
import type { LobbyChair, LobbyJson } from '../protocol/types';
import { companyOf } from './company';

function table(chairs: LobbyChair[]): LobbyJson {
  const setup = { preset: 'ru18-advanced', seats: chairs.length } as const;
  return { table: 'b', stage: 'open', terms: { setup, clock: null, public: true }, chairs, round: null, watchers: 0 };
}

describe('the company of a table', () => {
  it('has people first, in their order, each with their bandits', () => {
    const company = companyOf(
      table([
        { who: 'bot', level: 'legend', bandits: ['doc'] },
        { who: 'person', name: 'Anna', bandits: ['belle'] },
        { who: 'bot', level: 'outlaw', bandits: ['tuco'] },
        { who: 'person', name: 'Boris', bandits: ['ghost', 'mei'] },
      ]),
    );
    expect(company.people).toEqual([
      { name: 'Anna', bandits: ['belle'] },
      { name: 'Boris', bandits: ['ghost', 'mei'] },
    ]);
    expect(company.bots).toEqual({ count: 2, bandits: ['doc', 'tuco'] });
    expect(company.free).toBe(0);
  });

  it('knows no bandits before the start, and how many chairs are free', () => {
    const company = companyOf(
      table([
        { who: 'person', name: 'Anna', bandits: [] },
        { who: 'bot', level: 'legend', bandits: [] },
        { who: 'empty', bandits: [] },
        { who: 'empty', bandits: [] },
      ]),
    );
    expect(company).toEqual({ people: [{ name: 'Anna', bandits: [] }], bots: { count: 1, bandits: [] }, free: 2 });
  });
});
