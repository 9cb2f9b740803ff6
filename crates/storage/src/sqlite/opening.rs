//! How a file is opened: looked at before anything is changed in it, and then with the settings that durability needs.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use sqlx::sqlite::{SqliteConnectOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use crate::error::StorageError;
use crate::sqlite::failures::{Failure, failure, storage_error};
use crate::sqlite::schema::{Kind, VERSION, kind, migrate};

/// Only somebody else who has the file open can make us wait, an administrator with a shell perhaps.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// Why a file was not opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// There is no such place, or no permission.
    #[error("{} can't be opened: {error}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: io::Error,
    },
    /// It is no file of ours. It has not been touched.
    #[error("{} is not a database of Folsom, or its beginning is damaged", .0.display())]
    Foreign(PathBuf),
    /// It was written by a newer version of this program. It has not been touched.
    #[error("{} has version {found}, and this program knows those up to {known}: please use a newer one", path.display())]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: i64,
        /// The latest that is known here.
        known: i64,
    },
    /// It is one of ours, but damaged.
    #[error("{} is damaged ({reason}): please restore a backup", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What SQLite says.
        reason: String,
    },
    /// Anything else.
    #[error("{} can't be opened: {error}", path.display())]
    Storage {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        #[source]
        error: StorageError,
    },
}

impl OpenError {
    pub(super) fn new(path: &Path, error: sqlx::Error) -> Self {
        let path = path.to_owned();
        match failure(&error) {
            Failure::NotADatabase => Self::Foreign(path),
            Failure::Damaged => Self::Damaged { path, reason: error.to_string() },
            _ => Self::Storage { path, error: storage_error(error) },
        }
    }
}

/// Creates the file if there is none, refuses it if it isn't ours, and brings it up to date.
pub(super) async fn prepare(path: &Path) -> Result<(), OpenError> {
    create_if_missing(path).map_err(|error| OpenError::Io { path: path.to_owned(), error })?;
    // Not yet with our settings: the journal mode would be written into a file that may be somebody else's.
    let kind = look_at(path).await.map_err(|error| OpenError::new(path, error))?;
    if kind != Kind::Empty {
        check_known(path, kind)?;
    }
    bring_up_to_date(path).await.map_err(|error| OpenError::new(path, error))
}

/// Opens a file of ours that is there, in order to copy it or to look into it.
pub(super) async fn open_as_it_is(path: &Path) -> Result<SqliteConnection, OpenError> {
    // SQLite would only say that it can't, and not why. It must not be opened for that: closing it again would take the
    // locks away that this process may have on it.
    path.metadata().map_err(|error| OpenError::Io { path: path.to_owned(), error })?;
    let failed = |error| OpenError::new(path, error);
    // Not for reading alone: whoever is the last to close a file takes its write-ahead log away, and needs the right to.
    let mut connection = plain(path).connect().await.map_err(failed)?;
    let found = kind(&mut connection).await.map_err(failed);
    match found.and_then(|kind| check_known(path, kind)) {
        Ok(()) => Ok(connection),
        Err(refused) => {
            // Not just dropped: then it would be closed at some time later. Why it was refused matters more than this.
            let _ = connection.close().await;
            Err(refused)
        }
    }
}

/// Opens a file of ours that is there, brings it up to date, and keeps everybody else out of it. If somebody has it open, that is
/// [`Unavailable`](StorageError::Unavailable).
pub(crate) async fn open_alone(path: &Path) -> Result<SqliteConnection, OpenError> {
    let failed = |error| OpenError::new(path, error);
    open_as_it_is(path).await?.close().await.map_err(failed)?;
    let mut connection =
        for_writing(path).pragma("locking_mode", "EXCLUSIVE").connect().await.map_err(failed)?;
    // The lock is taken with the first transaction that needs it, and then kept.
    migrate(&mut connection).await.map_err(failed)?;
    Ok(connection)
}

/// Refuses what isn't ours, and what is of a version that is not known here.
fn check_known(path: &Path, kind: Kind) -> Result<(), OpenError> {
    match kind {
        Kind::Ours(found) if found > VERSION => {
            Err(OpenError::Newer { path: path.to_owned(), found, known: VERSION })
        }
        Kind::Ours(_) => Ok(()),
        Kind::Empty | Kind::Foreign => Err(OpenError::Foreign(path.to_owned())),
    }
}

/// SQLite would create it readable for everybody. There are secrets in it.
fn create_if_missing(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.create_new(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => check_access(path),
        created => created.map(drop),
    }
}

/// SQLite would only say that it can't, or even open a file that it may not write, and leave files beside it that nobody can write
/// either. It must not be opened for that: closing it again would take the locks away that this process may have on it.
fn check_access(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    #[cfg(unix)]
    {
        use rustix::fs::{Access, access};
        access(path, Access::READ_OK | Access::WRITE_OK)?;
        // The name of a file in the folder one is in has an empty parent.
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        access(folder.unwrap_or(Path::new(".")), Access::WRITE_OK | Access::EXEC_OK).map_err(|error| {
            io::Error::new(error.kind(), format!("its folder can't be written: {error}"))
        })?;
    }
    Ok(())
}

async fn look_at(path: &Path) -> Result<Kind, sqlx::Error> {
    let mut connection = plain(path).connect().await?;
    let kind = kind(&mut connection).await?;
    connection.close().await?;
    Ok(kind)
}

async fn bring_up_to_date(path: &Path) -> Result<(), sqlx::Error> {
    let mut connection = for_writing(path).connect().await?;
    log_ahead(&mut connection).await?;
    migrate(&mut connection).await?;
    connection.close().await
}

/// Turns write-ahead logging on. The file remembers it.
async fn log_ahead(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let patience = Instant::now() + BUSY_TIMEOUT;
    loop {
        let mode = sqlx::query_scalar::<_, String>("PRAGMA journal_mode = WAL").fetch_one(&mut *connection);
        match mode.await {
            Ok(mode) if mode == "wal" => return Ok(()),
            Ok(_) => {
                let message = "write-ahead logging does not work here; is it a network file system?";
                return Err(sqlx::Error::Configuration(message.into()));
            }
            // For this one SQLite itself does not wait, if somebody else opens the same new file.
            Err(error) if failure(&error) == Failure::Busy && Instant::now() < patience => {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            Err(error) => return Err(error),
        }
    }
}

fn plain(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(path).busy_timeout(BUSY_TIMEOUT).disable_statement_logging()
}

/// For the one that writes.
pub(super) fn for_writing(path: &Path) -> SqliteConnectOptions {
    plain(path)
        // Each commit is on the disk before it is answered.
        .synchronous(SqliteSynchronous::Full)
        // On macOS an fsync alone is no promise; elsewhere this changes nothing.
        .pragma("fullfsync", "ON")
        .foreign_keys(true)
        // What a statement may have to take back is remembered here and not in a file of its own.
        .pragma("temp_store", "MEMORY")
        // What is forgotten is overwritten.
        .pragma("secure_delete", "ON")
}

/// For those that read.
pub(super) fn for_reading(path: &Path) -> SqliteConnectOptions {
    plain(path).read_only(true)
}

/// A connection that writes, with its size limited to so many pages.
pub(super) async fn connect_writer(path: &Path, pages: u32) -> Result<SqliteConnection, sqlx::Error> {
    for_writing(path).pragma("max_page_count", pages.to_string()).connect().await
}

#[cfg(test)]
mod tests {
    use sqlx::Row;

    use super::*;

    #[tokio::test]
    async fn a_writer_waits_for_the_disk_at_every_commit() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        prepare(&path).await.expect("a new file");
        let mut connection = connect_writer(&path, 1000).await.expect("a connection");
        for (pragma, expected) in [
            ("PRAGMA journal_mode", "wal"),
            ("PRAGMA synchronous", "2"),
            ("PRAGMA fullfsync", "1"),
            ("PRAGMA foreign_keys", "1"),
            ("PRAGMA max_page_count", "1000"),
            ("PRAGMA page_size", "4096"),
            ("PRAGMA temp_store", "2"),
            ("PRAGMA secure_delete", "1"),
        ] {
            let value = sqlx::query(pragma).fetch_one(&mut connection).await.expect(pragma);
            assert_eq!(value.get_unchecked::<String, _>(0), expected, "{pragma}");
        }
    }
}
