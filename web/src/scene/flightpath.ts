/** The way of something that flies over the screen, in pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Path {
  /** Where its middle starts and lands. */
  from: { x: number; y: number };
  to: { x: number; y: number };
  /** How big it is at the start, compared to the end. */
  grow: number;
  /** How far it rises over the straight line. */
  lift: number;
}

const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

/** From the middle of one thing to the middle of another. Farther ways rise higher; one that climbs anyway rises less. */
export function pathOf(from: Rect, to: Rect, origin: { x: number; y: number }, grow = 1): Path {
  const [start, end] = [middle(from), middle(to)];
  const [across, up] = [Math.abs(end.x - start.x), start.y - end.y];
  const lift = Math.max(24, Math.min(150, 30 + across * 0.22 - Math.max(0, up) * 0.2));
  return {
    from: { x: start.x - origin.x, y: start.y - origin.y },
    to: { x: end.x - origin.x, y: end.y - origin.y },
    grow,
    lift,
  };
}
