//! What is read: every question is one statement, so that its answer is of one moment.

use folsom_id::TableId;
use sqlx::{AssertSqlSafe, SqlitePool};

use crate::error::StorageError;
use crate::listing::{Listed, Listing, Order, Progress, Query};
use crate::member::{Member, Origin};
use crate::sqlite::failures::storage_error;
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
/// `since` is when the storage had been in use for so long that nothing may have been written after.
pub(super) async fn list(
    pool: &SqlitePool,
    query: Query,
    since: Option<i64>,
) -> Result<Vec<Listed>, StorageError> {
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
    let public = match query.public {
        Some(true) => "AND public = 1",
        Some(false) => "AND public = 0",
        None => "",
    };
    let stages = match query.stages.as_slice() {
        [Progress::Over] => "AND stage = 'over'",
        stages if !stages.contains(&Progress::Over) => "AND stage <> 'over'",
        _ => "",
    };
    // By what lists show there is an index of those that are not over, and no other is to be used for it.
    let stage = if query.order == Order::Listed { "+stage" } else { "stage" };
    let unfinished = match query.unfinished {
        Some(true) => "AND unfinished = 1",
        Some(false) => "AND unfinished = 0",
        None => "",
    };
    let idle = if since.is_some() { "AND stirred <= ?5" } else { "" };
    let found = if query.search.is_some() { "AND instr(search, ?4)" } else { "" };
    let at = match query.order {
        Order::Changed => "changed",
        Order::Listed => "listed",
    };
    let after = match query.after {
        Some(_) => format!("AND {at} <= ?6 AND ({at} < ?6 OR id > ?7)"),
        None => String::new(),
    };
    let sql = format!(
        "SELECT id, stage, public, summary, length, created, changed, members_known,
                (SELECT group_concat(hex(member)) FROM members WHERE table_key = tables.key),
                search, unfinished, listed, origin
         FROM {of_member}
         WHERE {stage} IN (?1, ?2, ?3) {stages} {public} {unfinished} {idle} {found} {after} {known}
         ORDER BY {at} DESC, id
         LIMIT ?8"
    );
    let wanted = |stage: Progress| query.stages.contains(&stage).then_some(stage.name());
    let mut rows = sqlx::query_as::<_, Row>(AssertSqlSafe(sql))
        .bind(wanted(Progress::Open))
        .bind(wanted(Progress::Running))
        .bind(wanted(Progress::Over))
        .bind(query.search)
        .bind(since)
        .bind(query.after.map(|place| place.at.millis()))
        .bind(query.after.map(|place| place.table.to_string()))
        // SQLite takes a negative limit for none.
        .bind(query.limit.map_or(-1, i64::from));
    if let Some(member) = query.member {
        rows = rows.bind(member.to_bytes().to_vec());
    }
    rows.fetch_all(pool).await.map_err(storage_error)?.into_iter().map(listed).collect()
}

type Row =
    (String, String, bool, String, i64, i64, i64, bool, Option<String>, String, bool, i64, Option<Vec<u8>>);

fn listed(row: Row) -> Result<Listed, StorageError> {
    let (
        id,
        stage,
        public,
        summary,
        length,
        created,
        changed,
        members_known,
        members,
        search,
        unfinished,
        listed,
        origin,
    ) = row;
    let broken = |what: &str| StorageError::Broken(format!("table `{id}` has a {what} that can't be read"));
    let members = members.iter().flat_map(|members| members.split(',')).map(Member::from_hex);
    Ok(Listed {
        table: id.parse().map_err(|_| broken("name"))?,
        listing: Listing {
            stage: Progress::from_name(&stage).ok_or_else(|| broken("stage"))?,
            public,
            members: members.collect::<Option<_>>().ok_or_else(|| broken("member"))?,
            summary,
            search,
            unfinished,
        },
        members_known,
        length: u64::try_from(length).map_err(|_| broken("length"))?,
        created: Timestamp::from_millis(created),
        changed: Timestamp::from_millis(changed),
        listed: Timestamp::from_millis(listed),
        origin: origin.and_then(|bytes| bytes.try_into().ok()).map(Origin),
    })
}

/// As in [`Storage::talk`](crate::Storage::talk).
pub(super) async fn talk(pool: &SqlitePool, table: TableId) -> Result<Vec<(u64, String)>, StorageError> {
    let rows: Vec<(Option<i64>, Option<String>)> = sqlx::query_as(
        "SELECT talk.number, talk.line FROM tables LEFT JOIN talk ON talk.table_key = tables.key
         WHERE tables.id = ? ORDER BY talk.number",
    )
    .bind(table.to_string())
    .fetch_all(pool)
    .await
    .map_err(storage_error)?;
    if rows.is_empty() {
        return Err(StorageError::NotFound);
    }
    Ok(rows.into_iter().filter_map(|(number, line)| Some((number?.cast_unsigned(), line?))).collect())
}

/// As in [`Storage::mentioning`](crate::Storage::mentioning).
pub(super) async fn mentioning(
    pool: &SqlitePool,
    text: &str,
    member: Member,
) -> Result<Vec<TableId>, StorageError> {
    let ids: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM tables WHERE instr(summary, ?1)
             OR key IN (SELECT table_key FROM entries WHERE instr(entry, ?1))
             OR key IN (SELECT table_key FROM talk WHERE member = ?2)",
    )
    .bind(text)
    .bind(member.to_bytes().to_vec())
    .fetch_all(pool)
    .await
    .map_err(storage_error)?;
    Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
}

/// How long the file has been in use, as far as that was written down.
pub(super) async fn awake(pool: &SqlitePool) -> Result<i64, sqlx::Error> {
    let awake =
        sqlx::query_scalar("SELECT value FROM figures WHERE name = 'awake'").fetch_optional(pool).await?;
    Ok(awake.unwrap_or(0))
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
