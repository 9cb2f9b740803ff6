//! The expansion's count: teams, who is back, and how Betrayal decides (C72, C73, C90–C94).

use super::board::TRACK_STEP;
use crate::bandit::Bandit;
use crate::game::Game;
use crate::loot::{Document, LootKind};
use crate::rounds::RoundCard;
use crate::scoring::{Outcome, PRIZE, Score, TeamScore, Verdict};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::team::Team;

/// C92: a document of the team's own.
const DOCUMENT: u32 = 4000;
/// C93: what the Wild Bunch token is worth in dollars.
pub const WILD_BUNCH: u32 = 1500;

impl Game {
    /// What everybody has, and who wins.
    pub(crate) fn count_up_teams(&self) -> Outcome {
        let mut score = BySeat::<Score>::default();
        for seat in self.board.seats() {
            for bandit in self.board.leads[seat] {
                score[seat] = self.score_of(bandit);
            }
        }
        let teams = [self.team_score(Team::Red, &score), self.team_score(Team::Blue, &score)];
        let (verdict, winners) = self.decide(&score, &teams);
        Outcome { score, winners, teams: Some(teams), verdict }
    }

    /// C90: only who is in or on the starting train scores; the rest is lost.
    fn score_of(&self, bandit: Bandit) -> Score {
        let seat = self.board.owner[bandit];
        let back = self.board.is_back(bandit);
        let loot = self.loot_of(bandit);
        // C91, R28: all six bullets spent, at couriers too; R67: only for who is back.
        let prize = if back && self.board.ammo[bandit] == 0 { PRIZE } else { 0 };
        let document = if self.holds_own_document(bandit) { DOCUMENT } else { 0 };
        Score {
            loot: if back { loot } else { 0 },
            prize,
            document: if back { document } else { 0 },
            lost: if back { 0 } else { loot + document },
            back,
            bullets: self.board.at_seat[seat].received,
        }
    }

    /// C92: a document of the bandit's own team.
    fn holds_own_document(&self, bandit: Bandit) -> bool {
        let own = self.board.own_document(bandit);
        let held = self.board.loot.held[bandit].of_kind(LootKind::Document);
        held.iter().any(|token| Document::of(self.secret.purses.worth[token]) == own)
    }

    fn team_score(&self, team: Team, score: &BySeat<Score>) -> TeamScore {
        let seats = self.board.seats().filter(|&seat| self.board.team(seat) == team);
        let (own, others) = (self.board.wild_bunch_of(team), self.board.wild_bunch_of(team.other()));
        let professore = self.board.armored.professore == Some(team);
        TeamScore {
            bandits: seats.map(|seat| score[seat].total()).sum(),
            wild_bunch: if own > others { WILD_BUNCH } else { 0 },
            plan: if professore { TRACK_STEP * u32::from(self.board.armored.track) } else { 0 },
        }
    }

    fn decide(&self, score: &BySeat<Score>, teams: &[TeamScore; 2]) -> (Verdict, SeatSet) {
        let back = |team: Team| -> SeatSet {
            let own = self.board.seats().filter(|&seat| self.board.team(seat) == team);
            own.filter(|&seat| score[seat].back).collect()
        };
        match self.board.round_card() {
            Some(RoundCard::OnlyOneSurvives) => {
                let ahead = ahead(teams).filter(|&team| !back(team).is_empty());
                let candidates = ahead.map_or(back(Team::Red) | back(Team::Blue), back);
                (Verdict::Survivor { ahead }, self.richest(candidates, score))
            }
            Some(RoundCard::DoubleBottom) => {
                let everybody = back(Team::Red) | back(Team::Blue);
                let holders: SeatSet = everybody.iter().filter(|&seat| score[seat].document > 0).collect();
                let by_document = !holders.is_empty();
                let winners = if by_document { holders } else { self.richest(everybody, score) };
                (Verdict::DoubleBottom { by_document }, winners)
            }
            _ => {
                // R29: the same total is a draw; if nobody of the richer team is back, the other one wins.
                let able = |team: &Team| !back(*team).is_empty();
                let winner = ahead(teams).and_then(|team| [team, team.other()].into_iter().find(able));
                (Verdict::Teams { winner }, winner.map_or(SeatSet::EMPTY, back))
            }
        }
    }

    /// C72, C73, R29: the richest of these by what is their own; then who received fewer bullets; then all
    /// of them. Documents and the Wild Bunch token are the team's.
    fn richest(&self, seats: SeatSet, score: &BySeat<Score>) -> SeatSet {
        let rank = |seat: Seat| (score[seat].loot + score[seat].prize, u8::MAX - score[seat].bullets);
        let best = seats.iter().map(rank).max();
        seats.iter().filter(|&seat| Some(rank(seat)) == best).collect()
    }
}

/// C94: the richer team; nobody if they have the same (R29).
fn ahead(teams: &[TeamScore; 2]) -> Option<Team> {
    match teams[0].total().cmp(&teams[1].total()) {
        std::cmp::Ordering::Greater => Some(Team::Red),
        std::cmp::Ordering::Less => Some(Team::Blue),
        std::cmp::Ordering::Equal => None,
    }
}
