//! Whether the whole process stood still: it was frozen, its machine slept, or somebody set the clock. What passed then is
//! nobody's time.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::clock::Moment;

/// How often the pulse is felt if nobody asks for it.
const BEAT: Duration = Duration::from_millis(500);
/// If it was not felt for so long, nothing could be done meanwhile.
const STANDSTILL_MS: u64 = 3_000;
/// No other server takes a table before so long a silence.
const HICCUP_MS: u64 = 1_500;

/// Counts how often the process has stood still.
pub(crate) struct Pulse(Mutex<Felt>);

struct Felt {
    at: Moment,
    standstills: u64,
    hiccups: u64,
}

impl Pulse {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(Felt { at: Moment::now(), standstills: 0, hiccups: 0 }))
    }

    /// How often it has stood still for so long that others may have taken it for gone.
    pub(crate) fn hiccups(&self) -> u64 {
        self.feel(Moment::now());
        self.felt().hiccups
    }

    fn felt(&self) -> MutexGuard<'_, Felt> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How often the process has stood still. Whoever does something in time looks here first: nobody else may have noticed yet.
    pub(crate) fn standstills(&self) -> u64 {
        self.feel(Moment::now())
    }

    fn feel(&self, now: Moment) -> u64 {
        let mut felt = self.felt();
        let even = u64::try_from(now.even.saturating_duration_since(felt.at.even).as_millis());
        let even = even.unwrap_or(u64::MAX);
        let jumped = felt.at.wall.after(even).0.abs_diff(now.wall.0);
        if even > STANDSTILL_MS || jumped > STANDSTILL_MS {
            felt.standstills += 1;
        }
        if even > HICCUP_MS {
            felt.hiccups += 1;
        }
        felt.at = now;
        felt.standstills
    }

    /// Feels it for ever.
    pub(crate) async fn keep(&self) {
        loop {
            tokio::time::sleep(BEAT).await;
            self.standstills();
        }
    }
}

#[cfg(test)]
mod tests {
    use folsom_table::Time;

    use super::*;

    #[test]
    fn a_pulse_tells_whether_time_went_on_evenly() {
        let pulse = Pulse::new();
        let mut now = Moment::now();
        let mut after = |even_ms: u64, wall_ms: i64| {
            let wall = Time(now.wall.0.saturating_add_signed(wall_ms));
            now = Moment { even: now.even + Duration::from_millis(even_ms), wall };
            pulse.feel(now)
        };
        assert_eq!(after(500, 500), 0);
        assert_eq!(after(2_900, 2_800), 0, "a busy machine is late");
        assert_eq!(after(4_000, 4_000), 1, "frozen and thawed");
        assert_eq!(after(500, 600_000), 2, "a lid was opened, or the clock set forward");
        assert_eq!(after(500, -600_000), 3, "the clock was set back");
        assert_eq!(after(500, 510), 3);
    }
}
