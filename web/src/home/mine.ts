/** One's own games on the start page: what each is waiting for, and which one comes first. */
import type { Bandit, MyTableJson } from '../protocol/types';

/** What a game of one's own is waiting for. A bot is known by its bandit. */
export type Awaited =
  | { who: 'you' }
  | { who: 'person'; name: string }
  | { who: 'bot'; bandit: Bandit | null }
  | { who: 'players'; free: number };

export function awaitedAt({ stage, turn, seats, chairs }: MyTableJson): Awaited {
  const free = chairs.filter(({ who }) => who === 'empty').length;
  if (stage === 'open' || !turn) return { who: 'players', free };
  if (seats.includes(turn.seat)) return { who: 'you' };
  const chair = chairs[Number(turn.seat.replace('seat', '')) - 1];
  if (chair?.who === 'person') return { who: 'person', name: chair.name };
  return { who: 'bot', bandit: chair?.bandits[0] ?? null };
}

/** Games that wait for oneself come first, then those that run; among equals the one where something happened last. */
export function inOrder(tables: readonly MyTableJson[]): MyTableJson[] {
  const rank = (table: MyTableJson) => {
    const { who } = awaitedAt(table);
    return who === 'you' ? 0 : who === 'players' ? 2 : 1;
  };
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);
}

/** Where a game goes on. The one with the coach goes on with the coach. */
export function addressOf(table: string, lessons: string | null): string {
  return table === lessons ? `/learn#${table}` : `/t/${table}`;
}
