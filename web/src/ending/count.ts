/**
 * The count as it is shown: who has what, and in which order it is counted. All amounts are the server's; here they are
 * only put side by side.
 */
import { seatIndex } from '../game/words';
import type { EndJson, LootKind, StandingJson, Team, TeamScoreJson, TokenJson } from '../protocol/types';

/** Something that is counted: a token, or what is paid beside the loot. */
export interface Piece {
  what: 'token' | 'prize' | 'wild-bunch' | 'plan';
  token: TokenJson | null;
  /** What it is worth to whoever holds it. */
  worth: number;
  /** What it adds to the sum: nothing if its holder was left behind. */
  dollars: number;
  /** When it is counted: how many pieces are counted before it. */
  turn: number;
}

export interface Row {
  standing: StandingJson;
  /** What everybody could see comes first, then what lay face down. */
  pieces: Piece[];
}

/** A team with its seats, or all seats where there are no teams. */
export interface Group {
  team: Team | null;
  score: TeamScoreJson | null;
  /** As the server ranks them. */
  rows: Row[];
  /** What the team has beside what its bandits bring. */
  extras: Piece[];
}

export interface Count {
  groups: Group[];
  /** How many pieces there are to count. */
  length: number;
}

const KINDS: readonly LootKind[] = ['strongbox', 'jewel', 'nugget', 'bag', 'purse', 'document'];

/** The loot of all seats is counted first, seat by seat; then the prizes; then what belongs to the teams. */
export function countOf({ outcome, open }: Pick<EndJson, 'outcome' | 'open'>): Count {
  let length = 0;
  const counted = (what: Piece['what'], worth: number, dollars = worth, token: TokenJson | null = null): Piece => ({
    what,
    token,
    worth,
    dollars,
    turn: length++,
  });
  const seated = [...outcome.seats].sort((a, b) => seatIndex(a.seat) - seatIndex(b.seat));
  const rows = new Map<StandingJson, Row>();
  for (const standing of seated) {
    const tokens = open.bandits.filter(({ seat }) => seat === standing.seat).flatMap(({ loot }) => loot);
    const pieces = tokens.sort(byLook).map((token) => {
      const worth = worthOf(token, tokens, standing);
      return counted('token', worth, standing.back ? worth : 0, token);
    });
    rows.set(standing, { standing, pieces });
  }
  for (const standing of seated)
    if (standing.prize > 0) rows.get(standing)?.pieces.push(counted('prize', standing.prize));

  const rowsOf = (team: Team | null) =>
    outcome.seats.filter((one) => one.team === team).flatMap((standing) => rows.get(standing) ?? []);
  const { teams } = outcome;
  if (!teams) return { groups: [{ team: null, score: null, rows: rowsOf(null), extras: [] }], length };
  const groups = (['red', 'blue'] as const).map((team): Group => {
    const score = teams[team];
    const extras: Piece[] = [];
    if (score.wild_bunch > 0) extras.push(counted('wild-bunch', score.wild_bunch));
    if (score.plan > 0) extras.push(counted('plan', score.plan));
    return { team, score, rows: rowsOf(team), extras };
  });
  return { groups, length };
}

function byLook(a: TokenJson, b: TokenJson): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (b.dollars ?? 0) - (a.dollars ?? 0);
}

/** A token has its value; a team's own document what the server says that it paid, or that was lost beside the loot. */
function worthOf(token: TokenJson, all: readonly TokenJson[], { back, team, document, lost }: StandingJson): number {
  if (token.document === null || token.document !== team) return token.dollars ?? 0;
  return back ? document : lost - all.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
}

/** What has been counted of these so far. */
export function sumOf(pieces: readonly Piece[], counted: number): number {
  return pieces.reduce((sum, piece) => sum + (piece.turn < counted ? piece.dollars : 0), 0);
}

export function groupSum({ rows, extras }: Group, counted: number): number {
  return rows.reduce((sum, row) => sum + sumOf(row.pieces, counted), sumOf(extras, counted));
}

/** The place in the ranking, which only those who are not on a team have. */
export function placeOf(standing: StandingJson, rows: readonly Row[]): number {
  return standing.won ? 1 : rows.findIndex((row) => row.standing === standing) + 1;
}
