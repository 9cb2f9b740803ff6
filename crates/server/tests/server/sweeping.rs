//! What is closed and removed without anybody's asking, and what is not: a clock that is wrong takes no game away.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use folsom_client::Visitor;
use folsom_protocol::Wish;
use folsom_server::{Config, Limits};
use folsom_storage::{Query, Sqlite, SqliteOptions, Stage};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::client::{Client, eventually};
use crate::house::{House, fetch, four, lenient, table};
use crate::playing::play_on;

async fn house_at(path: &Path, limits: Limits) -> House {
    let storage = Sqlite::open(path, SqliteOptions::default()).await.unwrap();
    House::with(Arc::new(storage), Config { limits, ..lenient() }).await
}

/// As usual, but nobody has to wait for an hour until something is swept.
fn usual() -> Limits {
    Limits { settling: Duration::ZERO, ..Limits::default() }
}

/// Moves everything in a file that has a time into the past, as it looks to a server whose clock is ahead.
async fn long_ago(path: &Path, days: i64) {
    let mut connection = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
    let past = days * 24 * 60 * 60 * 1000;
    sqlx::query("UPDATE tables SET created = created - ?1, changed = changed - ?1, listed = listed - ?1")
        .bind(past)
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

/// Puts a table into a file that has stood still for years, as the storage counts them, and was closed before its end.
async fn add_old(path: &Path) -> String {
    let id = "0".repeat(26);
    let mut connection = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
    sqlx::query(
        "INSERT INTO tables (id, stage, public, summary, length, created, changed, members_known, unfinished, stirred)
         VALUES (?, 'over', 0, '{}', 0, 0, 0, 1, 1, -1000000000000)",
    )
    .bind(&id)
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    id
}

/// The broom has come as far as this table, which is among the last.
async fn swept(house: &House, id: &str) {
    eventually("the broom", async || house.storage.load(id.parse().unwrap(), 0).await.is_err()).await;
}

async fn closed(host: &Visitor) -> String {
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    Client::join(host, &id, None).await.get(Wish::Close {}).await;
    id
}

#[tokio::test]
async fn a_start_with_a_clock_that_is_ahead_takes_no_game_away() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("folsom.db");
    let house = house_at(&path, Limits::lenient()).await;
    let host = house.visitor().await;
    let open = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let (running, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 3).await;
    let ended = closed(&host).await;
    house.stop().await;

    for days in [15, 400] {
        long_ago(&path, days).await;
        let old = add_old(&path).await;
        let house = house_at(&path, Limits { idle: Duration::ZERO, ..usual() }).await;
        swept(&house, &old).await;
        let visitor = house.visitor().await;
        for (id, stage) in [(&open, "open"), (&running, "running"), (&ended, "closed")] {
            let answer = fetch(&visitor, &format!("/api/tables/{id}")).await;
            assert!(answer.body.contains(&format!(r#""stage":"{stage}""#)), "{}", answer.body);
        }
        house.stop().await;
    }
}

#[tokio::test]
async fn after_a_start_there_is_time_to_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("folsom.db");
    let house = house_at(&path, Limits::lenient()).await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    house.stop().await;
    let settling = Duration::from_millis(400);
    let limits = Limits { open_table_age: Duration::ZERO, settling, ..Limits::lenient() };
    let began = Instant::now();
    let house = house_at(&path, limits).await;
    let is_closed = async || house.log(&id).await.last().unwrap().contains(r#""what":"closed""#);
    assert!(!is_closed().await);
    eventually("the end of a table", is_closed).await;
    assert!(began.elapsed() >= settling);
    house.stop().await;
}

#[tokio::test]
async fn what_is_over_is_removed_in_pages_and_what_is_not_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("folsom.db");
    let house = house_at(&path, Limits::lenient()).await;
    let host = house.visitor().await;
    let open = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let ended = closed(&host).await;
    house.stop().await;
    let mut connection = SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    sqlx::query(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
         INSERT INTO tables (id, stage, public, summary, length, created, changed, members_known, unfinished)
         SELECT printf('%026d', i), 'over', 1, '{}', 0, 0, i, 1, i % 2 FROM n",
    )
    .execute(&mut connection)
    .await
    .unwrap();
    connection.close().await.unwrap();
    let limits = Limits {
        open_table_age: Duration::ZERO,
        running_table_age: Duration::MAX,
        idle: Duration::ZERO,
        ..Limits::lenient()
    };
    let house = house_at(&path, limits).await;
    swept(&house, &ended).await;
    let over = Query { stages: vec![Stage::Over], ..Query::all() };
    let left = async || house.storage.list(over.clone()).await.unwrap();
    eventually("the others", async || left().await.iter().all(|listed| !listed.listing.unfinished)).await;
    assert_eq!(left().await.iter().filter(|listed| listed.table.to_string() != open).count(), 250);
    house.stop().await;
}
