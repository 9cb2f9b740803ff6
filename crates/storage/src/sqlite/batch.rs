//! Many changes in one transaction. Whether a change is possible is found out before anything is written for it, so one
//! that is not takes nothing with it.

use folsom_id::TableId;
use sqlx::SqliteConnection;

use crate::change::{Change, Outcome, Outcomes};
use crate::error::StorageError;
use crate::listing::Listing;
use crate::sqlite::appending::{accept, append_all, heads, write_accepted};
use crate::sqlite::listings;
use crate::sqlite::papers;
use crate::sqlite::talk;
use crate::storage::{Append, NewTable, Rewrite};

/// Writes all changes that are possible, in their order, and tells of each whether it was. If this fails as a whole,
/// nothing is written, but the transaction may still be open.
pub(super) async fn commit(
    connection: &mut SqliteConnection,
    changes: Vec<Change>,
    awake: i64,
) -> Result<Outcomes, sqlx::Error> {
    // These are not the transactions of sqlx: SQLite may end one by itself when the disk is full, and sqlx would
    // go on counting it.
    sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
    let outcomes = apply(connection, changes, awake).await?;
    let end = if outcomes.iter().any(Result::is_ok) { "COMMIT" } else { "ROLLBACK" };
    sqlx::query(end).execute(&mut *connection).await?;
    Ok(outcomes)
}

async fn apply(
    connection: &mut SqliteConnection,
    changes: Vec<Change>,
    awake: i64,
) -> Result<Outcomes, sqlx::Error> {
    let mut outcomes = Vec::with_capacity(changes.len());
    // Appends are what there is most of. As many as come in a row are written together.
    let mut appends = Vec::new();
    for change in changes {
        if !matches!(change, Change::Append(_)) {
            append_all(connection, &mut appends, &mut outcomes, awake).await?;
        }
        match change {
            Change::Append(append) => appends.push(append),
            Change::Create(new) => outcomes.push(create(connection, &new, awake).await?),
            Change::CreateWith(new, append) => {
                outcomes.push(create_with(connection, &new, append, awake).await?);
            }
            Change::Relist { table, length, listing } => {
                outcomes.push(relist(connection, table, length, &listing).await?);
            }
            Change::Remove(table) => outcomes.push(remove(connection, table).await?),
            Change::Say(line) => outcomes.push(talk::say(connection, &line).await?),
            Change::Hush(member) => outcomes.push(talk::hush(connection, member).await?),
            Change::ForgetTalk(age) => {
                outcomes.push(talk::forget(connection, awake.saturating_sub(age)).await?);
            }
            Change::Rewrite(rewrite) => outcomes.push(rewrite_entries(connection, &rewrite).await?),
            Change::Secret(name, value) => outcomes.push(insert_secret(connection, &name, value).await?),
            Change::File(filings, version) => {
                outcomes.push(papers::file(connection, &filings, version).await?);
            }
            Change::Probe => outcomes.push(probe(connection, awake).await?),
        }
    }
    append_all(connection, &mut appends, &mut outcomes, awake).await?;
    Ok(outcomes)
}

async fn create(
    connection: &mut SqliteConnection,
    new: &NewTable,
    awake: i64,
) -> Result<Outcome, sqlx::Error> {
    let key: Option<i64> = sqlx::query_scalar(
        "INSERT INTO tables (id, stage, public, summary, length, created, changed, listed, members_known, search,
                             unfinished, origin, stirred)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?6, 1, ?7, ?8, ?9, ?10)
         ON CONFLICT (id) DO NOTHING
         RETURNING key",
    )
    .bind(new.table.to_string())
    .bind(new.listing.stage.name())
    .bind(new.listing.public)
    .bind(new.listing.summary.as_str())
    .bind((new.entries.len() as u64).cast_signed())
    .bind(new.at.millis())
    .bind(new.listing.search.as_str())
    .bind(new.listing.unfinished)
    .bind(new.origin.map(|origin| origin.0.to_vec()))
    .bind(awake)
    .fetch_optional(&mut *connection)
    .await?;
    let Some(key) = key else { return Ok(Err(StorageError::Exists)) };
    for (number, entry) in (0_i64..).zip(&new.entries) {
        sqlx::query("INSERT INTO entries (table_key, number, entry) VALUES (?, ?, ?)")
            .bind(key)
            .bind(number)
            .bind(entry.as_str())
            .execute(&mut *connection)
            .await?;
    }
    listings::admit(connection, key, &new.listing.members).await?;
    Ok(Ok(()))
}

async fn create_with(
    connection: &mut SqliteConnection,
    new: &NewTable,
    append: Append,
    awake: i64,
) -> Result<Outcome, sqlx::Error> {
    let mut heads = heads(connection, &[append.table]).await?;
    let accepted = match accept(heads.get_mut(&append.table.to_string()), append) {
        Ok(accepted) => accepted,
        Err(error) => return Ok(Err(error)),
    };
    // If there is such a table already, nothing has been written yet.
    if let Err(error) = create(connection, new, awake).await? {
        return Ok(Err(error));
    }
    write_accepted(connection, &heads, &[accepted], awake).await.map(Ok)
}

async fn relist(
    connection: &mut SqliteConnection,
    table: TableId,
    length: u64,
    listing: &Listing,
) -> Result<Outcome, sqlx::Error> {
    let heads = heads(connection, &[table]).await?;
    let Some(head) = heads.get(&table.to_string()) else { return Ok(Err(StorageError::NotFound)) };
    if head.length != length {
        return Ok(Err(StorageError::Conflict { expected: length, found: head.length }));
    }
    listings::replace(connection, head.key, listing, None).await.map(Ok)
}

/// Entries that say something else from now on.
async fn rewrite_entries(
    connection: &mut SqliteConnection,
    rewrite: &Rewrite,
) -> Result<Outcome, sqlx::Error> {
    let heads = heads(connection, &[rewrite.table]).await?;
    let Some(head) = heads.get(&rewrite.table.to_string()) else { return Ok(Err(StorageError::NotFound)) };
    if head.length != rewrite.length {
        return Ok(Err(StorageError::Conflict { expected: rewrite.length, found: head.length }));
    }
    for (number, entry) in &rewrite.entries {
        sqlx::query("UPDATE entries SET entry = ? WHERE table_key = ? AND number = ?")
            .bind(entry.as_str())
            .bind(head.key)
            .bind(number.cast_signed())
            .execute(&mut *connection)
            .await?;
    }
    listings::replace(connection, head.key, &rewrite.listing, None).await.map(Ok)
}

async fn remove(connection: &mut SqliteConnection, table: TableId) -> Result<Outcome, sqlx::Error> {
    // The entries go with it, by their foreign key.
    let removed =
        sqlx::query("DELETE FROM tables WHERE id = ?").bind(table.to_string()).execute(connection);
    Ok(if removed.await?.rows_affected() == 0 { Err(StorageError::NotFound) } else { Ok(()) })
}

async fn insert_secret(
    connection: &mut SqliteConnection,
    name: &str,
    value: Vec<u8>,
) -> Result<Outcome, sqlx::Error> {
    sqlx::query("INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING")
        .bind(name)
        .bind(value)
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

/// What comes by often also takes note of how long the file is in use. It takes more than a page, so that a file that may not grow is noticed as well.
async fn probe(connection: &mut SqliteConnection, awake: i64) -> Result<Outcome, sqlx::Error> {
    sqlx::query("INSERT OR REPLACE INTO figures (name, value) VALUES ('awake', ?)")
        .bind(awake)
        .execute(&mut *connection)
        .await?;
    sqlx::query("INSERT INTO secrets (name, value) VALUES ('probe', zeroblob(6000))")
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM secrets WHERE name = 'probe'").execute(connection).await?;
    Ok(Ok(()))
}
