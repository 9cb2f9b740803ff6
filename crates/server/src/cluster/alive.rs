//! Which servers there are, what is watched at their tables, and which of them does what only one should do.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use folsom_cluster::NodeId;
use folsom_storage::TableId;
use tokio::sync::watch;

use super::Cluster;
use super::wire::Shout;
use crate::app::App;
use crate::{metrics, tables};

/// How often a server says that it is there.
const EVERY: Duration = Duration::from_secs(2);
/// Who was not heard of for so long is not there.
const GONE: Duration = Duration::from_secs(7);
/// Servers come and go together; so long it is waited before their tables are looked after.
pub(crate) const CALM: Duration = Duration::from_secs(3);
/// So many tables with watchers are told of at once: lists are long enough with those.
const MOST: usize = 10_000;

/// Which servers there are.
pub(crate) struct Alive {
    node: NodeId,
    others: Mutex<HashMap<NodeId, Other>>,
    /// How often one came or went.
    changes: watch::Sender<u64>,
}

struct Other {
    heard: Instant,
    watched: HashMap<TableId, u32>,
}

impl Alive {
    pub(super) fn new(node: NodeId) -> Self {
        Self { node, others: Mutex::default(), changes: watch::channel(0).0 }
    }

    fn others(&self) -> MutexGuard<'_, HashMap<NodeId, Other>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed(&self) {
        metrics::servers(self.others().len() + 1);
        self.changes.send_modify(|changes| *changes += 1);
    }

    pub(super) fn heard_of(&self, node: NodeId, watched: Vec<(String, u32)>) {
        let watched = watched.into_iter().filter_map(|(table, count)| Some((table.parse().ok()?, count)));
        let other = Other { heard: Instant::now(), watched: watched.collect() };
        let is_new = self.others().insert(node, other).is_none();
        if is_new {
            tracing::info!(?node, "another server is there");
            self.changed();
        }
    }

    pub(super) fn left(&self, node: NodeId) {
        let left = self.others().remove(&node).is_some();
        if left {
            tracing::info!(?node, "another server goes");
            self.changed();
        }
    }

    fn forget_the_silent(&self) {
        let mut others = self.others();
        let gone: Vec<NodeId> = others
            .iter()
            .filter(|(_, other)| other.heard.elapsed() > GONE)
            .map(|(node, _)| *node)
            .collect();
        gone.iter().for_each(|node| drop(others.remove(node)));
        drop(others);
        for node in gone {
            tracing::warn!(?node, "another server is not heard of any more");
            self.changed();
        }
    }

    /// How many watch at a table of another server.
    pub(crate) fn watchers(&self, table: TableId) -> u32 {
        self.others().values().filter_map(|other| other.watched.get(&table)).copied().max().unwrap_or(0)
    }

    /// Whether this server is the one that does what only one should.
    pub(crate) fn is_first(&self) -> bool {
        self.others().keys().all(|other| self.node < *other)
    }

    /// Whether it falls to this server to look after a table that nobody has. Each server has its share of them.
    pub(crate) fn falls_to_us(&self, table: TableId) -> bool {
        let mut nodes: Vec<NodeId> = self.others().keys().copied().chain([self.node]).collect();
        nodes.sort_unstable();
        let [.., last] = table.to_bytes();
        nodes[usize::from(last) % nodes.len()] == self.node
    }
}

/// Says that this server is there, notes who else is, and looks after the tables of those who went, for ever.
pub(super) async fn keep_up(app: &App, cluster: &Cluster) {
    tokio::join!(say(app, cluster), look_after(app, cluster));
}

async fn say(app: &App, cluster: &Cluster) {
    loop {
        let watched = app.tables.watched().into_iter().take(MOST);
        let watched = watched.map(|(table, count)| (table.to_string(), count)).collect();
        cluster.shout(&Shout::Alive { node: cluster.node(), watched });
        cluster.alive.forget_the_silent();
        tokio::time::sleep(EVERY).await;
    }
}

/// Bots don't wait for anybody to look on: if the server that had their table is gone, another takes it up.
async fn look_after(app: &App, cluster: &Cluster) {
    let mut changes = cluster.alive.changes.subscribe();
    while changes.changed().await.is_ok() {
        tokio::time::sleep(CALM).await;
        changes.borrow_and_update();
        match tables::revive(app).await {
            Ok(tables) => tracing::info!(tables, "running tables were looked after"),
            Err(error) => {
                tracing::error!(code = error.code(), %error, "running tables could not be listed");
                // Somebody has to.
                changes.mark_changed();
            }
        }
    }
}
