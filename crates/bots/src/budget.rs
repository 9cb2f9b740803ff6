//! How long a bot may think.

use std::time::Duration;

use web_time::Instant;

/// How long a bot may think about one decision: whichever of the two ends first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// By the clock.
    pub time: Option<Duration>,
    /// By the number of games played on.
    pub iterations: u32,
}

impl Budget {
    /// So long, however many games that makes.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), iterations: u32::MAX }
    }

    /// So many games, however long that takes: the same answer on every machine.
    #[must_use]
    pub const fn iterations(iterations: u32) -> Self {
        Self { time: None, iterations }
    }

    /// Begins to count.
    #[must_use]
    pub fn start(self) -> Countdown {
        Countdown { budget: self, start: Instant::now() }
    }
}

/// A budget that is being used up.
#[derive(Clone, Copy, Debug)]
pub struct Countdown {
    budget: Budget,
    start: Instant,
}

impl Countdown {
    /// How much of the budget is used up after so many games, from 0 to 1 and beyond.
    #[must_use]
    pub fn spent(&self, iterations: u32) -> f64 {
        let by_count = f64::from(iterations) / f64::from(self.budget.iterations.max(1));
        let by_clock =
            self.budget.time.map_or(0.0, |time| self.start.elapsed().as_secs_f64() / time.as_secs_f64());
        by_count.max(by_clock)
    }

    /// How long it has taken so far.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }
}
