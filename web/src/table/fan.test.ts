import { describe, expect, it } from 'vitest';
import { type Manner, fanOf, spread } from './fan';

const THUMB: Manner = { usual: 134, tallest: 200, reach: 44, tilt: 3.2 };
const MOUSE: Manner = { usual: 157, tallest: 220, reach: 30, tilt: 2.6 };

const playable = (count: number) => Array.from({ length: count }, () => false);
const bullets = (count: number) => Array.from({ length: count }, () => true);

describe('the cards of a hand', () => {
  it('touch each other where there is room', () => {
    const fan = fanOf(playable(6), { width: 640, height: 165 }, MOUSE);
    expect(fan).toMatchObject({ as: 'cards', height: 157 });
    for (const { free } of fan.cards.slice(0, -1)) expect(free).toBeCloseTo(fan.width * 0.885);
    expect(fan.cards.at(0)?.turn).toBe(-(fan.cards.at(-1)?.turn ?? 0));
  });

  it('grow with the room, as long as they lie beside each other', () => {
    const fan = fanOf(playable(7), { width: 788, height: 210 }, THUMB);
    expect(fan.height).toBeGreaterThan(160);
    for (const { free } of fan.cards.slice(0, -1)) expect(free).toBeCloseTo(fan.width * 0.885);
    expect(fanOf(playable(2), { width: 788, height: 300 }, THUMB).height).toBe(200);
  });

  it('can all be touched on every phone, ten of them too', () => {
    for (const width of [320, 360, 390, 430])
      for (let count = 1; count <= 12; count++) {
        const { cards, height } = fanOf(playable(count), { width: width - 8, height: 132 }, THUMB);
        const least = Math.min(height, ...cards.map(({ free }) => free));
        expect(least, `${count} cards, ${width} px`).toBeGreaterThanOrEqual(44);
      }
  });

  it('are tiles only where a fan is too narrow', () => {
    expect(fanOf(playable(6), { width: 382, height: 132 }, THUMB).as).toBe('cards');
    expect(fanOf(playable(10), { width: 382, height: 132 }, THUMB).as).toBe('tiles');
    expect(fanOf(playable(11), { width: 560, height: 165 }, MOUSE).as).toBe('cards');
  });

  it('bullets make room for what can be played', () => {
    const hand = [...playable(5), ...bullets(4)];
    const { as, cards } = fanOf(hand, { width: 382, height: 132 }, THUMB);
    expect(as).toBe('cards');
    for (const [index, { free }] of cards.entries()) {
      if (index < 5) expect(free).toBeGreaterThanOrEqual(44);
      else expect(free).toBeGreaterThanOrEqual(14);
    }
    expect(cards[5]?.free).toBeLessThan(44);
  });

  it('stay within their room, whatever it is like', () => {
    const rooms = [
      [312, 96],
      [360, 132],
      [700, 104],
      [560, 165],
    ] as const;
    for (const manner of [THUMB, MOUSE])
      for (const [width, height] of rooms)
        for (const hand of [1, 4, 9, 14].flatMap((count) => [playable(count), [...playable(2), ...bullets(count)]])) {
          const fan = fanOf(hand, { width, height }, manner);
          for (const { x, y } of fan.cards) {
            expect(x).toBeGreaterThanOrEqual(-0.01);
            expect(x + fan.width).toBeLessThanOrEqual(width + 0.01);
            expect(y).toBeGreaterThanOrEqual(-0.01);
            expect(y + fan.height).toBeLessThanOrEqual(height + 0.01);
          }
        }
  });

  it('tiles lie over nothing, and are read row by row', () => {
    const { cards, width, height } = fanOf(playable(9), { width: 352, height: 132 }, THUMB);
    for (const [index, one] of cards.entries())
      for (const other of cards.slice(index + 1)) {
        const below = other.y >= one.y + height;
        expect(below || other.x >= one.x + width).toBe(true);
      }
  });

  it('no card at all is no trouble', () => {
    expect(fanOf([], { width: 352, height: 132 }, THUMB).cards).toEqual([]);
  });
});

describe('cards to choose from', () => {
  it('lie beside each other as cards where their names can be read', () => {
    expect(spread(4, { width: 700, height: 120 }, 157)).toMatchObject({ as: 'cards' });
  });

  it('are tiles that can be touched, twenty of them on a small phone too', () => {
    for (const count of [5, 8, 11, 15, 20])
      for (const [width, height] of [
        [344, 140],
        [312, 140],
        [700, 118],
      ] as const) {
        const { as, cards, ...size } = spread(count, { width, height }, 157);
        expect(as).toBe(width > 600 && count < 9 ? 'cards' : 'tiles');
        const least = width < 320 && count > 15 ? 38 : 41;
        expect(Math.min(size.width, size.height), `${count} in ${width}×${height}`).toBeGreaterThanOrEqual(least);
        for (const { x, y } of cards) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + size.width).toBeLessThanOrEqual(width + 0.01);
          expect(y).toBeGreaterThanOrEqual(-0.01);
          expect(y + size.height).toBeLessThanOrEqual(height + 0.01);
        }
      }
  });
});
