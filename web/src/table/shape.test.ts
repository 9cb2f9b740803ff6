import { describe, expect, it } from 'vitest';
import { type Shape, muchOf, shapeOf } from './shape';

const SIZES: [width: number, height: number, shape: Shape][] = [
  // A page of 1280 × 1024 at 400 % (WCAG 1.4.10), and a phone on its side with a page at 200 %.
  [320, 256, 'tiny'],
  [370, 180, 'tiny'],
  [320, 480, 'short'],
  [375, 553, 'short'],
  [320, 640, 'phone'],
  [360, 640, 'phone'],
  [390, 844, 'phone'],
  [600, 960, 'phone'],
  [568, 320, 'low'],
  [683, 384, 'low'],
  [740, 360, 'low'],
  [844, 390, 'low'],
  [1366, 560, 'low'],
  [800, 780, 'low'],
  [850, 700, 'low'],
  [700, 940, 'low'],
  [700, 960, 'tablet'],
  [744, 1133, 'tablet'],
  [820, 1180, 'tablet'],
  [1024, 1366, 'tablet'],
  [900, 600, 'wide'],
  [1024, 768, 'wide'],
  [1180, 820, 'wide'],
  [1366, 650, 'wide'],
  [1440, 900, 'wide'],
  [1920, 950, 'wide'],
  [2560, 1080, 'broad'],
  [3440, 1300, 'broad'],
];

describe('the shape of a table', () => {
  it.each(SIZES)('%i × %i is %s', (width, height, shape) => {
    expect(shapeOf({ width, height })).toBe(shape);
  });

  it('is one of few at any size, and gets no smaller with more room', () => {
    const order: Shape[] = ['tiny', 'short', 'phone', 'low', 'tablet', 'wide', 'broad'];
    for (let width = 200; width < 3000; width += 20) {
      for (let height = 150; height < 1600; height += 20) {
        const here = order.indexOf(shapeOf({ width, height }));
        const grown = order.indexOf(shapeOf({ width: width * 1.25, height: height * 1.25 }));
        expect(grown, `${width} × ${height}`).toBeGreaterThanOrEqual(here);
      }
    }
  });
});

it('a long list of choices gets more room, the longer the more', () => {
  const room = { width: 360, height: 640 };
  expect([2, 6, 7, 12, 13].map((count) => muchOf('phone', room, count))).toEqual(['', '', 'many', 'many', 'most']);
  // A low laptop needs it earlier than a tall one.
  expect(muchOf('wide', { width: 1366, height: 650 }, 8)).toBe('many');
  expect(muchOf('wide', { width: 1440, height: 900 }, 8)).toBe('');
  // So does a small phone on its side.
  expect(muchOf('low', { width: 640, height: 360 }, 5)).toBe('most');
  expect(muchOf('low', { width: 740, height: 360 }, 5)).toBe('');
});
