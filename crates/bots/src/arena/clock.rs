//! How long decisions took: the mean, and what all but a few stay below.

use std::time::Duration;

/// Each doubling of the time is cut into so many buckets: a percentile is off by at most 3 %.
const CUTS: u64 = 32;
/// Enough buckets for more than an hour in nanoseconds.
const BUCKETS: usize = 40 * CUTS as usize;

/// The decision times of one entrant. Times are counted in buckets, so that a million games take no more room than ten.
#[derive(Clone, Debug)]
pub struct Clock {
    count: u64,
    total: Duration,
    buckets: Vec<u64>,
}

impl Default for Clock {
    fn default() -> Self {
        Self { count: 0, total: Duration::ZERO, buckets: vec![0; BUCKETS] }
    }
}

impl Clock {
    /// A decision took so long.
    pub(crate) fn record(&mut self, time: Duration) {
        self.count += 1;
        self.total += time;
        self.buckets[bucket(time)] += 1;
    }

    /// These decisions were made as well.
    pub(crate) fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.total += other.total;
        for (own, more) in self.buckets.iter_mut().zip(&other.buckets) {
            *own += more;
        }
    }

    /// How many decisions were made.
    #[must_use]
    pub fn decisions(&self) -> u64 {
        self.count
    }

    /// How long one took on average, in milliseconds; nothing if there was none.
    #[must_use]
    pub fn mean_ms(&self) -> f64 {
        self.total.as_secs_f64() * 1000.0 / self.count.max(1) as f64
    }

    /// The time that so many per cent of the decisions stayed within, in milliseconds; nothing if there was none.
    #[must_use]
    pub fn percentile_ms(&self, percent: u64) -> f64 {
        let wanted = (self.count * percent).div_ceil(100);
        let mut seen = 0;
        let reached = self.buckets.iter().position(|&count| {
            seen += count;
            seen >= wanted
        });
        reached.filter(|_| self.count > 0).map_or(0.0, |bucket| middle_of(bucket) / 1e6)
    }
}

/// Short times have a bucket for each nanosecond; above, a bucket is a part of a doubling.
fn bucket(time: Duration) -> usize {
    let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
    let doublings = (nanoseconds / CUTS).checked_ilog2().unwrap_or(0);
    let index = u64::from(doublings) * CUTS + (nanoseconds >> doublings);
    (index as usize).min(BUCKETS - 1)
}

/// The time in the middle of a bucket, in nanoseconds.
fn middle_of(bucket: usize) -> f64 {
    let (row, column) = (bucket as u64 / CUTS, bucket as u64 % CUTS);
    if row == 0 {
        return column as f64;
    }
    ((CUTS + column) as f64 + 0.5) * (1u64 << (row - 1)) as f64 - 0.5
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_within_three_per_cent() {
        for scale in [1, 1000, 1_000_000, 60_000_000] {
            let mut clock = Clock::default();
            for step in 1..=1000 {
                clock.record(Duration::from_nanos(step * scale));
            }
            let near = |got: f64, nanoseconds: u64| {
                let wanted = (nanoseconds * scale) as f64 / 1e6;
                assert!((got / wanted - 1.0).abs() < 0.03, "{got} instead of {wanted}");
            };
            near(clock.percentile_ms(95), 950);
            near(clock.percentile_ms(50), 500);
            near(clock.mean_ms() / 500.5 * 500.0, 500);
        }
    }

    #[test]
    fn clocks_of_several_threads_add_up() {
        let (mut all, mut first, mut second) = (Clock::default(), Clock::default(), Clock::default());
        for ms in 1..=40 {
            all.record(Duration::from_millis(ms));
            if ms % 3 == 0 { &mut first } else { &mut second }.record(Duration::from_millis(ms));
        }
        first.add(&second);
        assert_eq!((first.decisions(), first.mean_ms()), (40, all.mean_ms()));
        assert_eq!(first.percentile_ms(95), all.percentile_ms(95));
    }

    #[test]
    fn without_a_decision_there_is_no_time_and_with_a_very_long_one_no_overflow() {
        assert_eq!((Clock::default().mean_ms(), Clock::default().percentile_ms(95)), (0.0, 0.0));
        let mut clock = Clock::default();
        clock.record(Duration::MAX / 2);
        assert!(clock.percentile_ms(95) > 3_600_000.0);
    }
}
