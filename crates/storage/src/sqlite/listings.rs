//! What lists show of tables, written.

use std::collections::BTreeSet;

use sqlx::SqliteConnection;

use crate::listing::Listing;
use crate::member::Member;
use crate::timestamp::Timestamp;

/// Replaces what lists show of the table with this key: because something happened then, or because it is known better.
pub(super) async fn replace(
    connection: &mut SqliteConnection,
    key: i64,
    listing: &Listing,
    at: Option<Timestamp>,
) -> Result<(), sqlx::Error> {
    // Nobody needs to know where a table was opened from that is over.
    let sql = "UPDATE tables SET stage = ?1, public = ?2, summary = ?3, members_known = 1, search = ?5, unfinished = ?6,
                      listed = coalesce(?7, listed), origin = CASE WHEN ?1 = 'over' THEN NULL ELSE origin END
               WHERE key = ?4";
    sqlx::query(sql)
        .bind(listing.stage.name())
        .bind(listing.public)
        .bind(listing.summary.as_str())
        .bind(key)
        .bind(listing.search.as_str())
        .bind(listing.unfinished)
        .bind(at.map(Timestamp::millis))
        .execute(&mut *connection)
        .await?;
    // They change seldom: what stays is not written again.
    let before: Vec<Vec<u8>> = sqlx::query_scalar("SELECT member FROM members WHERE table_key = ?")
        .bind(key)
        .fetch_all(&mut *connection)
        .await?;
    let stays = |member: &Vec<u8>| listing.members.iter().any(|one| one.to_bytes() == **member);
    for gone in before.iter().filter(|member| !stays(member)) {
        sqlx::query("DELETE FROM members WHERE table_key = ? AND member = ?")
            .bind(key)
            .bind(gone.as_slice())
            .execute(&mut *connection)
            .await?;
    }
    let known = |member: &Member| before.iter().any(|one| **one == member.to_bytes());
    let new = listing.members.iter().copied().filter(|member| !known(member)).collect();
    admit(connection, key, &new).await
}

/// These have a part in the table from now on.
pub(super) async fn admit(
    connection: &mut SqliteConnection,
    key: i64,
    members: &BTreeSet<Member>,
) -> Result<(), sqlx::Error> {
    for member in members {
        sqlx::query("INSERT INTO members (member, table_key) VALUES (?, ?)")
            .bind(member.to_bytes().to_vec())
            .bind(key)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
