//! A copy of the file while it is in use.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions, Connection};
use tempfile::NamedTempFile;

use crate::error::StorageError;
use crate::sqlite::failures::storage_error;
use crate::sqlite::opening::for_reading;

/// Whether a backup may take the place of another file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overwrite {
    /// It may, and does so in one step: there is always one of the two.
    Allow,
    /// It may not.
    Refuse,
}

/// Why there is no backup.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BackupError {
    /// There is a file of that name, and nobody said that it may be overwritten.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// The place can't be written to.
    #[error("{} can't be written: {error}", path.display())]
    Io {
        /// Where the backup was to be.
        path: PathBuf,
        /// What the system says.
        #[source]
        error: io::Error,
    },
    /// The copy could not be made.
    #[error("the backup could not be made: {0}")]
    Storage(#[source] StorageError),
}

/// Copies what is in the file at this moment, under another name first, so that `to` is never half a backup.
pub(super) async fn back_up(from: &Path, to: &Path, overwrite: Overwrite) -> Result<(), BackupError> {
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
    copy_into(from, copy.path()).await.map_err(|error| BackupError::Storage(storage_error(error)))?;
    place(copy, folder, to, overwrite)
}

async fn copy_into(from: &Path, copy: &Path) -> Result<(), sqlx::Error> {
    // A connection of its own: a large copy takes its time, and those who read should not have to wait for it.
    let mut connection = for_reading(from).connect().await?;
    let name = copy.to_str().ok_or_else(|| {
        sqlx::Error::Configuration("SQLite can't write to a path that is not Unicode".into())
    })?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(&mut connection).await?;
    connection.close().await
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
