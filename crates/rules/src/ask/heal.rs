//! C46, C65: choose bullets to discard.

use super::{About, Detail, Asked, Brief, Question, not_asked, require, unasked};
use crate::choice::Choice;
use crate::choices::Offer;
use crate::couriers::healings;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;

/// C46, C65: choose bullets to discard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Heal;

impl Question for Heal {
    const WANTED: &'static str = "the bullets to discard";
    const ABOUT: About = About { decides: "which bullets to get rid of", rules: "C46 C65", answers: &["heal neutral*2", "heal nothing"] };
    const OPEN: bool = false;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline(never)]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        let (board, seat) = (asked.board(), asked.seat());
        Offer::Heal(board.at_seat[seat].bullets, board.heals_left(seat))
    }

    #[inline]
    fn check(self, game: &Game, seat: Seat, choice: Choice) -> Result<(), Illegal> {
        let Choice::Heal(healed) = choice else { return Err(not_asked(self)) };
        let ways = healings(&game.board.at_seat[seat].bullets, game.board.heals_left(seat));
        require(ways.contains(&healed), Illegal::CantHeal)
    }

    #[inline]
    fn carry_out(self, game: &mut Game, seat: Seat, choice: Choice, witness: &mut impl Witness) {
        let Choice::Heal(healed) = choice else { unasked() };
        game.heal(seat, healed, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        []
    }
}
