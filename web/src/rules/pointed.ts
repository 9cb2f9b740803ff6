/** What a pointer points at, also where it goes through: figures on the stage let every click pass. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest of the boxes around a point: a token lies in a car. */
export function smallestAt<T>(things: readonly { thing: T; box: Box }[], x: number, y: number): T | null {
  const area = ({ box }: { box: Box }) => (box.right - box.left) * (box.bottom - box.top);
  const around = things.filter(({ box }) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
  return around.sort((a, b) => area(a) - area(b))[0]?.thing ?? null;
}
