//! B2, V20: choose a bandit.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::bandit::BanditSet;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// B2, V20: choose a bandit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Bandit {
    /// Those nobody has chosen yet.
    pub free: BanditSet,
}

impl Question for Bandit {
    const WANTED: &'static str = "a bandit";
    const ABOUT: About = About { decides: "which bandit to be", rules: "B2 V20", answers: &["bandit ghost"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Bandit(self.free)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Bandit(bandit) = choice else { return Err(not_asked(self)) };
        require(self.free.has(bandit), Illegal::NotFree)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Bandit(bandit) = choice else { unasked() };
        game.cast(seat, bandit, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Bandits(self.free)]
    }
}
