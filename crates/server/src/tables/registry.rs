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
use folsom_table::{Actor, Command, Name, Person};
use futures_util::FutureExt;
use tokio::sync::{mpsc, oneshot};

use super::mail::{GuestId, Mail, TableError, Visit};
use super::outbox::Outbox;
use super::room;
use crate::app::App;
use crate::cluster::{Cluster, Whose};
use crate::metrics;

/// So much may wait for one table; then whoever sends has to wait.
const MAILBOX: usize = 64;

/// Why nothing could be put into the mailbox of a table.
pub(crate) enum Unsent {
    /// There is no room for it now.
    Full(Box<Mail>),
    /// The table is not in memory.
    Gone,
}

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
    /// Not to another server: it is one that has asked.
    only_here: bool,
}

impl Registry {
    fn doors(&self) -> MutexGuard<'_, HashMap<TableId, Door>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a table is in memory.
    pub(crate) fn holds(&self, table: TableId) -> bool {
        self.doors().contains_key(&table)
    }

    /// How many watch at each of some tables: nobody where it is not in memory.
    pub(crate) fn watchers(&self, app: &App, tables: impl Iterator<Item = TableId>) -> Vec<u32> {
        let doors = self.doors();
        let elsewhere = |table| app.cluster.as_ref().map_or(0, |cluster| cluster.alive().watchers(table));
        tables
            .map(|table| doors.get(&table).map_or_else(|| elsewhere(table), |door| door.watchers.get()))
            .collect()
    }

    /// The tables in memory.
    pub(crate) fn all(&self) -> Vec<TableId> {
        self.doors().keys().copied().collect()
    }

    /// The tables in memory at which somebody watches, and how many.
    pub(crate) fn watched(&self) -> Vec<(TableId, u32)> {
        let doors = self.doors();
        let all = doors.iter().map(|(table, door)| (*table, door.watchers.get()));
        all.filter(|(_, watchers)| *watchers > 0).collect()
    }

    /// Puts something into the mailbox of a table in memory, if there is room.
    pub(crate) fn try_send(&self, table: TableId, mail: Mail) -> Result<(), Unsent> {
        let mailbox = self.doors().get(&table).map(|door| door.mailbox.clone());
        let mailbox = mailbox.ok_or(Unsent::Gone)?;
        mailbox.try_send(Box::new(mail)).map_err(|unsent| match unsent {
            mpsc::error::TrySendError::Full(mail) => Unsent::Full(mail),
            mpsc::error::TrySendError::Closed(_) => Unsent::Gone,
        })
    }

    /// The mailbox of a task. It is begun if there is none, unless another server may have the table.
    fn mailbox(&self, app: &App, table: TableId) -> Result<mpsc::Sender<Box<Mail>>, TableError> {
        let known = self.doors().get(&table).map(|door| door.mailbox.clone());
        match known {
            Some(mailbox) => Ok(mailbox),
            None if app.cluster.is_some() => Err(TableError::Elsewhere),
            None => self.begin(app, table),
        }
    }

    /// Begins the task of a table, if there is none.
    pub(crate) fn begin(&self, app: &App, table: TableId) -> Result<mpsc::Sender<Box<Mail>>, TableError> {
        let mut doors = self.doors();
        if let Some(door) = doors.get(&table) {
            return Ok(door.mailbox.clone());
        }
        if self.is_set_aside(table) {
            return Err(TableError::damaged("its task panics again and again"));
        }
        let (mailbox, receiver) = mpsc::channel(MAILBOX);
        let watchers = Watchers::default();
        doors.insert(table, Door { mailbox: mailbox.clone(), watchers: watchers.clone() });
        metrics::tables_in_memory(doors.len());
        drop(doors);
        // In a box, or its room would be there twice: as what is given to the next function, and as what that waits for.
        let task = Box::pin(room::run(app.clone(), table, receiver, watchers));
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
    fn clear(&self, app: &App, table: TableId) {
        let mut fallen = self.fallen();
        let before =
            fallen.get(&table).filter(|(_, at)| at.elapsed() < APART).map_or(0, |(falls, _)| *falls);
        fallen.insert(table, (before + 1, Instant::now()));
        drop(fallen);
        let mut doors = self.doors();
        if doors.get(&table).is_some_and(|door| door.mailbox.is_closed()) {
            remove(&mut doors, app, table);
        }
    }

    /// A task has come to an orderly end: whatever was wrong with its table is over.
    fn forgive(&self, table: TableId) {
        self.fallen().remove(&table);
    }

    /// Lets a task end, unless there is mail for it. Whoever has its mailbox in hand finds it closed and asks for another.
    pub(super) fn retire(&self, app: &App, table: TableId, receiver: &mut Incoming) -> bool {
        let mut doors = self.doors();
        if !receiver.is_empty() {
            return false;
        }
        receiver.close();
        remove(&mut doors, app, table);
        true
    }

    /// Ends a task though there may be mail for it, because the table is not this server's any more.
    pub(super) fn let_go(&self, app: &App, table: TableId, receiver: &mut Incoming) {
        let mut doors = self.doors();
        receiver.close();
        remove(&mut doors, app, table);
    }
}

/// Closes the door to a table, so that from now on it is nobody's, or another server's.
fn remove(doors: &mut HashMap<TableId, Door>, app: &App, table: TableId) {
    doors.remove(&table);
    metrics::tables_in_memory(doors.len());
    if let Some(cluster) = &app.cluster {
        cluster.disown(table);
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
            app.tables.clear(&app, table);
        }
    }
}

impl Mailbox {
    /// Where mail for this table goes.
    pub(crate) fn of(app: &App, table: TableId) -> Self {
        Self { app: app.clone(), table, only_here: false }
    }

    /// Where mail for this table goes if this server has it.
    pub(crate) fn here(app: &App, table: TableId) -> Self {
        Self { app: app.clone(), table, only_here: true }
    }

    /// Sends something to whoever has the table.
    pub(crate) async fn send(&self, mail: Mail) -> Result<(), TableError> {
        match &self.app.cluster {
            Some(cluster) => self.send_somewhere(cluster, mail).await,
            None => self.send_here(Box::new(mail)).await.map_err(|(error, _)| error),
        }
    }

    /// Sends something to this server or another.
    async fn send_somewhere(&self, cluster: &Cluster, mail: Mail) -> Result<(), TableError> {
        let mut mail = match mail {
            Mail::Request { guest: GuestId::Carried(number), request } => {
                let sent = cluster.pass_on(number, request);
                return if sent { Ok(()) } else { Err(TableError::Stopping) };
            }
            Mail::Part { guest: GuestId::Carried(number) } => {
                cluster.part(number);
                return Ok(());
            }
            mail => mail,
        };
        // Whoever is a guest of the task here is a stranger to any other.
        let only_here = self.only_here || matches!(mail, Mail::Request { .. } | Mail::Part { .. });
        for _ in 0..ATTEMPTS {
            if self.app.stopping.is_cancelled() {
                return Err(TableError::Stopping);
            }
            let whose = if only_here { Whose::Ours } else { cluster.whose(&self.app, self.table).await? };
            mail = match whose {
                Whose::Ours => match self.send_here(Box::new(mail)).await {
                    Ok(()) => return Ok(()),
                    Err((TableError::Elsewhere, mail)) if !only_here => *mail,
                    Err((error, _)) => return Err(error),
                },
                Whose::Theirs(node) => match cluster.forward(node, self.table, mail).await {
                    None => return Ok(()),
                    Some(mail) => mail,
                },
            };
            tokio::time::sleep(BREATH).await;
        }
        Err(TableError::Apart)
    }

    /// Sends something to a task of this server, to a new one if the last one has just ended. If it can't be done, the mail is
    /// given back.
    async fn send_here(&self, mut mail: Box<Mail>) -> Result<(), (TableError, Box<Mail>)> {
        for attempt in 0..ATTEMPTS {
            if self.app.stopping.is_cancelled() {
                return Err((TableError::Stopping, mail));
            }
            let mailbox = match self.app.tables.mailbox(&self.app, self.table) {
                Ok(mailbox) => mailbox,
                Err(error) => return Err((error, mail)),
            };
            match mailbox.send(mail).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(returned)) => mail = returned,
            }
            tokio::time::sleep(BREATH * (1 << attempt)).await;
        }
        Err((TableError::damaged("its task ends as soon as it begins"), mail))
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

    /// Somebody wants to be called something else.
    pub(crate) async fn rename(&self, person: Person, name: Name) -> Result<(), TableError> {
        self.ask(|answer| Mail::Rename { person, name, answer }).await
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
