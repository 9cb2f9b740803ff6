//! Getting about: Move and Floor Change.

use crate::bandit::Bandit;
use crate::event::{Cause, Witness};
use crate::game::Game;
use crate::prompt::Ask;
use crate::train::{Floor, Place, PlaceSet};

/// How far a Move on the roofs can go (B20).
const ROOF_REACH: usize = 3;

impl Game {
    /// B20 Move: inside to a neighbouring car, on the roofs up to three cars along. Never on the spot.
    pub(crate) fn begin_move(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let here = self.board.place[bandit];
        let trains = &self.board.trains;
        let to = if here.is_roof() {
            trains.within(here.car(), ROOF_REACH).on(Floor::Roof)
        } else {
            trains.neighbours(here.car()).on(Floor::Inside)
        };
        match to.only() {
            Some(place) => self.walk(bandit, place, witness),
            None => self.ask(self.board.owner[bandit], Ask::Move { bandit, to }),
        }
    }

    pub(crate) fn walk(&mut self, bandit: Bandit, to: Place, witness: &mut impl Witness) {
        self.relocate(bandit, to, Cause::Moved, witness);
    }

    /// B21 Floor Change: to the other floor of the same car.
    /// B36 Mei: or of a neighbouring one; the plain way stays open to her (R37).
    pub(crate) fn begin_climb(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let other = self.board.place[bandit].other_floor();
        let mut to = PlaceSet::just(other);
        if bandit == Bandit::Mei && self.board.rules.abilities {
            to = to | self.board.trains.neighbours(other.car()).on(other.floor());
        }
        match to.only() {
            Some(place) => self.climb(bandit, place, witness),
            None => self.ask(self.board.owner[bandit], Ask::Climb { bandit, to }),
        }
    }

    pub(crate) fn climb(&mut self, bandit: Bandit, to: Place, witness: &mut impl Witness) {
        self.relocate(bandit, to, Cause::Climbed, witness);
    }
}
