//! B45: a lone bandit may take a purse.

use super::{About, Asked, Brief, Detail, Question, not_asked, require};
use crate::bandit::BanditSet;
use crate::choice::Choice;
use crate::choices::{Offer, Pickings};
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::loot::TokenSet;
use crate::seat::Seat;

/// B45: a lone bandit may take a purse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Pickpocket {
    /// The seat's bandits that still may.
    pub bandits: BanditSet,
}

impl Question for Pickpocket {
    const WANTED: &'static str = "a purse to pick or none";
    const ABOUT: About = About { decides: "which purse a lone bandit takes, if any", rules: "B45", answers: &["pickpocket ghost purse", "decline"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline(never)]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        Offer::Pickpocket(Pickings::new(asked.board(), self.bandits))
    }

    #[inline]
    fn check(self, game: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::Decline => Ok(()),
            Choice::Pickpocket(bandit, find) => {
                let purses = game.board.loot.at[game.board.place[bandit]] & TokenSet::PURSES;
                let found = game.found(game.board.loot.findable(purses), find);
                require(self.bandits.has(bandit) && found.is_some(), Illegal::NoSuchLoot)
            }
            _ => Err(not_asked(self)),
        }
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        game.decide_pickpocket(seat, self.bandits, choice, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Bandits(self.bandits)]
    }
}
