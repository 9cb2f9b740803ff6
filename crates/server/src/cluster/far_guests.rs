//! Connections that end elsewhere and belong to tables here.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use folsom_cluster::NodeId;
use folsom_storage::TableId;

use super::carrier::Far;
use super::queueing::Queue;
use super::wire::Line;
use crate::tables::GuestId;

/// Connections, and when their servers were last heard of.
#[derive(Default)]
pub(super) struct FarGuests(Mutex<Known>);

#[derive(Default)]
struct Known {
    lines: HashMap<Line, FarGuest>,
    heard: HashMap<NodeId, Instant>,
}

/// A connection that ends elsewhere.
#[derive(Clone)]
pub(super) struct FarGuest {
    pub(super) table: TableId,
    pub(super) guest: GuestId,
    pub(super) far: Arc<Far>,
    /// How much was wanted on it.
    received: u64,
    /// What of that waits.
    pub(super) queue: Queue,
}

impl FarGuest {
    pub(super) fn new(table: TableId, guest: GuestId, far: Arc<Far>) -> Self {
        Self { table, guest, far, received: 0, queue: Queue::default() }
    }
}

/// Whose a request is.
pub(super) enum Asks {
    /// This guest's.
    Guest(FarGuest),
    /// This guest's, of whom something was lost before it: they are no guest any more.
    AfterGap(FarGuest),
    /// Nobody's who is known here.
    Stranger,
}

impl FarGuests {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, line: Line, guest: FarGuest) {
        let mut known = self.known();
        known.heard.insert(line.node, Instant::now());
        known.lines.insert(line, guest);
    }

    /// Somebody wants something, after so much else. A server from before that was counted does not say after how much.
    pub(super) fn asks(&self, line: Line, before: Option<u64>) -> Asks {
        let mut known = self.known();
        let Some(guest) = known.lines.get_mut(&line) else { return Asks::Stranger };
        if before.is_some_and(|before| before != guest.received) {
            return known.lines.remove(&line).map_or(Asks::Stranger, Asks::AfterGap);
        }
        guest.received += 1;
        Asks::Guest(guest.clone())
    }

    pub(super) fn remove(&self, line: Line) -> Option<FarGuest> {
        self.known().lines.remove(&line)
    }

    /// A server is there.
    pub(super) fn heard_of(&self, node: NodeId) {
        self.known().heard.insert(node, Instant::now());
    }

    /// This server could hear of nobody for a while: they all have their time again.
    pub(super) fn wait_anew(&self) {
        self.known().heard.values_mut().for_each(|heard| *heard = Instant::now());
    }

    /// What is known of the connections that a server says it has: those that are unknown here, and how much was sent and wanted on the
    /// others. Those it did not name are gone.
    pub(super) fn call(&self, node: NodeId, roll: &[u64]) -> Called {
        let mut known = self.known();
        let named: HashSet<u64> = roll.iter().copied().collect();
        let gone = |line: &Line| line.node == node && !named.contains(&line.number);
        let gone = known.lines.extract_if(|line, _| gone(line)).map(|(_, guest)| guest).collect();
        let mut called = Called { gone, unknown: Vec::new(), sent: Vec::new(), received: Vec::new() };
        for &number in roll {
            match known.lines.get(&Line { node, number }) {
                Some(guest) => {
                    called.sent.push((number, guest.far.sent()));
                    called.received.push((number, guest.received));
                }
                None => called.unknown.push(number),
            }
        }
        called
    }

    /// Those whose servers were not heard of for so long.
    pub(super) fn silent_for(&self, silence: Duration) -> Vec<FarGuest> {
        let mut known = self.known();
        let silent: Vec<NodeId> =
            known.heard.iter().filter(|(_, at)| at.elapsed() > silence).map(|(node, _)| *node).collect();
        known.heard.retain(|node, _| !silent.contains(node));
        known.lines.extract_if(|line, _| silent.contains(&line.node)).map(|(_, guest)| guest).collect()
    }
}

/// What is known of the connections of a server.
pub(super) struct Called {
    pub(super) gone: Vec<FarGuest>,
    pub(super) unknown: Vec<u64>,
    pub(super) sent: Vec<(u64, u64)>,
    pub(super) received: Vec<(u64, u64)>,
}
