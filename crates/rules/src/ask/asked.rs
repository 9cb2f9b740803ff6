//! Who is asked, and what they know of their own.

use crate::board::Board;
use crate::card::Card;
use crate::loot::{Token, Worth};
use crate::seat::Seat;

/// What the answers to a question depend on, beside the question.
pub(crate) trait Asked<'b> {
    fn board(&self) -> &'b Board;

    fn seat(&self) -> Seat;

    /// The cards in the seat's hand.
    fn hand(self) -> impl Iterator<Item = Card>;

    /// What the seat knows of the values of its own tokens and of documents it looks at.
    fn worth(&self, token: Token) -> Option<Worth>;
}
