//! What is read: every question is one statement, so that its answer is of one moment.

use tokio_postgres::Row;
use tokio_postgres::types::Type;

use crate::error::StorageError;
use crate::listing::{Listed, Listing, Order, Progress, Query};
use crate::member::{Member, Origin};
use crate::postgres::connection::{Statement, Value};
use crate::postgres::readers::Readers;
use crate::postgres::steps::{bytes, int, text};
use crate::timestamp::Timestamp;
use folsom_id::TableId;

/// As in [`Storage::load`](crate::Storage::load).
pub(super) async fn load(
    readers: &Readers,
    table: TableId,
    from: u64,
) -> Result<Vec<String>, StorageError> {
    // A table without entries from there on comes as one row with nothing in it but its length, one that does not exist as
    // no row.
    let sql = "SELECT heads.length, entries.number, entries.entry
               FROM heads LEFT JOIN entries ON entries.table_key = heads.table_key AND entries.number >= $2
               WHERE heads.id = $1
               ORDER BY entries.number";
    let from_number = i64::try_from(from).unwrap_or(i64::MAX);
    let rows = ask(readers, sql, vec![text(table.to_string()), int(from_number)]).await?;
    let length: i64 = get(rows.first().ok_or(StorageError::NotFound)?, 0)?;
    let mut entries = Vec::with_capacity(rows.len());
    let mut is_whole = true;
    for row in &rows {
        let (Some(number), Some(entry)) = (get::<Option<i64>>(row, 1)?, get(row, 2)?) else { continue };
        is_whole &= number.cast_unsigned() == from.saturating_add(entries.len() as u64);
        entries.push(entry);
    }
    // A log with a hole in it, or without its end, would be taken for another story.
    if is_whole && entries.len() as u64 == length.cast_unsigned().saturating_sub(from) {
        Ok(entries)
    } else {
        Err(StorageError::Broken(format!("entries of table {table} are missing")))
    }
}

/// As in [`Storage::list`](crate::Storage::list). `awake` is how long the storage has been in use, as far as is known here, and
/// `age` how long nothing may have been written.
pub(super) async fn list(
    readers: &Readers,
    query: Query,
    awake: i64,
    age: Option<i64>,
) -> Result<Vec<Listed>, StorageError> {
    let stages: Vec<_> = query.stages.iter().map(|stage| stage.name()).collect();
    let mut values: Vec<Value<'_>> = vec![(Box::new(stages), Type::TEXT_ARRAY)];
    let mut bind = |value: Value<'static>| {
        values.push(value);
        format!("${}", values.len())
    };
    let mut conditions = vec!["stage = ANY ($1)".to_owned()];
    // What has an index of its own stands in the statement, for then it is used.
    match query.stages.as_slice() {
        [Progress::Over] => conditions.push("stage = 'over'".to_owned()),
        stages if !stages.contains(&Progress::Over) => conditions.push("stage <> 'over'".to_owned()),
        _ => {}
    }
    let mut flag = |wanted: Option<bool>, column: &str| match wanted {
        Some(true) => conditions.push(column.to_owned()),
        Some(false) => conditions.push(format!("NOT {column}")),
        None => {}
    };
    flag(query.public, "public");
    flag(query.unfinished, "unfinished");
    flag(query.members_known, "members_known");
    if let Some(age) = age {
        let (awake, age) = (bind(int(awake)), bind(int(age)));
        let since = format!("GREATEST({awake}, (SELECT value FROM figures WHERE name = 'awake')) - {age}");
        conditions.push(format!("tables.stirred <= {since} AND heads.stirred <= {since}"));
    }
    if let Some(search) = query.search {
        conditions.push(format!("strpos(search, {}) > 0", bind(text(search))));
    }
    if let Some(member) = query.member {
        let own = bind(bytes(member));
        conditions.push(format!("key IN (SELECT table_key FROM members WHERE member = {own})"));
    }
    let at = match query.order {
        Order::Changed => "changed",
        Order::Listed => "listed",
    };
    if let Some(place) = query.after {
        let (millis, id) = (bind(int(place.at.millis())), bind(text(place.table.to_string())));
        conditions.push(format!("{at} <= {millis} AND ({at} < {millis} OR id > {id})"));
    }
    let limit = match query.limit {
        Some(limit) => format!("LIMIT {}", bind(int(i64::from(limit)))),
        None => String::new(),
    };
    let sql = format!(
        "SELECT id, stage, public, summary, length, created, changed, members_known,
                ARRAY (SELECT member FROM members WHERE members.table_key = tables.key),
                search, unfinished, listed, origin
         FROM tables JOIN heads USING (id)
         WHERE {}
         ORDER BY {at} DESC, id
         {limit}",
        conditions.join(" AND ")
    );
    ask(readers, &sql, values).await?.iter().map(listed).collect()
}

fn listed(row: &Row) -> Result<Listed, StorageError> {
    let id: String = get(row, 0)?;
    let broken = |what: &str| StorageError::Broken(format!("table `{id}` has a {what} that can't be read"));
    let member = |bytes: Vec<u8>| bytes.try_into().ok().map(Member::from_bytes);
    let members = get::<Vec<Vec<u8>>>(row, 8)?.into_iter().map(member).collect::<Option<_>>();
    Ok(Listed {
        table: id.parse().map_err(|_| broken("name"))?,
        listing: Listing {
            stage: Progress::from_name(get(row, 1)?).ok_or_else(|| broken("stage"))?,
            public: get(row, 2)?,
            members: members.ok_or_else(|| broken("member"))?,
            summary: get(row, 3)?,
            search: get(row, 9)?,
            unfinished: get(row, 10)?,
        },
        members_known: get(row, 7)?,
        length: u64::try_from(get::<i64>(row, 4)?).map_err(|_| broken("length"))?,
        created: Timestamp::from_millis(get(row, 5)?),
        changed: Timestamp::from_millis(get(row, 6)?),
        listed: Timestamp::from_millis(get(row, 11)?),
        origin: get::<Option<Vec<u8>>>(row, 12)?.and_then(|bytes| bytes.try_into().ok()).map(Origin),
    })
}

/// As in [`Storage::talk`](crate::Storage::talk).
pub(super) async fn talk(readers: &Readers, table: TableId) -> Result<Vec<(u64, String)>, StorageError> {
    let sql = "SELECT talk.number, talk.line FROM tables LEFT JOIN talk ON talk.table_key = tables.key
               WHERE tables.id = $1 ORDER BY talk.number";
    let rows = ask(readers, sql, vec![text(table.to_string())]).await?;
    if rows.is_empty() {
        return Err(StorageError::NotFound);
    }
    let mut lines = Vec::with_capacity(rows.len());
    for row in &rows {
        if let (Some(number), Some(line)) = (get::<Option<i64>>(row, 0)?, get(row, 1)?) {
            lines.push((number.cast_unsigned(), line));
        }
    }
    Ok(lines)
}

/// As in [`Storage::mentioning`](crate::Storage::mentioning).
pub(super) async fn mentioning(
    readers: &Readers,
    wanted: &str,
    member: Member,
) -> Result<Vec<TableId>, StorageError> {
    let sql = "SELECT id FROM tables WHERE strpos(summary, $1) > 0
                   OR key IN (SELECT table_key FROM entries WHERE strpos(entry, $1) > 0)
                   OR key IN (SELECT table_key FROM talk WHERE member = $2)";
    let rows = ask(readers, sql, vec![text(wanted), bytes(member)]).await?;
    let ids: Result<Vec<&str>, _> = rows.iter().map(|row| get(row, 0)).collect();
    Ok(ids?.into_iter().filter_map(|id| id.parse().ok()).collect())
}

/// What is kept under this name, if there is anything.
pub(super) async fn secret(readers: &Readers, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
    let rows = ask(readers, "SELECT value FROM secrets WHERE name = $1", vec![text(name)]).await?;
    rows.first().map(|row| get(row, 0)).transpose()
}

/// Whether reading works.
pub(super) async fn probe(readers: &Readers) -> Result<(), StorageError> {
    ask(readers, "SELECT key FROM tables LIMIT 1", vec![]).await.map(drop)
}

async fn ask(readers: &Readers, sql: &str, values: Vec<Value<'_>>) -> Result<Vec<Row>, StorageError> {
    readers.ask(Statement { sql: sql.to_owned(), values }).await
}

pub(super) fn get<'a, T: tokio_postgres::types::FromSql<'a>>(
    row: &'a Row,
    column: usize,
) -> Result<T, StorageError> {
    row.try_get(column).map_err(|error| StorageError::Broken(error.to_string()))
}
