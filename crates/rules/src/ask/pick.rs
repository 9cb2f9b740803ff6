//! V33: pick a card of the deck in secret.

use super::{About, Detail, Asked, Brief, Question, not_asked, require};
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// V33: pick a card of the deck in secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Pick;

impl Question for Pick {
    const WANTED: &'static str = "a card to pick";
    const ABOUT: About = About { decides: "which card of the deck to begin with, in secret", rules: "V33", answers: &["pick fire"] };
    const OPEN: bool = false;
    const SECRET: bool = true;
    const BRIEF: Brief = Brief::USUAL;

    #[inline(never)]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        Offer::Pick(asked.board().owned(asked.seat()).collect())
    }

    #[inline]
    fn check(self, game: &Game, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Pick(card) = choice else { return Err(not_asked(self)) };
        require(game.board.owned(seat).any(|owned| owned == card), Illegal::NotHeld(card))
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        game.answer(seat, choice, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        []
    }
}
