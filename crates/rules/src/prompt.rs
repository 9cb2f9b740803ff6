//! Prompts: what the game waits for, and from whom.

use crate::ask::Ask;
use crate::seat::Seat;

/// The one decision the game waits for. It is open to all: who must decide, and about what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Prompt {
    /// Who decides.
    pub seat: Seat,
    /// What is to be decided.
    pub ask: Ask,
}
