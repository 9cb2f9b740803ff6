import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ViewJson } from '../protocol/types';
import { compose, trainsOf } from './compose';
import { bringCloser, crowdAt, crowdsOf } from './crowd';
import { FIGURE, type Mode, layout } from './layout';

const viewOf = (name: string) =>
  (JSON.parse(readFileSync(new URL(`../gallery/fixtures/${name}.json`, import.meta.url), 'utf8')) as { view: ViewJson })
    .view;

function setUp(name: string, width: number, mode: Mode = 'fit') {
  const view = viewOf(name);
  const stage = layout(trainsOf(view), { width, top: 186, rail: 606 }, mode);
  const composed = compose(view, stage);
  return { stage, composed, crowds: crowdsOf(stage, composed, width) };
}

describe('a crowd', () => {
  it('is where figures are too small to be told apart', () => {
    const { crowds, composed } = setUp('couriers-9-round-1', 1440);
    expect(crowds.map(({ place }) => place)).toEqual(['dining/inside']);
    expect(crowds[0]?.figures.length).toBe(composed.figures.filter(({ place }) => place === 'dining/inside').length);
    expect(setUp('pairs-2', 1440).crowds).toEqual([]);
  });

  it('is tall enough when it is closer, and nobody stands on anybody else', () => {
    for (const [width, mode] of [
      [1440, 'fit'],
      [1024, 'fit'],
      [390, 'strip'],
    ] as const)
      for (const { figures, sheet } of setUp('couriers-9-round-1', width, mode).crowds) {
        const row = figures.map(({ at }) => at).sort((a, b) => a.x - b.x);
        for (const { scale } of row) expect(scale * FIGURE.height).toBeGreaterThanOrEqual(62);
        row.slice(1).forEach(({ x, scale }, index) => {
          expect(x - (row[index]?.x ?? 0)).toBeGreaterThanOrEqual(FIGURE.gap * scale * 0.99);
        });
        expect(sheet.width).toBeLessThanOrEqual(width);
      }
  });

  it('comes closer when one points at it, and stays so while one points at its sheet', () => {
    const { crowds } = setUp('couriers-9-round-1', 1440);
    const [crowd] = crowds;
    if (!crowd) throw new Error('there is one');
    const { frame, sheet, place } = crowd;
    const within = { x: frame.x + 5, y: frame.y + 5 };
    const beside = { x: sheet.x + sheet.width - 3, y: sheet.y + 3 };
    expect(crowdAt(crowds, within, null)).toBe(place);
    expect(crowdAt(crowds, beside, null)).toBeNull();
    expect(crowdAt(crowds, beside, place)).toBe(place);
    expect(crowdAt(crowds, { x: sheet.x + sheet.width + 40, y: sheet.y }, place)).toBeNull();
  });

  it('moves nobody else', () => {
    const { composed, crowds } = setUp('couriers-9-round-1', 1440);
    const closer = bringCloser(composed, crowds[0]);
    expect(closer.figures.length).toBe(composed.figures.length);
    for (const figure of composed.figures.filter(({ place }) => place !== 'dining/inside'))
      expect(closer.figures).toContainEqual(figure);
    expect(bringCloser(composed, undefined)).toBe(composed);
  });
});
