//! C70: make one Move more, or stay.

use super::{About, Asked, Brief, Detail, Question, not_asked, require};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::{Cause, Witness};
use crate::game::Game;
use crate::seat::Seat;
use crate::train::PlaceSet;

/// C70: make one Move more, or stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct LastMove {
    /// Who may move.
    pub bandit: Bandit,
    /// Where to.
    pub to: PlaceSet,
}

impl Question for LastMove {
    const WANTED: &'static str = "a last move or none";
    const ABOUT: About = About { decides: "whether to make a last move, and where to", rules: "C70", answers: &["go mail/inside", "decline"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief { decline: "stay", ..Brief::USUAL };

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::GoOrStay(self.to)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Decline => Ok(()),
            Choice::Go(place) => require(self.to.has(place), Illegal::OutOfReach),
            _ => Err(not_asked(self)),
        }
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        game.decide_journey(self.bandit, choice, Cause::Moved, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Places(self.to)]
    }
}
