//! What PostgreSQL says when something fails, in our words.

use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::error::StorageError;

/// What failed, as far as it makes a difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Failure {
    /// The connection is of no use any more. Whatever was under way may have been done or not.
    Lost(String),
    /// Nothing was done, because somebody else did something at the same time. It may work now.
    Again(String),
    /// Nothing was done.
    Refused(StorageError),
}

impl Failure {
    pub(crate) fn of(error: &Error) -> Self {
        let Some(said) = error.as_db_error() else {
            let cause = std::error::Error::source(error);
            return Self::Lost(
                cause.map_or_else(|| error.to_string(), |cause| format!("{error}: {cause}")),
            );
        };
        let code = said.code();
        let reason = || said.message().to_owned();
        match *code {
            SqlState::T_R_SERIALIZATION_FAILURE
            | SqlState::T_R_DEADLOCK_DETECTED
            | SqlState::UNIQUE_VIOLATION => Self::Again(reason()),
            SqlState::ADMIN_SHUTDOWN
            | SqlState::CRASH_SHUTDOWN
            | SqlState::CANNOT_CONNECT_NOW
            | SqlState::TOO_MANY_CONNECTIONS => Self::Lost(reason()),
            SqlState::DISK_FULL => Self::Refused(StorageError::Full),
            SqlState::UNDEFINED_TABLE | SqlState::UNDEFINED_COLUMN | SqlState::INVALID_CATALOG_NAME => {
                Self::Refused(StorageError::Gone(reason()))
            }
            // A server that has become the copy of another one says this too, so it may pass.
            SqlState::READ_ONLY_SQL_TRANSACTION => Self::Refused(StorageError::Unavailable(format!(
                "the database can't be written to ({})",
                reason()
            ))),
            _ => match code.code().get(..2) {
                // Connections. Poolers have no other codes for what happens to them.
                Some("08") => Self::Lost(reason()),
                // Resources, what an operator does, and what the system does.
                Some("53" | "57" | "58") => Self::Refused(StorageError::Unavailable(reason())),
                _ => Self::Refused(StorageError::Broken(format!("{} ({})", reason(), code.code()))),
            },
        }
    }

    /// The error that a caller of a storage gets.
    pub(crate) fn into_error(self) -> StorageError {
        match self {
            Self::Lost(reason) | Self::Again(reason) => StorageError::Unavailable(reason),
            Self::Refused(error) => error,
        }
    }
}
