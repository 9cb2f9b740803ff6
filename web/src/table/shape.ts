/**
 * How the parts of a table are put together, by the room there is. What each shape is made of is said here; where the
 * parts lie is in shapes/, and each part fits itself into the room that it gets there.
 */
import type { Mode } from '../scene/layout';
import type { SeatLook } from './seatsize';

/**
 * `tiny` is a page at four times its size; `short` and `phone` are upright; `low` is a phone on its side, or a low
 * window; `tablet` is tall and has room for everything; `broad` has some to spare beside the stage.
 */
export type Shape = 'tiny' | 'short' | 'phone' | 'low' | 'tablet' | 'wide' | 'broad';

export interface Room {
  width: number;
  height: number;
}

/** The least room in which a shape can be, the best first. */
const LEAST: readonly { shape: Shape; width: number; height: number; upright?: boolean }[] = [
  { shape: 'broad', width: 2000, height: 800, upright: false },
  { shape: 'wide', width: 900, height: 600, upright: false },
  { shape: 'tablet', width: 700, height: 960 },
  { shape: 'low', width: 700, height: 0 },
  { shape: 'low', width: 480, height: 0, upright: false },
  { shape: 'phone', width: 0, height: 600 },
  { shape: 'short', width: 0, height: 480 },
];

export function shapeOf({ width, height }: Room): Shape {
  const fits = LEAST.find(
    (least) => width >= least.width && height >= least.height && (least.upright ?? height > width) === height > width,
  );
  return fits?.shape ?? 'tiny';
}

/** What a shape is made of. */
export interface Parts {
  /** All of the train at once, or a strip to scroll along. */
  stage: Mode;
  /** From the lower rail to what lies below the stage. */
  margin: number;
  /** From this height on there is the whole train in small as well. */
  map: number;
  seats: SeatLook;
  /** From this width on the round card tells its turns in words as well. */
  worded: number;
  /** How much hangs in the valance. */
  valance: 'full' | 'compact' | 'slim';
  /** Log and chat lie open; else they are in a drawer. */
  desk: boolean;
  /** What is chosen is confirmed with a button, under the thumb. */
  thumb: boolean;
  /** The pile has its name beside it. */
  pile: 'worded' | 'compact';
}

const TOUCHED: Parts = {
  stage: 'strip',
  margin: 12,
  map: 350,
  seats: 'chips',
  worded: Infinity,
  valance: 'slim',
  desk: false,
  thumb: true,
  pile: 'compact',
};
const WIDE: Parts = {
  stage: 'fit',
  margin: 26,
  map: Infinity,
  seats: 'cards',
  worded: 1130,
  valance: 'full',
  desk: true,
  thumb: false,
  pile: 'worded',
};

export const PARTS: Readonly<Record<Shape, Parts>> = {
  tiny: { ...TOUCHED, map: Infinity },
  short: { ...TOUCHED, map: Infinity },
  low: TOUCHED,
  phone: { ...TOUCHED, margin: 18, map: 720, seats: 'stamps', valance: 'compact' },
  tablet: { ...WIDE, worded: 744, thumb: true },
  wide: WIDE,
  broad: WIDE,
};

/** On its side. */
const SMALL_PHONE = 680;

/** Whether there is room for the whole train in small. */
export function hasMap(shape: Shape, { width, height }: Room): boolean {
  return height >= PARTS[shape].map && (shape !== 'low' || width >= SMALL_PHONE);
}

/**
 * How much there is to choose from, for the room there is: where it does not fit beside everything else, it lies over the
 * pile, and over part of the stage.
 */
export function muchOf(shape: Shape, { width, height }: Room, choices: number): '' | 'many' | 'most' {
  if (PARTS[shape].desk) return choices > (height < 760 ? 6 : 12) ? 'many' : '';
  // Beside the stage of a small phone long words need more than half of the screen.
  if (shape === 'low' && width < SMALL_PHONE && choices > 4) return 'most';
  return choices > 12 ? 'most' : choices > 6 ? 'many' : '';
}
