/**
 * How the cards of a hand lie in the room there is: as a fan, one over another if need be; or, where too little of each
 * would be left to point at, as tiles in two rows. Lengths in pixels.
 */

export interface Room {
  width: number;
  height: number;
}

export interface Manner {
  /** How tall a card is where there is room. */
  usual: number;
  /** Where there is more of it: as tall as neighbours still only touch, and no taller than this. */
  tallest: number;
  /** How much of a card that can be played has to be seen: what a finger or a pointer needs. */
  reach: number;
  /** How far neighbours are turned against each other, in degrees. */
  tilt: number;
}

export interface Laid {
  /** The left upper corner. */
  x: number;
  y: number;
  turn: number;
  /** How much of its width is not covered by the next one. */
  free: number;
}

export interface Fan {
  as: 'cards' | 'tiles';
  /** The size of each. */
  width: number;
  height: number;
  cards: Laid[];
}

/** As the drawing of a card. */
const RATIO = 200 / 280;
/** Neighbours in a hand touch, where there is room for that; bullets hardly do anything and may be told by their edge. */
const TOUCH = 0.885;
const EDGE = 14;
/** How much lower the outermost cards lie, and how much that is for a card beside the middle. */
const DROP = 8;
const BOW = 1.9;
/** Between tiles, and how wide one is at most. */
const GAP = 6;
const WIDEST_TILE = 96;
const WIDEST_CHOICE = 150;
const FINGER = 44;
/** From this width on the name on a card can be read. */
const READABLE = 80;

/** `inert` says of each card whether it can never be played. */
export function fanOf(inert: readonly boolean[], room: Room, manner: Manner): Fan {
  return fan(inert, room, manner) ?? tiles(inert.length, room);
}

/** One row. Nothing if there are too many. */
function fan(inert: readonly boolean[], room: Room, { usual, tallest, reach, tilt }: Manner): Fan | null {
  const bow = tilt > 0 ? DROP : 0;
  const touching = room.width / (1 + TOUCH * Math.max(0, inert.length - 1)) / RATIO;
  const height = Math.max(0, Math.min(tallest, Math.max(usual, touching), room.height - bow));
  const width = height * RATIO;
  const steps = stepsOf(inert.slice(0, -1), room.width - width, Math.min(reach, width), width * TOUCH);
  if (!steps) return null;
  const middle = (inert.length - 1) / 2;
  const depth = Math.min(bow, BOW * middle ** 2);
  const length = steps.reduce((sum, step) => sum + step, width);
  let x = (room.width - length) / 2;
  const cards = inert.map((_, index): Laid => {
    const off = middle > 0 ? (index - middle) / middle : 0;
    const free = steps[index] ?? width;
    const laid = { x, y: room.height - height - depth * (1 - off ** 2), turn: turnOf(off), free };
    x += free;
    return laid;
  });
  return { as: 'cards', width, height, cards };

  function turnOf(off: number): number {
    return off * tilt * Math.min(middle, 3);
  }
}

/** From each card to the next: the same for all, or less for bullets where there is not enough room. */
function stepsOf(inert: readonly boolean[], room: number, reach: number, touch: number): number[] | null {
  const bullets = inert.filter(Boolean).length;
  const others = inert.length - bullets;
  const even = Math.min(touch, room / Math.max(1, inert.length));
  if (even >= Math.min(reach * 1.3, touch)) return inert.map(() => even);
  const edge = Math.min(touch, Math.max(EDGE, (room - others * reach) / Math.max(1, bullets)));
  const rest = others > 0 ? Math.min(touch, (room - bullets * edge) / others) : touch;
  return rest >= reach - 0.01 && edge * bullets <= room + 0.01 ? inert.map((one) => (one ? edge : rest)) : null;
}

/** Rows in which nothing lies over anything else, as many as make the tiles largest. */
export function tiles(count: number, room: Room, widest = WIDEST_TILE): Fan {
  const ways = [1, 2, 3, 4].map((rows) => grid(count, rows, room, widest));
  return ways.reduce((best, way) => (sideOf(way) > sideOf(best) ? way : best));
}

/** How good tiles are. Once a finger can hit them they had better be wider than high: there is room for words then. */
function sideOf({ width, height }: Fan): number {
  const least = Math.min(width, height);
  return least < FINGER ? least : FINGER + Math.min(width / 1.3, height);
}

function grid(count: number, rows: number, room: Room, widest: number): Fan {
  const each = Math.max(1, Math.ceil(count / rows));
  const width = Math.min(widest, (room.width - (each - 1) * GAP) / each);
  const height = Math.min(width / RATIO, (room.height - (rows - 1) * GAP) / rows);
  const [left, top] = [free(room.width, each, width), free(room.height, rows, height)];
  const cards = Array.from({ length: count }, (_, index): Laid => {
    const [row, place] = [Math.floor(index / each), index % each];
    return { x: left + place * (width + GAP), y: top + row * (height + GAP), turn: 0, free: width };
  });
  return { as: 'tiles', width, height, cards };
}

/** What is left on each side of things in a row. */
function free(room: number, count: number, size: number): number {
  return (room - count * size - (count - 1) * GAP) / 2;
}

/** Cards to choose from: beside each other if their names can be read, otherwise as tiles. */
export function spread(count: number, room: Room, tallest: number): Fan {
  const row = grid(count, 1, room, Math.min(tallest, room.height) * RATIO);
  return row.width >= READABLE ? { ...row, as: 'cards' } : tiles(count, room, WIDEST_CHOICE);
}
