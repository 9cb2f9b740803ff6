//! A bus with somebody in between, who hears all that is said and decides what arrives.

use std::time::Duration;

use async_trait::async_trait;
use folsom_server::bus::{Bus, Bytes, Heard, Link, NodeId, TableKey, To, Unanswered};
use tokio::sync::watch;

/// Whether something that a node says arrives.
type Between = Box<dyn Fn(&Bytes) -> bool + Send + Sync>;

/// A bus with somebody in between.
pub(super) struct Tapped {
    bus: Box<dyn Bus>,
    between: Between,
}

impl Tapped {
    /// What this node says, and what it is answered, is heard by somebody who tells whether it arrives.
    pub(super) fn new(bus: impl Bus, between: impl Fn(&Bytes) -> bool + Send + Sync + 'static) -> Self {
        Self { bus: Box::new(bus), between: Box::new(between) }
    }
}

#[async_trait]
impl Bus for Tapped {
    fn node(&self) -> NodeId {
        self.bus.node()
    }

    async fn own(&self, table: TableKey) -> bool {
        self.bus.own(table).await
    }

    fn disown(&self, table: TableKey) {
        self.bus.disown(table);
    }

    async fn ask(&self, to: To, question: Bytes, patience: Duration) -> Result<Bytes, Unanswered> {
        if (self.between)(&question) {
            let answer = self.bus.ask(to, question, patience).await?;
            if (self.between)(&answer) {
                return Ok(answer);
            }
        }
        tokio::time::sleep(patience).await;
        Err(Unanswered::Silent)
    }

    /// Whoever sends something does not learn that it is lost.
    fn tell(&self, to: NodeId, message: Bytes) -> bool {
        !(self.between)(&message) || self.bus.tell(to, message)
    }

    fn shout(&self, message: Bytes) -> bool {
        !(self.between)(&message) || self.bus.shout(message)
    }

    async fn hear(&self) -> Option<Heard> {
        self.bus.hear().await
    }

    fn link(&self) -> watch::Receiver<Link> {
        self.bus.link()
    }

    fn longest(&self) -> usize {
        self.bus.longest()
    }

    async fn leave(&self) {
        self.bus.leave().await;
    }
}
