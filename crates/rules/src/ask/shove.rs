//! C50: choose where Django's shot pushes its victim.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;
use crate::train::PlaceSet;

/// C50: choose where Django's shot pushes its victim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Shove {
    /// Who fired.
    pub bandit: Bandit,
    /// Who was hit.
    pub victim: Bandit,
    /// Where it can be pushed.
    pub to: PlaceSet,
}

impl Question for Shove {
    const WANTED: &'static str = "where the victim is pushed";
    const ABOUT: About = About { decides: "where Django's shot pushes its victim", rules: "C50", answers: &["push mail/inside"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Push(self.to)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Push(place) = choice else { return Err(not_asked(self)) };
        require(self.to.has(place), Illegal::NotANeighbour)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Push(to) = choice else { unasked() };
        game.shove(self.victim, to, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Victim(self.victim), Detail::Places(self.to)]
    }
}
