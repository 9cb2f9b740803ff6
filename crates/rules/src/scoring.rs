//! The end: who has what, who shot most, who wins (B50, B51).

use crate::bandit::Bandit;
use crate::board::{Format, Stage};
use crate::game::Game;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::AMMO;

/// The best gunslinger's prize (B50).
const PRIZE: u32 = 1000;

/// What one seat has in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// The value of its loot, in dollars.
    pub loot: u32,
    /// The gunslinger's prize, or nothing.
    pub prize: u32,
    /// The bullets it received, which break ties (B51).
    pub bullets: u8,
}

impl Score {
    /// What counts for victory.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.loot + self.prize
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What each seat has.
    pub score: BySeat<Score>,
    /// Who won; several if they share the victory.
    pub winners: SeatSet,
}

impl Game {
    /// How the game ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        (self.board.stage == Stage::Over).then(|| self.count_up())
    }

    /// What the game would end with if it ended now.
    #[must_use]
    pub fn count_up(&self) -> Outcome {
        let mut score = BySeat::<Score>::default();
        let gunslingers = self.gunslingers();
        for seat in self.board.seats() {
            score[seat] = Score {
                loot: self.board.leads[seat].into_iter().map(|bandit| self.loot_of(bandit)).sum(),
                prize: if gunslingers.has(seat) { PRIZE } else { 0 },
                bullets: self.board.at_seat[seat].received,
            };
        }
        // B51: the richest; then the fewest bullets received (R43); then all of them (R12).
        let rank = |seat: Seat| (score[seat].total(), u8::MAX - score[seat].bullets);
        let best = self.board.seats().map(rank).max();
        let winners = self.board.seats().filter(|&seat| Some(rank(seat)) == best).collect();
        Outcome { score, winners }
    }

    /// The value of all a bandit holds, in dollars.
    #[must_use]
    pub(crate) fn loot_of(&self, bandit: Bandit) -> u32 {
        let held = self.board.loot.held[bandit];
        held.iter().map(|token| self.secret.purses.worth[token].in_dollars()).sum()
    }

    /// B50: whoever has the fewest bullets left of its own; all who tie, even if nobody fired (R14).
    /// V35: with two bandits each, whoever fired most, hits on the own partner left out. V23: nobody.
    fn gunslingers(&self) -> SeatSet {
        if self.board.format == Format::Team2014 {
            return SeatSet::EMPTY;
        }
        let fired = |seat: Seat| -> u8 {
            let by = |bandit: Bandit| AMMO - self.board.ammo[bandit] - self.board.partner_hits[bandit];
            self.board.leads[seat].into_iter().map(by).sum()
        };
        let most = self.board.seats().map(fired).max();
        self.board.seats().filter(|&seat| Some(fired(seat)) == most).collect()
    }
}
