//! What instinct goes by.

use folsom_rules::{Board, Eyes};

use super::ground::Ground;
use super::style::Style;

/// What the seat sees, what it sets store by, and the lie of the land.
pub(super) struct Sense<'a, E> {
    pub(super) eyes: &'a E,
    pub(super) style: &'a Style,
    pub(super) ground: &'a Ground,
}

impl<'a, E: Eyes> Sense<'a, E> {
    pub(super) fn board(&self) -> &'a Board {
        self.eyes.board()
    }
}
