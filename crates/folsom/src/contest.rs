//! What all commands have in common that let bots meet over many games.

mod args;
mod conduct;
mod words;

pub(crate) use args::{ContestArgs, threads, with_bar};
pub(crate) use conduct::Conduct;
pub(crate) use words::{entrant_name, entrants_argument, percent, rounded_up, tell_troubles, time_columns};
