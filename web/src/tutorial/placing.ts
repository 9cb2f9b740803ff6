/** Where the coach's note goes: near what it is about, but over nothing that must be seen or clicked. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something that is better not covered; the heavier, the worse. */
export interface Precious {
  box: Box;
  weight: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far apart the places are that are tried. */
const STEP = { x: 24, y: 8 };

/** The place within `room` that covers the least of what is precious, and among those the one nearest to `near`. */
export function placeNote(note: Size, room: Box, precious: readonly Precious[], near: Box | null): Box {
  const free = { x: Math.max(0, room.width - note.width), y: Math.max(0, room.height - note.height) };
  let best: { box: Box; cost: number } | null = null;
  for (const y of steps(free.y, STEP.y)) {
    for (const x of steps(free.x, STEP.x)) {
      const box = { ...note, x: room.x + x, y: room.y + y };
      const covered = precious.reduce((sum, one) => sum + one.weight * overlap(box, one.box), 0);
      const cost = covered + distance(middle(box), middle(near ?? room));
      if (!best || cost < best.cost) best = { box, cost };
    }
  }
  return best?.box ?? { ...note, x: room.x, y: room.y };
}

/** From nothing to `end`, both included, about `step` apart. */
function steps(end: number, step: number): number[] {
  const count = Math.ceil(end / step);
  return Array.from({ length: count + 1 }, (_, index) => (count === 0 ? 0 : (end * index) / count));
}

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** What of a box lies within another. */
export function within(box: Box, room: Box): Box | null {
  const x = Math.max(box.x, room.x);
  const y = Math.max(box.y, room.y);
  const width = Math.min(box.x + box.width, room.x + room.width) - x;
  const height = Math.min(box.y + box.height, room.y + room.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

export function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

function overlap(one: Box, other: Box): number {
  const shared = within(one, other);
  return shared ? shared.width * shared.height : 0;
}

function middle({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2 };
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
