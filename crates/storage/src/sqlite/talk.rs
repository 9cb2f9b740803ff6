//! What was said at tables.

use sqlx::SqliteConnection;

use crate::change::Outcome;
use crate::error::StorageError;
use crate::member::Member;
use crate::storage::Line;

/// As in [`Storage::say`](crate::Storage::say).
pub(super) async fn say(connection: &mut SqliteConnection, line: &Line) -> Result<Outcome, sqlx::Error> {
    let key: Option<i64> = sqlx::query_scalar("SELECT key FROM tables WHERE id = ?")
        .bind(line.table.to_string())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(key) = key else { return Ok(Err(StorageError::NotFound)) };
    let said = sqlx::query(
        "INSERT INTO talk (table_key, number, member, line) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )
    .bind(key)
    .bind(line.number.cast_signed())
    .bind(line.member.to_bytes().to_vec())
    .bind(line.line.as_str())
    .execute(&mut *connection)
    .await?;
    if said.rows_affected() == 0 {
        return Ok(Err(StorageError::Exists));
    }
    // The one before the oldest that is kept; nothing if there are fewer.
    sqlx::query(
        "DELETE FROM talk WHERE table_key = ?1 AND number <=
             (SELECT number FROM talk WHERE table_key = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)",
    )
    .bind(key)
    .bind(i64::from(line.keep))
    .execute(&mut *connection)
    .await?;
    Ok(Ok(()))
}

/// As in [`Storage::hush`](crate::Storage::hush).
pub(super) async fn hush(
    connection: &mut SqliteConnection,
    member: Member,
) -> Result<Outcome, sqlx::Error> {
    sqlx::query("DELETE FROM talk WHERE member = ?")
        .bind(member.to_bytes().to_vec())
        .execute(connection)
        .await?;
    Ok(Ok(()))
}

/// As in [`Storage::forget_talk`](crate::Storage::forget_talk), of tables that have not changed since.
pub(super) async fn forget(connection: &mut SqliteConnection, since: i64) -> Result<Outcome, sqlx::Error> {
    sqlx::query(
        "DELETE FROM talk WHERE table_key IN (
             SELECT said.table_key FROM (SELECT DISTINCT table_key FROM talk) AS said
             JOIN tables ON tables.key = said.table_key AND tables.stage = 'over' AND tables.stirred <= ?)",
    )
    .bind(since)
    .execute(connection)
    .await?;
    Ok(Ok(()))
}
