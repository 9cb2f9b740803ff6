//! When something happened.

use std::time::{SystemTime, UNIX_EPOCH};

/// A point in time, in milliseconds since 1970. Storages have no clock of their own: whoever writes says when, so that
/// tests can say what they like.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Timestamp(i64);

impl Timestamp {
    /// So many milliseconds after 1970 began.
    #[must_use]
    pub const fn from_millis(millis: i64) -> Self {
        Self(millis)
    }

    /// How many milliseconds after 1970 began.
    #[must_use]
    pub const fn millis(self) -> i64 {
        self.0
    }

    /// What the clock of this computer says.
    #[must_use]
    pub fn now() -> Self {
        // A clock that stands before 1970 is wrong anyway; it is read as 1970.
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
    }
}
