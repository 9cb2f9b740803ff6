//! What is in the database, and how databases of older versions are brought up to date.
//!
//! All of it is one transaction, with a lock that ends with it: a lock of the session would stay behind in a pooler.

use tokio_postgres::Error;
use tokio_postgres::types::Type;

use crate::postgres::connection::{Connection, Statement};

/// Each takes a database from the version that is its index to the next. What stands here is never changed, only continued.
const MIGRATIONS: &[&str] = &[include_str!("migrations/1.sql"), include_str!("migrations/2.sql")];

/// The version of databases that this program writes.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;

/// "Folsom" in ASCII: whoever migrates holds it.
const LOCK: i64 = 0x466f_6c73_6f6d;

/// A database of ours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ours {
    pub(super) version: i64,
    /// Which one it is.
    pub(super) identity: i64,
    /// How long it has been in use.
    pub(super) awake: i64,
    /// Whether it is the unfinished copy of another one.
    pub(super) is_copy: bool,
}

/// What PostgreSQL calls itself.
pub(super) async fn server_version(connection: &Connection) -> Result<String, Error> {
    let rows = connection.ask(&plain("SELECT current_setting('server_version')")).await?;
    rows[0].try_get(0)
}

/// Looks at a database, and applies the migrations that one of ours, or an empty one, has not been through. If several do this
/// at the same time, one does the work. One that isn't ours is none.
pub(super) async fn migrate(connection: &Connection) -> Result<Option<Ours>, Error> {
    connection.run("BEGIN").await?;
    let done = migrate_within(connection).await;
    match done {
        Ok(found) => connection.run("COMMIT").await.map(|()| found),
        Err(error) => {
            // The connection is dropped anyway.
            let _ = connection.run("ROLLBACK").await;
            Err(error)
        }
    }
}

async fn migrate_within(connection: &Connection) -> Result<Option<Ours>, Error> {
    connection.ask(&number("SELECT pg_advisory_xact_lock($1)", LOCK)).await?;
    let mut version = match look(connection).await? {
        Look::Empty => 0,
        Look::Foreign => return Ok(None),
        Look::Ours(version) => version,
    };
    let done = usize::try_from(version).unwrap_or(0);
    for migration in MIGRATIONS.iter().skip(done) {
        connection.run(migration).await?;
        if version == 0 {
            connection
                .ask(&number("INSERT INTO folsom (version, identity) VALUES (0, $1)", random()))
                .await?;
        }
        version += 1;
        connection.ask(&number("UPDATE folsom SET version = $1", version)).await?;
    }
    if version > VERSION {
        // What is in it is not known here.
        return Ok(Some(Ours { version, identity: 0, awake: 0, is_copy: false }));
    }
    let sql = "SELECT version, identity, (SELECT value FROM figures WHERE name = 'awake'),
                      EXISTS (SELECT FROM figures WHERE name = 'moving')
               FROM folsom";
    let rows = connection.ask(&plain(sql)).await?;
    let row = &rows[0];
    Ok(Some(Ours {
        version: row.try_get(0)?,
        identity: row.try_get(1)?,
        awake: row.try_get(2)?,
        is_copy: row.try_get(3)?,
    }))
}

enum Look {
    Empty,
    Ours(i64),
    Foreign,
}

async fn look(connection: &Connection) -> Result<Look, Error> {
    // What comes with extensions is nobody's.
    let sql = "SELECT to_regclass('folsom') IS NOT NULL, EXISTS (
                   SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace
                   AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e'))";
    let rows = connection.ask(&plain(sql)).await?;
    match (rows[0].try_get(0)?, rows[0].try_get(1)?) {
        (true, _) => match connection.ask(&plain("SELECT version, identity FROM folsom")).await {
            Ok(rows) if rows.len() == 1 => Ok(Look::Ours(rows[0].try_get(0)?)),
            Ok(_) => Ok(Look::Foreign),
            // Another table of that name.
            Err(error) if error.code() == Some(&tokio_postgres::error::SqlState::UNDEFINED_COLUMN) => {
                Ok(Look::Foreign)
            }
            Err(error) => Err(error),
        },
        (false, true) => Ok(Look::Foreign),
        (false, false) => Ok(Look::Empty),
    }
}

/// A number that nobody else has.
pub(super) fn random() -> i64 {
    let mut bytes = [0; 8];
    // Without randomness no key could be made either: the server would not have come so far.
    getrandom::fill(&mut bytes).expect("the system has randomness");
    i64::from_ne_bytes(bytes)
}

fn plain(sql: &str) -> Statement<'static> {
    Statement { sql: sql.to_owned(), values: vec![] }
}

fn number(sql: &str, value: i64) -> Statement<'static> {
    Statement { sql: sql.to_owned(), values: vec![(Box::new(value), Type::INT8)] }
}
