import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EndJson, ReplayJson, ReplayStep, ViewJson } from '../protocol/types';
import { wealth } from './wealth';

type Ended = ReplayJson & { end: EndJson };
const folder = new URL('../gallery/endings/', import.meta.url);
const GAMES = readdirSync(folder).map((file) => ({
  name: file.replace('.json', ''),
  game: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Ended,
}));

describe.each(GAMES)('the wealth in $name', ({ game }) => {
  const lines = wealth(game);

  it('has a line for each seat from the start to the end of round five', () => {
    expect(lines.map(({ seat }) => seat)).toEqual(game.end.open.seats.map(({ seat }) => seat));
    for (const { dollars } of lines) expect(dollars).toHaveLength(6);
  });

  it('begins with what everybody was dealt and ends with what counted', () => {
    for (const { seat, dollars } of lines) {
      const standing = game.end.outcome.seats.find((one) => one.seat === seat);
      expect(dollars[0]).toBeGreaterThanOrEqual(250);
      expect(dollars.at(-1)).toBe(standing?.loot);
    }
  });
});

describe('the wealth', () => {
  const [start] = GAMES.map(({ game }) => game.steps[0]?.view);
  const first = start as ViewJson;
  const step = (part: Partial<ReplayStep>): ReplayStep => ({
    number: 0,
    at: 0,
    seat: null,
    by: null,
    viewer: 'spectator',
    notices: [],
    choices: null,
    ...part,
  });

  it('of a round is what was held when the next began, not what passed through hands', () => {
    const [bandit] = first.bandits;
    if (!bandit) throw new Error('somebody plays');
    const holding = (dollars: number[]) => ({
      length: first.bandits.length,
      changed: [[0, { ...bandit, loot: dollars.map((one) => ({ ...bandit.loot[0], dollars: one })) }]] as never,
    });
    const steps = [
      // Before all have chosen nobody holds anything: that is not the start.
      step({ view: { ...first, stage: 'casting' } }),
      step({ patch: { stage: 'schemin', bandits: holding([250]) } }),
      step({ patch: { stage: 'stealin', bandits: holding([250, 1000]) } }),
      step({ patch: { bandits: holding([]) } }),
      step({ patch: { stage: 'schemin', round: 2, bandits: holding([500]) } }),
      step({ patch: { bandits: holding([500, 500]) } }),
    ];
    const line = wealth({ steps, end: null }).find(({ seat }) => seat === bandit.seat);
    expect(line?.dollars).toEqual([250, 500]);
  });

  it('of nothing is nothing', () => {
    expect(wealth({ steps: [], end: null })).toEqual([]);
  });
});
