/** What the expansion keeps beside the seats: the bullets under the Wild Bunch token, and Il Professore's plan. */
import type { Source, Team, ViewJson } from '../protocol/types';

export interface Sideboard {
  /** Bullets under the Wild Bunch token, by the team they count for (C42, C84). */
  hits: Record<Team, number>;
  /** Il Professore, where he plays: his team, and how far his plan is. */
  professore: { team: Team; step: number } | null;
}

/** The last step of the Devilish Plan track (C81). */
export const PLAN_STEPS = 6;
/** What a step of it is worth to his team (C94), and the Wild Bunch token to the team with more bullets under it (C93). */
export const PLAN_STEP = 250;
export const WILD_BUNCH = 1500;

export function sideboardOf({ armored, seats }: ViewJson): Sideboard | null {
  if (!armored) return null;
  const { professore, track, wild_bunch } = armored;
  const teamOf = (source: Source) =>
    source === 'neutral' ? professore : seats.find(({ bandits }) => bandits.includes(source))?.team;
  const hits = { red: 0, blue: 0 };
  for (const [source, count] of Object.entries(wild_bunch)) {
    const team = teamOf(source as Source);
    if (team) hits[team] += count;
  }
  return { hits, professore: professore && { team: professore, step: track } };
}
