/** Who sits at a table of the list: people by name, then the bots, then the chairs that are free. */
import type { Bandit, LobbyJson } from '../protocol/types';

export interface Company {
  people: { name: string; bandits: Bandit[] }[];
  /** The bots are counted; their bandits are known once the game has begun. */
  bots: { count: number; bandits: Bandit[] };
  free: number;
}

export function companyOf({ chairs }: LobbyJson): Company {
  const bots = chairs.filter(({ who }) => who === 'bot');
  return {
    people: chairs.flatMap((chair) => (chair.who === 'person' ? [{ name: chair.name, bandits: chair.bandits }] : [])),
    bots: { count: bots.length, bandits: bots.flatMap(({ bandits }) => bandits) },
    free: chairs.filter(({ who }) => who === 'empty').length,
  };
}
