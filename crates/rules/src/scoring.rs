//! The end: who has what, who shot most, who wins (B50, B51).

use crate::bandit::Bandit;
use crate::board::{Format, Stage};
use crate::game::Game;
use crate::loot::TokenSet;
use crate::parts::Part;
use crate::seat::{BySeat, Seat, SeatSet};
use crate::setup::AMMO;
use crate::team::Team;

/// The best gunslinger's prize (B50).
pub(crate) const PRIZE: u32 = 1000;

/// What one seat has in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    /// The value of its loot that counts, in dollars.
    pub loot: u32,
    /// The gunslinger's prize (B50), or that of an empty revolver (C91), or nothing.
    pub prize: u32,
    /// C92: what its team's document pays.
    pub document: u32,
    /// C90: what it would have had, had it not been left on the armored train (R84).
    pub lost: u32,
    /// C90: it is in or on the train on which it started; always so in the base game.
    pub back: bool,
    /// The bullets it received, which break ties (B51).
    pub bullets: u8,
}

impl Score {
    /// What counts for victory.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.loot + self.prize + self.document
    }
}

/// What one team has in the end (C94).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TeamScore {
    /// What its bandits bring back, documents included.
    pub bandits: u32,
    /// C93: the Wild Bunch token.
    pub wild_bunch: u32,
    /// C94: Il Professore's step on the track.
    pub plan: u32,
}

impl TeamScore {
    /// What counts for victory.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.bandits + self.wild_bunch + self.plan
    }
}

/// By what the game was decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// B51: the richest seat.
    Richest,
    /// C94: the richer team that is back; nobody if they have the same (R29).
    Teams {
        /// Which.
        winner: Option<Team>,
    },
    /// C72: the richest that is back of the team ahead; of either team if none is.
    Survivor {
        /// The team ahead of which somebody is back.
        ahead: Option<Team>,
    },
    /// C73: whoever is back with its team's document; if nobody, the richest who is back.
    DoubleBottom {
        /// A document decided.
        by_document: bool,
    },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// What each seat has.
    pub score: BySeat<Score>,
    /// Who won; several if they share the victory, nobody if teams draw (R29).
    pub winners: SeatSet,
    /// In the expansion, what the red and the blue team have.
    pub teams: Option<[TeamScore; 2]>,
    /// By what it was decided.
    pub verdict: Verdict,
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
        if self.board.has(Part::Teams) {
            return self.count_up_teams();
        }
        let mut score = BySeat::<Score>::default();
        let gunslingers = self.gunslingers();
        for seat in self.board.seats() {
            score[seat] = Score {
                loot: self.board.leads[seat].into_iter().map(|bandit| self.loot_of(bandit)).sum(),
                prize: if gunslingers.has(seat) { PRIZE } else { 0 },
                document: 0,
                lost: 0,
                back: true,
                bullets: self.board.at_seat[seat].received,
            };
        }
        // B51: the richest; then the fewest bullets received (R43); then all of them (R12).
        let rank = |seat: Seat| (score[seat].total(), u8::MAX - score[seat].bullets);
        let best = self.board.seats().map(rank).max();
        let winners = self.board.seats().filter(|&seat| Some(rank(seat)) == best).collect();
        Outcome { score, winners, teams: None, verdict: Verdict::Richest }
    }

    /// The value of all a bandit holds, in dollars.
    #[must_use]
    pub(crate) fn loot_of(&self, bandit: Bandit) -> u32 {
        let held = self.board.loot.held[bandit] - TokenSet::DOCUMENTS; // C92: these pay by team
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
