//! The time of day.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use folsom_storage::Timestamp;
use folsom_table::Time;

/// What the clock of this computer says.
pub(crate) fn now() -> Time {
    // A clock that stands before 1970 is wrong anyway; it is read as 1970.
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

/// The same moment for the storage.
pub(crate) fn timestamp(time: Time) -> Timestamp {
    Timestamp::from_millis(i64::try_from(time.0).unwrap_or(i64::MAX))
}

/// How long it is until then; nothing if it has passed.
pub(crate) fn until(time: Time) -> Duration {
    Duration::from_millis(time.since(now()))
}
