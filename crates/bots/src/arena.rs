//! The arena: entrants meet over many games, and what comes of it is told with how sure that is.
//!
//! A deal is *mirrored*: it is played once for each seat of the table, and from one game to the next everybody moves on by one
//! chair. So everybody has every chair once, with the same bandit, cards, train and round cards in it, and luck in the deal is
//! nobody's.

mod clock;
mod estimate;
mod fixture;
mod game;
mod league;
mod matches;
mod rating;
mod seeds;
mod stable;
mod tally;
mod trouble;

pub use clock::Clock;
pub use estimate::{Against, Estimate};
pub use fixture::{ArenaError, Progress};
pub use league::{League, Ranked, Ranking};
pub use matches::{Match, Player, Report};
pub use rating::Rating;
pub(crate) use seeds::Seeds;
pub use seeds::{bot_seed, deal_dice, deal_seed};
pub use trouble::Troubles;
