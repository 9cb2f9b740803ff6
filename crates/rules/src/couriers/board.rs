//! What the expansion adds to the open board.

use tinyvec::ArrayVec;

use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::card::{SOURCES, Source};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::sets::Indexed;
use crate::team::Team;
use crate::train::Place;

/// The open side of Couriers & Armored Train; in a base game nothing is in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Armored {
    /// Where the couriers stand (C5).
    pub couriers: ArrayVec<[Place; 3]>,
    /// The bullets under the Wild Bunch token, by source (C42, C84).
    pub wild_bunch: [u8; SOURCES],
    /// Bullets that were healed and left the game, by source (C46).
    pub healed: [u8; SOURCES],
    /// The team of Il Professore, where he plays (C1).
    pub professore: Option<Team>,
    /// His step on the Devilish Plan track, counted from zero (C81).
    pub track: u8,
    /// The teams that have used this turn's Diversion, as bits (C21).
    pub diverted: u8,
    /// Seats that set a card aside for the next round (C22).
    pub set_aside: SeatSet,
    /// Seats that draw two cards more in the next round (C64).
    pub concerted: SeatSet,
    /// How many bullets each seat has healed since the last round card was carried out (R56).
    pub treated: BySeat<u8>,
    /// C71: Schemin' of the last round has only two turns.
    pub cut_short: bool,
    /// What each secret document can be as far as everybody has seen (C34), as bits of [`Document`](crate::loot::Document): whoever
    /// keeps one does not hold the other team's, whoever puts one back has not seen its own.
    pub documents: [u8; 3],
}

/// The top of the Devilish Plan track, in steps (C81).
pub const TRACK_TOP: u8 = 6;
/// What each step of the track is worth in dollars (C94).
pub const TRACK_STEP: u32 = 250;

impl Board {
    /// C1, R77: the team of a seat, where there are teams.
    #[must_use]
    pub fn team(&self, seat: Seat) -> Team {
        if seat.index().is_multiple_of(2) { Team::Red } else { Team::Blue }
    }

    /// The team of a bandit.
    #[must_use]
    pub fn team_of(&self, bandit: Bandit) -> Team {
        self.team(self.owner[bandit])
    }

    /// The bandits of a team. Il Professore is none (R53).
    #[must_use]
    pub fn members(&self, team: Team) -> BanditSet {
        self.bandits.iter().filter(|&bandit| self.team_of(bandit) == team).collect()
    }

    /// The other bandits of a bandit's team.
    #[must_use]
    pub fn teammates(&self, bandit: Bandit) -> BanditSet {
        self.members(self.team_of(bandit)).without(bandit)
    }

    /// C64, C65: whether a bandit is at the same place as a teammate.
    #[must_use]
    pub fn in_company(&self, bandit: Bandit) -> bool {
        !(self.standing_at(self.place[bandit]) & self.teammates(bandit)).is_empty()
    }

    /// C93: the bullets a team has under the Wild Bunch token; the neutral ones are Il Professore's (C84).
    #[must_use]
    pub fn wild_bunch_of(&self, team: Team) -> u8 {
        let own = |index: usize| match Source::at(index) {
            Source::Bandit(bandit) => self.bandits.has(bandit) && self.team_of(bandit) == team,
            Source::Neutral => self.armored.professore == Some(team),
        };
        (0..SOURCES).filter(|&index| own(index)).map(|index| self.armored.wild_bunch[index]).sum()
    }

    /// C90: whether a bandit is in or on the starting train.
    #[must_use]
    pub fn is_back(&self, bandit: Bandit) -> bool {
        self.trains.is_first(self.place[bandit].car())
    }
}
