//! The connection that writes, and the file it writes to.

use std::path::PathBuf;
use std::sync::Arc;

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::awake::Awake;
use crate::change::{Change, Outcome, Outcomes};
use crate::error::StorageError;
use crate::sqlite::batch::commit;
use crate::sqlite::failures::storage_error;
use crate::sqlite::identity::Identity;
use crate::sqlite::opening::connect_writer;
use crate::writer::Engine;

/// How many pages the file may have.
#[derive(Debug)]
pub(super) struct Limit(pub(super) u32);

/// A file that is written to.
#[derive(Debug)]
pub(super) struct Writer {
    path: PathBuf,
    /// Which file that was when it was opened.
    identity: Option<Identity>,
    pages: u32,
    /// None after a failure that left it in a doubtful state.
    connection: Option<SqliteConnection>,
    awake: Arc<Awake>,
}

impl Engine for Writer {
    type Setting = Limit;

    async fn write(&mut self, changes: Vec<Change>) -> Result<Outcomes, StorageError> {
        let awake = self.awake.millis();
        let outcomes = match self.connection().await {
            Ok(connection) => commit(connection, changes, awake).await.map_err(storage_error),
            Err(error) => Err(error),
        };
        if outcomes.is_err() {
            self.roll_back().await;
        }
        // Nobody is told that something is durable which went into a file that has no name any more.
        outcomes.and_then(|outcomes| self.check_identity().map(|()| outcomes))
    }

    async fn set(&mut self, Limit(pages): Limit) -> Outcome {
        self.pages = pages;
        let limit = AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
        let connection = self.connection().await?;
        sqlx::query(limit).execute(connection).await.map(drop).map_err(storage_error)
    }

    async fn close(self) -> Outcome {
        match self.connection {
            Some(connection) => connection.close().await.map_err(storage_error),
            None => Ok(()),
        }
    }
}

impl Writer {
    pub(super) async fn new(path: PathBuf, pages: u32, awake: Arc<Awake>) -> Result<Self, sqlx::Error> {
        let connection = Some(connect_writer(&path, pages).await?);
        let identity = Identity::of(&path);
        Ok(Self { path, identity, pages, connection, awake })
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
