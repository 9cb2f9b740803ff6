//! Getting about: Move and Floor Change.

use crate::ask;
use crate::bandit::Bandit;
use crate::board::Board;
use crate::event::{Cause, Fizzle, Happening, Witness};
use crate::game::Game;
use crate::train::{Place, PlaceSet};

/// How far a Move on the roofs can go (B20).
const ROOF_REACH: usize = 3;

impl Board {
    /// B20, C30: where a Move can take a bandit.
    pub(crate) fn moves(&self, bandit: Bandit) -> PlaceSet {
        let here = self.place[bandit];
        let reach = if here.is_roof() { ROOF_REACH } else { 1 };
        self.trains.reach(here, reach)
    }

    /// B21, B36: where a Floor Change can.
    pub(crate) fn climbs(&self, bandit: Bandit) -> PlaceSet {
        let diagonally = bandit == Bandit::Mei && self.rules.abilities;
        self.trains.climbs(self.place[bandit], diagonally)
    }
}

impl Game {
    /// B20 Move: inside to a neighbouring car, on the roofs up to three cars along. Never on the spot.
    /// C30: or to the car side by side in the other train.
    pub(crate) fn begin_move(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let to = self.board.moves(bandit);
        match (to.first(), to.only()) {
            (None, _) => {
                self.tell(witness, Happening::NothingHappened { bandit, why: Fizzle::NowhereToGo })
            }
            (_, Some(place)) => self.walk(bandit, place, witness),
            _ => self.ask(self.board.owner[bandit], ask::Move { bandit, to }),
        }
    }

    pub(crate) fn walk(&mut self, bandit: Bandit, to: Place, witness: &mut impl Witness) {
        self.relocate(bandit, to, Cause::Moved, witness);
    }

    /// B21 Floor Change: to the other floor of the same car.
    /// B36 Mei: or of a neighbouring one; the plain way stays open to her (R37). C31: never between
    /// trains, and not into the coal car.
    pub(crate) fn begin_climb(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let to = self.board.climbs(bandit);
        match (to.first(), to.only()) {
            (None, _) => {
                self.tell(witness, Happening::NothingHappened { bandit, why: Fizzle::NowhereToGo })
            }
            (_, Some(place)) => self.climb(bandit, place, witness),
            _ => self.ask(self.board.owner[bandit], ask::Climb { bandit, to }),
        }
    }

    pub(crate) fn climb(&mut self, bandit: Bandit, to: Place, witness: &mut impl Witness) {
        self.relocate(bandit, to, Cause::Climbed, witness);
    }
}
