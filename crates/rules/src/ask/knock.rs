//! B24: choose what the victim loses.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::loot::LootKinds;
use crate::seat::Seat;

/// B24: choose what the victim loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Knock {
    /// Who punches.
    pub bandit: Bandit,
    /// Who is punched.
    pub victim: Bandit,
    /// What it has.
    pub kinds: LootKinds,
}

impl Question for Knock {
    const WANTED: &'static str = "the kind of token the victim loses";
    const ABOUT: About = About { decides: "what the punched bandit loses", rules: "B24", answers: &["knock jewel"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        Offer::Knock(self.kinds)
    }

    #[inline]
    fn check(self, _: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Knock(kind) = choice else { return Err(not_asked(self)) };
        require(self.kinds.has(kind), Illegal::NoSuchLoot)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Knock(kind) = choice else { unasked() };
        game.knock(self.bandit, self.victim, kind, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Victim(self.victim), Detail::Kinds(self.kinds)]
    }
}
