//! B21, B36: choose where to climb.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;
use crate::train::PlaceSet;

/// B21, B36: choose where to climb.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Climb {
    /// Who climbs.
    pub bandit: Bandit,
    /// Where it can.
    pub to: PlaceSet,
}

impl Question for Climb {
    const WANTED: &'static str = "a place to climb to";
    const ABOUT: About = About { decides: "where to climb, if there is more than one way", rules: "B21 B36", answers: &["go dining/roof"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Go(self.to)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Go(place) = choice else { return Err(not_asked(self)) };
        require(self.to.has(place), Illegal::OutOfReach)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Go(to) = choice else { unasked() };
        game.climb(self.bandit, to, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Places(self.to)]
    }
}
