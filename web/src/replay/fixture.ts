/** Only for tests: a game of the player's tests, as a replay brings it. */
import type { NoticeJson, ReplayStep, ViewJson, ViewPatch } from '../protocol/types';

interface Game {
  start: ViewJson;
  steps: { notices: NoticeJson[]; patch: ViewPatch }[];
  end: ViewJson;
}

const GAMES = import.meta.glob<Game>('../player/fixtures/*.json', { import: 'default', eager: true });

/** News that are about something else have numbers too. */
export function replayOf(name: string): { steps: ReplayStep[]; end: ViewJson } {
  const game = GAMES[`../player/fixtures/${name}.json`];
  if (!game) throw new Error(`there is no game ${name}`);
  const { start, steps, end } = game;
  const about = { at: 0, seat: null, by: null, viewer: start.viewer, choices: null };
  const first: ReplayStep = { ...about, number: 5, notices: [], view: start };
  return { steps: [first, ...steps.map((step, index) => ({ ...about, ...step, number: 7 + index * 2 }))], end };
}
