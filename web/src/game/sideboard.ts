/** What the expansion keeps beside the seats: the bullets under the Wild Bunch token, and Il Professore's plan. */
import type { Team, ViewJson } from '../protocol/types';

export interface Sideboard {
  /** Bullets under the Wild Bunch token, by the team they count for (C42, C84). */
  hits: Record<Team, number>;
  /** Il Professore, where he plays: his team, and how far his plan is. */
  professore: { team: Team; step: number } | null;
}

export function sideboardOf({ armored }: ViewJson): Sideboard | null {
  if (!armored) return null;
  const { professore, track, wild_bunch_of } = armored;
  const { red = 0, blue = 0 } = wild_bunch_of;
  return { hits: { red, blue }, professore: professore && { team: professore, step: track } };
}
