import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Ask, AskedJson, ChoicesJson, ViewJson } from '../protocol/types';

const read = <T>(path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;

/** What the server's own tests make sure is every kind of question. */
const known = read<{ asked: AskedJson }[]>('../../../crates/protocol/fixtures/choices.json');
const positions = readdirSync(new URL('./asks', import.meta.url)).map((file) => ({
  file,
  ...read<{ view: ViewJson; choices: ChoicesJson }>(`./asks/${file}`),
}));
const asked = ({ view }: { view: ViewJson }): Ask | undefined => view.asked?.ask;

describe('the gallery of questions', () => {
  it('has one of every kind', () => {
    const shown = positions.map(asked);
    const missing = new Set(known.map(({ asked }) => asked.ask).filter((ask) => !shown.includes(ask)));
    expect([...missing], 'gallery/asks has no position for these').toEqual([]);
  });

  it('puts each to whoever looks at it', () => {
    for (const { file, view, choices } of positions) {
      expect(view.asked?.seat, file).toBe(view.viewer);
      expect(choices.list.length, file).toBeGreaterThan(1);
    }
  });

  it('has large hands at a large table', () => {
    const hands = positions
      .filter((position) => asked(position) === 'act')
      .map(({ view }) => [view.seats.length, view.seats.find(({ seat }) => seat === view.viewer)?.hand.length ?? 0]);
    expect(hands.some(([seats = 0, cards = 0]) => seats === 9 && cards >= 10)).toBe(true);
  });
});
