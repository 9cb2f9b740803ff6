//! Connections that end here and belong to tables elsewhere.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use folsom_cluster::NodeId;
use folsom_protocol::Request;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Cluster;
use super::wire::{Label, Line, Message, What};
use crate::metrics;
use crate::tables::{Goodbye, Outbox, Parcel};

/// Connections by their numbers.
#[derive(Default)]
pub(super) struct Carried(Mutex<HashMap<u64, Connection>>);

struct Connection {
    /// Who has the table.
    owner: NodeId,
    outbox: Outbox,
    /// Whether the owner has said that it knows of it.
    joined: bool,
    /// How much has come.
    received: u64,
    /// How much there should have been when it was last compared and something was missing.
    missing: Option<u64>,
    /// How much was passed on.
    sent: u64,
    /// The same as `missing`, at the other end.
    unheard: Option<u64>,
}

impl Connection {
    /// Whoever is there has to come back.
    fn dismiss(self) {
        self.outbox.put(Parcel::Goodbye(Goodbye::Stopping));
    }
}

impl Carried {
    fn all(&self) -> MutexGuard<'_, HashMap<u64, Connection>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn add(&self, number: u64, owner: NodeId, outbox: Outbox) {
        let connection =
            Connection { owner, outbox, joined: false, received: 0, missing: None, sent: 0, unheard: None };
        let mut all = self.all();
        all.insert(number, connection);
        metrics::carried(all.len());
    }

    fn remove(&self, number: u64) -> Option<Connection> {
        let mut all = self.all();
        let removed = all.remove(&number);
        metrics::carried(all.len());
        removed
    }

    /// A connection has come about.
    pub(super) fn settle(&self, number: u64) {
        if let Some(connection) = self.all().get_mut(&number) {
            connection.joined = true;
        }
    }

    /// Those to tables of this server that it knows of.
    pub(super) fn settled(&self, owner: NodeId) -> HashSet<u64> {
        let all = self.all();
        let settled = all.iter().filter(|(_, connection)| connection.owner == owner && connection.joined);
        settled.map(|(number, _)| *number).collect()
    }

    /// The outbox of a connection that has not come about.
    pub(super) fn take_back(&self, number: u64) -> Option<Outbox> {
        self.remove(number).map(|connection| connection.outbox)
    }

    /// The servers that have tables of connections here.
    pub(super) fn owners(&self) -> Vec<NodeId> {
        let mut owners: Vec<NodeId> = self.all().values().map(|connection| connection.owner).collect();
        owners.sort_unstable();
        owners.dedup();
        owners
    }

    /// The connections to tables of this server.
    pub(super) fn to(&self, owner: NodeId) -> Vec<u64> {
        let all = self.all();
        all.iter().filter(|(_, connection)| connection.owner == owner).map(|(number, _)| *number).collect()
    }

    /// A server is gone: those who were connected to its tables have to come back.
    pub(super) fn lose(&self, owner: NodeId) {
        for number in self.to(owner) {
            self.dismiss(number);
        }
    }

    pub(super) fn dismiss(&self, number: u64) {
        if let Some(connection) = self.remove(number) {
            metrics::cut_off("lost");
            connection.dismiss();
        }
    }

    /// Everybody has to go elsewhere.
    pub(super) fn dismiss_all(&self, cluster: &Cluster) {
        let all = std::mem::take(&mut *self.all());
        for (number, connection) in all {
            cluster.tell(connection.owner, &Message::Part { line: Line { node: cluster.node(), number } });
            connection.dismiss();
        }
    }

    /// Compares what the owner has sent with what came, and what it heard with what was passed on. Where something is missing the second
    /// time that it is seen, it was lost. Whether anything is missing for the first time: it may just be on its way.
    pub(super) fn compare(&self, owner: NodeId, sent: &[(u64, u64)], heard: &[(u64, u64)]) -> bool {
        let (mut lost, mut in_doubt) = (Vec::new(), false);
        let mut all = self.all();
        for (number, sent) in sent {
            let Some(connection) = all.get_mut(number).filter(|connection| connection.owner == owner)
            else {
                continue;
            };
            if connection.missing.is_some_and(|missing| connection.received < missing) {
                lost.push(*number);
            }
            connection.missing = (connection.received < *sent).then_some(*sent);
            in_doubt |= connection.missing.is_some();
        }
        for (number, heard) in heard {
            let Some(connection) = all.get_mut(number).filter(|connection| connection.owner == owner)
            else {
                continue;
            };
            if connection.unheard.is_some_and(|unheard| *heard < unheard) {
                lost.push(*number);
            }
            connection.unheard = (*heard < connection.sent).then_some(connection.sent);
            in_doubt |= connection.unheard.is_some();
        }
        drop(all);
        lost.sort_unstable();
        lost.dedup();
        for number in lost {
            metrics::gap();
            self.dismiss(number);
        }
        in_doubt
    }

    /// Who has the table of a connection, and how much was passed on there before what is passed on now.
    fn count(&self, number: u64) -> Option<(NodeId, u64)> {
        let mut all = self.all();
        let connection = all.get_mut(&number)?;
        connection.sent += 1;
        Some((connection.owner, connection.sent - 1))
    }

    /// Delivers what has come from a server. The connections on which nothing can be delivered any more.
    pub(super) fn deliver(&self, from: NodeId, labels: Vec<Label>, mut texts: &[u8]) -> Vec<u64> {
        let mut unwanted = Vec::new();
        for Label { to, what } in labels {
            let parcel = match &what {
                What::Text(length) => {
                    let Some((text, rest)) = texts.split_at_checked(*length) else { return unwanted };
                    texts = rest;
                    let Ok(text) = std::str::from_utf8(text) else { return unwanted };
                    Some(Parcel::Text(Utf8Bytes::from(text)))
                }
                What::Goodbye(code) => Some(Parcel::Goodbye(Goodbye::of(code))),
                What::End => None,
            };
            for (number, sent_before) in to {
                if !self.deliver_one(from, number, sent_before, parcel.clone()) {
                    unwanted.push(number);
                }
            }
        }
        unwanted
    }

    fn deliver_one(&self, from: NodeId, number: u64, sent_before: u64, parcel: Option<Parcel>) -> bool {
        let mut all = self.all();
        let Some(connection) = all.get_mut(&number).filter(|connection| connection.owner == from) else {
            return false;
        };
        if connection.received != sent_before {
            drop(all);
            metrics::gap();
            self.dismiss(number);
            return false;
        }
        connection.received += 1;
        let delivered = parcel.is_some_and(|parcel| connection.outbox.put(parcel));
        drop(all);
        if !delivered {
            // It does not keep up, or there is nothing more to come.
            self.remove(number);
        }
        delivered
    }
}

impl Cluster {
    /// Passes on what somebody wants. Whether it is on its way.
    pub(crate) fn pass_on(&self, number: u64, request: Request) -> bool {
        let line = Line { node: self.node(), number };
        self.carried.count(number).is_some_and(|(owner, before)| {
            self.tell(owner, &Message::Request { line, number: Some(before), request })
        })
    }

    /// A connection has ended.
    pub(crate) fn part(&self, number: u64) {
        if let Some(connection) = self.carried.remove(number) {
            self.tell(connection.owner, &Message::Part { line: Line { node: self.node(), number } });
        }
    }
}
