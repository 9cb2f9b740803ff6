/**
 * The address of a moment: `/t/TABLE/replay?eyes=seat2#41.3` is after the third thing that news 41 told. With `review` what was found
 * about the game is shown beside it, with `review=17` about the 17th choice first.
 */
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

/** Whether a review is asked for; the number of a choice, counted from zero, if it is about one. */
export type Reviewed = { choice: number | null } | null;

export function reviewIn(search: string): Reviewed {
  const review = new URLSearchParams(search).get('review');
  if (review === null) return null;
  return { choice: /^[1-9]\d{0,5}$/.test(review) ? Number(review) - 1 : null };
}

export function replayPath(
  table: string,
  eyes: Lens | null = null,
  address: Address | null = null,
  review: Reviewed = null,
): string {
  const wanted = [
    ...(eyes ? [`eyes=${eyes}`] : []),
    ...(review ? [review.choice === null ? 'review' : `review=${review.choice + 1}`] : []),
  ];
  const query = wanted.length > 0 ? `?${wanted.join('&')}` : '';
  const hash = address ? `#${address.number}.${address.seen}` : '';
  return `/t/${encodeURIComponent(table)}/replay${query}${hash}`;
}
