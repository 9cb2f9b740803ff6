//! V31: choose one of the teams laid out.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// V31: choose one of the teams laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Team {
    /// The numbers of the teams left, as bits.
    pub free: u8,
}

impl Question for Team {
    const WANTED: &'static str = "a team";
    const ABOUT: About = About { decides: "which of the teams laid out to lead", rules: "V31", answers: &["team ghost+tuco"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Team(self.free)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Team(team) = choice else { return Err(not_asked(self)) };
        require(team < 8 && self.free >> team & 1 == 1, Illegal::NotFree)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Team(team) = choice else { unasked() };
        game.cast_team(seat, team, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Teams(self.free)]
    }
}
