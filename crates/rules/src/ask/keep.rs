//! V12: choose in secret which action cards to keep.

use super::{About, Detail, Asked, Brief, Question, not_asked, require};
use crate::card::Card;
use crate::choice::{Choice, Kept};
use crate::choices::{Offer, keepable};
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// V12: choose in secret which action cards to keep.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Keep;

impl Question for Keep {
    const WANTED: &'static str = "the cards to keep";
    const ABOUT: About = About { decides: "which action cards to keep for the next round, in secret", rules: "V12", answers: &["keep move*2 fire", "keep nothing"] };
    const OPEN: bool = false;
    const SECRET: bool = true;
    const BRIEF: Brief = Brief::USUAL;

    #[inline(never)]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        Offer::Keep(keepable(asked.board(), asked.seat(), asked.hand()))
    }

    #[inline]
    fn check(self, game: &Game, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Keep(kept) = choice else { return Err(not_asked(self)) };
        check_kept(game, seat, kept)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        game.answer(seat, choice, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        []
    }
}

/// No more of any card than the hand holds.
fn check_kept(game: &Game, seat: Seat, kept: Kept) -> Result<(), Illegal> {
    let own = Kept::nothing(&game.board.leads[seat]);
    let same_seat = kept.cards().try_fold(own, Kept::and) == Some(kept);
    let in_hand = |card: Card| game.secret.cards[seat].hand_cards().filter(|&c| c == card).count();
    let enough = kept.cards().all(|card| kept.count(card) <= in_hand(card));
    require(same_seat && enough, Illegal::CantKeep)
}
