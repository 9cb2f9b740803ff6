//! What is in the file, and how files of older versions are brought up to date.
//!
//! SQLite leaves two numbers in the header of a file to us. The application id tells that a file is ours, the user
//! version how many migrations it has been through. Both are written in the transaction that they speak of, so a file is
//! never half-way between two versions.

use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

/// Each takes a file from the version that is its index to the next. What stands here is never changed, only continued.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
];

/// The version of files that this program writes.
pub(super) const VERSION: i64 = MIGRATIONS.len() as i64;

/// "Fols" in ASCII.
const APPLICATION_ID: i64 = 0x466f_6c73;

/// What a file turned out to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// Nothing is in it yet.
    Empty,
    /// One of ours, of this version.
    Ours(i64),
    /// Somebody else's.
    Foreign,
}

/// Looks at a file and changes nothing.
pub(super) async fn kind(connection: &mut SqliteConnection) -> Result<Kind, sqlx::Error> {
    let number = |sql: &'static str| sqlx::query_scalar::<_, i64>(sql);
    // All of one moment, because somebody else may be creating it right now.
    let mut transaction = connection.begin().await?;
    let application = number("PRAGMA application_id").fetch_one(&mut *transaction).await?;
    let version = number("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    let things = number("SELECT count(*) FROM sqlite_schema").fetch_one(&mut *transaction).await?;
    transaction.commit().await?;
    Ok(match (application, version, things) {
        (APPLICATION_ID, version, _) => Kind::Ours(version),
        (0, 0, 0) => Kind::Empty,
        _ => Kind::Foreign,
    })
}

/// Applies the migrations that a file has not been through. If several do this at the same time, one does the work.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *transaction).await?;
    let done = usize::try_from(version).unwrap_or(0);
    for migration in MIGRATIONS.iter().skip(done) {
        sqlx::raw_sql(*migration).execute(&mut *transaction).await?;
    }
    if version < VERSION {
        let numbers = format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {VERSION};");
        sqlx::raw_sql(AssertSqlSafe(numbers)).execute(&mut *transaction).await?;
    }
    transaction.commit().await
}
