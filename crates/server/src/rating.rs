//! How well people play: ratings by the method of Weng and Lin, and when a game is counted.

mod counting;
mod leaderboard;
mod result;
mod scale;

pub(crate) use counting::{count, count_all, expect, expected};
pub(crate) use leaderboard::{Leader, leaderboard, read_next};
pub(crate) use scale::shown;
