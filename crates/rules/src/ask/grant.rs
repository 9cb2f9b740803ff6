//! C35, C82, C83: carry out an action at once, or decline.

use super::{About, Asked, Brief, Detail, Question, not_asked, require};
use crate::bandit::Bandit;
use crate::card::Actions;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::{Happening, Witness};
use crate::game::Game;
use crate::seat::Seat;

/// C35, C82, C83: carry out an action at once, or decline.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Grant {
    /// Who may.
    pub bandit: Bandit,
    /// What it can do.
    pub actions: Actions,
}

impl Question for Grant {
    const WANTED: &'static str = "an action to carry out or none";
    const ABOUT: About = About { decides: "whether to carry out the offered action", rules: "C35 C82 C83", answers: &["do fire", "decline"] };
    const OPEN: bool = false;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Grant(self.actions)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Decline => Ok(()),
            Choice::Do(action) => require(self.actions.has(action), Illegal::NoSuchNudge),
            _ => Err(not_asked(self)),
        }
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        match choice {
            Choice::Do(action) => game.take_grant(self.bandit, action, witness),
            _ => game.tell(witness, Happening::Declined { bandit: self.bandit }),
        }
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Actions(self.actions)]
    }
}
