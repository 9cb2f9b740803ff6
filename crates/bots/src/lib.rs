//! Opponents: bots of several levels. A bot is shown a [`View`](folsom_rules::View) of the game and answers with one of the
//! choices it offers; it has nothing to cheat with.
//!
//! ```
//! use folsom_bots::{Bot, Level};
//! use folsom_rules::{Game, Preset, Seed, Setup, Viewer};
//!
//! let mut bot = Level::Outlaw.bot(1);
//! let mut game = Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::from_number(1))?;
//! while let Some(prompt) = game.prompt() {
//!     let decision = bot.decide(&game.view(Viewer::Seat(prompt.seat)));
//!     game.choose(decision.choice, &mut ())?;
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod appraisal;
#[cfg(feature = "arena")]
pub mod arena;
mod bot;
mod budget;
#[cfg(feature = "arena")]
mod entrant;
mod exact;
#[cfg(feature = "arena")]
mod exec;
#[cfg(feature = "arena")]
pub mod fitting;
mod greenhorn;
mod instinct;
mod kind;
mod learned;
mod level;
mod outlaw;
#[cfg(feature = "arena")]
pub mod practice;
mod random;
mod reference;
#[cfg(feature = "arena")]
mod reflex;
mod search;
#[cfg(feature = "arena")]
pub mod selfplay;
mod share;
mod thumb;
mod trial;
mod value;

pub use bot::{Belief, Bot, Candidate, Decision, Hidden, Thoughts, Value};
pub use budget::{Budget, Countdown};
#[cfg(feature = "arena")]
pub use entrant::{Entrant, NetPart, UnknownEntrant};
#[cfg(feature = "arena")]
pub use exec::{Exec, ExecLimits};
pub use level::Level;
pub use search::{Compared, Comparison, Prospects, compare, judge};
pub use share::{WHOLE, share};
pub use trial::Trial;
