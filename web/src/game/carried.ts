/** What is carried out just now: a card of the pile, and what comes after it; or the event that ends the round. */
import type { Seat, ViewJson } from '../protocol/types';
import { type PileCard, pileCard } from './pile';

export type Carried =
  /** Nothing yet: the pile has just been turned over. */
  | { what: 'pile'; next: PileCard[] }
  | { what: 'card'; now: PileCard; seat: Seat | null; next: PileCard[] }
  | { what: 'event' };

/** Nothing while plans are made, and when the game is over. */
export function carriedOf(view: ViewJson): Carried | null {
  if (view.stage === 'round-end') return { what: 'event' };
  if (view.stage !== 'stealin') return null;
  const cards = view.pile.map((planned, index) => pileCard(view, planned, index));
  const next = cards.filter(({ progress }) => progress === 'waiting');
  const now = cards.find(({ progress }) => progress === 'now');
  return now ? { what: 'card', now, seat: view.pile[now.index]?.seat ?? null, next } : { what: 'pile', next };
}
