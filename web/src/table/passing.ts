/** A device that is passed around: whose question it is, and whether the others must look away. */
import type { Seen, Snapshot, ViewJson } from '../protocol/types';

/** What one of several seats on this device is asked. Whoever plays only one seat passes nothing around. */
export function questionHere({ views, turn, you }: Snapshot): Seen | null {
  if (you.seats.length < 2) return null;
  return views.find(({ view, choices }) => view.viewer === turn?.seat && choices !== null) ?? null;
}

/**
 * Who looks alone, and for how long: through the turns of Schemin' that follow one another, but not after everybody has
 * looked at the train together.
 */
export function lookOf({ viewer, round, stage }: ViewJson): string {
  return `${viewer} ${round} ${stage}`;
}
