//! A copy of the file while it is in use.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{Connection, SqliteConnection};
use tempfile::NamedTempFile;

use crate::error::StorageError;
use crate::sqlite::failures::{Failure, failure, storage_error};
use crate::sqlite::opening::{OpenError, open_as_it_is};

/// Whether a backup may take the place of another file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overwrite {
    /// It may, and does so in one step: there is always one of the two.
    Allow,
    /// It may not.
    Refuse,
}

/// What a backup holds, counted in the copy itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backup {
    /// The size of its file.
    pub bytes: u64,
    /// How many tables there are.
    pub tables: u64,
    /// How many entries they have in all.
    pub entries: u64,
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// What was to be copied can't be opened, or is no file of ours.
    #[error(transparent)]
    Source(OpenError),
    /// The backup would take the place of what it is a backup of, under the feet of whoever uses it.
    #[error("{} is the database itself, or a part of it", .0.display())]
    Itself(PathBuf),
    /// There is a file of that name, and nobody said that it may be overwritten.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// A log of another database lies where that of the backup would be: it is in use, or a crash has left it there.
    #[error("{} is there, so a database of that name is in use or was left by a crash", .0.display())]
    InUse(PathBuf),
    /// The place can't be written to.
    #[error("{} can't be written: {error}", path.display())]
    Io {
        /// Where the backup was to be.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: io::Error,
    },
    /// Something is wrong in the copy, and so probably in the database. The copy has been thrown away.
    #[error("the copy was thrown away because it is damaged: {0}")]
    Unsound(String),
    /// The copy could not be made.
    #[error("the backup could not be made: {0}")]
    Storage(#[source] StorageError),
}

/// Copies what is in the file at this moment, under another name first, so that `to` is never half a backup, nor an unsound one.
pub(super) async fn back_up(from: &Path, to: &Path, overwrite: Overwrite) -> Result<Backup, BackupError> {
    if is_part_of(from, to) {
        return Err(BackupError::Itself(to.to_owned()));
    }
    if let Some(left) = OF_ANOTHER.iter().map(|end| beside(to, end)).find(|path| path.exists()) {
        return Err(BackupError::InUse(left));
    }
    if overwrite == Overwrite::Refuse && to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let failed = |error| BackupError::Io { path: to.to_owned(), error };
    let folder = match to.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    };
    // In the same folder, because only there a file can get another name in one step. It goes away by itself if anything
    // fails, and nobody else can read it.
    let copy = tempfile::Builder::new().prefix(".backup-").tempfile_in(folder).map_err(failed)?;
    let source = open_as_it_is(from).await.map_err(BackupError::Source)?;
    copy_into(source, copy.path()).await.map_err(|error| copy_error(to, error))?;
    let backup = examine(copy.path()).await?;
    place(copy, folder, to, overwrite)?;
    Ok(backup)
}

/// The files of a database: what is added to its name.
const FILES: [&str; 3] = ["", "-wal", "-shm"];
/// Beside a new file SQLite would take these for its own, and write into it what they hold of another.
const OF_ANOTHER: [&str; 2] = ["-wal", "-journal"];

/// Whether there is such a file, and it is one of those of that database.
fn is_part_of(database: &Path, file: &Path) -> bool {
    match (database.canonicalize(), file.canonicalize()) {
        (Ok(database), Ok(file)) => FILES.iter().any(|end| beside(&database, end) == file),
        _ => false,
    }
}

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The connection is the copy's own: a large one takes its time, and those who read should not have to wait for it.
async fn copy_into(mut source: SqliteConnection, copy: &Path) -> Result<(), sqlx::Error> {
    let name = copy.to_str().ok_or_else(|| {
        sqlx::Error::Configuration("SQLite can't write to a path that is not Unicode".into())
    })?;
    let copied = sqlx::query("VACUUM INTO ?").bind(name).execute(&mut source).await;
    source.close().await?;
    copied.map(drop)
}

fn copy_error(to: &Path, error: sqlx::Error) -> BackupError {
    let unwritten = |error| BackupError::Io { path: to.to_owned(), error };
    match failure(&error) {
        // Nothing is written but the copy.
        Failure::Full => unwritten(io::ErrorKind::StorageFull.into()),
        Failure::Unwritten => unwritten(io::Error::other(error)),
        _ => BackupError::Storage(storage_error(error)),
    }
}

/// Makes sure that a copy can be used instead of what it was made of.
async fn examine(copy: &Path) -> Result<Backup, BackupError> {
    let mut connection =
        open_as_it_is(copy).await.map_err(|error| BackupError::Unsound(error.to_string()))?;
    let failed = |error| BackupError::Storage(storage_error(error));
    let examined = look_through(&mut connection).await.map_err(failed);
    connection.close().await.map_err(failed)?;
    let (verdict, tables, entries) = examined?;
    if verdict != "ok" {
        return Err(BackupError::Unsound(verdict));
    }
    let file = copy.metadata().map_err(|error| BackupError::Io { path: copy.to_owned(), error })?;
    Ok(Backup { bytes: file.len(), tables: tables.cast_unsigned(), entries: entries.cast_unsigned() })
}

/// What SQLite says of a file after looking at all of it, and how many tables and entries are in it.
async fn look_through(connection: &mut SqliteConnection) -> Result<(String, i64, i64), sqlx::Error> {
    let verdict = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut *connection).await?;
    let tables = sqlx::query_scalar("SELECT count(*) FROM tables").fetch_one(&mut *connection).await?;
    let entries = sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(connection).await?;
    Ok((verdict, tables, entries))
}

fn place(copy: NamedTempFile, folder: &Path, to: &Path, overwrite: Overwrite) -> Result<(), BackupError> {
    let failed = |error| BackupError::Io { path: to.to_owned(), error };
    copy.as_file().sync_all().map_err(failed)?;
    let placed = match overwrite {
        Overwrite::Allow => copy.persist(to),
        Overwrite::Refuse => copy.persist_noclobber(to),
    };
    placed.map_err(|refused| match refused.error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(to.to_owned()),
        _ => failed(refused.error),
    })?;
    // The new name is durable only when the folder is. Elsewhere than on Unix a folder can't be opened as a file.
    if cfg!(unix) {
        File::open(folder).and_then(|folder| folder.sync_all()).map_err(failed)?;
    }
    Ok(())
}
