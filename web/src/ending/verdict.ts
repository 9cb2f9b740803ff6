/** Who won and why, in words. The server has decided; this says it. */
import type { OutcomeJson, Seat, StandingJson, Team, TeamsJson } from '../protocol/types';
import { dollars, listed, t } from '../words/words.svelte';

export interface Told {
  title: string;
  /** Why, in a sentence or two. */
  why: string[];
}

export function verdictOf(outcome: OutcomeJson, nameOf: (seat: Seat) => string, you: readonly Seat[] = []): Told {
  return { title: titleOf(outcome, nameOf, you), why: whyOf(outcome, nameOf) };
}

function titleOf({ winners, verdict }: OutcomeJson, nameOf: (seat: Seat) => string, you: readonly Seat[]): string {
  const [first] = winners;
  if (verdict.by === 'teams' && verdict.winner) return t('end-team', { team: verdict.winner });
  if (!first) return t('end-nobody');
  if (winners.length > 1) return t('end-winners', { names: listed(winners.map(nameOf)) });
  return you.includes(first) ? t('end-winner-you') : t('end-winner', { name: nameOf(first) });
}

function whyOf(outcome: OutcomeJson, nameOf: (seat: Seat) => string): string[] {
  const { seats, teams, verdict } = outcome;
  const winners = seats.filter((one) => one.won);
  const own = dollars(ownMoney(winners[0]));
  if (teams && !seats.some((one) => one.back)) return [t('end-none-back')];
  switch (verdict.by) {
    case 'richest':
      return richest(seats, winners, nameOf);
    case 'teams':
      if (!teams || !verdict.winner) return teams ? [t('end-draw', { sum: dollars(teams.red.total) })] : [];
      return [teamsWhy(verdict.winner, teams), t('end-who-back', { names: namesOf(winners, nameOf) })];
    case 'survivor':
      if (!teams || !verdict.ahead) return [t('end-survivor-any', { own }), ...byBullets(seats, winners, nameOf)];
      return [
        t('end-team-leads', { team: verdict.ahead, ...totals(verdict.ahead, teams) }),
        t('end-survivor', { own }),
        ...byBullets(
          seats.filter((one) => one.team === verdict.ahead),
          winners,
          nameOf,
        ),
      ];
    case 'double-bottom':
      if (verdict.by_document) return [t('end-bottom-document', { count: winners.length })];
      return [t('end-bottom-richest', { own }), ...byBullets(seats, winners, nameOf)];
  }
}

function richest(seats: readonly StandingJson[], winners: readonly StandingJson[], nameOf: (seat: Seat) => string) {
  const [best] = winners;
  if (!best) return [];
  const sum = dollars(best.total);
  const equals = seats.filter((one) => one.total === best.total);
  if (equals.length > winners.length)
    return [
      t('end-tie', { names: namesOf(equals, nameOf), sum }),
      t('end-bullets', { names: namesOf(winners, nameOf), bullets: best.bullets }),
    ];
  if (winners.length > 1) return [t('end-shared', { sum })];
  const second = seats.find((one) => !one.won);
  if (!second) return [];
  return [t('end-ahead', { sum, name: nameOf(second.seat), lead: dollars(best.total - second.total) })];
}

/** A team can have more and lose, if nobody of it is back (R29). */
function teamsWhy(winner: Team, teams: TeamsJson): string {
  const loser: Team = winner === 'red' ? 'blue' : 'red';
  const { sum, other } = totals(winner, teams);
  if (teams[loser].total > teams[winner].total) return t('end-team-lost', { team: loser, sum: other });
  return t('end-team-ahead', { sum, other });
}

function totals(first: Team, teams: TeamsJson): { sum: string; other: string } {
  const second: Team = first === 'red' ? 'blue' : 'red';
  return { sum: dollars(teams[first].total), other: dollars(teams[second].total) };
}

/** Where somebody equally rich did not win, the bullets decided (R29). */
function byBullets(seats: readonly StandingJson[], winners: readonly StandingJson[], nameOf: (seat: Seat) => string) {
  const [best] = winners;
  const equal = seats.some((one) => one.back && !one.won && ownMoney(one) === ownMoney(best));
  return best && equal ? [t('end-bullets', { names: namesOf(winners, nameOf), bullets: best.bullets })] : [];
}

/** What somebody has apart from what belongs to the team. */
function ownMoney(standing: StandingJson | undefined): number {
  return standing ? standing.loot + standing.prize : 0;
}

function namesOf(standings: readonly StandingJson[], nameOf: (seat: Seat) => string): string {
  return listed(standings.map(({ seat }) => nameOf(seat)));
}
