//! Couriers & Armored Train: what the expansion adds to the rules (C1–C94).

mod board;
mod cars;
mod diversion;
mod documents;
mod guards;
mod gun;
mod nudge;
mod professore;
mod scoring;
mod setup;

pub use board::{Armored, TRACK_STEP, TRACK_TOP};
pub(crate) use cars::healings;
pub(crate) use documents::DocumentRights;
pub use gun::GUN_CARS;
pub use scoring::WILD_BUNCH;
pub(crate) use setup::{ARMORED_LOOT, ARMORED_NEUTRAL, STARTING_CARS};
