//! A connection that is lost, or leads nowhere, while something is being written.

use std::time::{Duration, Instant};

use folsom_storage::{Filing, Paper, Storage, StorageError};
use folsom_testbed::{Flow, Postgres, Proxy};

use crate::fixtures::{append, log, new, open, table};

fn code<T>(result: Result<T, StorageError>) -> Result<T, &'static str> {
    result.map_err(|error| error.code())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_lost_is_found_out() {
    let (postgres, mut number) = (Postgres::shared(), 1);
    let database = postgres.database();
    let proxy = Proxy::to(postgres.address());
    let storage = open(&database.url_at(proxy.address()), 10_000).await;
    storage.create(new(table(1))).await.expect("it is new");
    for _ in 0..5 {
        // What is sent arrives, and is written. The answer never comes, and then the connection is cut.
        proxy.set(Flow::OneWay);
        let entry = format!("entry {number}");
        let append = append(table(1), number, &entry);
        let (stored, ()) = tokio::join!(storage.append(append), async {
            let written = format!("SELECT count(*) > {number} FROM entries");
            while tokio::task::block_in_place(|| database.run(&written)) != "t" {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            proxy.cut_once();
        });
        assert_eq!(stored, Ok(()), "it was written, and not twice");
        number += 1;
        assert_eq!(storage.append(crate::fixtures::append(table(1), number, "more")).await, Ok(()));
        number += 1;
    }
    assert_eq!(log(&storage, 1).await.len() as u64, number);
    // A table, and the entry that tells of it; what is said; what is removed.
    proxy.set(Flow::OneWay);
    let tells = append(table(1), number, "a rematch");
    let (stored, ()) = tokio::join!(storage.create_with(new(table(2)), tells), async {
        while tokio::task::block_in_place(|| database.run("SELECT count(*) FROM tables")) != "2" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        proxy.cut_once();
    });
    assert_eq!(stored, Ok(()));
    proxy.set(Flow::OneWay);
    let (removed, ()) = tokio::join!(storage.remove(table(2)), async {
        while tokio::task::block_in_place(|| database.run("SELECT count(*) FROM tables")) != "1" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        proxy.cut_once();
    });
    assert_eq!(removed, Ok(()));
    assert_eq!(storage.load(table(2), 0).await, Err(StorageError::NotFound));
    assert_eq!(database.run("SELECT count(*) FROM writers"), "1", "those that are gone are forgotten");
}

fn paper(key: &str, body: &str) -> Paper {
    Paper { drawer: "people".into(), key: key.into(), owner: None, rank: None, body: body.into() }
}

/// A game must not be counted twice, nor not at all, because an answer was lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn papers_whose_answer_is_lost_were_filed_once() {
    let postgres = Postgres::shared();
    let database = postgres.database();
    let proxy = Proxy::to(postgres.address());
    let storage = open(&database.url_at(proxy.address()), 10_000).await;
    storage.file(vec![Filing::new(paper("waits", ""))]).await.expect("it is new");
    let waits = storage.paper("people", "waits").await.expect("it can be read").expect("it is there");
    proxy.set(Flow::OneWay);
    let step = vec![Filing::take(&waits), Filing::new(paper("counted", "yes"))];
    let (filed, ()) = tokio::join!(storage.file(step), async {
        let written = "SELECT count(*) FROM papers WHERE key = 'counted'";
        while tokio::task::block_in_place(|| database.run(written)) != "1" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        proxy.cut_once();
    });
    assert_eq!(filed, Ok(()), "what lies there tells");
    let counted = storage.paper("people", "counted").await.expect("it can be read").expect("it is there");
    // Where nothing is left behind that could tell, whoever asked has to look.
    proxy.set(Flow::OneWay);
    let (taken, ()) = tokio::join!(storage.file(vec![Filing::take(&counted)]), async {
        while tokio::task::block_in_place(|| database.run("SELECT count(*) FROM papers")) != "0" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        proxy.cut_once();
    });
    assert_eq!(code(taken), Err("unavailable"));
    assert_eq!(storage.paper("people", "counted").await, Ok(None));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_never_arrived_is_sent_again() {
    let postgres = Postgres::shared();
    let database = postgres.database();
    let proxy = Proxy::to(postgres.address());
    let storage = open(&database.url_at(proxy.address()), 10_000).await;
    storage.create(new(table(1))).await.expect("it is new");
    for number in 1..6 {
        proxy.set(Flow::Frozen);
        let (stored, ()) = tokio::join!(storage.append(append(table(1), number, "entry")), async {
            tokio::time::sleep(Duration::from_millis(100)).await;
            proxy.cut_once();
        });
        assert_eq!(stored, Ok(()));
    }
    assert_eq!(log(&storage, 1).await.len(), 6);
}

/// Nobody is told anything for certain while the way is cut off; and what was on its way is not written after somebody has
/// looked, however late it arrives.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_arrives_too_late_is_not_written() {
    let postgres = Postgres::shared();
    let database = postgres.database();
    let proxy = Proxy::to(postgres.address());
    let storage = open(&database.url_at(proxy.address()), 500).await;
    storage.create(new(table(1))).await.expect("it is new");
    proxy.set(Flow::Frozen);
    let began = Instant::now();
    assert_eq!(code(storage.append(append(table(1), 1, "late")).await), Err("unavailable"));
    assert_eq!(code(storage.load(table(1), 0).await), Err("unavailable"));
    assert_eq!(code(storage.health().await), Err("unavailable"));
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    proxy.set(Flow::Open);
    let seen = log(&storage, 1).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(log(&storage, 1).await, seen, "what was seen stays");
    let next = seen.len() as u64;
    assert_eq!(storage.append(append(table(1), next, "next")).await, Ok(()));
}

/// A transaction that the database holds up: the look has to wait for it, for else it might be done afterwards.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_transaction_that_goes_on_without_us_is_waited_for() {
    let postgres = Postgres::shared();
    let database = postgres.database();
    let proxy = Proxy::to(postgres.address());
    let storage = open(&database.url_at(proxy.address()), 10_000).await;
    storage.create(new(table(1))).await.expect("it is new");
    // Every entry takes a second to be written.
    database.run(
        "CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(1); RETURN NEW; END';
         CREATE TRIGGER slowly BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION slowly()",
    );
    let (stored, ()) = tokio::join!(storage.append(append(table(1), 1, "slow")), async {
        tokio::time::sleep(Duration::from_millis(300)).await;
        proxy.cut_once();
    });
    assert_eq!(stored, Ok(()));
    assert_eq!(log(&storage, 1).await, ["first", "slow"]);
    assert_eq!(database.run("SELECT count(*) FROM entries"), "2");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readers_find_another_way() {
    let postgres = Postgres::shared();
    let database = postgres.database();
    let proxy = Proxy::to(postgres.address());
    let storage = open(&database.url_at(proxy.address()), 10_000).await;
    storage.create(new(table(1))).await.expect("it is new");
    for _ in 0..3 {
        proxy.cut_once();
        assert_eq!(log(&storage, 1).await.len(), 1);
        proxy.set(Flow::Cut);
        let (entries, ()) = tokio::join!(storage.load(table(1), 0), async {
            tokio::time::sleep(Duration::from_millis(300)).await;
            proxy.set(Flow::Open);
        });
        assert_eq!(entries.expect("a log").len(), 1);
    }
}
