//! What is read: every question is one statement, so that its answer is of one moment.

use sqlx::{AssertSqlSafe, SqlitePool};

use crate::error::StorageError;
use crate::listing::{Listed, Listing, Query, Stage};
use crate::member::Member;
use crate::sqlite::failures::storage_error;
use crate::table_id::TableId;
use crate::timestamp::Timestamp;

/// As in [`Storage::load`](crate::Storage::load).
pub(super) async fn load(
    pool: &SqlitePool,
    table: TableId,
    from: u64,
) -> Result<Vec<String>, StorageError> {
    // A table without entries from there on comes as one row with nothing in it but its length, one that does not exist as
    // no row.
    let rows: Vec<(i64, Option<i64>, Option<String>)> = sqlx::query_as(
        "SELECT tables.length, entries.number, entries.entry
         FROM tables LEFT JOIN entries ON entries.table_key = tables.key AND entries.number >= ?
         WHERE tables.id = ?
         ORDER BY entries.number",
    )
    .bind(i64::try_from(from).unwrap_or(i64::MAX))
    .bind(table.to_string())
    .fetch_all(pool)
    .await
    .map_err(storage_error)?;
    let length = rows.first().ok_or(StorageError::NotFound)?.0.cast_unsigned();
    let (numbers, entries): (Vec<_>, Vec<_>) =
        rows.into_iter().filter_map(|(_, number, entry)| Some((number?.cast_unsigned(), entry?))).unzip();
    // A log with a hole in it, or without its end, would be taken for another story.
    if numbers.into_iter().eq(from..length) {
        Ok(entries)
    } else {
        Err(StorageError::Broken(format!("entries of table {table} are missing")))
    }
}

/// As in [`Storage::list`](crate::Storage::list).
pub(super) async fn list(pool: &SqlitePool, query: Query) -> Result<Vec<Listed>, StorageError> {
    // What has an index of its own stands in the statement, for then it is used.
    let of_member = match query.member {
        Some(_) => "members AS own JOIN tables ON tables.key = own.table_key AND own.member = ?9",
        None => "tables",
    };
    let known = match query.members_known {
        Some(true) => "AND members_known = 1",
        Some(false) => "AND members_known = 0",
        None => "",
    };
    let sql = format!(
        "SELECT id, stage, public, summary, length, created, changed, members_known,
                (SELECT group_concat(hex(member)) FROM members WHERE table_key = tables.key)
         FROM {of_member}
         WHERE stage IN (?1, ?2, ?3) AND (?4 IS NULL OR public = ?4) AND (?5 IS NULL OR changed < ?5)
           AND (?6 IS NULL OR changed < ?6 OR (changed = ?6 AND id > ?7)) {known}
         ORDER BY changed DESC, id
         LIMIT ?8"
    );
    let wanted = |stage: Stage| query.stages.contains(&stage).then_some(stage.name());
    let mut rows = sqlx::query_as::<_, Row>(AssertSqlSafe(sql))
        .bind(wanted(Stage::Open))
        .bind(wanted(Stage::Running))
        .bind(wanted(Stage::Over))
        .bind(query.public)
        .bind(query.changed_before.map(Timestamp::millis))
        .bind(query.after.map(|place| place.changed.millis()))
        .bind(query.after.map(|place| place.table.to_string()))
        // SQLite takes a negative limit for none.
        .bind(query.limit.map_or(-1, i64::from));
    if let Some(member) = query.member {
        rows = rows.bind(member.to_bytes().to_vec());
    }
    rows.fetch_all(pool).await.map_err(storage_error)?.into_iter().map(listed).collect()
}

type Row = (String, String, bool, String, i64, i64, i64, bool, Option<String>);

fn listed(row: Row) -> Result<Listed, StorageError> {
    let (id, stage, public, summary, length, created, changed, members_known, members) = row;
    let broken = |what: &str| StorageError::Broken(format!("table `{id}` has a {what} that can't be read"));
    let members = members.iter().flat_map(|members| members.split(',')).map(Member::from_hex);
    Ok(Listed {
        table: id.parse().map_err(|_| broken("name"))?,
        listing: Listing {
            stage: Stage::from_name(&stage).ok_or_else(|| broken("stage"))?,
            public,
            members: members.collect::<Option<_>>().ok_or_else(|| broken("member"))?,
            summary,
        },
        members_known,
        length: u64::try_from(length).map_err(|_| broken("length"))?,
        created: Timestamp::from_millis(created),
        changed: Timestamp::from_millis(changed),
    })
}

/// What is kept under this name, if there is anything.
pub(super) async fn secret(pool: &SqlitePool, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
    sqlx::query_scalar("SELECT value FROM secrets WHERE name = ?")
        .bind(name)
        .fetch_optional(pool)
        .await
        .map_err(storage_error)
}

/// Whether reading works.
pub(super) async fn probe(pool: &SqlitePool) -> Result<(), StorageError> {
    // This has to look into the file, while `SELECT 1` would not.
    sqlx::query("SELECT key FROM tables LIMIT 1")
        .fetch_optional(pool)
        .await
        .map(drop)
        .map_err(storage_error)
}
