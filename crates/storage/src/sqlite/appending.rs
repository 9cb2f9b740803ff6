//! Entries that are appended: as many as come in a row are written together.

use std::collections::HashMap;

use folsom_id::TableId;
use sqlx::{AssertSqlSafe, Sqlite, SqliteConnection};

use crate::change::Outcomes;
use crate::error::StorageError;
use crate::listing::Listing;
use crate::sqlite::chunks::{chunks, places};
use crate::sqlite::listings;
use crate::storage::Append;
use crate::timestamp::Timestamp;

/// Where a log ends.
pub(super) struct Head {
    pub(super) key: i64,
    pub(super) length: u64,
    /// When it was appended to in this batch, if it was.
    changed: Option<Timestamp>,
}

/// An append that is possible.
pub(super) struct Accepted {
    key: i64,
    number: u64,
    entry: String,
    listing: Option<Listing>,
    at: Timestamp,
}

/// Empties `appends` and writes those that are possible.
pub(super) async fn append_all(
    connection: &mut SqliteConnection,
    appends: &mut Vec<Append>,
    outcomes: &mut Outcomes,
    awake: i64,
) -> Result<(), sqlx::Error> {
    if appends.is_empty() {
        return Ok(());
    }
    let tables: Vec<_> = appends.iter().map(|append| append.table).collect();
    let mut heads = heads(connection, &tables).await?;
    let mut accepted = Vec::with_capacity(appends.len());
    for append in appends.drain(..) {
        let outcome = accept(heads.get_mut(&append.table.to_string()), append);
        outcomes.push(outcome.map(|append| accepted.push(append)));
    }
    write_accepted(connection, &heads, &accepted, awake).await
}

pub(super) async fn write_accepted(
    connection: &mut SqliteConnection,
    heads: &HashMap<String, Head>,
    accepted: &[Accepted],
    awake: i64,
) -> Result<(), sqlx::Error> {
    insert_entries(connection, accepted).await?;
    update_heads(connection, heads.values(), awake).await?;
    for append in accepted {
        if let Some(listing) = &append.listing {
            listings::replace(connection, append.key, listing, Some(append.at)).await?;
        }
    }
    Ok(())
}

pub(super) fn accept(head: Option<&mut Head>, append: Append) -> Result<Accepted, StorageError> {
    let Append { expected, entry, listing, at, .. } = append;
    let head = head.ok_or(StorageError::NotFound)?;
    if head.length != expected {
        return Err(StorageError::Conflict { expected, found: head.length });
    }
    head.length += 1;
    head.changed = Some(at);
    Ok(Accepted { key: head.key, number: expected, entry, listing, at })
}

pub(super) async fn heads(
    connection: &mut SqliteConnection,
    tables: &[TableId],
) -> Result<HashMap<String, Head>, sqlx::Error> {
    let mut heads = HashMap::with_capacity(tables.len());
    for chunk in chunks(tables) {
        let places = places("?", chunk.len());
        let sql = format!("SELECT id, key, length FROM tables WHERE id IN ({places})");
        let mut query = sqlx::query_as::<Sqlite, (String, i64, i64)>(AssertSqlSafe(sql));
        for table in chunk {
            query = query.bind(table.to_string());
        }
        for (id, key, length) in query.fetch_all(&mut *connection).await? {
            // A negative length could only be somebody's handiwork; no append would be accepted.
            heads.insert(id, Head { key, length: length.try_into().unwrap_or(u64::MAX), changed: None });
        }
    }
    Ok(heads)
}

async fn insert_entries(
    connection: &mut SqliteConnection,
    accepted: &[Accepted],
) -> Result<(), sqlx::Error> {
    for chunk in chunks(accepted) {
        let places = places("(?, ?, ?)", chunk.len());
        let sql = format!("INSERT INTO entries (table_key, number, entry) VALUES {places}");
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for append in chunk {
            query = query.bind(append.key).bind(append.number.cast_signed()).bind(append.entry.as_str());
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}

async fn update_heads(
    connection: &mut SqliteConnection,
    heads: impl Iterator<Item = &Head>,
    awake: i64,
) -> Result<(), sqlx::Error> {
    let moved: Vec<_> = heads.filter_map(|head| Some((head, head.changed?))).collect();
    for chunk in chunks(&moved) {
        let places = places("(?, ?, ?, ?)", chunk.len());
        let sql = format!(
            "WITH moved (key, length, changed, stirred) AS (VALUES {places})
             UPDATE tables SET length = moved.length, changed = moved.changed, stirred = moved.stirred
             FROM moved WHERE tables.key = moved.key"
        );
        let mut query = sqlx::query(AssertSqlSafe(sql));
        for (head, changed) in chunk {
            query = query.bind(head.key).bind(head.length.cast_signed()).bind(changed.millis()).bind(awake);
        }
        query.execute(&mut *connection).await?;
    }
    Ok(())
}
