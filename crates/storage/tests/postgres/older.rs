//! A database of version 1, from before there were papers, is brought up to date when it is opened.

use folsom_storage::{Filing, Paper, PaperQuery, Storage};
use folsom_testbed::Postgres as Testbed;

use crate::fixtures::{append, log, open, table};

/// As the first version made it; what was released is never changed.
const FIRST: &str = include_str!("../../src/postgres/migrations/1.sql");

/// What a server had written into it: a running table with two entries, and its key.
fn written() -> String {
    let id = table(1);
    format!(
        "INSERT INTO folsom (version, identity) VALUES (1, 42);
         INSERT INTO tables (id, stage, public, unfinished, summary, search, created, listed, stirred)
         VALUES ('{id}', 'running', true, true, '{{}}', '', 1000, 1000, 5);
         INSERT INTO heads (id, table_key, length, changed, stirred)
         SELECT id, key, 2, 2000, 5 FROM tables;
         INSERT INTO entries (table_key, number, batch, entry)
         SELECT key, number, 7, 'entry ' || number FROM tables, generate_series(0, 1) AS number;
         INSERT INTO secrets (name, value) VALUES ('key', '\\x0102');"
    )
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_the_first_version_has_all_it_had_and_takes_papers() {
    let database = Testbed::shared().database();
    database.run(&format!("SET ROLE folsom; {FIRST} {}", written()));
    let storage = open(&database.url(), 5_000).await;
    assert_eq!(database.run("SELECT version, identity FROM folsom"), "2|42");
    assert_eq!(log(&storage, 1).await, ["entry 0", "entry 1"]);
    storage.append(append(table(1), 2, "entry 2")).await.expect("it goes on");
    assert_eq!(log(&storage, 1).await.len(), 3);

    let paper = Paper {
        drawer: "people".into(),
        key: "anna".into(),
        owner: None,
        rank: Some(3),
        body: "she is here again".into(),
    };
    storage.file(vec![Filing::new(paper.clone())]).await.expect("there is a drawer for it");
    storage.close().await.expect("it can be closed");

    // The second time there is nothing to do.
    let again = open(&database.url(), 5_000).await;
    let found = again.papers(PaperQuery::all()).await.expect("they can be read");
    assert_eq!(found.into_iter().map(|filed| filed.paper).collect::<Vec<_>>(), [paper]);
}
