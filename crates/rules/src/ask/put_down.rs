//! C62: choose a token to put down.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::choices::{Offer, droppable};
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// C62: choose a token to put down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Drop {
    /// Who puts it down.
    pub bandit: Bandit,
}

impl Question for Drop {
    const WANTED: &'static str = "a token to put down";
    const ABOUT: About = About { decides: "which token to put down; of several purses by its number", rules: "C62", answers: &["drop jewel", "drop purse#7"] };
    const OPEN: bool = false;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline(never)]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        Offer::Drop(droppable(asked.board().loot.held[self.bandit], |token| asked.worth(token)))
    }

    #[inline]
    fn check(self, game: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Drop(_) = choice else { return Err(not_asked(self)) };
        require(game.choices().contains(choice), Illegal::NoSuchLoot)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Drop(token) = choice else { unasked() };
        game.put_down(self.bandit, token, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit)]
    }
}
