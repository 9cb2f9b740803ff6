//! B33: take the purse that fell, or leave it.

use super::{About, Asked, Brief, Detail, Question, not_asked};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::loot::Token;
use crate::seat::Seat;

/// B33: take the purse that fell, or leave it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Take {
    /// Who may take it.
    pub bandit: Bandit,
    /// Who lost it, and is still to be moved.
    pub victim: Bandit,
    /// The purse.
    pub token: Token,
}

impl Question for Take {
    const WANTED: &'static str = "whether to take the purse";
    const ABOUT: About = About { decides: "whether Cheyenne takes the purse that fell", rules: "B33", answers: &["take", "leave"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief { take: "catch it", leave: "let it lie", ..Brief::USUAL };

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::TakeOrLeave
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Take | Choice::Leave => Ok(()),
            _ => Err(not_asked(self)),
        }
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        game.decide_snatch(self.bandit, self.victim, self.token, choice == Choice::Take, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Victim(self.victim), Detail::Token(self.token)]
    }
}
