import { describe, expect, it } from 'vitest';
import { type Spot, poseOf } from './pose';

const PLACES = [
  [440, 700],
  [300, 400],
  [366, 360],
  [796, 380],
] as const;
const CASTS = [0, 1, 2, 3, 4, 5].flatMap((winners) => [1, 3, 5, 8].map((others) => [winners, others] as const));

/** A stand is 105 of a figure's 120 wide. */
const apart = (spots: readonly Spot[]) =>
  spots.every((spot, index) => index === 0 || spot.x - (spots[index - 1]?.x ?? 0) >= (spot.width * 105) / 120);

describe.each(PLACES)('in a room of %i × %i', (width, height) => {
  it('everybody has room, and no letter is hidden', () => {
    for (const [winners, others] of CASTS) check(width, height, winners, others);
  });
});

function check(width: number, height: number, winners: number, others: number) {
  const { crate, up, down, loot } = poseOf(width, height, winners, others, 8);
  expect([up.length, down.length]).toEqual([winners, others]);
  for (const { x, y, width: wide } of [...up, ...down]) {
    expect(wide).toBeGreaterThan(20);
    expect(x).toBeGreaterThan(-wide * 0.1);
    expect(x + wide).toBeLessThan(width + wide * 0.1);
    expect(y).toBeGreaterThan(0);
  }
  expect(apart(up) && apart(down), `${winners} winners, ${others} others`).toBe(true);
  for (const spot of loot) {
    expect(spot.width).toBeGreaterThan(0);
    expect(spot.y + spot.width).toBeLessThanOrEqual(crate.y + 11);
  }
  const [small, large] = [down[0]?.width ?? 0, up[0]?.width ?? Infinity];
  expect(large).toBeGreaterThan(small);
}
