//! What is closed and removed without anybody's asking, and what is not: a clock that is wrong takes no game away.

use std::time::{Duration, Instant};

use folsom_client::Visitor;
use folsom_protocol::Wish;
use folsom_server::{Config, Limits};
use folsom_storage::{Progress, Query};

use crate::client::{Client, eventually};
use crate::house::{House, fetch, four, lenient, table};
use crate::keep::Keep;
use crate::playing::play_on;

async fn house_at(keep: &Keep, limits: Limits) -> House {
    House::with(keep.open().await, Config { limits, ..lenient() }).await
}

/// As usual, but nobody has to wait for an hour until something is swept.
fn usual() -> Limits {
    Limits { settling: Duration::ZERO, ..Limits::default() }
}

/// Moves everything that has a time into the past, as it looks to a server whose clock is ahead.
async fn long_ago(keep: &Keep, days: i64) {
    let past = days * 24 * 60 * 60 * 1000;
    let tables = format!("UPDATE tables SET created = created - {past}, listed = listed - {past}");
    let changed = format!("SET changed = changed - {past}");
    let (sqlite, postgres) =
        (format!("{tables}; UPDATE tables {changed}"), format!("{tables}; UPDATE heads {changed}"));
    keep.run(&sqlite, &postgres).await;
}

/// Puts a table into a storage that has stood still for years, as the storage counts them, and was closed before its end.
async fn add_old(keep: &Keep) -> String {
    let id = "0".repeat(26);
    let sqlite = format!(
        "INSERT INTO tables (id, stage, public, summary, length, created, changed, members_known, unfinished, stirred)
         VALUES ('{id}', 'over', 0, '{{}}', 0, 0, 0, 1, 1, -1000000000000)"
    );
    let postgres = format!(
        "WITH new AS (
             INSERT INTO tables (id, stage, public, summary, search, created, listed, unfinished, stirred)
             VALUES ('{id}', 'over', false, '{{}}', '', 0, 0, true, -1000000000000) RETURNING key)
         INSERT INTO heads (id, table_key, length, changed, stirred) SELECT '{id}', key, 0, 0, -1000000000000 FROM new"
    );
    keep.run(&sqlite, &postgres).await;
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
    let keep = Keep::new();
    let house = house_at(&keep, Limits::lenient()).await;
    let host = house.visitor().await;
    let open = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let (running, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 3).await;
    let ended = closed(&host).await;
    house.stop().await;

    for days in [15, 400] {
        long_ago(&keep, days).await;
        let old = add_old(&keep).await;
        let house = house_at(&keep, Limits { idle: Duration::ZERO, ..usual() }).await;
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
    let keep = Keep::new();
    let house = house_at(&keep, Limits::lenient()).await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    house.stop().await;
    let settling = Duration::from_millis(400);
    let limits = Limits { open_table_age: Duration::ZERO, settling, ..Limits::lenient() };
    let began = Instant::now();
    let house = house_at(&keep, limits).await;
    let is_closed = async || house.log(&id).await.last().unwrap().contains(r#""what":"closed""#);
    assert!(!is_closed().await);
    eventually("the end of a table", is_closed).await;
    assert!(began.elapsed() >= settling);
    house.stop().await;
}

#[tokio::test]
async fn what_is_over_is_removed_in_pages_and_what_is_not_stays() {
    let keep = Keep::new();
    let house = house_at(&keep, Limits::lenient()).await;
    let host = house.visitor().await;
    let open = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let ended = closed(&host).await;
    house.stop().await;
    let sqlite = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
         INSERT INTO tables (id, stage, public, summary, length, created, changed, members_known, unfinished)
         SELECT printf('%026d', i), 'over', 1, '{}', 0, 0, i, 1, i % 2 FROM n";
    let postgres = "INSERT INTO tables (id, stage, public, summary, search, created, listed, unfinished, stirred)
         SELECT lpad(i::text, 26, '0'), 'over', true, '{}', '', 0, 0, i % 2 = 1, 0 FROM generate_series(1, 500) AS i;
         INSERT INTO heads (id, table_key, length, changed, stirred)
         SELECT id, key, 0, id::int8, 0 FROM tables WHERE summary = '{}'";
    keep.run(sqlite, postgres).await;
    let limits = Limits {
        open_table_age: Duration::ZERO,
        running_table_age: Duration::MAX,
        idle: Duration::ZERO,
        ..Limits::lenient()
    };
    let house = house_at(&keep, limits).await;
    swept(&house, &ended).await;
    let over = Query { stages: vec![Progress::Over], ..Query::all() };
    // The table that was open has just been closed. Its room may not have ended when the broom came by, and then it stays until next time.
    let left = async || {
        let mut all = house.storage.list(over.clone()).await.unwrap();
        all.retain(|listed| listed.table.to_string() != open);
        all
    };
    eventually("the others", async || left().await.iter().all(|listed| !listed.listing.unfinished)).await;
    assert_eq!(left().await.len(), 250);
    house.stop().await;
}
