import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { seatIndex } from '../game/words';
import type { EndJson } from '../protocol/types';
import { countOf, groupSum, placeOf, sumOf } from './count';

const folder = new URL('../gallery/endings/', import.meta.url);
const ENDS = readdirSync(folder).map((file) => ({
  name: file.replace('.json', ''),
  end: (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { end: EndJson }).end,
}));
const endOf = (name: string) => (ENDS.find((one) => one.name === name) as { end: EndJson }).end;

describe.each(ENDS)('the count of $name', ({ end }) => {
  const count = countOf(end);
  const rows = count.groups.flatMap((group) => group.rows);

  it('comes to what the server says', () => {
    for (const { standing, pieces } of rows) {
      expect(sumOf(pieces, count.length), standing.seat).toBe(standing.total);
      if (!standing.back) expect(pieces.reduce((sum, { worth }) => sum + worth, 0)).toBe(standing.lost);
    }
    for (const group of count.groups) if (group.score) expect(groupSum(group, count.length)).toBe(group.score.total);
  });

  it('begins with nothing', () => {
    for (const group of count.groups) expect(groupSum(group, 0)).toBe(0);
  });

  it('counts everything once: the loot seat by seat, then the prizes, then what is the teams’', () => {
    const seated = [...rows].sort((a, b) => seatIndex(a.standing.seat) - seatIndex(b.standing.seat));
    const pieces = seated.flatMap((row) => row.pieces);
    const order = [
      ...pieces.filter(({ what }) => what === 'token'),
      ...pieces.filter(({ what }) => what === 'prize'),
      ...count.groups.flatMap(({ extras }) => extras),
    ];
    expect(order.map(({ turn }) => turn)).toEqual(Array.from({ length: count.length }, (_, index) => index));
  });

  it('shows the seats as the server ranks them', () => {
    for (const { team, rows: own } of count.groups)
      expect(own.map(({ standing }) => standing)).toEqual(end.outcome.seats.filter((one) => one.team === team));
  });
});

describe('the count', () => {
  it('opens what lay face down after what everybody could see, the richest first', () => {
    const { groups } = countOf(endOf('end-base-5'));
    const looks = groups[0]?.rows.map(({ pieces }) =>
      pieces.map(({ token, worth }) => `${token?.kind ?? '+'} ${worth}`),
    );
    expect(looks?.[0]).toEqual(['jewel 500', 'purse 500', 'purse 450', 'purse 350', 'purse 250', '+ 1000']);
    expect(looks?.[1]).toEqual(['strongbox 1000', 'jewel 500', 'jewel 500', 'jewel 500', 'purse 250']);
  });

  it('pays for a document only who brings that of the own team home', () => {
    const documents = countOf(endOf('end-couriers-6')).groups.flatMap(({ rows }) =>
      rows.flatMap(({ pieces, standing }) =>
        pieces.flatMap(({ token, worth, dollars }) =>
          token?.document ? [[token.document, standing.team, standing.back, worth, dollars]] : [],
        ),
      ),
    );
    expect(documents).toEqual([
      ['red', 'red', false, 4000, 0],
      ['blue', 'blue', true, 4000, 4000],
    ]);
  });

  it('gives a shared victory one place', () => {
    const [group] = countOf(endOf('end-shared-5')).groups;
    const places = group?.rows.map(({ standing }) => placeOf(standing, group.rows));
    expect(places).toEqual([1, 1, 3, 4, 5]);
  });
});
