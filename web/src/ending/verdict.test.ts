import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EndJson, OutcomeJson, Seat } from '../protocol/types';
import { LANGUAGES } from '../words/languages';
import { speak } from '../words/words.svelte';
import { verdictOf } from './verdict';

/** Outcomes of every kind, which the server's own tests write. */
const OUTCOMES = JSON.parse(
  readFileSync(new URL('../../../crates/protocol/fixtures/outcomes.json', import.meta.url), 'utf8'),
) as OutcomeJson[];
const folder = new URL('../gallery/endings/', import.meta.url);
const ENDED = readdirSync(folder).map((file) => {
  const { end } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { end: EndJson };
  return [file.replace('.json', ''), end.outcome] as const;
});
const ended = new Map<string, OutcomeJson>(ENDED);

const nameOf = (seat: Seat) =>
  ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus', 'Hal', 'Ida'][Number(seat.slice(4)) - 1] ?? seat;
const told = (outcome: OutcomeJson | undefined, own: Seat[] = []) => {
  if (!outcome) throw new Error('there is no such outcome');
  const { title, why } = verdictOf(outcome, nameOf, own);
  return [title, ...why].join(' | ');
};
const find = (fits: (outcome: OutcomeJson) => boolean) => OUTCOMES.find(fits);

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it('every verdict has words', () => {
    for (const outcome of [...OUTCOMES, ...ended.values()]) {
      const { title, why } = verdictOf(outcome, nameOf);
      expect(title).not.toMatch(/^$|[{}]|undefined|end-/);
      expect(why.length).toBeGreaterThan(0);
      for (const line of why) expect(line).not.toMatch(/^$|[{}]|undefined|end-/);
    }
  });
});

describe('the verdict', () => {
  beforeAll(() => speak('en'));

  it('tells by how much the richest is ahead', () => {
    expect(told(ended.get('end-base-5'))).toBe('Cy rides away | with $3,050, ahead of Bo by $300');
  });

  it('speaks to whoever won', () => {
    expect(told(ended.get('end-base-5'), ['seat3'])).toMatch(/^You ride away/);
    expect(told(ended.get('end-base-5'), ['seat2'])).toMatch(/^Cy rides/);
  });

  it('tells that bullets broke a tie, with their number', () => {
    expect(told(ended.get('end-tie-6'))).toMatch(
      /^\w+ rides away \| \w+, \w+, and \w+ have \$1,750 each\. \| Bullets received break the tie\. Fewest: \w+ \(4\)\.$/,
    );
  });

  it('tells who shares a victory, and that it was not by money alone', () => {
    expect(told(ended.get('end-shared-5'))).toMatch(
      /^\w+ and \w+ ride away \| .* have \$2,750 each\. \| Bullets received break the tie\. Fewest: \w+ and \w+ \(5\)\.$/,
    );
    const alone = ended.get('end-shared-5') as OutcomeJson;
    const seats = alone.seats.filter((one) => one.won || one.total < 2750);
    expect(told({ ...alone, seats })).toMatch(/\| with \$2,750 and the same number of bullets each$/);
  });

  it('tells of teams', () => {
    expect(told(ended.get('end-couriers-6'))).toMatch(
      /^The blue team rides away \| with \$8,700 against \$4,850 \| Made it back: /,
    );
    const poorer = find(
      ({ verdict, teams }) => verdict.by === 'teams' && verdict.winner === 'red' && teams?.red.total === 0,
    );
    expect(told(poorer)).toMatch(/\| Nobody on the blue team made it back: its \$2,750 is lost\. \|/);
  });

  it('tells of draws and of trains that nobody came back from', () => {
    const nobody = find(({ winners }) => winners.length === 0) as OutcomeJson;
    expect(told(nobody)).toBe('Nobody rides away | Nobody made it back to the starting train.');
    const draw = {
      ...nobody,
      seats: nobody.seats.map((one) => ({ ...one, back: true })),
      teams: { red: { ...nobody.teams?.blue }, blue: { ...nobody.teams?.blue } } as OutcomeJson['teams'],
    };
    expect(told(draw)).toBe('Nobody rides away | Both teams have $1,500: a draw.');
  });

  it('tells who alone survives', () => {
    expect(told(ended.get('end-survivor-8'))).toMatch(
      /\| The blue team is ahead, \$8,100 to \$5,000\. \| Only one of them survives: the richest to make it back, with \$1,650/,
    );
    expect(told(find(({ verdict }) => verdict.by === 'survivor' && verdict.ahead === null))).toMatch(
      /Neither team is both ahead and back: .* with \$1,500\.$/,
    );
  });

  it('tells of a double bottom', () => {
    expect(told(ended.get('end-documents-8'))).toMatch(/ride away \| each back with their team’s document$/);
    expect(told(find(({ verdict }) => verdict.by === 'double-bottom' && !verdict.by_document))).toMatch(
      /Nobody made it back with their team’s document: .* with \$1,050\.$/,
    );
  });
});
