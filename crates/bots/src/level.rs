//! The levels, from the weakest to the strongest.

use std::time::Duration;

use folsom_protocol::BotLevel;

use crate::bot::Bot;
use crate::budget::Budget;
use crate::greenhorn::Greenhorn;
use crate::outlaw::Outlaw;
use crate::random::Random;
use crate::reference::Reference;
use crate::search::{Method, Searcher};

/// How well a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Any choice; for tests.
    Random,
    /// Plausible, with human mistakes.
    Greenhorn,
    /// A good hand-written evaluation, instant.
    Outlaw,
    /// Looks ahead in sampled worlds for about 50 ms.
    Desperado,
    /// The strongest, at most 200 ms.
    Legend,
    /// The best method published before, for comparison; not offered to players.
    Reference,
}

impl Level {
    /// All of them.
    pub const ALL: [Self; 6] =
        [Self::Random, Self::Greenhorn, Self::Outlaw, Self::Desperado, Self::Legend, Self::Reference];

    /// Those that a player can choose as opponents.
    pub const OFFERED: [Self; 4] = [Self::Greenhorn, Self::Outlaw, Self::Desperado, Self::Legend];

    /// Its name, as in arguments.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greenhorn => "greenhorn",
            Self::Outlaw => "outlaw",
            Self::Desperado => "desperado",
            Self::Legend => "legend",
            Self::Reference => "reference",
        }
    }

    /// How long it may think about a decision.
    #[must_use]
    pub const fn budget(self) -> Budget {
        match self {
            Self::Desperado => Budget::time(Duration::from_millis(50)),
            Self::Legend => Budget::time(Duration::from_millis(190)),
            _ => Budget::iterations(1),
        }
    }

    /// A bot of this level, with dice of its own.
    #[must_use]
    pub fn bot(self, seed: u64) -> Box<dyn Bot> {
        self.bot_with(self.budget(), seed)
    }

    /// A bot of this level with another budget. Those that don't look ahead have no use for it.
    #[must_use]
    pub fn bot_with(self, budget: Budget, seed: u64) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greenhorn => Box::new(Greenhorn::new(seed)),
            Self::Outlaw => Box::new(Outlaw::new(seed)),
            Self::Desperado => Box::new(Searcher::new(Method::DESPERADO, budget, seed)),
            Self::Legend => Box::new(Searcher::new(Method::legend(), budget, seed)),
            Self::Reference => Box::new(Reference::new(seed)),
        }
    }
}

/// The levels that players know.
impl From<BotLevel> for Level {
    fn from(level: BotLevel) -> Self {
        match level {
            BotLevel::Greenhorn => Self::Greenhorn,
            BotLevel::Outlaw => Self::Outlaw,
            BotLevel::Desperado => Self::Desperado,
            BotLevel::Legend => Self::Legend,
        }
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
