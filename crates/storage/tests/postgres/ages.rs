//! How old tables are if several nodes count.

use std::time::Duration;

use folsom_storage::{Query, Storage};
use folsom_testbed::Postgres;

use crate::fixtures::{new, open, table};

async fn awake(database: &folsom_testbed::Database<'_>) -> u64 {
    database.run("SELECT value FROM figures WHERE name = 'awake'").parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_age_no_faster_where_many_count() {
    let database = Postgres::shared().database();
    let began = std::time::Instant::now();
    let mut nodes = Vec::new();
    for _ in 0..3 {
        nodes.push(open(&database.url(), 5_000).await);
    }
    for _ in 0..20 {
        tokio::time::sleep(Duration::from_millis(50)).await;
        for node in &nodes {
            node.health().await.expect("it is well");
        }
    }
    let counted = awake(&database).await;
    assert!(counted >= 900, "{counted}");
    assert!(u128::from(counted) <= began.elapsed().as_millis(), "{counted} in {:?}", began.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_that_stood_still_believes_the_others() {
    let database = Postgres::shared().database();
    let node = open(&database.url(), 5_000).await;
    node.create(new(table(1))).await.expect("it is new");
    let older = |seconds| Query { idle_for: Some(Duration::from_secs(seconds)), ..Query::all() };
    assert_eq!(node.list(older(3600)).await.expect("a list").len(), 0);
    // Others have counted two hours meanwhile.
    database.run("UPDATE figures SET value = value + 7200 * 1000 WHERE name = 'awake'");
    assert_eq!(node.list(older(3600)).await.expect("a list").len(), 1);
    assert_eq!(node.list(older(7300)).await.expect("a list").len(), 0);
    // What it writes now is of now, and it doesn't set anybody back.
    node.create(new(table(2))).await.expect("it is new");
    node.health().await.expect("it is well");
    assert_eq!(node.list(older(3600)).await.expect("a list").len(), 1);
    assert!(awake(&database).await >= 7200 * 1000);
}
