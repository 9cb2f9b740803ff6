/** The address of a moment: `/t/TABLE/replay?eyes=seat2#41.3` is after the third thing that news 41 told. */
import type { Viewer } from '../protocol/types';
import type { Moment } from './moments';

/** Whose eyes a game is seen through again: a viewer's, or nobody's, with everything open. */
export type Lens = Viewer | 'open';

export type Address = Pick<Moment, 'number' | 'seen'>;

export function eyesIn(search: string): Lens | null {
  const eyes = new URLSearchParams(search).get('eyes') ?? '';
  return /^(seat[1-9]|spectator|open)$/.test(eyes) ? (eyes as Lens) : null;
}

/** Which moment a hash means, if it means one. */
export function addressIn(hash: string): Address | null {
  const [, number, seen] = /^#(\d{1,9})(?:\.(\d{1,9}))?$/.exec(hash) ?? [];
  return number === undefined ? null : { number: Number(number), seen: Number(seen ?? 0) };
}

export function replayPath(table: string, eyes: Lens | null = null, address: Address | null = null): string {
  const query = eyes ? `?eyes=${eyes}` : '';
  const hash = address ? `#${address.number}.${address.seen}` : '';
  return `/t/${encodeURIComponent(table)}/replay${query}${hash}`;
}
