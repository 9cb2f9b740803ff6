//! C35: choose an action and the teammate to offer it to.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::bandit::{Bandit, BanditSet};
use crate::card::Actions;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// C35: choose an action and the teammate to offer it to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Nudge {
    /// Who nudges.
    pub bandit: Bandit,
    /// Its teammates.
    pub mates: BanditSet,
}

impl Question for Nudge {
    const WANTED: &'static str = "an action and a teammate";
    const ABOUT: About = About { decides: "which action to offer to which teammate", rules: "C35", answers: &["nudge doc fire"] };
    const OPEN: bool = false;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Nudge(self.mates)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Nudge(action, mate) = choice else { return Err(not_asked(self)) };
        require(Actions::NUDGED.has(action) && self.mates.has(mate), Illegal::NoSuchNudge)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Nudge(action, mate) = choice else { unasked() };
        game.offer(mate, action, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Bandits(self.mates)]
    }
}
