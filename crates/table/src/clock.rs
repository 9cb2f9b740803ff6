//! Time at the table: so much for each decision, and a reserve for the whole game.

use serde::{Deserialize, Serialize};

use crate::terms::ClockTerms;

/// A moment, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub u64);

impl Time {
    /// So many milliseconds later.
    #[must_use]
    pub const fn after(self, milliseconds: u64) -> Self {
        Self(self.0.saturating_add(milliseconds))
    }

    /// How many milliseconds have passed since then; none if it is yet to come.
    #[must_use]
    pub const fn since(self, then: Self) -> u64 {
        self.0.saturating_sub(then.0)
    }
}

/// What is left of everybody's time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clock {
    terms: ClockTerms,
    /// Milliseconds left of each seat's reserve.
    reserves: Vec<u64>,
}

impl Clock {
    pub(crate) fn new(terms: ClockTerms, seats: usize) -> Self {
        Self { terms, reserves: vec![terms.reserve_ms; seats] }
    }

    /// How many milliseconds a seat has left of its reserve.
    #[must_use]
    pub fn reserve(&self, seat: usize) -> u64 {
        self.reserves[seat]
    }

    /// When a seat that was asked then runs out of time.
    #[must_use]
    pub fn deadline(&self, seat: usize, asked: Time) -> Time {
        asked.after(self.terms.decision_ms).after(self.reserves[seat])
    }

    /// A seat has decided: what it took beyond the time for a decision comes from its reserve.
    pub(crate) fn charge(&mut self, seat: usize, asked: Time, decided: Time) {
        let beyond = decided.since(asked).saturating_sub(self.terms.decision_ms);
        self.reserves[seat] = self.reserves[seat].saturating_sub(beyond);
    }
}
