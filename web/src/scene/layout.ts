/**
 * Where everything stands on the stage. Pure numbers: the same view and the same box give the same picture.
 *
 * A train is drawn in its own units, as the art is: a car is 218 wide, its roof is walked on at 22, its floor at 137,
 * its loot lies at 157, the rail is at 208. `scale` makes pixels of them.
 */
import type { Car, Place } from '../protocol/types';

export const PITCH = 218;
export const RAIL = 208;
const LOCO_WIDTH = 312;
/** The part of a locomotive in which one can stand. */
const CAB = 150;
const ROOF = 22;
const INSIDE = 137;
const LOOT_INSIDE = 157.5;
const LOOT_ROOF = 15;
/** A figure of full size, and the room it needs beside others. */
export const FIGURE = { width: 61, height: 102, gap: 58 };
export const TOKEN = 29;
/** A machine gun on the roof of its car, and how far down in its drawing the barrels are. */
export const GUN = { x: 6, y: -38, size: 62, barrels: 20 };
/** Above a roof there is room for whoever stands there. */
const HEADROOM = 96;
/** From rail to rail where two trains pass each other. */
const BETWEEN_RAILS = 259;

export interface Box {
  width: number;
  /** Where the sky begins that belongs to the scene, and where the lower rail lies. */
  top: number;
  rail: number;
}

/** The cars of each train, from its locomotive to its rear, and the column by which the trains are shifted. */
export interface Trains {
  first: readonly Car[];
  second: readonly Car[];
  /** i + j of cars side by side; only with two trains. */
  shift: number;
}

export interface Vehicle {
  car: Car;
  train: 1 | 2;
  /** The left edge and the top, in pixels. */
  x: number;
  y: number;
  isLocomotive: boolean;
  /** The first train runs to the right, the armored one to the left. */
  facing: 1 | -1;
  /** Counted from the rear, so that neighbours sway apart. */
  index: number;
}

/** One floor of one car. */
export interface Spot {
  place: Place;
  /** The middle of it, and where feet stand. */
  x: number;
  y: number;
  width: number;
  lootY: number;
  /** What lights up when it can be chosen. */
  frame: { x: number; y: number; width: number; height: number };
}

export interface SceneLayout {
  scale: number;
  /** How wide the stage is; wider than the box if it scrolls. */
  width: number;
  vehicles: Vehicle[];
  spots: ReadonlyMap<Place, Spot>;
  /** The height of each rail, the farther first. */
  rails: number[];
  /** The columns in which cars are side by side. */
  columns: { x: number; width: number; top: number; bottom: number; first: Car; second: Car }[];
}

/** How the stage is shown: all of it at once, or as a strip to scroll along. */
export type Mode = 'fit' | 'strip';

/** At both ends of the train; a narrow stage needs its width for something better. */
const marginOf = (box: Box) => Math.min(30, Math.max(8, (box.width - 700) / 16));
const LARGEST = 1.6;
/** What is narrower can't be told apart; the stage scrolls instead. */
export const SMALLEST = 0.46;
/** Two trains of this size are better than one that is larger. */
const COMFORTABLE = 0.6;
/** However little room there is, it is a picture. */
const LEAST = 0.1;

export function layout(trains: Trains, box: Box, mode: Mode): SceneLayout {
  return trains.second.length > 0 ? two(trains, box, mode) : one(trains.first, box, mode);
}

function one(cars: readonly Car[], box: Box, mode: Mode): SceneLayout {
  const count = cars.length - 1;
  const length = count * PITCH + 4 + LOCO_WIDTH;
  const scale = scaleFor(length, RAIL + HEADROOM, box, mode);
  const width = stageWidth(length * scale, box, mode);
  const left = (width - length * scale) / 2;
  const y = box.rail - RAIL * scale;
  const vehicles = cars.map((car, index): Vehicle => {
    const isLocomotive = index === 0;
    const column = isLocomotive ? count * PITCH + 4 : (count - index) * PITCH;
    return { car, train: 1, x: left + column * scale, y, isLocomotive, facing: 1, index: count - index };
  });
  return { scale, width, vehicles, spots: spotsOf(vehicles, scale), rails: [box.rail], columns: [] };
}

function two({ first, second, shift }: Trains, box: Box, mode: Mode): SceneLayout {
  const leftmost = Math.min(0, shift - (first.length - 1));
  const rightmost = Math.max(second.length - 1, shift);
  // Locomotives are longer than a column: the noses stick out.
  const nose = { left: leftmost === 0 ? 130 : 0, right: rightmost === shift ? 130 : 0 };
  const length = (rightmost - leftmost + 1) * PITCH + nose.left + nose.right;
  const both = scaleFor(length, RAIL + HEADROOM + BETWEEN_RAILS, box, mode);
  // A strip that is not as high as two trains shows one of them, and of that a car and two halves.
  const single = Math.min(scaleFor(length, RAIL + HEADROOM, box, mode), box.width / (2 * PITCH));
  const scale = mode === 'strip' && both < COMFORTABLE ? Math.max(both, single) : both;
  const width = stageWidth(length * scale, box, mode);
  const left = (width - length * scale) / 2 + (nose.left - leftmost * PITCH) * scale;
  const [lower, upper] = [box.rail - RAIL * scale, box.rail - (RAIL + BETWEEN_RAILS) * scale];
  const vehicles: Vehicle[] = [];
  second.forEach((car, index) => {
    const isLocomotive = index === 0;
    const x = left + (isLocomotive ? -LOCO_WIDTH + PITCH - 34 : index * PITCH) * scale;
    vehicles.push({ car, train: 2, x, y: upper, isLocomotive, facing: -1, index });
  });
  first.forEach((car, index) => {
    const isLocomotive = index === 0;
    const x = left + ((shift - index) * PITCH + (isLocomotive ? 34 : 0)) * scale;
    vehicles.push({ car, train: 1, x, y: lower, isLocomotive, facing: 1, index: first.length - index });
  });
  const columns = first.flatMap((car, index) => {
    const other = second[shift - index];
    if (other === undefined) return [];
    const x = left + (shift - index) * PITCH * scale;
    return [{ x, width: PITCH * scale, top: upper + 8 * scale, bottom: box.rail, first: car, second: other }];
  });
  const rails = [upper + RAIL * scale, box.rail];
  return { scale, width, vehicles, spots: spotsOf(vehicles, scale), rails, columns };
}

function scaleFor(length: number, height: number, box: Box, mode: Mode): number {
  const byHeight = Math.max((box.rail - box.top) / height, LEAST);
  if (mode === 'strip') return Math.min(1.06, byHeight);
  const byWidth = (box.width - 2 * marginOf(box)) / length;
  return Math.min(Math.max(byWidth, SMALLEST), byHeight, LARGEST);
}

/** How far the picture has to go down so that a car of the farther train is in sight. */
export function sinkOf(stage: SceneLayout, car: Car | null, top: number): number {
  const vehicle = stage.vehicles.find((one) => one.car === car);
  return vehicle?.train === 2 ? Math.max(0, top + HEADROOM * stage.scale - vehicle.y) : 0;
}

/** A strip has room at both ends, so that the first and the last car can stand in the middle. */
function stageWidth(length: number, box: Box, mode: Mode): number {
  if (mode === 'strip') return Math.max(box.width, length + box.width * 0.5);
  return Math.max(box.width, length + 2 * marginOf(box));
}

function spotsOf(vehicles: readonly Vehicle[], scale: number): Map<Place, Spot> {
  const spots = new Map<Place, Spot>();
  for (const { car, x, y, isLocomotive, facing } of vehicles) {
    // The cab of the armored locomotive is at its right end.
    const cab = isLocomotive && facing < 0 ? LOCO_WIDTH - CAB : 0;
    const width = isLocomotive ? CAB : PITCH;
    const left = x + cab * scale;
    const middle = left + (isLocomotive ? 75 : width / 2) * scale;
    // Beside the furnace there is less room than on the roof above.
    const inside = isLocomotive ? middle + (facing > 0 ? -12 : 12) * scale : middle;
    const [inset, gain] = isLocomotive ? [2, 8] : [6, -12];
    const frame = { x: left + inset * scale, width: (width + gain) * scale };
    spots.set(`${car}/roof`, {
      place: `${car}/roof`,
      x: middle,
      y: y + ROOF * scale,
      width: (width - 14) * scale,
      lootY: y + LOOT_ROOF * scale,
      frame: { x: frame.x - 3 * scale, y: y + 9 * scale, width: frame.width + 6 * scale, height: 25 * scale },
    });
    spots.set(`${car}/inside`, {
      place: `${car}/inside`,
      x: inside,
      y: y + INSIDE * scale,
      width: (isLocomotive ? 112 : 188) * scale,
      lootY: y + LOOT_INSIDE * scale,
      frame: { x: frame.x + 8 * scale, y: y + 35 * scale, width: frame.width - 16 * scale, height: 134 * scale },
    });
  }
  return spots;
}

/** Where one of several figures stands: its middle and feet, in pixels, and its size. */
export interface Standing {
  x: number;
  y: number;
  scale: number;
  /** Where there are two rows, whether it stands in front or on a plank behind. */
  rank: 'only' | 'front' | 'back';
}

/** How large figures in two rows can be; in one row they are never smaller. */
const IN_TWO_ROWS = 0.62;
/** How much higher the second row stands, for a figure of full size. */
const RISER = 104;

/**
 * The figures of one spot side by side, never one on top of another. Where they would get too small they stand in two
 * rows, the one behind on a plank, each above a gap of the row in front if there is room for that.
 */
export function stand(count: number, spot: Spot, scale: number, beside = 0): Standing[] {
  const room = spot.width - beside;
  const middle = spot.x - beside / 2;
  const single = Math.min(1, room / count / (FIGURE.gap * scale));
  if (count <= 1 || single >= IN_TWO_ROWS) return row(count, middle, spot.y, single * scale, 'only');
  const front = Math.ceil(count / 2);
  const size = Math.min(IN_TWO_ROWS * scale, room / front / FIGURE.gap);
  const spare = (room - front * FIGURE.gap * size) / 2;
  const aside = count % 2 === 0 ? Math.min((FIGURE.gap * size) / 4, spare) : 0;
  return [
    ...row(front, middle - aside, spot.y, size, 'front'),
    ...row(count - front, middle + aside, spot.y - RISER * size, size, 'back'),
  ];
}

function row(count: number, middle: number, y: number, scale: number, rank: Standing['rank']): Standing[] {
  const gap = FIGURE.gap * scale;
  return Array.from({ length: count }, (_, index) => ({
    x: middle + (index - (count - 1) / 2) * gap,
    y,
    scale,
    rank,
  }));
}

/** The tokens of one spot in their lane; close together where there are many. */
export function lay(
  count: number,
  spot: Spot,
  scale: number,
  floor: 'inside' | 'roof',
  figures: number,
): { x: number; y: number }[] {
  const gap = Math.min(TOKEN * scale, (spot.width - TOKEN * scale) / Math.max(1, count - 1));
  const from = floor === 'roof' ? roofStart(count, spot, scale, figures, gap) : spot.x - ((count - 1) / 2) * gap;
  return Array.from({ length: count }, (_, index) => ({ x: from + index * gap, y: spot.lootY }));
}

/** On a roof tokens lie beside the figures: there is no lane in front of them. */
function roofStart(count: number, spot: Spot, scale: number, figures: number, gap: number): number {
  if (figures === 0) return spot.x - ((count - 1) / 2) * gap;
  const room = roofRoom(count, spot, scale);
  return spot.x + spot.width / 2 - room + (TOKEN * scale) / 2;
}

/** What the tokens on a roof take away from its figures. */
export function roofRoom(count: number, spot: Spot, scale: number): number {
  if (count === 0) return 0;
  return Math.min(spot.width / 2, (count * (TOKEN - 4) + 6) * scale);
}
