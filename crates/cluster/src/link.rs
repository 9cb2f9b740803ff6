//! Whether a node reaches the others.

use std::time::{Duration, Instant};

/// Whether a node reaches the others, and since when.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    up: bool,
    since: Instant,
    troubles: u64,
}

impl Link {
    /// It does, from now on.
    #[must_use]
    pub fn new() -> Self {
        Self { up: true, since: Instant::now(), troubles: 0 }
    }

    /// Whether it reaches them.
    #[must_use]
    pub fn is_up(&self) -> bool {
        self.up
    }

    /// For how long that has been so.
    #[must_use]
    pub fn for_how_long(&self) -> Duration {
        self.since.elapsed()
    }

    /// How often something may have been lost so far.
    #[must_use]
    pub fn troubles(&self) -> u64 {
        self.troubles
    }

    /// It is so from now on. Whatever was under way may have been lost.
    pub(crate) fn turn(&mut self, up: bool) {
        *self = Self { up, since: Instant::now(), troubles: self.troubles + 1 };
    }

    /// Something was lost, though it is up.
    pub(crate) fn lose(&mut self) {
        self.troubles += 1;
    }
}

impl Default for Link {
    fn default() -> Self {
        Self::new()
    }
}
