import { describe, expect, it } from 'vitest';
import type { Car } from '../protocol/types';
import { FIGURE, type Spot, TOKEN, type Trains, lay, layout, roofRoom, stand } from './layout';

const BASE: Car[] = ['locomotive', 'mail', 'dining', 'first-class', 'saloon', 'baggage', 'second-class'];
const STARTING: Car[] = ['locomotive', 'dining', 'baggage', 'first-class'];
const ARMORED: Car[] = ['armored-locomotive', 'coal', 'armored-1', 'arsenal', 'armored-2', 'infirmary', 'armored-3'];
const LAPTOP = { width: 1440, top: 190, rail: 604 };
const PHONE = { width: 390, top: 204, rail: 470 };

const tables: Trains[] = [
  ...[4, 5, 6, 7].map((count) => ({ first: BASE.slice(0, count), second: [], shift: 0 })),
  ...[0, 2, 4, 6, 8].map((shift) => ({ first: STARTING, second: ARMORED, shift })),
];

describe('a stage', () => {
  it('fits a laptop, however long the trains are', () => {
    for (const trains of tables) {
      const { width, vehicles, scale } = layout(trains, LAPTOP, 'fit');
      expect(width).toBe(1440);
      for (const { x } of vehicles) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThan(1440 - 150 * scale);
      }
    }
  });

  it('has a spot for both floors of every car', () => {
    for (const trains of tables) {
      const { spots, vehicles } = layout(trains, LAPTOP, 'fit');
      expect(spots.size).toBe(vehicles.length * 2);
    }
  });

  it('puts cars that are side by side into one column', () => {
    const { columns, spots } = layout({ first: STARTING, second: ARMORED, shift: 4 }, LAPTOP, 'fit');
    expect(columns.map(({ first, second }) => [first, second])).toEqual([
      ['locomotive', 'armored-2'],
      ['dining', 'arsenal'],
      ['baggage', 'armored-1'],
      ['first-class', 'coal'],
    ]);
    for (const { first, second } of columns.slice(1)) {
      expect(spots.get(`${first}/roof`)?.x).toBeCloseTo(spots.get(`${second}/roof`)?.x ?? 0);
    }
  });

  it('is a strip on a phone, with room to bring every car to the middle', () => {
    const { width, spots } = layout({ first: BASE, second: [], shift: 0 }, PHONE, 'strip');
    for (const { x } of spots.values()) {
      expect(x).toBeGreaterThan(PHONE.width * 0.4);
      expect(x).toBeLessThan(width - PHONE.width * 0.4);
    }
  });
});

describe('a spot', () => {
  const { spots, scale } = layout({ first: BASE, second: [], shift: 0 }, LAPTOP, 'fit');
  const all = [...spots.values()];

  it('never has one figure on top of another', () => {
    for (const spot of all) {
      for (let count = 1; count <= 11; count++) {
        const standing = stand(count, spot, scale);
        expect(standing).toHaveLength(count);
        for (const [index, one] of standing.entries()) {
          for (const other of standing.slice(index + 1)) {
            const apart = Math.abs(one.x - other.x) >= FIGURE.gap * one.scale * 0.999;
            const above = Math.abs(one.y - other.y) >= FIGURE.height * one.scale;
            expect(apart || above, `${count} at ${spot.place}`).toBe(true);
          }
        }
      }
    }
  });

  it('opens a second row only where figures get no smaller by it', () => {
    for (const spot of all) {
      for (let count = 2; count <= 9; count++) {
        const standing = stand(count, spot, scale);
        const inOne = Math.min(1, spot.width / count / (FIGURE.gap * scale)) * scale;
        for (const { scale: size } of standing) expect(size).toBeGreaterThanOrEqual(inOne * 0.999);
        const behind = standing.filter(({ rank }) => rank === 'back').length;
        expect(behind).toBe(standing.some(({ rank }) => rank === 'front') ? Math.floor(count / 2) : 0);
      }
    }
  });

  it('keeps its figures and tokens within its car', () => {
    const within = (spot: Spot, x: number, half: number) =>
      expect(Math.abs(x - spot.x) + half).toBeLessThanOrEqual(spot.width / 2 + 8);
    for (const spot of all) {
      for (let count = 1; count <= 9; count++) {
        for (const { x, scale: size } of stand(count, spot, scale)) within(spot, x, (FIGURE.gap * size) / 2);
        for (const { x } of lay(count, spot, scale, 'inside', 0)) within(spot, x, (TOKEN * scale) / 2);
      }
    }
  });

  it('lays tokens on a roof beside the figures', () => {
    const roof = spots.get('dining/roof');
    if (!roof) throw new Error('there is a dining car');
    for (const [figures, tokens] of [
      [1, 1],
      [2, 2],
      [3, 1],
    ] as const) {
      const standing = stand(figures, roof, scale, roofRoom(tokens, roof, scale));
      const lying = lay(tokens, roof, scale, 'roof', figures);
      const right = Math.max(...standing.map(({ x, scale: size }) => x + (FIGURE.gap * size) / 2));
      expect(Math.min(...lying.map(({ x }) => x)) - (TOKEN * scale) / 2).toBeGreaterThanOrEqual(right - 3);
    }
  });
});
