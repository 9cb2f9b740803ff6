//! Several nodes in one process: a network that loses nothing, unless it is told to.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use tokio::sync::{mpsc, oneshot, watch};

use crate::bus::{Bus, Heard, Reply, Topic, Unanswered};
use crate::link::Link;
use crate::names::{NodeId, TableKey, To};

/// The same as NATS has if nobody sets it.
const LONGEST: usize = 1024 * 1024;

/// What connects nodes in one process.
#[derive(Clone, Default)]
pub struct Network(Arc<Mutex<Wires>>);

#[derive(Default)]
struct Wires {
    nodes: HashMap<NodeId, Wire>,
    tables: HashMap<TableKey, HashSet<NodeId>>,
}

struct Wire {
    heard: mpsc::UnboundedSender<Heard>,
    link: watch::Sender<Link>,
}

impl Wires {
    fn is_up(&self, node: NodeId) -> bool {
        self.nodes.get(&node).is_some_and(|wire| wire.link.borrow().is_up())
    }

    fn deliver(&self, to: NodeId, topic: Topic, message: Bytes, reply: Option<Reply>) -> bool {
        let wire = self.nodes.get(&to).filter(|_| self.is_up(to));
        wire.is_some_and(|wire| wire.heard.send(Heard { topic, message, reply }).is_ok())
    }
}

impl Network {
    /// A network without nodes.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn wires(&self) -> MutexGuard<'_, Wires> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new node.
    #[must_use]
    pub fn join(&self, node: NodeId) -> Node {
        let (sender, heard) = mpsc::unbounded_channel();
        let (link, watched) = watch::channel(Link::new());
        self.wires().nodes.insert(node, Wire { heard: sender, link });
        Node { node, network: self.clone(), heard: heard.into(), link: watched }
    }

    /// Cuts a node off from all others, or connects it again.
    pub fn cut(&self, node: NodeId, is_cut: bool) {
        if let Some(wire) = self.wires().nodes.get(&node) {
            wire.link.send_modify(|link| link.turn(!is_cut));
        }
    }
}

/// A node of a [`Network`].
pub struct Node {
    node: NodeId,
    network: Network,
    heard: tokio::sync::Mutex<mpsc::UnboundedReceiver<Heard>>,
    link: watch::Receiver<Link>,
}

#[async_trait]
impl Bus for Node {
    fn node(&self) -> NodeId {
        self.node
    }

    async fn own(&self, table: TableKey) -> bool {
        let mut wires = self.network.wires();
        if !wires.is_up(self.node) {
            return false;
        }
        wires.tables.entry(table).or_default().insert(self.node);
        true
    }

    fn disown(&self, table: TableKey) {
        let mut wires = self.network.wires();
        if let Some(owners) = wires.tables.get_mut(&table) {
            owners.remove(&self.node);
            if owners.is_empty() {
                wires.tables.remove(&table);
            }
        }
    }

    async fn ask(&self, to: To, question: Bytes, patience: Duration) -> Result<Bytes, Unanswered> {
        let (sender, mut answers) = mpsc::unbounded_channel::<oneshot::Receiver<Bytes>>();
        {
            let wires = self.network.wires();
            if !wires.is_up(self.node) {
                return Err(Unanswered::CutOff);
            }
            let (topic, asked): (Topic, Vec<NodeId>) = match to {
                To::Node(node) => (Topic::Node, vec![node]),
                To::Table(table) => {
                    let owners = wires.tables.get(&table).into_iter().flatten().copied();
                    (Topic::Table(table), owners.filter(|node| *node != self.node).collect())
                }
            };
            for node in asked {
                let (answer, answered) = oneshot::channel();
                let reply = Reply::new(move |bytes| drop(answer.send(bytes)));
                if wires.deliver(node, topic, question.clone(), Some(reply)) {
                    let _ = sender.send(answered);
                }
            }
        }
        drop(sender);
        let mut waiting = Vec::new();
        while let Some(answered) = answers.recv().await {
            waiting.push(answered);
        }
        if waiting.is_empty() {
            return Err(Unanswered::Nobody);
        }
        // Whoever does not answer at all is as silent as one who takes too long.
        let first = futures_util::future::select_ok(waiting);
        match tokio::time::timeout(patience, first).await {
            Ok(Ok((answer, _))) => Ok(answer),
            Ok(Err(_)) | Err(_) => Err(Unanswered::Silent),
        }
    }

    fn tell(&self, to: NodeId, message: Bytes) -> bool {
        let wires = self.network.wires();
        let is_up = wires.is_up(self.node);
        if is_up {
            wires.deliver(to, Topic::Node, message, None);
        }
        is_up
    }

    fn shout(&self, message: Bytes) -> bool {
        let wires = self.network.wires();
        let is_up = wires.is_up(self.node);
        for node in wires.nodes.keys().filter(|node| is_up && **node != self.node) {
            wires.deliver(*node, Topic::All, message.clone(), None);
        }
        is_up
    }

    async fn hear(&self) -> Option<Heard> {
        self.heard.lock().await.recv().await
    }

    fn link(&self) -> watch::Receiver<Link> {
        self.link.clone()
    }

    fn longest(&self) -> usize {
        LONGEST
    }

    async fn leave(&self) {
        let mut wires = self.network.wires();
        wires.nodes.remove(&self.node);
        wires.tables.retain(|_, owners| {
            owners.remove(&self.node);
            !owners.is_empty()
        });
    }
}

/// A node whose process is gone has no tables.
impl Drop for Node {
    fn drop(&mut self) {
        let mut wires = self.network.wires();
        wires.nodes.remove(&self.node);
        wires.tables.retain(|_, owners| {
            owners.remove(&self.node);
            !owners.is_empty()
        });
    }
}
