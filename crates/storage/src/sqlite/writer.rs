//! The one task that writes. What piles up while it is busy becomes the next transaction: a disk takes milliseconds to
//! promise that something is written, and this way many tables share them.

use std::path::PathBuf;
use std::sync::Arc;

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::awake::Awake;
use crate::error::StorageError;
use crate::sqlite::batch::{Change, commit};
use crate::sqlite::failures::{closed, storage_error};
use crate::sqlite::identity::Identity;
use crate::sqlite::opening::connect_writer;

/// So many requests wait at most, and whoever comes later waits outside. It bounds the size of a transaction as well.
const QUEUE: usize = 512;

type Answer = Result<(), StorageError>;

/// What the writer can be asked for.
enum Order {
    Write(Change),
    /// How many pages the file may have.
    Limit(u32),
    /// Whether something can be written. It is a transaction by itself: it must not fail together with others.
    Probe,
    /// Write what has been accepted, and no more.
    Close,
}

struct Request {
    order: Order,
    answer: oneshot::Sender<Answer>,
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct WriterHandle {
    requests: mpsc::Sender<Request>,
}

impl WriterHandle {
    /// Answers once the change is durable, or is known not to be.
    pub(super) async fn write(&self, change: Change) -> Answer {
        self.ask(Order::Write(change)).await
    }

    pub(super) async fn limit(&self, pages: u32) -> Answer {
        self.ask(Order::Limit(pages)).await
    }

    pub(super) async fn probe(&self) -> Answer {
        self.ask(Order::Probe).await
    }

    /// Answers when all is written and the file is closed; at once if somebody else has closed it.
    pub(super) async fn close(&self) -> Answer {
        match self.send(Order::Close).await {
            Some(answered) => wait_for(answered).await,
            None => Ok(()),
        }
    }

    async fn ask(&self, order: Order) -> Answer {
        wait_for(self.send(order).await.ok_or_else(closed)?).await
    }

    /// None if it is closed.
    async fn send(&self, order: Order) -> Option<oneshot::Receiver<Answer>> {
        let (answer, answered) = oneshot::channel();
        self.requests.send(Request { order, answer }).await.ok()?;
        Some(answered)
    }
}

async fn wait_for(answered: oneshot::Receiver<Answer>) -> Answer {
    // Nobody answers if the task was ended together with its runtime.
    answered.await.unwrap_or_else(|_| Err(StorageError::Unavailable("its writer has ended".into())))
}

/// Starts the writer. It ends when it is told to close, or when all handles are gone.
///
/// # Panics
/// Outside a tokio runtime.
pub(super) async fn start(
    path: PathBuf,
    pages: u32,
    awake: Arc<Awake>,
) -> Result<WriterHandle, sqlx::Error> {
    let connection = Some(connect_writer(&path, pages).await?);
    let (requests, received) = mpsc::channel(QUEUE);
    let identity = Identity::of(&path);
    tokio::spawn(Writer { path, identity, pages, connection, awake }.run(received));
    Ok(WriterHandle { requests })
}

struct Writer {
    path: PathBuf,
    /// Which file that was when it was opened.
    identity: Option<Identity>,
    pages: u32,
    /// None after a failure that left it in a doubtful state.
    connection: Option<SqliteConnection>,
    awake: Arc<Awake>,
}

impl Writer {
    async fn run(mut self, mut received: mpsc::Receiver<Request>) {
        let mut requests = Vec::with_capacity(QUEUE);
        let mut closing = Vec::new();
        while received.recv_many(&mut requests, QUEUE).await > 0 {
            let (mut changes, mut waiting) = (Vec::new(), Vec::new());
            for Request { order, answer } in requests.drain(..) {
                match order {
                    Order::Write(change) => {
                        changes.push(change);
                        waiting.push(answer);
                    }
                    Order::Limit(pages) => tell(answer, self.limit(pages).await),
                    Order::Probe => self.write(vec![Change::Probe], vec![answer]).await,
                    Order::Close => {
                        received.close();
                        closing.push(answer);
                    }
                }
            }
            if !changes.is_empty() {
                self.write(changes, waiting).await;
            }
        }
        let result = match self.connection {
            Some(connection) => connection.close().await.map_err(storage_error),
            None => Ok(()),
        };
        closing.into_iter().for_each(|answer| tell(answer, result.clone()));
    }

    async fn write(&mut self, changes: Vec<Change>, waiting: Vec<oneshot::Sender<Answer>>) {
        let awake = self.awake.millis();
        let outcomes = match self.connection().await {
            Ok(connection) => commit(connection, changes, awake).await.map_err(storage_error),
            Err(error) => Err(error),
        };
        if outcomes.is_err() {
            self.roll_back().await;
        }
        // Nobody is told that something is durable which went into a file that has no name any more.
        match outcomes.and_then(|outcomes| self.check_identity().map(|()| outcomes)) {
            Ok(outcomes) => {
                waiting.into_iter().zip(outcomes).for_each(|(answer, outcome)| tell(answer, outcome));
            }
            Err(error) => waiting.into_iter().for_each(|answer| tell(answer, Err(error.clone()))),
        }
    }

    /// Whether the file is still the one that was opened.
    fn check_identity(&self) -> Result<(), StorageError> {
        if Identity::of(&self.path) == self.identity {
            return Ok(());
        }
        Err(StorageError::Gone(format!("{} was moved, deleted or replaced", self.path.display())))
    }

    /// After this no transaction is open.
    async fn roll_back(&mut self) {
        if let Some(connection) = &mut self.connection
            && sqlx::query("ROLLBACK").execute(connection).await.is_err()
        {
            // Perhaps only because SQLite has rolled back by itself. A new connection is right in any case; the old
            // one takes its transaction with it.
            self.connection = None;
        }
    }

    async fn limit(&mut self, pages: u32) -> Answer {
        self.pages = pages;
        let limit = AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        let connection = self.connection().await?;
        sqlx::query(limit).execute(connection).await.map(drop).map_err(storage_error)
    }

    /// The connection there is, or a new one.
    async fn connection(&mut self) -> Result<&mut SqliteConnection, StorageError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                self.check_identity()?;
                connect_writer(&self.path, self.pages).await.map_err(storage_error)?
            }
        };
        Ok(self.connection.insert(connection))
    }
}

/// Whoever asked may have gone in the meantime.
fn tell(answer: oneshot::Sender<Answer>, result: Answer) {
    let _ = answer.send(result);
}
