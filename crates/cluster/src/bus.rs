//! What a bus is.

use std::fmt;
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use tokio::sync::watch;

use crate::link::Link;
use crate::names::{NodeId, TableKey, To};

/// Carries bytes between the nodes of a cluster.
///
/// Having a table means to hear what is asked about it. Nothing keeps two nodes from having the same: then both hear it, and both can
/// answer. The trait can be made into an object, because which bus a server uses is a setting and not a matter of types.
#[async_trait]
pub trait Bus: Send + Sync + 'static {
    /// Which node this is.
    fn node(&self) -> NodeId;

    /// Takes a table: what others ask about it from when this is ready is heard here. Whether it could be done.
    async fn own(&self, table: TableKey) -> bool;

    /// Gives a table back. What was asked already may still be heard.
    fn disown(&self, table: TableKey);

    /// Asks somebody, and waits for the first answer so long.
    ///
    /// # Errors
    /// If there is none, with what is known of the reason.
    async fn ask(&self, to: To, question: Bytes, patience: Duration) -> Result<Bytes, Unanswered>;

    /// Sends something to a node, and waits for nothing. Whether it is on its way; not whether it arrives.
    fn tell(&self, to: NodeId, message: Bytes) -> bool;

    /// Sends something to all other nodes.
    fn shout(&self, message: Bytes) -> bool;

    /// What comes next: to this node, to one of its tables, or to all. Only one should listen. Nothing once the bus has been left.
    async fn hear(&self) -> Option<Heard>;

    /// Whether this node reaches the others.
    fn link(&self) -> watch::Receiver<Link>;

    /// A message may have so many bytes.
    fn longest(&self) -> usize;

    /// Sends what is on its way and goes: nothing is heard any more, and no table is this node's.
    async fn leave(&self);
}

/// Something that came.
pub struct Heard {
    /// For whom.
    pub topic: Topic,
    /// What.
    pub message: Bytes,
    /// Where an answer goes, if one is waited for.
    pub reply: Option<Reply>,
}

/// For whom something came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// This node.
    Node,
    /// Whoever has this table.
    Table(TableKey),
    /// Everybody.
    All,
}

/// Where an answer goes.
pub struct Reply(Box<dyn FnOnce(Bytes) + Send>);

impl Reply {
    pub(crate) fn new(send: impl FnOnce(Bytes) + Send + 'static) -> Self {
        Self(Box::new(send))
    }

    /// Answers.
    pub fn send(self, answer: Bytes) {
        (self.0)(answer);
    }
}

impl fmt::Debug for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Reply")
    }
}

/// Why there was no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unanswered {
    /// Nobody was listening, as far as the bus knows at this moment.
    #[error("nobody is listening")]
    Nobody,
    /// Somebody may have been, but did not answer in time.
    #[error("nobody answered in time")]
    Silent,
    /// This node reaches nobody.
    #[error("the other servers can't be reached")]
    CutOff,
}
