//! How long things took.

use std::time::Duration;

use serde::Serialize;

/// How long each of many things took, in microseconds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Times(Vec<u32>);

/// What half, most, and nearly all of them took at most, and the longest, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Percentiles {
    pub(super) p50: f64,
    pub(super) p95: f64,
    pub(super) p99: f64,
    pub(super) max: f64,
}

impl Times {
    pub(super) fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    pub(super) fn append(&mut self, mut others: Self) {
        self.0.append(&mut others.0);
    }

    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// Nothing if nothing was timed.
    pub(super) fn percentiles(mut self) -> Option<Percentiles> {
        self.0.sort_unstable();
        let last = self.0.len().checked_sub(1)?;
        let at = |percent: usize| f64::from(self.0[(self.0.len() * percent).div_ceil(100) - 1]) / 1000.0;
        Some(Percentiles { p50: at(50), p95: at(95), p99: at(99), max: f64::from(self.0[last]) / 1000.0 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let mut times = Times::default();
        assert_eq!(times.clone().percentiles(), None);
        (1..=200).rev().for_each(|ms| times.add(Duration::from_millis(ms)));
        let found = times.percentiles().expect("there are some");
        assert_eq!((found.p50, found.p95, found.p99, found.max), (100.0, 190.0, 198.0, 200.0));
        let mut one = Times::default();
        one.add(Duration::from_micros(1500));
        let found = one.percentiles().expect("there is one");
        assert_eq!((found.p50, found.max), (1.5, 1.5));
    }
}
