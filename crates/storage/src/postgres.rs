//! Tables that are kept in a database of PostgreSQL.
//!
//! As with SQLite, one task writes and shares its commits among all tables (`crate::writer`, `writer`), and a few connections
//! read (`readers`, `reading`). Several processes can use the same database: who appends holds the row that says how long the log
//! is (`steps`, `migrations/1.sql`), so of two with the same number one is too late.
//!
//! Nothing relies on the session, so poolers may stand in between (`connection`). Nothing is said about how durable a commit is:
//! that is up to whoever runs the database (`synchronous_commit`).

mod address;
mod connection;
mod failures;
mod opening;
mod papers;
mod plan;
mod readers;
mod reading;
mod schema;
mod steps;
mod tls;
mod writer;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;

pub(crate) use self::connection::{Connection, Statement, Value, Way};
pub(crate) use self::failures::Failure;
pub use self::opening::ConnectError;
pub(crate) use self::opening::prepare_for_copy;
use self::readers::Readers;
use self::writer::Writer;
use crate::awake::{Awake, millis};
use crate::change::Change;
use crate::error::StorageError;
use crate::listing::{Listed, Listing, Query};
use crate::member::Member;
use crate::paper::{self, Filed, Filing, PaperQuery, Version};
use crate::storage::{Append, Line, NewTable, Rewrite, Storage, check_secret};
use crate::writer::WriterHandle;
use folsom_id::TableId;

/// How a database is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PostgresOptions {
    /// How many can read at the same time, at least one. One more connection writes.
    pub readers: u32,
    /// How long is waited for a database that doesn't answer, before whoever asked is told that it is
    /// [`Unavailable`](StorageError::Unavailable).
    pub patience: Duration,
}

impl Default for PostgresOptions {
    fn default() -> Self {
        Self { readers: 4, patience: Duration::from_secs(5) }
    }
}

/// Keeps tables in a database of PostgreSQL, which has to be there. What it needs in it, it makes.
#[derive(Debug)]
pub struct Postgres {
    place: String,
    readers: Readers,
    writer: WriterHandle<Writer>,
    awake: Arc<Awake>,
    is_in_doubt: Arc<AtomicBool>,
}

impl Postgres {
    /// Opens a database at an address such as `postgres://folsom:password@db.example/folsom`.
    ///
    /// # Errors
    /// If it can't be reached, lacks a right, isn't ours, or is of a newer version. One that isn't ours or is newer is not
    /// touched.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub async fn open(url: &str, options: PostgresOptions) -> Result<Self, ConnectError> {
        let way = Arc::new(Way::to(url)?);
        let opened = opening::prepare(&way, options.patience).await?;
        let awake = Arc::new(Awake::new(Duration::from_millis(opened.awake.unsigned_abs())));
        let is_in_doubt = Arc::new(AtomicBool::new(false));
        let place = way.to_string();
        let readers = Readers::new(Arc::clone(&way), options.patience, options.readers);
        let writer = Writer {
            way,
            patience: options.patience,
            identity: opened.identity,
            awake: Arc::clone(&awake),
            link: None,
            doubts: Vec::new(),
            is_in_doubt: Arc::clone(&is_in_doubt),
        };
        let storage = Self { place, readers, writer: WriterHandle::start(writer), awake, is_in_doubt };
        // Whatever is missing is told now, and not when the first table is opened.
        match storage.health().await {
            Ok(()) => Ok(storage),
            Err(error) => Err(ConnectError::Storage { place: storage.place, error }),
        }
    }

    /// Something that was sent may still be written. Whoever looks now wants to know whether it was, and will be.
    async fn be_certain(&self) -> Result<(), StorageError> {
        if self.is_in_doubt.load(Ordering::SeqCst) { self.writer.probe().await } else { Ok(()) }
    }

    /// Where it is, for people: without the password.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.place
    }
}

#[async_trait]
impl Storage for Postgres {
    async fn create(&self, new: NewTable) -> Result<(), StorageError> {
        new.check()?;
        self.writer.write(Change::Create(new)).await
    }

    async fn append(&self, append: Append) -> Result<(), StorageError> {
        append.check()?;
        self.writer.write(Change::Append(append)).await
    }

    async fn create_with(&self, new: NewTable, append: Append) -> Result<(), StorageError> {
        append.check()?;
        new.check()?;
        self.writer.write(Change::CreateWith(Box::new(new), append)).await
    }

    async fn relist(&self, table: TableId, length: u64, listing: Listing) -> Result<(), StorageError> {
        listing.check()?;
        self.writer.write(Change::Relist { table, length, listing }).await
    }

    async fn load(&self, table: TableId, from: u64) -> Result<Vec<String>, StorageError> {
        self.be_certain().await?;
        reading::load(&self.readers, table, from).await
    }

    async fn list(&self, query: Query) -> Result<Vec<Listed>, StorageError> {
        let age = query.idle_for.map(millis);
        reading::list(&self.readers, query, self.awake.millis(), age).await
    }

    async fn say(&self, line: Line) -> Result<(), StorageError> {
        line.check()?;
        self.writer.write(Change::Say(line)).await
    }

    async fn talk(&self, table: TableId) -> Result<Vec<(u64, String)>, StorageError> {
        reading::talk(&self.readers, table).await
    }

    async fn hush(&self, member: Member) -> Result<(), StorageError> {
        self.writer.write(Change::Hush(member)).await
    }

    async fn forget_talk(&self, idle_for: Duration) -> Result<(), StorageError> {
        self.writer.write(Change::ForgetTalk(millis(idle_for))).await
    }

    async fn mentioning(&self, text: &str, member: Member) -> Result<Vec<TableId>, StorageError> {
        reading::mentioning(&self.readers, text, member).await
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StorageError> {
        rewrite.check()?;
        self.writer.write(Change::Rewrite(rewrite)).await
    }

    async fn remove(&self, table: TableId) -> Result<(), StorageError> {
        self.writer.write(Change::Remove(table)).await
    }

    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StorageError> {
        check_secret(name, &fresh)?;
        if let Some(kept) = reading::secret(&self.readers, name).await? {
            return Ok(kept);
        }
        self.writer.write(Change::Secret(name.to_owned(), fresh)).await?;
        // Perhaps somebody else was faster.
        let kept = reading::secret(&self.readers, name).await?;
        kept.ok_or_else(|| StorageError::Broken(format!("the secret `{name}` has vanished")))
    }

    async fn file(&self, filings: Vec<Filing>) -> Result<(), StorageError> {
        paper::check(&filings)?;
        self.writer.write(Change::File(filings, Version::fresh())).await
    }

    async fn paper(&self, drawer: &str, key: &str) -> Result<Option<Filed>, StorageError> {
        self.be_certain().await?;
        papers::paper(&self.readers, drawer, key).await
    }

    async fn papers(&self, query: PaperQuery) -> Result<Vec<Filed>, StorageError> {
        self.be_certain().await?;
        papers::papers(&self.readers, &query).await
    }

    async fn count_papers(&self, query: PaperQuery) -> Result<u64, StorageError> {
        self.be_certain().await?;
        papers::count(&self.readers, &query).await
    }

    async fn health(&self) -> Result<(), StorageError> {
        self.writer.probe().await?;
        reading::probe(&self.readers).await
    }

    async fn close(&self) -> Result<(), StorageError> {
        self.readers.close();
        // How long it was in use is known to the next one; if not to the second, nobody minds.
        let _ = self.writer.probe().await;
        self.writer.close().await
    }
}
