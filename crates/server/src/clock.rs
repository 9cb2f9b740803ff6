//! The time of day. The clock of this computer is read once, when the server starts: from then on time goes on evenly, whoever sets
//! that clock meanwhile, and to whatever.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use folsom_storage::Timestamp;
use folsom_table::Time;

/// A moment by both clocks: the one that goes on evenly, and the one on the wall.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    pub(crate) even: Instant,
    pub(crate) wall: Time,
}

impl Moment {
    pub(crate) fn now() -> Self {
        Self { even: Instant::now(), wall: wall() }
    }
}

static START: LazyLock<Moment> = LazyLock::new(Moment::now);

/// What the time is.
pub(crate) fn now() -> Time {
    START.wall.after(millis(START.even.elapsed())).after(SKIPPED.load(Ordering::Relaxed))
}

/// How much time was skipped, for tests of games that last for days.
static SKIPPED: AtomicU64 = AtomicU64::new(0);
/// Whether time may be skipped.
static MAY_SKIP: AtomicBool = AtomicBool::new(false);
/// Then everything that waits looks again so often.
const GLANCE: Duration = Duration::from_millis(20);

/// From now on time may be skipped in this process.
pub(crate) fn let_skip() {
    MAY_SKIP.store(true, Ordering::Relaxed);
}

/// So many milliseconds have passed at once, for every server of this process that was set up to bear it. What the time is then.
#[doc(hidden)]
pub fn skip(milliseconds: u64) -> u64 {
    SKIPPED.fetch_add(milliseconds, Ordering::Relaxed);
    now().0
}

/// What the clock of this computer says.
fn wall() -> Time {
    // A clock that stands before 1970 is wrong anyway; it is read as 1970.
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(millis(since).saturating_add_signed(JUMPED.load(Ordering::Relaxed)))
}

/// How far the clock of this computer is wrong, for tests.
static JUMPED: AtomicI64 = AtomicI64::new(0);

/// Sets the clock of this computer forward or back by so many milliseconds, as far as this process can see.
#[doc(hidden)]
pub fn jump(milliseconds: i64) {
    JUMPED.fetch_add(milliseconds, Ordering::Relaxed);
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// The same moment for the storage.
pub(crate) fn timestamp(time: Time) -> Timestamp {
    Timestamp::from_millis(i64::try_from(time.0).unwrap_or(i64::MAX))
}

/// How long is to be waited until one looks whether it is then; not at all if it has passed.
pub(crate) fn until(time: Time) -> Duration {
    let left = Duration::from_millis(time.since(now()));
    if MAY_SKIP.load(Ordering::Relaxed) { left.min(GLANCE) } else { left }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_sets_the_clock_does_not_set_ours() {
        const TEN_MINUTES: i64 = 10 * 60 * 1000;
        let mut last = now();
        for jumped in [TEN_MINUTES, -2 * TEN_MINUTES, 15 * 144 * TEN_MINUTES] {
            let before = wall();
            jump(jumped);
            assert!(wall().0.abs_diff(before.0) > 500_000, "the other one was set");
            assert!(now() >= last && now().since(last) < 60_000);
            last = now();
        }
    }
}
