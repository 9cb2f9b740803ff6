//! V21, V32: choose in secret which bandit starts in the last car.

use super::{About, Asked, Brief, Detail, Question, not_asked, require};
use crate::bandit::BanditSet;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// V21, V32: choose in secret which bandit starts in the last car.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct LastCar {
    /// The seat's two bandits.
    pub pair: BanditSet,
}

impl Question for LastCar {
    const WANTED: &'static str = "the bandit for the last car";
    const ABOUT: About = About { decides: "which of two bandits starts in the last car, in secret", rules: "V21 V32", answers: &["last-car ghost"] };
    const OPEN: bool = false;
    const SECRET: bool = true;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::LastCar(self.pair)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::LastCar(bandit) = choice else { return Err(not_asked(self)) };
        require(self.pair.has(bandit), Illegal::NotFree)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        game.answer(seat, choice, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Bandits(self.pair)]
    }
}
