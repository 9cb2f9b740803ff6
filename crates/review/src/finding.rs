//! What a task found out. It is kept and sent as JSON, and read again for the report.

use serde::{Deserialize, Serialize};

/// What one task found out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// Which task: 0 is the deal, the others are the choices of the record in order.
    pub task: u32,
    /// How everybody's chances changed, step by step. Nothing if nothing could have happened otherwise.
    pub course: Vec<Stretch>,
    /// What the decision was worth; nothing if there was none.
    pub weighing: Option<Weighing>,
}

/// Everybody's chances after something happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Stretch {
    /// What.
    pub cause: Cause,
    /// The chance of each seat.
    pub chances: Vec<f64>,
    /// The standard errors of these.
    pub errors: Vec<f64>,
}

/// What changes chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A seat's choice.
    Choice,
    /// The train, the loot, the rounds and the order of the seats.
    Deal,
    /// A round begins: what it is like shows, and what was wrong in the estimate at the end of the last one.
    Round,
    /// The cards that everybody gets for the round.
    Hands,
    /// A deck was shuffled anew.
    Reshuffle,
    /// A purse was taken blind.
    Pick,
}

/// What a decision was worth, as far as the seat could know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighing {
    /// What was weighed, the best first.
    pub candidates: Vec<Weighed>,
    /// Which of them was chosen.
    pub chosen: u32,
    /// By how much the chance to win is worse with the chosen one than with the best.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// Whether some candidates differ beyond doubt.
    pub differ: bool,
}

/// A choice that was weighed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// In the words of `docs/notation.md`.
    pub choice: String,
    /// The chance to win with it.
    pub chance: f64,
    /// By how much it is worse than the best.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

/// With as many digits as mean something.
pub(crate) fn rounded(value: f64) -> f64 {
    (value * 1e6).round() / 1e6
}
