//! Properties that hold in every game, tried on random games of every kind of table.
//!
//! The number of games is small enough for every build. Before a release, or after a change to the
//! rules, let it play more at each table:
//!
//! ```text
//! FOLSOM_GAMES=1000 cargo test --release -p folsom-rules properties
//! ```
//!
//! A failure is preceded by a line that names the table, the game's number and the step. The number is
//! both the seed of the game and of the random choices, so the game can be played again.

mod kit;

mod armored;
#[cfg(feature = "bytes")]
mod bytes;
mod choices;
mod common;
mod conservation;
mod course;
mod determinism;
mod eyes;
mod leaks;
mod lockstep;
mod open;
mod outlook;
mod perturb;
mod sampling;
mod statistics;
mod train;

pub(crate) use kit::tables;
