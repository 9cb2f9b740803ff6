//! What everybody in this test shares: where the server is, if there is one, and what it has promised.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use folsom_client::{ClientError, Visitor};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::sync::watch;
use tokio::time::timeout;

use super::ledger::Ledger;

pub(crate) type Dice = Xoshiro256PlusPlus;

/// A server from its start to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Life {
    /// Counted from one.
    pub(crate) number: u64,
    pub(crate) address: SocketAddr,
}

/// How often something happened.
#[derive(Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What everybody shares.
pub(crate) struct World {
    seed: u64,
    /// The server that lives now.
    life: watch::Sender<Option<Life>>,
    ledger: Mutex<Ledger>,
    /// How much was answered with `done`.
    acknowledged: watch::Sender<u64>,
    /// How often the clock has decided.
    clocked: watch::Sender<u64>,
    /// For each table, the last life in which it was compared with what was told before.
    compared: watch::Sender<HashMap<String, u64>>,
    /// Games that are over, with their records.
    finished: Mutex<Vec<(String, String)>>,
    /// No more games are to begin.
    ending: AtomicBool,
    pub(crate) tables: Counter,
    /// Decisions that were stored, but the server was killed before it could say so.
    pub(crate) unheard: Counter,
    /// Decisions that were lost on the way to the disk, and made afterwards.
    pub(crate) unmade: Counter,
}

/// Whoever asks a server that has just died asks the next one after a moment, or as soon as it is there.
const BREATH: Duration = Duration::from_millis(5);

impl World {
    pub(crate) fn new(seed: u64) -> Self {
        Self {
            seed,
            life: watch::Sender::new(None),
            ledger: Mutex::default(),
            acknowledged: watch::Sender::new(0),
            clocked: watch::Sender::new(0),
            compared: watch::Sender::default(),
            finished: Mutex::default(),
            ending: AtomicBool::new(false),
            tables: Counter::default(),
            unheard: Counter::default(),
            unmade: Counter::default(),
        }
    }

    /// Dice for one purpose.
    pub(crate) fn dice(&self, purpose: u64) -> Dice {
        Dice::seed_from_u64(self.seed.wrapping_mul(1_000_003).wrapping_add(purpose))
    }

    pub(crate) fn ledger(&self) -> MutexGuard<'_, Ledger> {
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn finished(&self) -> MutexGuard<'_, Vec<(String, String)>> {
        self.finished.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A server lives from now on, or no longer.
    pub(crate) fn set_life(&self, life: Option<Life>) {
        self.life.send_replace(life);
    }

    /// The server that lives, as soon as there is one.
    pub(crate) async fn life(&self) -> Life {
        let mut life = self.life.subscribe();
        let found = life.wait_for(Option::is_some).await.expect("the world goes on");
        found.expect("there is one")
    }

    /// A connection to this server has failed: waits for the next one, or until this one may answer again.
    pub(crate) async fn outlive(&self, life: Life) {
        let mut next = self.life.subscribe();
        let _ = timeout(BREATH, next.wait_for(|next| *next != Some(life))).await;
    }

    /// Asks again and again until a server lives long enough to answer. What it refuses is not asked again.
    pub(crate) async fn insist<T, F>(&self, ask: impl Fn(SocketAddr) -> F) -> Result<T, ClientError>
    where
        F: Future<Output = Result<T, ClientError>>,
    {
        loop {
            let life = self.life().await;
            match ask(life.address).await {
                Ok(answer) => return Ok(answer),
                Err(refused @ ClientError::Refused { .. }) => return Err(refused),
                Err(_) => self.outlive(life).await,
            }
        }
    }

    /// The cookie of somebody new.
    pub(crate) async fn cookie(&self) -> String {
        let visitor = self.insist(Visitor::new).await.expect("everybody is let in");
        visitor.cookie().to_owned()
    }

    pub(crate) fn note_acknowledged(&self) {
        self.acknowledged.send_modify(|count| *count += 1);
    }

    pub(crate) fn acknowledged(&self) -> watch::Receiver<u64> {
        self.acknowledged.subscribe()
    }

    pub(crate) fn note_clocked(&self) {
        self.clocked.send_modify(|count| *count += 1);
    }

    pub(crate) fn clocked(&self) -> watch::Receiver<u64> {
        self.clocked.subscribe()
    }

    /// A table is to be compared with what was told before, in every life.
    pub(crate) fn note_compared(&self, table: &str, life: u64) {
        self.compared.send_modify(|tables| {
            tables.insert(table.to_owned(), life);
        });
    }

    /// A table needs no longer be compared.
    pub(crate) fn forget_compared(&self, table: &str) {
        self.compared.send_modify(|tables| {
            tables.remove(table);
        });
    }

    /// Waits until every table was compared in this life.
    pub(crate) async fn all_compared(&self, life: Life) {
        let mut compared = self.compared.subscribe();
        let all = |tables: &HashMap<_, u64>| tables.values().all(|last| *last >= life.number);
        compared.wait_for(all).await.expect("the world goes on");
    }

    pub(crate) fn end(&self) {
        self.ending.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_ending(&self) -> bool {
        self.ending.load(Ordering::Relaxed)
    }
}
