//! B23: choose a token.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::choices::{Finds, Offer};
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::loot::TokenSet;
use crate::seat::Seat;

/// B23: choose a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Rob {
    /// Who robs.
    pub bandit: Bandit,
    /// What can be taken; tokens that can't be told apart stand for each other.
    pub tokens: TokenSet,
}

impl Question for Rob {
    const WANTED: &'static str = "a token to rob";
    const ABOUT: About = About { decides: "what to take; a purse that can be told apart by its number", rules: "B23 R13", answers: &["rob jewel", "rob purse", "rob purse#7"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        Offer::Rob(Finds::new(asked.board(), self.tokens))
    }

    #[inline]
    fn check(self, game: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Rob(find) = choice else { return Err(not_asked(self)) };
        require(game.found(self.tokens, find).is_some(), Illegal::NoSuchLoot)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Rob(find) = choice else { unasked() };
        if let Some(token) = game.found(self.tokens, find) {
            game.rob(self.bandit, token, witness);
        }
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Tokens(self.tokens)]
    }
}
