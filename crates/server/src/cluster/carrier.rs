//! What a table here sends to connections that end at other servers. All of it leaves in the order in which it was put in; what goes to
//! the same server at the same time goes together, and what is the same for many is sent there once.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use folsom_cluster::{Bus, NodeId};
use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::wire::{self, Label, Line, Message, What};
use crate::metrics;
use crate::tables::Parcel;

/// So much may wait to be sent to all other servers together.
const WAITING: usize = 32 * 1024 * 1024;
/// So much goes together.
const TOGETHER: usize = 256 * 1024;

/// Where everything waits that goes to connections of other servers.
#[derive(Default)]
pub(crate) struct Carrier {
    waiting: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    parcels: Vec<(Arc<Far>, u64, Sent)>,
    bytes: usize,
}

enum Sent {
    Text(Utf8Bytes),
    Goodbye(&'static str),
    End,
}

impl Sent {
    fn bytes(&self) -> usize {
        match self {
            Self::Text(text) => text.len(),
            Self::Goodbye(_) | Self::End => 0,
        }
    }

    /// Whether it is the very same text.
    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Text(one), Self::Text(other)) => std::ptr::eq(one.as_str(), other.as_str()),
            _ => false,
        }
    }
}

/// A connection that ends at another server, as the table sees it.
#[derive(Debug)]
pub(crate) struct Far {
    line: Line,
    /// How much was sent on it.
    sent: AtomicU64,
    /// Nothing more can be.
    closed: AtomicBool,
}

impl Far {
    pub(super) fn new(line: Line) -> Self {
        Self { line, sent: AtomicU64::new(0), closed: AtomicBool::new(false) }
    }

    pub(super) fn sent(&self) -> u64 {
        self.sent.load(Ordering::Relaxed)
    }

    pub(super) fn close(&self) {
        self.closed.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Relaxed)
    }
}

impl Carrier {
    /// Puts something in. Whether there was room for it, and the connection is still there.
    pub(crate) fn put(&self, far: &Arc<Far>, parcel: Parcel) -> bool {
        let sent = match parcel {
            Parcel::Text(text) => Sent::Text(text),
            Parcel::Goodbye(goodbye) => Sent::Goodbye(goodbye.code()),
        };
        self.push(far, sent)
    }

    /// The table has nothing more to say there.
    pub(crate) fn end(&self, far: &Arc<Far>) {
        self.push(far, Sent::End);
        far.close();
    }

    fn push(&self, far: &Arc<Far>, sent: Sent) -> bool {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if far.is_closed() || waiting.bytes + sent.bytes() > WAITING {
            return false;
        }
        waiting.bytes += sent.bytes();
        let number = far.sent.fetch_add(1, Ordering::Relaxed);
        waiting.parcels.push((Arc::clone(far), number, sent));
        drop(waiting);
        self.news.notify_one();
        true
    }

    /// Sends what waits, for ever.
    pub(super) async fn carry(&self, bus: &dyn Bus) {
        loop {
            self.news.notified().await;
            self.send_all(bus);
        }
    }

    /// Sends what waits.
    pub(super) fn send_all(&self, bus: &dyn Bus) {
        let waiting = std::mem::take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
        let mut nodes: Vec<NodeId> = waiting.parcels.iter().map(|(far, ..)| far.line.node).collect();
        nodes.sort_unstable();
        nodes.dedup();
        for node in nodes {
            let there = waiting.parcels.iter().filter(|(far, ..)| far.line.node == node);
            let mut batch = Batch::default();
            for (far, number, sent) in there {
                if batch.bytes + sent.bytes() > TOGETHER && !batch.parcels.is_empty() {
                    std::mem::take(&mut batch).send(bus, node);
                }
                batch.add(far, *number, sent);
            }
            batch.send(bus, node);
        }
    }
}

/// What goes to one server together.
#[derive(Default)]
struct Batch<'a> {
    parcels: Vec<(Vec<(u64, u64)>, &'a Sent)>,
    lines: Vec<&'a Arc<Far>>,
    bytes: usize,
}

impl<'a> Batch<'a> {
    fn add(&mut self, far: &'a Arc<Far>, number: u64, sent: &'a Sent) {
        self.lines.push(far);
        let to = (far.line.number, number);
        let known = self.parcels.iter().position(|(_, other)| other.is(sent));
        // Not before something else that goes to the same connection.
        let is_next = |place: &usize| {
            let later = self.parcels[place + 1..].iter().flat_map(|(others, _)| others);
            later.into_iter().all(|(line, _)| *line != far.line.number)
        };
        match known.filter(is_next) {
            Some(place) => self.parcels[place].0.push(to),
            None => {
                self.bytes += sent.bytes();
                self.parcels.push((vec![to], sent));
            }
        }
    }

    fn send(self, bus: &dyn Bus, node: NodeId) {
        let what = |sent: &Sent| match sent {
            Sent::Text(text) => What::Text(text.len()),
            Sent::Goodbye(code) => What::Goodbye((*code).to_owned()),
            Sent::End => What::End,
        };
        let texts: Vec<&str> = self
            .parcels
            .iter()
            .filter_map(|(_, sent)| match sent {
                Sent::Text(text) => Some(text.as_str()),
                Sent::Goodbye(_) | Sent::End => None,
            })
            .collect();
        let labels = self.parcels.iter().map(|(to, sent)| Label { to: to.clone(), what: what(sent) });
        let message = Message::Carry { from: bus.node(), parcels: labels.collect() };
        let bytes = wire::write_with(&message, &texts);
        metrics::told_others(bytes.len());
        if bytes.len() > bus.longest() || !bus.tell(node, bytes) {
            // Whoever is there has missed something: they come back for it.
            self.lines.iter().for_each(|far| far.close());
        }
    }
}

impl std::fmt::Debug for Carrier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Carrier")
    }
}
