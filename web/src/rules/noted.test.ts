import { describe, expect, it } from 'vitest';
import { besideSign } from './noted';

const SCREEN = { width: 390, height: 844 };
const NOTE = { width: 240, height: 90 };

describe('the note of a sign', () => {
  it('hangs below its middle', () => {
    expect(besideSign({ left: 150, top: 100, right: 200, bottom: 120 }, NOTE, SCREEN)).toEqual({ left: 55, top: 128 });
  });

  it('lies above in the lower half of the screen', () => {
    expect(besideSign({ left: 150, top: 500, right: 200, bottom: 540 }, NOTE, SCREEN).top).toBe(500 - 8 - 90);
  });

  it('stays on the screen', () => {
    expect(besideSign({ left: 0, top: 100, right: 20, bottom: 120 }, NOTE, SCREEN).left).toBe(6);
    expect(besideSign({ left: 370, top: 100, right: 390, bottom: 120 }, NOTE, SCREEN).left).toBe(390 - 6 - 240);
    expect(besideSign({ left: 0, top: 20, right: 20, bottom: 300 }, NOTE, { width: 390, height: 320 }).top).toBe(6);
  });
});
