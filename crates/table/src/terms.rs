//! What a table agrees on before the start.

use folsom_rules::text::setup;
use folsom_rules::{RulesVersion, Setup, SetupError};
use serde::{Deserialize, Serialize};

/// How long everybody may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockTerms {
    /// For each decision.
    pub decision_ms: u64,
    /// For the whole game, when a decision takes longer.
    pub reserve_ms: u64,
}

impl ClockTerms {
    /// Whether nobody sits there and waits.
    #[must_use]
    pub fn is_slow(self) -> bool {
        self.decision_ms >= SLOW_MS
    }
}

/// What is played, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// The game.
    #[serde(with = "setup_as_text")]
    pub setup: Setup,
    /// How long everybody may think; as long as they like if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockTerms>,
    /// How long somebody who lost the connection is waited for, before a bot decides.
    pub grace_ms: u64,
    /// Whether anybody can find the table, or only who has its link.
    pub public: bool,
    /// Whether the game counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
}

/// Whoever has so long for a decision does not sit there and wait.
const SLOW_MS: u64 = 60 * 60 * 1000;

/// How long one is waited for if nothing else was agreed.
const GRACE_MS: u64 = 30_000;

impl Terms {
    /// A game without a clock, for whoever has the link.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self { setup, clock: None, grace_ms: GRACE_MS, public: false, rated: false }
    }

    /// Whether the game goes on for hours and days: nobody has to be there, and the clock runs all the same.
    #[must_use]
    pub fn is_slow(&self) -> bool {
        self.clock.is_some_and(ClockTerms::is_slow)
    }

    /// Whether games by these rules are still played, or only replayed.
    #[must_use]
    pub fn is_played(&self) -> bool {
        self.setup.rules.version.is_played()
    }

    /// The same terms for another game, which is played as new games are.
    #[must_use]
    pub fn renewed(&self) -> Self {
        let mut terms = self.clone();
        terms.setup.rules.version = RulesVersion::NOW;
        terms
    }

    /// Finds out whether such a game can be.
    ///
    /// # Errors
    /// If it can't.
    pub fn check(&self) -> Result<(), SetupError> {
        self.setup.check()
    }
}

mod setup_as_text {
    use super::{Deserialize, Setup, setup};

    pub(super) fn serialize<S: serde::Serializer>(value: &Setup, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&setup::write(value))
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Setup, D::Error> {
        let text = String::deserialize(deserializer)?;
        setup::read(&text).map_err(serde::de::Error::custom)
    }
}
