//! Several servers on one database.
//!
//! A table lives on one server at a time, the one that hears what is asked about it ([`folsom_cluster`]). Any server takes a connection,
//! and carries what is said to the server that has the table and back: that one makes every viewer's messages, so the others hold
//! no secrets. If nobody has a table, whoever was asked for it takes it up from the log.
//!
//! Who has a table is a belief. Two may have it for a moment; then the log decides: each entry has a number, and of two who write
//! the same one is told that it was too late, steps down, and sends its guests to the other.

mod alive;
mod carried;
mod carrier;
mod claiming;
mod far_guests;
mod finding;
mod forwarding;
mod hearing;
mod pulsing;
mod queueing;
mod wire;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use folsom_cluster::{Bus, Bytes, NodeId, TableKey, To, Unanswered};
use folsom_storage::TableId;
use tokio::sync::{Mutex as AsyncMutex, watch};

pub(crate) use self::alive::{Alive, CALM};
use self::carried::Carried;
pub(crate) use self::carrier::{Carrier, Far};
use self::far_guests::FarGuests;
pub(crate) use self::finding::Whose;
pub(crate) use self::wire::Refused;
use self::wire::{Answer, Question, Unread};
use crate::app::App;
use crate::metrics;

/// Tables are taken one after another if they fall into the same of so many groups.
const GROUPS: usize = 256;

/// The other servers, as this one sees them.
pub(crate) struct Cluster {
    bus: Arc<dyn Bus>,
    /// Connections that end here and belong to tables elsewhere.
    carried: Carried,
    /// Connections that end elsewhere and belong to tables here.
    far_guests: FarGuests,
    carrier: Arc<Carrier>,
    alive: Alive,
    taking: Vec<AsyncMutex<()>>,
    /// How often there was reason to look into the log whether tables are still this server's.
    doubts: watch::Sender<u64>,
    next_line: AtomicU64,
}

impl Cluster {
    pub(crate) fn new(bus: Arc<dyn Bus>) -> Self {
        Self {
            alive: Alive::new(bus.node()),
            bus,
            carried: Carried::default(),
            far_guests: FarGuests::default(),
            carrier: Arc::default(),
            taking: (0..GROUPS).map(|_| AsyncMutex::new(())).collect(),
            doubts: watch::channel(0).0,
            next_line: AtomicU64::new(0),
        }
    }

    pub(crate) fn node(&self) -> NodeId {
        self.bus.node()
    }

    /// Whether the other servers can be reached.
    pub(crate) fn is_reached(&self) -> bool {
        self.bus.link().borrow().is_up()
    }

    /// Tells whenever there is reason to look into the log whether a table is still this server's.
    pub(crate) fn doubts(&self) -> watch::Receiver<u64> {
        self.doubts.subscribe()
    }

    fn doubt(&self) {
        self.doubts.send_modify(|doubts| *doubts += 1);
    }

    /// The other servers that are there.
    pub(crate) fn alive(&self) -> &Alive {
        &self.alive
    }

    /// Lets a table go.
    pub(crate) fn disown(&self, table: TableId) {
        self.bus.disown(key(table));
    }

    /// Something is due at a table that this server has to let go: another should look after it.
    pub(crate) fn orphan(&self, table: TableId) {
        self.shout(&wire::Shout::Orphan { table });
    }

    fn line(&self) -> wire::Line {
        wire::Line { node: self.node(), number: self.next_line.fetch_add(1, Ordering::Relaxed) }
    }

    /// Asks, and reads the answer. What can't be read is no answer.
    async fn ask(
        &self,
        to: To,
        question: Bytes,
        patience: std::time::Duration,
    ) -> Result<Answer, Unanswered> {
        let started = std::time::Instant::now();
        metrics::told_others(question.len());
        let answer = self.bus.ask(to, question, patience).await?;
        metrics::round_trip(started.elapsed());
        metrics::heard_others(answer.len());
        match wire::read(&answer) {
            Ok((answer, _)) => Ok(answer),
            Err(Unread::Later) => Ok(Answer::Later),
            Err(Unread::Garbage) => Err(Unanswered::Silent),
        }
    }

    async fn question(
        &self,
        node: NodeId,
        question: &Question,
        patience: std::time::Duration,
    ) -> Result<Answer, Unanswered> {
        self.ask(To::Node(node), wire::write(question), patience).await
    }

    fn tell(&self, node: NodeId, message: &wire::Message) -> bool {
        let bytes = wire::write(message);
        metrics::told_others(bytes.len());
        self.bus.tell(node, bytes)
    }

    fn shout(&self, shout: &wire::Shout) -> bool {
        let bytes = wire::write(shout);
        metrics::told_others(bytes.len());
        self.bus.shout(bytes)
    }

    /// Does all that has to be done as long as the server runs.
    pub(crate) async fn run(&self, app: &App) {
        tokio::join!(
            hearing::hear(app, self),
            self.carrier.carry(&*self.bus),
            pulsing::ask_owners(self),
            pulsing::part_from_the_silent(app, self),
            pulsing::watch_link(app, self),
            alive::keep_up(app, self),
            claiming::claim_again(app, self),
        );
    }

    /// This server goes: those whose connections it carries are sent elsewhere, and its tables are anybody's.
    pub(crate) async fn leave(&self) {
        self.carried.dismiss_all(self);
        self.carrier.send_all(&*self.bus);
        self.shout(&wire::Shout::Leaving { node: self.node() });
        self.bus.leave().await;
    }
}

fn key(table: TableId) -> TableKey {
    TableKey(table.to_bytes())
}
