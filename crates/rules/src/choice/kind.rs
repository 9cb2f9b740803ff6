//! What every kind of choice has.

use super::{Gist, Meaning};
use crate::text::Result;
use crate::text::notation::Pen;
use crate::view::View;

/// A kind of choice.
pub(crate) trait Kind: Sized {
    /// How such choices are written, for documents.
    const FORMS: &'static [Form];

    /// In the notation.
    fn write(self, pen: &Pen) -> String;

    /// The choice that these words mean; nothing if none of this kind is written so.
    fn read(words: &[&str], pen: &Pen) -> Option<Result<Self>>;

    /// In a few words, as the seat that is asked may say it to itself.
    fn phrase(self, view: &View) -> String;

    /// What it is about, for those who judge it.
    fn gist(self) -> Gist;

    /// What it means on the board, for those who show it.
    fn meaning(self, view: &View) -> Meaning;
}

/// A way to write a choice.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Examples, such as `rob purse`.
    pub written: &'static [&'static str],
    /// What is chosen so.
    pub told: &'static str,
    /// The rules that it serves, such as `B23 R13`.
    pub rules: &'static str,
}

impl Form {
    pub(super) const fn new(
        written: &'static [&'static str],
        told: &'static str,
        rules: &'static str,
    ) -> Self {
        Self { written, told, rules }
    }
}
