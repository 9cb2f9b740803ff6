//! How a database is opened: looked at before anything is changed in it, and brought up to date.

use std::time::Duration;

use tokio::time::timeout;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::error::StorageError;
use crate::postgres::connection::{Connection, Way};
use crate::postgres::failures::Failure;
use crate::postgres::schema::{self, Ours, VERSION};

/// The oldest version of PostgreSQL that is looked after here. It comes with Debian 12.
const OLDEST: i32 = 15;

/// Why a database was not opened. No password is told by any of these.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConnectError {
    /// The address can't be understood.
    #[error("the address of the database is wrong: {0}")]
    Address(String),
    /// Nobody answers there, or not in time.
    #[error("{place} can't be reached: {reason}")]
    Unreachable {
        /// Where.
        place: String,
        /// Why.
        reason: String,
    },
    /// Whoever answers doesn't let us in.
    #[error("{place} doesn't let us in: {reason}")]
    Refused {
        /// Where.
        place: String,
        /// Why.
        reason: String,
    },
    /// There is no such database.
    #[error("{place} doesn't exist: please create it, with `CREATE DATABASE` or `createdb`")]
    Missing {
        /// Where.
        place: String,
    },
    /// The role may not do what it has to.
    #[error("{place}: the role lacks a right ({reason}); it should own the database")]
    Forbidden {
        /// Where.
        place: String,
        /// What it may not do.
        reason: String,
    },
    /// It can only be read.
    #[error("{place} can only be read; is it the copy of another one?")]
    ReadOnly {
        /// Where.
        place: String,
    },
    /// PostgreSQL itself is too old.
    #[error("{place} is PostgreSQL {found}, and this program needs {OLDEST} or newer")]
    TooOld {
        /// Where.
        place: String,
        /// Its version.
        found: String,
    },
    /// Somebody else keeps something in it. It has not been touched.
    #[error("{place} is not a database of Folsom, and not empty: please create another one")]
    Foreign {
        /// Where.
        place: String,
    },
    /// It was written by a newer version of this program. It has not been touched.
    #[error(
        "{place} has version {found}, and this program knows those up to {VERSION}: please use a newer one"
    )]
    Newer {
        /// Where.
        place: String,
        /// Its version.
        found: i64,
    },
    /// It is a copy that was begun and not finished.
    #[error("{place} is an unfinished copy: please run `folsom move` again")]
    Unfinished {
        /// Where.
        place: String,
    },
    /// Anything else.
    #[error("{place} can't be opened: {error}")]
    Storage {
        /// Where.
        place: String,
        /// What went wrong.
        #[source]
        error: StorageError,
    },
}

impl ConnectError {
    /// What an error means for somebody who opens the database.
    pub(crate) fn new(way: &Way, error: &Error) -> Self {
        let place = way.to_string();
        let Some(said) = error.as_db_error() else {
            return Self::unreachable(way, Failure::of(error));
        };
        let reason = said.message().to_owned();
        match *said.code() {
            SqlState::INVALID_CATALOG_NAME => Self::Missing { place },
            SqlState::INSUFFICIENT_PRIVILEGE => Self::Forbidden { place, reason },
            SqlState::READ_ONLY_SQL_TRANSACTION => Self::ReadOnly { place },
            SqlState::CANNOT_CONNECT_NOW | SqlState::TOO_MANY_CONNECTIONS => {
                Self::Unreachable { place, reason }
            }
            _ if said.code().code().starts_with("28") => Self::Refused { place, reason },
            _ if said.code().code().starts_with("08") => Self::Unreachable { place, reason },
            _ => Self::Storage { place, error: Failure::of(error).into_error() },
        }
    }

    fn unreachable(way: &Way, failure: Failure) -> Self {
        let reason = match failure {
            Failure::Lost(reason) | Failure::Again(reason) => reason,
            Failure::Refused(error) => error.to_string(),
        };
        Self::Unreachable { place: way.to_string(), reason }
    }
}

/// A database that is up to date.
pub(crate) struct Opened {
    /// Which one it is.
    pub(crate) identity: i64,
    /// How long it has been in use.
    pub(crate) awake: i64,
}

/// Refuses a database that isn't ours, and brings it up to date.
pub(crate) async fn prepare(way: &Way, patience: Duration) -> Result<Opened, ConnectError> {
    let (_, found) = bring_up_to_date(way, patience).await?;
    if found.is_copy {
        return Err(ConnectError::Unfinished { place: way.to_string() });
    }
    Ok(Opened { identity: found.identity, awake: found.awake })
}

/// The same for a copy, which may be unfinished.
pub(crate) async fn prepare_for_copy(way: &Way, patience: Duration) -> Result<Connection, ConnectError> {
    Ok(bring_up_to_date(way, patience).await?.0)
}

async fn bring_up_to_date(way: &Way, patience: Duration) -> Result<(Connection, Ours), ConnectError> {
    let late = |_| ConnectError::Unreachable {
        place: way.to_string(),
        reason: format!("nobody has answered for {} seconds", patience.as_secs()),
    };
    let failed = |error: Error| ConnectError::new(way, &error);
    let connected = timeout(patience, Connection::open(way)).await.map_err(late)?;
    let connection = connected.map_err(failed)?;
    let version = timeout(patience, schema::server_version(&connection)).await.map_err(late)?;
    check_version(way, &version.map_err(failed)?)?;
    // Somebody else may be migrating, which takes the time it takes.
    match schema::migrate(&connection).await.map_err(failed)? {
        Some(found) if found.version <= VERSION => Ok((connection, found)),
        Some(found) => Err(ConnectError::Newer { place: way.to_string(), found: found.version }),
        None => Err(ConnectError::Foreign { place: way.to_string() }),
    }
}

/// It is written as `15.14 (Debian 15.14-0+deb12u1)`, or `16beta1`.
fn check_version(way: &Way, version: &str) -> Result<(), ConnectError> {
    let digits: String = version.chars().take_while(char::is_ascii_digit).collect();
    if digits.parse::<i32>().is_ok_and(|major| major >= OLDEST) {
        return Ok(());
    }
    let found = version.split(' ').next().unwrap_or_default().to_owned();
    Err(ConnectError::TooOld { place: way.to_string(), found })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_old_postgresql_is_refused() {
        let way = Way::to("postgres://anna:secret@db.example/folsom").expect("an address");
        for fit in ["15.0", "15.14 (Debian 15.14-0+deb12u1)", "16beta1", "18.1", "115"] {
            assert!(check_version(&way, fit).is_ok(), "{fit}");
        }
        for old in ["9.6.24", "14.20 (Ubuntu 14.20-0ubuntu0.22.04.1)", "", "CockroachDB"] {
            assert!(check_version(&way, old).is_err(), "{old}");
        }
        let error = check_version(&way, "14.20 (Ubuntu 14.20)").expect_err("it is old").to_string();
        let expected = "postgres://anna@db.example:5432/folsom is PostgreSQL 14.20, and this program needs 15 or newer";
        assert_eq!(error, expected);
    }
}
