//! B24: choose whom to punch.

use super::{About, Asked, Brief, Detail, Question, not_a_target, not_asked, require, unasked};
use crate::bandit::{Bandit, BanditSet};
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// B24: choose whom to punch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Punch {
    /// Who punches.
    pub bandit: Bandit,
    /// Who can be punched.
    pub at: BanditSet,
}

impl Question for Punch {
    const WANTED: &'static str = "a bandit to punch";
    const ABOUT: About = About { decides: "whom to punch", rules: "B24", answers: &["punch doc"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Punch(self.at)
    }

    #[inline]
    fn check(self, game: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Punch(target) = choice else { return Err(not_asked(self)) };
        let others = game.board.standing_at(game.board.place[self.bandit]);
        require(self.at.has(target), not_a_target(target, others))
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Punch(victim) = choice else { unasked() };
        game.punch(self.bandit, victim, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Bandits(self.at)]
    }
}
