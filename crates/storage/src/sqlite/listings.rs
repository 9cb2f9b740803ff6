//! What lists show of tables, written.

use std::collections::BTreeSet;

use sqlx::SqliteConnection;

use crate::listing::Listing;
use crate::member::Member;

/// Replaces what lists show of the table with this key.
pub(super) async fn replace(
    connection: &mut SqliteConnection,
    key: i64,
    listing: &Listing,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET stage = ?, public = ?, summary = ?, members_known = 1 WHERE key = ?")
        .bind(listing.stage.name())
        .bind(listing.public)
        .bind(listing.summary.as_str())
        .bind(key)
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
