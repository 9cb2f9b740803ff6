//! C22: choose in secret a card to set aside, or none.

use super::{About, Detail, Asked, Brief, Question, not_asked};
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// C22: choose in secret a card to set aside, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct SetAside;

impl Question for SetAside {
    const WANTED: &'static str = "a card to set aside or none";
    const ABOUT: About = About { decides: "which card to set aside for the next round, if any, in secret", rules: "C22", answers: &["set-aside fire", "decline"] };
    const OPEN: bool = false;
    const SECRET: bool = true;
    const BRIEF: Brief = Brief { decline: "set nothing aside", ..Brief::USUAL };

    #[inline(never)]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        Offer::SetAside(asked.hand().collect())
    }

    #[inline]
    fn check(self, game: &Game, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Decline => Ok(()),
            Choice::SetAside(card) => game.check_held(seat, card),
            _ => Err(not_asked(self)),
        }
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        game.answer(seat, choice, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        []
    }
}
