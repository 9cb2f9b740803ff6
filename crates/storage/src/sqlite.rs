//! Tables that are kept in a file of SQLite.
//!
//! One task writes and shares its commits among all tables (`crate::writer`, `batch`); a few connections read what has been
//! committed (`reading`). The length of a log is looked up in the same transaction that appends to it, so even two
//! processes with the same file can't both write the same entry.

mod appending;
mod backup;
mod batch;
mod chunks;
mod failures;
mod identity;
mod listings;
mod opening;
mod papers;
mod reading;
mod schema;
mod talk;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use folsom_id::TableId;
use sqlx::SqlitePool;
use sqlx::sqlite::SqlitePoolOptions;

pub use self::backup::{Backup, BackupError, Overwrite};
pub(crate) use self::failures::storage_error;
pub use self::opening::OpenError;
pub(crate) use self::opening::open_alone;
use self::writer::{Limit, Writer};
use crate::awake::{Awake, millis};
use crate::change::Change;
use crate::error::StorageError;
use crate::listing::{Listed, Listing, Query};
use crate::member::Member;
use crate::paper::{self, Filed, Filing, PaperQuery, Version};
use crate::storage::{Append, Line, NewTable, Rewrite, Storage, check_secret};
use crate::writer::WriterHandle;

/// How a file is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SqliteOptions {
    /// How many can read at the same time, at least one.
    pub readers: u32,
    /// How large the file may become, in bytes; what waits beside it in the write-ahead log is not counted. A file that is
    /// larger already stays as large as it is.
    pub max_bytes: Option<u64>,
}

impl Default for SqliteOptions {
    fn default() -> Self {
        Self { readers: 4, max_bytes: None }
    }
}

/// Keeps tables in a file of SQLite, which it opens or creates. Beside the file there are two more while it is open, with
/// `-wal` and `-shm` at the end of their names; after a crash they belong to it and must stay with it.
#[derive(Debug)]
pub struct Sqlite {
    path: PathBuf,
    readers: SqlitePool,
    writer: WriterHandle<Writer>,
    awake: Arc<Awake>,
}

impl Sqlite {
    /// Opens a file, or creates it.
    ///
    /// # Errors
    /// If it can't be opened, isn't ours, is of a newer version, or damaged. A file that isn't ours or is newer is not
    /// touched.
    ///
    /// # Panics
    /// Outside a tokio runtime.
    pub async fn open(path: impl AsRef<Path>, options: SqliteOptions) -> Result<Self, OpenError> {
        let path = path.as_ref().to_owned();
        opening::prepare(&path).await?;
        let failed = |error| OpenError::new(&path, error);
        let readers = SqlitePoolOptions::new()
            .max_connections(options.readers.max(1))
            .connect_with(opening::for_reading(&path))
            .await
            .map_err(failed)?;
        let before = reading::awake(&readers).await.map_err(failed)?;
        let awake = Arc::new(Awake::new(Duration::from_millis(before.unsigned_abs())));
        let limit = pages(options.max_bytes);
        let writer = Writer::new(path.clone(), limit, Arc::clone(&awake)).await.map_err(failed)?;
        Ok(Self { path, readers, writer: WriterHandle::start(writer), awake })
    }

    /// Changes how large the file may become, see [`SqliteOptions::max_bytes`].
    ///
    /// # Errors
    /// If the storage is closed or broken.
    pub async fn limit_size(&self, max_bytes: Option<u64>) -> Result<(), StorageError> {
        self.writer.set(Limit(pages(max_bytes))).await
    }

    /// Writes a copy of all that is committed at this moment to another file, which can be opened like this one. Nobody has
    /// to wait for it meanwhile. Before it gets its name, the copy is checked.
    ///
    /// # Errors
    /// If there is such a file already and it may not be overwritten, if it can't be written, or if the copy is damaged.
    pub async fn backup(&self, to: impl AsRef<Path>, overwrite: Overwrite) -> Result<Backup, BackupError> {
        Self::back_up_file(&self.path, to, overwrite).await
    }

    /// The same for a file that another process uses, or nobody. It is not created if it isn't there, nor brought up to date.
    ///
    /// # Errors
    /// As with [`backup`](Self::backup), and if the file can't be opened or isn't ours.
    pub async fn back_up_file(
        from: impl AsRef<Path>,
        to: impl AsRef<Path>,
        overwrite: Overwrite,
    ) -> Result<Backup, BackupError> {
        backup::back_up(from.as_ref(), to.as_ref(), overwrite).await
    }
}

/// SQLite counts pages. Ours have the size that it gives them by itself.
fn pages(max_bytes: Option<u64>) -> u32 {
    const PAGE: u64 = 4096;
    const MOST: u32 = 0xffff_fffe;
    max_bytes.map_or(MOST, |bytes| u32::try_from(bytes / PAGE).unwrap_or(MOST).clamp(1, MOST))
}

#[async_trait]
impl Storage for Sqlite {
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
        reading::load(&self.readers, table, from).await
    }

    async fn list(&self, query: Query) -> Result<Vec<Listed>, StorageError> {
        let since = query.idle_for.map(|age| self.awake.millis_ago(age));
        reading::list(&self.readers, query, since).await
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
        papers::paper(&self.readers, drawer, key).await
    }

    async fn papers(&self, query: PaperQuery) -> Result<Vec<Filed>, StorageError> {
        papers::papers(&self.readers, &query).await
    }

    async fn count_papers(&self, query: PaperQuery) -> Result<u64, StorageError> {
        papers::count(&self.readers, &query).await
    }

    async fn health(&self) -> Result<(), StorageError> {
        self.writer.probe().await?;
        reading::probe(&self.readers).await
    }

    async fn close(&self) -> Result<(), StorageError> {
        // The writer last: the last to close a file moves what is in the write-ahead log into it, and only the writer may.
        self.readers.close().await;
        // How long it was in use is known to the next one; if not to the second, nobody minds.
        let _ = self.writer.probe().await;
        self.writer.close().await
    }
}
