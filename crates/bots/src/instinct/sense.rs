//! What instinct goes by.

use folsom_rules::{Board, Eyes};

use super::ground::Ground;
use super::style::Style;

/// What the seat sees, what it sets store by, and the lie of the land.
pub(crate) struct Sense<'a, E> {
    pub(crate) eyes: &'a E,
    pub(crate) style: &'a Style,
    pub(crate) ground: &'a Ground,
}

impl<'a, E: Eyes> Sense<'a, E> {
    pub(crate) fn board(&self) -> &'a Board {
        self.eyes.board()
    }
}
