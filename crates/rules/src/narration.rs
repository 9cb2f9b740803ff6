//! The game told in words.
//!
//! Words are made of a [`Notice`](crate::Notice), which holds only what its viewer may know, and of the
//! open board. An [`Event`](crate::Event) never gets here, so no sentence can give a secret away.
//!
//! [`narrate`] has a line for a single notice. [`tell`] has the lines for all notices of one step and
//! draws together what a person would say in one breath. [`tell_outcome`] has the final count.
//! [`choice_phrase`] has a few words for what somebody may choose.

pub(crate) mod lines;
pub(crate) mod phrase;
mod rank;
mod standings;
mod story;
pub(crate) mod words;

#[cfg(test)]
mod tests;

pub use lines::narrate;
pub use phrase::choice_phrase;
pub use rank::Rank;
pub use standings::{Standing, tell_outcome, verdict};
pub use story::{Line, tell};
pub use words::{bandit_name, card_name, place_name, seat_name};
