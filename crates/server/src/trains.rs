//! Find a train: people who want to play the same find each other.
//!
//! Who waits is kept as papers, one for each person, which all servers share. Each server looks after them; of two that let the same
//! people leave, one is too late, for it has not seen what the other has written.

mod departing;
mod station;
mod telling;
mod waiting;

pub(crate) use station::{Station, run};
pub(crate) use telling::trains;
pub(crate) use waiting::{heartbeat, leave, wait};
