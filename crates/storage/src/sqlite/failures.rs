//! What SQLite says when something fails, in our words.

use crate::error::StorageError;

/// SQLite's primary result codes, see <https://www.sqlite.org/rescode.html>.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const IO_ERROR: i32 = 10;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

/// What they are extended by if the system failed to write, to wait for the disk, or to cut a file.
const WRITE: i32 = 3;
const SYNC: i32 = 4;
const TRUNCATE: i32 = 6;

/// What failed, as far as it makes a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    Busy,
    Damaged,
    Full,
    Unwritten,
    NotADatabase,
    Closed,
    Other,
}

/// Sorts out an error.
pub(super) fn failure(error: &sqlx::Error) -> Failure {
    match error {
        sqlx::Error::Database(error) => {
            // The code comes as text, with details in the upper bits.
            let code = error.code().and_then(|code| code.parse::<i32>().ok()).unwrap_or(0);
            match code & 0xff {
                BUSY | LOCKED => Failure::Busy,
                CORRUPT => Failure::Damaged,
                FULL => Failure::Full,
                IO_ERROR if [WRITE, SYNC, TRUNCATE].contains(&(code >> 8)) => Failure::Unwritten,
                NOT_A_DATABASE => Failure::NotADatabase,
                _ => Failure::Other,
            }
        }
        sqlx::Error::PoolTimedOut => Failure::Busy,
        sqlx::Error::PoolClosed => Failure::Closed,
        _ => Failure::Other,
    }
}

/// The error that a caller of a storage gets.
pub(crate) fn storage_error(error: sqlx::Error) -> StorageError {
    match failure(&error) {
        Failure::Busy => StorageError::Unavailable(format!("it is busy ({error})")),
        Failure::Closed => StorageError::closed(),
        Failure::Full => StorageError::Full,
        Failure::Damaged | Failure::NotADatabase => {
            StorageError::Broken(format!("the file is damaged ({error})"))
        }
        Failure::Unwritten | Failure::Other => StorageError::Broken(error.to_string()),
    }
}
