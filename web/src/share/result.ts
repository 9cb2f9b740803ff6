/** What the picture of a result tells. */
import { type Piece, countOf } from '../ending/count';
import { verdictOf } from '../ending/verdict';
import type { Bandit, EndJson, Preset, Seat, Team } from '../protocol/types';
import { dollars } from '../words/words.svelte';

export interface ResultRow {
  seat: Seat;
  name: string;
  bandits: readonly Bandit[];
  team: Team | null;
  won: boolean;
  back: boolean;
  sum: string;
  pieces: readonly Piece[];
}

export interface Result {
  preset: Preset;
  title: string;
  why: string;
  rows: ResultRow[];
  /** Those on the crate, and those in front of it. */
  up: Bandit[];
  down: { id: Bandit; back: boolean }[];
  end: EndJson;
}

/** Whoever sees the picture is somebody else: nobody is “you” there. */
export function resultOf(end: EndJson, preset: Preset, nameOf: (seat: Seat) => string): Result {
  const { title, why } = verdictOf(end.outcome, nameOf);
  const pieces = new Map(
    countOf(end).groups.flatMap(({ rows }) => rows.map((row) => [row.standing.seat, row.pieces] as const)),
  );
  const rows = end.outcome.seats.map(({ seat, bandits, team, won, back, total }) => ({
    seat,
    name: nameOf(seat),
    bandits,
    team,
    won,
    back,
    sum: dollars(total),
    pieces: pieces.get(seat) ?? [],
  }));
  return {
    preset,
    title,
    why: why[0] ?? '',
    rows,
    up: rows.filter(({ won }) => won).flatMap(({ bandits }) => bandits),
    down: rows.filter(({ won }) => !won).flatMap(({ bandits, back }) => bandits.map((id) => ({ id, back }))),
    end,
  };
}
