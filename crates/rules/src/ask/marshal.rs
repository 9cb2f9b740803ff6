//! B25: choose where the Marshal goes.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;
use crate::train::CarSet;

/// B25: choose where the Marshal goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Marshal {
    /// Where he can.
    pub to: CarSet,
}

impl Question for Marshal {
    const WANTED: &'static str = "a car for the Marshal";
    const ABOUT: About = About { decides: "where the Marshal goes", rules: "B25", answers: &["marshal mail"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Marshal(self.to)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Marshal(car) = choice else { return Err(not_asked(self)) };
        require(self.to.has(car), Illegal::NotANeighbour)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Marshal(to) = choice else { unasked() };
        game.move_marshal(to, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Cars(self.to)]
    }
}
