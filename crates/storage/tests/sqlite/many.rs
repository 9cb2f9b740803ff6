use std::time::{Duration, Instant};

use folsom_storage::{Order, Progress, Query, Sqlite, Storage};

use crate::fixtures::{execute, open};

/// How long it takes to list some tables, at best.
async fn time(storage: &Sqlite, query: &Query) -> Duration {
    let mut best = Duration::MAX;
    for _ in 0..10 {
        let began = Instant::now();
        assert_eq!(storage.list(query.clone()).await.expect("a list").len(), 50);
        best = best.min(began.elapsed());
    }
    best
}

/// The beginning of the list of public tables is found by an index, however many there are. By their latest entries, which have none,
/// all of them are sorted for it.
#[tokio::test]
async fn the_first_of_many_public_tables_are_found_without_looking_at_the_others() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storage = open(&path).await;
    let sql = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 19000)
        INSERT INTO tables (id, stage, public, summary, length, created, changed, listed, members_known)
        SELECT printf('%026d', i), 'open', 1, printf('%0500d', i), 1, 0, i, i, 1 FROM n";
    execute(&path, sql).await;
    let stages = vec![Progress::Open, Progress::Running];
    let by_listing =
        Query { stages, public: Some(true), order: Order::Listed, limit: Some(50), ..Query::all() };
    let by_entry = Query { order: Order::Changed, ..by_listing.clone() };
    let (listed, sorted) = (time(&storage, &by_listing).await, time(&storage, &by_entry).await);
    assert!(listed * 4 < sorted, "{listed:?}, and with sorting {sorted:?}");
}
