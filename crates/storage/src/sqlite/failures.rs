//! What SQLite says when something fails, in our words.

use crate::error::StorageError;

/// SQLite's primary result codes, see <https://www.sqlite.org/rescode.html>.
const BUSY: i32 = 5;
const LOCKED: i32 = 6;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const NOT_A_DATABASE: i32 = 26;

/// What failed, as far as it makes a difference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Failure {
    Busy,
    Damaged,
    Full,
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
pub(super) fn storage_error(error: sqlx::Error) -> StorageError {
    match failure(&error) {
        Failure::Busy => StorageError::Unavailable(format!("it is busy ({error})")),
        Failure::Closed => closed(),
        Failure::Full => StorageError::Full,
        Failure::Damaged | Failure::NotADatabase => {
            StorageError::Broken(format!("the file is damaged ({error})"))
        }
        Failure::Other => StorageError::Broken(error.to_string()),
    }
}

/// Somebody asked a storage that has been closed.
pub(super) fn closed() -> StorageError {
    StorageError::Unavailable("it has been closed".into())
}
