/** Who sits where, put together from the table, the game and who is there. */
import { leaderOf } from '../game/words';
import type { BotLevel, Seat, TableJson, ViewJson } from '../protocol/types';
import { t } from '../words/words.svelte';

export interface Sitting {
  seat: Seat;
  /** What they are called; bots are called like their bandit. */
  name: string;
  kind: 'you' | 'person' | 'bot' | 'empty';
  level: BotLevel | null;
  /** They play, but are not connected. */
  away: boolean;
  /** A bot decides for them. */
  substituted: boolean;
}

export function sittings(
  table: TableJson | null,
  view: ViewJson,
  own: readonly Seat[],
  there: readonly Seat[],
): Sitting[] {
  return view.seats.map(({ seat }, index) => {
    const chair = table?.chairs.find((one) => one.seat === seat);
    const leader = leaderOf(view, seat);
    const called = leader ? t(`bandit-${leader}`) : t('setup-seat', { number: index + 1 });
    const plain = { seat, name: called, level: null, away: false, substituted: false };
    if (!chair || chair.who === 'empty') return { ...plain, kind: own.includes(seat) ? 'you' : 'empty' };
    if (chair.who === 'bot') return { ...plain, kind: 'bot', level: chair.level };
    return {
      ...plain,
      name: chair.name,
      kind: own.includes(seat) ? 'you' : 'person',
      away: !there.includes(seat) && chair.substitute === null,
      substituted: chair.substitute !== null,
    };
  });
}
