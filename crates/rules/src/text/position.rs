//! Positions: any moment of a game between two acts or two cards, as text.
//!
//! What a text leaves out takes its usual place: bandits have their purse, revolvers their bullets,
//! decks all their cards. What it can't be (a token twice, a bullet too many, a bandit inside with the
//! Marshal) is refused with the line that says so.

mod cards;
mod loot;
mod read;
mod rounds;
mod write;

use super::fields::{Fields, Result, lines};
use crate::game::Game;

pub use write::write;

/// What a line of a position can be about (`docs/notation.md`).
const KEYS: &[&str] = &[
    "rules",
    "seats",
    "train",
    "first",
    "seed",
    "marshal",
    "at",
    "has",
    "loot",
    "bullets",
    "received",
    "neutral",
    "round",
    "past",
    "upcoming",
    "pile",
    "stage",
    "turn",
    "to-act",
    "acted",
    "second-act",
    "hand",
    "deck",
    "discard",
    "bottom",
    "couriers",
    "track",
    "concerted",
    "plots",
    "wild-bunch",
    "healed",
    "diverted",
];

/// Reads a position and goes on to its first question.
pub fn read(text: &str) -> Result<Game> {
    let mut fields = Fields::read(lines(text, 1))?;
    let game = read_fields(&mut fields)?;
    fields.finish()?;
    Ok(game)
}

/// Reads the lines of a position among others.
pub(crate) fn read_fields(fields: &mut Fields<'_>) -> Result<Game> {
    fields.only("line of a position", KEYS)?;
    read::build(fields)
}
