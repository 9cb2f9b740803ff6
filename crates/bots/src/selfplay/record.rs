//! What is written down of a game: records of a fixed length in four columns, the lower byte first.
//!
//! | column | a record is |
//! | --- | --- |
//! | `positions` | the game (32 bits), rounds played, seats (8 bits each), the table's inputs (8 bits each) |
//! | `seats` | for each seat of a position: its party (8 bits), what share of the win the party had in the end, what its search made of its chances in the next round, what the weighted sum makes of them (16 bits each), the seat's inputs (8 bits each) |
//! | `decisions` | for each plan: the game (32 bits), how many choices (8 bits), the situation's inputs (8 bits each) |
//! | `choices` | for each choice of a decision: the chance to win that it seemed to lead to, how often it was tried (16 bits each), the choice's inputs (8 bits each) |
//!
//! A share or a chance of 1 is written as 65534; 65535 stands for none.

use crate::bot::{Candidate, Value};
use crate::learned::policy::{ChoiceInput, SituationInput};
use crate::learned::value::{SeatInput, TableInput};

/// The version of the format; another one has other columns or other inputs.
pub const VERSION: u32 = 2;

/// Names and sizes of the blocks of inputs that a record ends with.
pub type Layout = &'static [(usize, &'static str)];

/// The inputs of each column.
#[must_use]
pub fn layout() -> [(&'static str, Layout); 4] {
    [
        ("positions", TableInput::BLOCKS),
        ("seats", SeatInput::BLOCKS),
        ("decisions", SituationInput::BLOCKS),
        ("choices", ChoiceInput::BLOCKS),
    ]
}

/// The records of a game, as bytes.
#[derive(Clone, Default, Debug)]
pub struct Columns {
    /// Positions between two rounds.
    pub positions: Vec<u8>,
    /// Their seats.
    pub seats: Vec<u8>,
    /// Decisions.
    pub decisions: Vec<u8>,
    /// Their choices.
    pub choices: Vec<u8>,
}

/// A seat between two rounds.
pub(super) struct SeatRecord {
    pub(super) party: usize,
    pub(super) result: f32,
    /// Nothing, if it never searched in the next round.
    pub(super) search: Option<f32>,
    pub(super) weights: f32,
    pub(super) inputs: [i8; SeatInput::INPUTS],
}

impl Columns {
    pub(super) fn add_position(&mut self, game: u32, rounds: u8, table: &[i8], seats: &[SeatRecord]) {
        self.positions.extend(game.to_le_bytes());
        self.positions.extend([rounds, seats.len() as u8]);
        add(&mut self.positions, table);
        for seat in seats {
            self.seats.push(seat.party as u8);
            for chance in [Some(seat.result), seat.search, Some(seat.weights)] {
                self.seats.extend(written(chance).to_le_bytes());
            }
            add(&mut self.seats, &seat.inputs);
        }
    }

    pub(super) fn add_decision(
        &mut self,
        game: u32,
        situation: &[i8],
        choices: &[(Candidate, [i8; ChoiceInput::INPUTS])],
    ) {
        self.decisions.extend(game.to_le_bytes());
        self.decisions.push(choices.len() as u8);
        add(&mut self.decisions, situation);
        for (candidate, inputs) in choices {
            let chance = if let Value::Chance(chance) = candidate.value { Some(chance) } else { None };
            self.choices.extend(written(chance).to_le_bytes());
            self.choices.extend(u16::try_from(candidate.tries).unwrap_or(u16::MAX).to_le_bytes());
            add(&mut self.choices, inputs);
        }
    }
}

fn add(column: &mut Vec<u8>, inputs: &[i8]) {
    column.extend(inputs.iter().map(|input| input.to_le_bytes()[0]));
}

fn written(chance: Option<f32>) -> u16 {
    chance.map_or(u16::MAX, |chance| (chance.clamp(0.0, 1.0) * 65534.0).round() as u16)
}
