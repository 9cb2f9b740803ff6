/** A game that begins at once: oneself and four bots, by the rulebook that most people want. */
import { openAlone, presets } from '../protocol/api';
import type { Bandit, BotLevel, SetupJson } from '../protocol/types';
import { bookOf, nearestSize } from '../setup/books';
import { castAround } from '../setup/favourite';

const SETUP: SetupJson = { preset: 'ru18-advanced', seats: 5 };

export interface QuickGame {
  name: string;
  level: BotLevel;
  /** Whom one would like to lead; bots don't mind. */
  favourite: Bandit | null;
}

/** Opens it. What the table is called. */
export async function openQuickGame({ name, level, favourite }: QuickGame): Promise<string> {
  return openAlone({
    terms: { setup: favourite ? await withCast(favourite) : SETUP, clock: null, public: false },
    name,
    chairs: [{ who: 'me' }, ...Array.from({ length: SETUP.seats - 1 }, () => ({ who: 'bot', level }) as const)],
    start: true,
    together: true,
  });
}

async function withCast(favourite: Bandit): Promise<SetupJson> {
  const { tables, admitted } = bookOf(await presets(), SETUP.preset);
  return { ...SETUP, cast: castAround(favourite, 0, nearestSize(tables, SETUP.seats, false), admitted) };
}
