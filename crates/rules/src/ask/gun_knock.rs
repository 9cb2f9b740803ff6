//! C47: choose what a victim of the machine gun loses.

use super::{About, Asked, Brief, Detail, Question, not_asked, require, unasked};
use crate::bandit::{Bandit, BanditSet};
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::loot::LootKinds;
use crate::seat::Seat;

/// C47: choose what a victim of the machine gun loses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct GunKnock {
    /// Who fires.
    pub bandit: Bandit,
    /// Who is hit.
    pub victim: Bandit,
    /// What it has.
    pub kinds: LootKinds,
    /// Who is hit after it.
    pub left: BanditSet,
}

impl Question for GunKnock {
    const WANTED: &'static str = "the kind of token the victim loses";
    const ABOUT: About = About { decides: "what a bandit hit by the machine gun loses", rules: "C47", answers: &["knock jewel"] };
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
        game.decide_gun_knock(self.bandit, self.victim, kind, self.left, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [
            Detail::Doer(self.bandit),
            Detail::Victim(self.victim),
            Detail::Kinds(self.kinds),
            Detail::Left(self.left),
        ]
    }
}
