//! What servers have counted themselves: what they said to each other, and what went wrong.

use std::net::SocketAddr;
use std::ops::{Add, Sub};
use std::time::Duration;

use folsom_server::metrics::{GAPS, LET_GO, STORAGE_ERRORS, TOLD, TOLD_BYTES};
use serde::Serialize;

use crate::failure::Failure;
use crate::health;

/// So long a server may take to say what it has counted.
const PATIENCE: Duration = Duration::from_secs(10);

/// What servers have counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(super) struct Counted {
    /// What they said to each other.
    pub(super) messages: u64,
    /// The same in bytes.
    pub(super) bytes: u64,
    /// Entries that came too late, since another server had written.
    pub(super) conflicts: u64,
    /// Connections that were closed because a message was lost.
    pub(super) gaps: u64,
    /// Tables that were let go.
    pub(super) let_go: u64,
}

impl Counted {
    /// What these servers have counted so far.
    pub(super) async fn at(servers: &[SocketAddr]) -> Result<Self, Failure> {
        let mut all = Self::default();
        for server in servers {
            let text = health::ask(*server, "/metrics", PATIENCE).await;
            all = all + Self::read(&text.map_err(Failure::Unmet)?);
        }
        Ok(all)
    }

    fn read(text: &str) -> Self {
        let sum = |name: &str, label: &str| {
            let lines = text.lines().filter(|line| {
                let rest = line.strip_prefix(name).unwrap_or_default();
                rest.starts_with([' ', '{']) && rest.contains(label)
            });
            lines.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
        };
        Self {
            messages: sum(TOLD, ""),
            bytes: sum(TOLD_BYTES, ""),
            conflicts: sum(STORAGE_ERRORS, "\"conflict\""),
            gaps: sum(GAPS, ""),
            let_go: sum(LET_GO, ""),
        }
    }
}

impl Add for Counted {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            messages: self.messages + other.messages,
            bytes: self.bytes + other.bytes,
            conflicts: self.conflicts + other.conflicts,
            gaps: self.gaps + other.gaps,
            let_go: self.let_go + other.let_go,
        }
    }
}

/// What was counted since.
impl Sub for Counted {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self {
            messages: self.messages.saturating_sub(before.messages),
            bytes: self.bytes.saturating_sub(before.bytes),
            conflicts: self.conflicts.saturating_sub(before.conflicts),
            gaps: self.gaps.saturating_sub(before.gaps),
            let_go: self.let_go.saturating_sub(before.let_go),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_found_among_the_rest() {
        let text = "# TYPE folsom_cluster_messages_sent_total counter\n\
            folsom_cluster_messages_sent_total 41\n\nfolsom_cluster_bytes_sent_total 4100\n\
            folsom_cluster_tables_let_go_total{why=\"too-late\"} 1\n\
            folsom_cluster_tables_let_go_total{why=\"yielded\"} 2\n\
            folsom_storage_errors_total{code=\"conflict\"} 5\nfolsom_storage_errors_total{code=\"full\"} 7\n";
        let counted = Counted { messages: 41, bytes: 4100, conflicts: 5, gaps: 0, let_go: 3 };
        assert_eq!(Counted::read(text), counted);
        assert_eq!(Counted::read(text) + counted - counted, counted);
    }
}
