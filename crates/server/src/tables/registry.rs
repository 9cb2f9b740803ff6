//! The tables that are in memory: a task for each. A table that nobody looks at is written down already, so its task simply ends,
//! and begins anew when somebody comes.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use folsom_protocol::{TableJson, TurnJson};
use folsom_rules::Seat;
use folsom_storage::TableId;
use folsom_table::{Actor, Command, Person};
use futures_util::FutureExt;
use tokio::sync::{mpsc, oneshot};

use super::mail::{GuestId, Mail, TableError, Visit};
use super::outbox::Outbox;
use super::room;
use crate::app::App;
use crate::metrics;

/// So much may wait for one table; then whoever sends has to wait.
const MAILBOX: usize = 64;

/// What waits for a table. Each is in a box, because a channel makes room for many as soon as it is there.
pub(super) type Incoming = mpsc::Receiver<Box<Mail>>;

/// Whose task panics so often, never longer apart than this, is set aside for a while: perhaps it is the table itself, and
/// somebody has to look.
const FALLS: u32 = 3;
const APART: Duration = Duration::from_secs(60);
const SET_ASIDE: Duration = Duration::from_secs(10 * 60);
/// How often mail is sent to another task because the last one had just ended, and how long is waited before, more each time.
const ATTEMPTS: u32 = 8;
const BREATH: Duration = Duration::from_millis(1);

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Registry {
    doors: Mutex<HashMap<TableId, Door>>,
    /// Tables whose task panicked, how often in a row, and when.
    fallen: Mutex<HashMap<TableId, (u32, Instant)>>,
}

/// What is known of a table in memory without asking its task.
struct Door {
    mailbox: mpsc::Sender<Box<Mail>>,
    watchers: Watchers,
}

/// How many look on at a table without playing. Its task counts them, lists read it.
#[derive(Clone, Default)]
pub(super) struct Watchers(Arc<AtomicU32>);

impl Watchers {
    pub(super) fn set(&self, count: u32) {
        self.0.store(count, Ordering::Relaxed);
    }

    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Where mail for a table goes.
#[derive(Clone)]
pub(crate) struct Mailbox {
    app: App,
    table: TableId,
}

impl Registry {
    fn doors(&self) -> MutexGuard<'_, HashMap<TableId, Door>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a table is in memory.
    pub(super) fn holds(&self, table: TableId) -> bool {
        self.doors().contains_key(&table)
    }

    /// How many watch at each of some tables: nobody where it is not in memory.
    pub(crate) fn watchers(&self, tables: impl Iterator<Item = TableId>) -> Vec<u32> {
        let doors = self.doors();
        tables.map(|table| doors.get(&table).map_or(0, |door| door.watchers.get())).collect()
    }

    /// The mailbox of a task, which is begun if there is none.
    fn mailbox(&self, app: &App, table: TableId) -> Result<mpsc::Sender<Box<Mail>>, TableError> {
        let mut doors = self.doors();
        if let Some(door) = doors.get(&table) {
            return Ok(door.mailbox.clone());
        }
        if self.is_set_aside(table) {
            return Err(TableError::Damaged);
        }
        let (mailbox, receiver) = mpsc::channel(MAILBOX);
        let watchers = Watchers::default();
        doors.insert(table, Door { mailbox: mailbox.clone(), watchers: watchers.clone() });
        metrics::tables_in_memory(doors.len());
        drop(doors);
        let task = room::run(app.clone(), table, receiver, watchers);
        app.tasks.spawn(look_after(app.clone(), table, task));
        Ok(mailbox)
    }

    fn fallen(&self) -> MutexGuard<'_, HashMap<TableId, (u32, Instant)>> {
        self.fallen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a table is left alone because its task panics again and again.
    fn is_set_aside(&self, table: TableId) -> bool {
        let mut fallen = self.fallen();
        fallen.retain(|_, (_, at)| at.elapsed() < SET_ASIDE);
        fallen.get(&table).is_some_and(|(falls, _)| *falls >= FALLS)
    }

    /// A task has panicked: the door to it is closed, so that the next one who knocks gets another.
    fn clear(&self, table: TableId) {
        let mut fallen = self.fallen();
        let before =
            fallen.get(&table).filter(|(_, at)| at.elapsed() < APART).map_or(0, |(falls, _)| *falls);
        fallen.insert(table, (before + 1, Instant::now()));
        drop(fallen);
        let mut doors = self.doors();
        if doors.get(&table).is_some_and(|door| door.mailbox.is_closed()) {
            doors.remove(&table);
            metrics::tables_in_memory(doors.len());
        }
    }

    /// A task has come to an orderly end: whatever was wrong with its table is over.
    fn forgive(&self, table: TableId) {
        self.fallen().remove(&table);
    }

    /// Lets a task end, unless there is mail for it. Whoever has its mailbox in hand finds it closed and asks for another.
    pub(super) fn retire(&self, table: TableId, receiver: &mut Incoming) -> bool {
        let mut doors = self.doors();
        if !receiver.is_empty() {
            return false;
        }
        receiver.close();
        doors.remove(&table);
        metrics::tables_in_memory(doors.len());
        true
    }
}

/// Runs the task of a table. If it panics, its guests lose their connections and come back to another task, which reads the
/// log anew; nobody else notices.
async fn look_after(app: App, table: TableId, task: impl Future<Output = ()>) {
    let ended = AssertUnwindSafe(task).catch_unwind().await;
    match ended {
        Ok(()) => app.tables.forgive(table),
        Err(_) => {
            metrics::table_panicked();
            tracing::error!("the task of a table has panicked; it is read anew when somebody comes");
            app.tables.clear(table);
        }
    }
}

impl Mailbox {
    /// Where mail for this table goes.
    pub(crate) fn of(app: &App, table: TableId) -> Self {
        Self { app: app.clone(), table }
    }

    /// Sends something, to a new task if the last one has just ended.
    pub(crate) async fn send(&self, mail: Mail) -> Result<(), TableError> {
        let mut mail = Box::new(mail);
        for attempt in 0..ATTEMPTS {
            if self.app.stopping.is_cancelled() {
                return Err(TableError::Stopping);
            }
            let mailbox = self.app.tables.mailbox(&self.app, self.table)?;
            match mailbox.send(mail).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(returned)) => mail = returned,
            }
            tokio::time::sleep(BREATH * (1 << attempt)).await;
        }
        Err(TableError::Damaged)
    }

    async fn ask<T>(
        &self,
        mail: impl FnOnce(oneshot::Sender<Result<T, TableError>>) -> Mail,
    ) -> Result<T, TableError> {
        let (answer, answered) = oneshot::channel();
        self.send(mail(answer)).await?;
        answered.await.unwrap_or(Err(TableError::Stopping))
    }

    /// Somebody connects.
    pub(crate) async fn join(&self, visit: Visit, outbox: Outbox) -> Result<GuestId, TableError> {
        self.ask(|answer| Mail::Join { visit, outbox, answer }).await
    }

    /// The server, or somebody without a connection, wants something done.
    pub(crate) async fn command(&self, actor: Actor, command: Command) -> Result<(), TableError> {
        self.ask(|answer| Mail::Command { actor, command, answer }).await
    }

    /// Somebody has a seat link.
    pub(crate) async fn claim(&self, seat: Seat, token: String, person: Person) -> Result<(), TableError> {
        self.ask(|answer| Mail::Claim { seat, token, person, answer }).await
    }

    /// Somebody wants to be forgotten.
    pub(crate) async fn forget(&self, person: Person) -> Result<(), TableError> {
        self.ask(|answer| Mail::Forget { person, answer }).await
    }

    /// What is known to everybody.
    pub(crate) async fn look(&self) -> Result<TableJson, TableError> {
        self.ask(|answer| Mail::Look { answer }).await
    }

    /// Which decision is awaited.
    pub(crate) async fn turn(&self) -> Result<Option<TurnJson>, TableError> {
        self.ask(|answer| Mail::Turn { answer }).await
    }
}
