//! What everybody in this test shares.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use folsom_client::{ClientError, Visitor};
use folsom_rules::below;
use folsom_storage::Storage;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::time::{sleep, timeout};

use crate::ledger::Ledger;

pub(crate) type Dice = Xoshiro256PlusPlus;

/// Whoever gets no answer asks another server after so long, as a balancer would.
pub(crate) const ANSWER: Duration = Duration::from_secs(5);

pub(crate) struct World {
    seed: u64,
    nodes: Vec<SocketAddr>,
    tables: Mutex<HashMap<String, Ledger>>,
    ending: AtomicBool,
    pub(crate) reconnected: AtomicU64,
}

impl World {
    pub(crate) fn new(seed: u64, nodes: Vec<SocketAddr>) -> Self {
        let (tables, ending, reconnected) = Default::default();
        Self { seed, nodes, tables, ending, reconnected }
    }

    pub(crate) fn dice(&self, purpose: u64) -> Dice {
        Dice::seed_from_u64(self.seed.wrapping_mul(1_000_003).wrapping_add(purpose))
    }

    /// Any of the servers.
    pub(crate) fn node(&self, dice: &mut Dice) -> SocketAddr {
        self.nodes[below(dice, self.nodes.len())]
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Ledger>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with what is known of a table.
    pub(crate) fn with<T>(&self, table: &str, what: impl FnOnce(&mut Ledger) -> T) -> T {
        what(self.tables().entry(table.to_owned()).or_default())
    }

    /// Asks one server after another until one answers. What it refuses is not asked again, unless it can't be now.
    pub(crate) async fn insist<T, F>(&self, dice: &mut Dice, ask: impl Fn(SocketAddr) -> F) -> T
    where
        F: Future<Output = Result<T, ClientError>>,
    {
        loop {
            match timeout(ANSWER, ask(self.node(dice))).await {
                Ok(Ok(answer)) => return answer,
                Ok(Err(error)) => check_for_trouble(&error),
                Err(_) => {}
            }
            sleep(Duration::from_millis(30)).await;
        }
    }

    pub(crate) async fn cookie(&self, dice: &mut Dice) -> String {
        self.insist(dice, Visitor::new).await.cookie().to_owned()
    }

    /// Waits until something was stored at every table whose game runs. How long the slowest has taken.
    pub(crate) async fn all_moved_since(&self, begun: Instant) -> Duration {
        loop {
            let slowest = {
                let tables = self.tables();
                let running = tables.values().filter(|table| !table.over);
                let moved = running.map(|table| table.moved.filter(|moved| *moved > begun));
                moved.collect::<Option<Vec<Instant>>>()
            };
            if slowest.is_some() {
                return begun.elapsed();
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    pub(crate) fn end(&self) {
        self.ending.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_ending(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }

    pub(crate) fn describe(&self) -> String {
        let tables = self.tables();
        let running = tables.iter().filter(|(_, table)| !table.over);
        let lines = running.map(|(id, table)| {
            let ago = table.moved.map(|moved| moved.elapsed());
            format!("{id} is at {} since {ago:?}", table.highest)
        });
        lines.collect::<Vec<_>>().join("; ")
    }

    /// Compares all that was ever told with what is stored.
    pub(crate) async fn compare_with_log(&self, storage: &dyn Storage) -> String {
        let ids: Vec<String> = self.tables().keys().cloned().collect();
        let (mut told, mut acknowledged, mut entries) = (0, 0, 0);
        for id in &ids {
            let log = storage.load(id.parse().expect("an id"), 0).await.expect("the log is there");
            let (news, decisions) = self.with(id, |table| {
                assert!(table.over, "the game at {id} has no end");
                table.compare(id, &log)
            });
            told += news;
            acknowledged += decisions;
            entries += log.len();
        }
        let (games, reconnected) = (ids.len(), self.reconnected.load(Ordering::Relaxed));
        format!(
            "{games} games with {entries} entries, {told} of them told, {acknowledged} decisions acknowledged, \
             {reconnected} connections lost"
        )
    }
}

/// Whether an error is one that goes by.
pub(crate) fn check_for_trouble(error: &ClientError) {
    match error {
        ClientError::Refused { status, .. } => assert_eq!(*status, 503, "{error}"),
        ClientError::NotUnderstood(_) => panic!("{error}"),
        _ => {}
    }
}
