//! The game in numbers, for programs that learn.
//!
//! A decision is made by answers out of a fixed list; what a seat may know is an array of small numbers; many games are played at
//! once. What the numbers mean is in `docs/python.md`, where Python is told the same.
//!
//! ```
//! use folsom_gym::{Layout, Play};
//! use folsom_rules::{Game, Preset, Seed, Setup};
//!
//! let mut play = Play::new(Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::from_number(1))?);
//! let mut observation = vec![0; play.layout().observation()];
//! while let Some(seat) = play.seat() {
//!     play.observe(seat, &mut observation);
//!     let first = play.offered().iter().next().expect("something is always offered");
//!     play.answer(first.into())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answers;
mod batch;
mod cursor;
mod fields;
mod frame;
mod layout;
mod observation;
mod oracle;
mod path;
mod play;

#[cfg(test)]
mod tests;

pub use answers::{Answers, MOST_ANSWERS};
pub use batch::{Batch, BatchError, Ended, Numbers, Reward, Rows, Sitter, Terms};
pub use fields::{Column, Group, OBSERVATION, ORACLE};
pub use layout::{Layout, VERSION};
pub use play::{Play, Refused};
