//! How long a storage has been in use, in all its life. It is what makes tables old: clocks are set, machines are switched off and
//! processes frozen, and nobody could have come back meanwhile.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Whoever uses a storage is heard of more often than this. What is longer was a standstill, and counts as so long.
const LONGEST: Duration = Duration::from_secs(60);

/// Counts the time in which a storage is in use.
#[derive(Debug)]
pub(crate) struct Awake(Mutex<Felt>);

#[derive(Debug)]
struct Felt {
    all: Duration,
    at: Instant,
}

impl Awake {
    /// It has been in use for so long before.
    pub(crate) fn new(before: Duration) -> Self {
        Self(Mutex::new(Felt { all: before, at: Instant::now() }))
    }

    /// How long it has been in use by now.
    pub(crate) fn time(&self) -> Duration {
        self.feel(Instant::now())
    }

    fn feel(&self, now: Instant) -> Duration {
        let mut felt = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let passed = now.saturating_duration_since(felt.at).min(LONGEST);
        felt.all += passed;
        felt.at = now;
        felt.all
    }

    /// The same as it is written.
    pub(crate) fn millis(&self) -> i64 {
        millis(self.time())
    }

    /// The latest moment, as it is written, that is so long ago by now.
    pub(crate) fn millis_ago(&self, age: Duration) -> i64 {
        self.millis().saturating_sub(millis(age))
    }
}

/// A span of time as it is written.
pub(crate) fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_standstill_makes_nothing_old() {
        let second = Duration::from_secs(1);
        let awake = Awake::new(10 * second);
        let start = awake.0.lock().unwrap().at;
        assert_eq!(awake.feel(start + 20 * second), 30 * second);
        let fortnight = Duration::from_secs(14 * 24 * 60 * 60);
        assert_eq!(awake.feel(start + 20 * second + fortnight), 30 * second + LONGEST);
    }
}
