//! Choices as text: `play fire hidden`, `go dining/roof`; and the words they are made of. How each is written is in its file
//! (`choice`).

use super::fields::{Result, TextError, named};
use super::tokens;
use crate::bandit::Bandit;
use crate::board::Board;
use crate::card::Card;
use crate::choice::Choice;
use crate::loot::Find;
use crate::names::Named;
use crate::seat::Seat;
use crate::train::{Car, Place};

pub use super::tokens::{write_card, write_place};

/// What a choice is written and read with: it says whose cars and cards are meant, and in which line.
pub(crate) struct Pen<'b> {
    pub(crate) line: usize,
    pub(crate) board: &'b Board,
    /// The bandits of the seat whose choice it is.
    pub(crate) leads: &'b [Bandit],
}

impl<'b> Pen<'b> {
    fn new(line: usize, board: &'b Board, seat: Seat) -> Self {
        Self { line, board, leads: &board.leads[seat] }
    }

    pub(crate) fn write_card(&self, card: Card) -> String {
        tokens::write_card(card, self.leads)
    }

    pub(crate) fn write_place(&self, place: Place) -> String {
        tokens::write_place(place, &self.board.trains)
    }

    pub(crate) fn write_car(&self, car: Car) -> &'static str {
        tokens::write_car(car, &self.board.trains)
    }

    pub(crate) fn named<T: Named>(&self, word: &str) -> Result<T> {
        named(self.line, word)
    }

    pub(crate) fn card(&self, word: &str) -> Result<Card> {
        tokens::card(self.line, word, self.leads)
    }

    pub(crate) fn place(&self, word: &str) -> Result<Place> {
        tokens::place(self.line, word, &self.board.trains)
    }

    pub(crate) fn car(&self, word: &str) -> Result<Car> {
        tokens::car(self.line, word, &self.board.trains)
    }

    pub(crate) fn find(&self, word: &str) -> Result<Find> {
        tokens::find(self.line, word)
    }

    pub(crate) fn error(&self, reason: impl Into<String>) -> TextError {
        TextError::new(self.line, reason)
    }
}

/// A choice in words; `board` and `seat` say whose cars and cards are meant.
#[must_use]
pub fn write_choice(choice: Choice, board: &Board, seat: Seat) -> String {
    choice.write(&Pen::new(0, board, seat))
}

/// Reads a choice of that seat. Whether it is legal now is another question.
pub fn read_choice(text: &str, board: &Board, seat: Seat) -> std::result::Result<Choice, String> {
    read(0, text, board, seat).map_err(|error| error.reason)
}

/// What makes sense; else what is wrong with the first kind of choice that is written so.
pub(crate) fn read(line: usize, text: &str, board: &Board, seat: Seat) -> Result<Choice> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pen = Pen::new(line, board, seat);
    let mut wrong = None;
    for reading in Choice::readings(&words, &pen) {
        match reading {
            Ok(choice) => return Ok(choice),
            Err(error) => wrong = wrong.or(Some(error)),
        }
    }
    Err(wrong.unwrap_or_else(|| pen.error(format!("`{text}` is not a choice"))))
}

/// `schemin`, `stealin`: the names of the stages.
impl Named for crate::board::Stage {
    const WHAT: &'static str = "stage";
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self::Casting, "casting"),
        (Self::Placing, "placing"),
        (Self::RoundStart, "round-start"),
        (Self::Picking, "picking"),
        (Self::Drawing, "drawing"),
        (Self::Schemin, "schemin"),
        (Self::Keeping, "keeping"),
        (Self::Stealin, "stealin"),
        (Self::RoundEnd, "round-end"),
        (Self::Over, "over"),
    ];
}
