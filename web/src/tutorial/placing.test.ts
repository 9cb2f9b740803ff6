import { describe, expect, it } from 'vitest';
import { around, placeNote, within } from './placing';

describe('the note', () => {
  const room = { x: 0, y: 0, width: 1000, height: 800 };
  const size = { width: 300, height: 150 };

  it('covers nothing precious where there is room beside it', () => {
    const light = { x: 300, y: 500, width: 400, height: 250 };
    const at = placeNote(size, room, [{ box: light, weight: 10 }], light);
    expect(within(at, light)).toBeNull();
    expect(within(at, room)).toEqual(at);
  });

  it('covers what weighs less where there is none', () => {
    const top = { x: 0, y: 0, width: 1000, height: 400 };
    const bottom = { x: 0, y: 400, width: 1000, height: 400 };
    const precious = [
      { box: top, weight: 1 },
      { box: bottom, weight: 5 },
    ];
    expect(placeNote(size, room, precious, bottom).y + size.height).toBeLessThanOrEqual(400);
  });

  it('is in the middle when it is about nothing', () => {
    const at = placeNote(size, room, [], null);
    expect(Math.abs(at.x + 150 - 500)).toBeLessThan(25);
    expect(Math.abs(at.y + 75 - 400)).toBeLessThan(10);
  });

  it('stays in a room that is smaller than itself', () => {
    expect(placeNote({ width: 2000, height: 900 }, room, [], null)).toMatchObject({ x: 0, y: 0 });
  });

  it('points at everything that belongs together', () => {
    expect(around([])).toBeNull();
    const boxes = [
      { x: 1, y: 2, width: 3, height: 4 },
      { x: 10, y: 0, width: 5, height: 5 },
    ];
    expect(around(boxes)).toEqual({ x: 1, y: 0, width: 14, height: 6 });
  });
});
