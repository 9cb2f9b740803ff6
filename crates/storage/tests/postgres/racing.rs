//! Several processes with the same database.

use std::sync::Arc;

use folsom_storage::{Append, Listing, Member, Progress, Query, Storage, StorageError};
use folsom_testbed::Postgres;
use tokio::task::JoinSet;

use crate::fixtures::{append, log, new, open, table};

const NUMBERS: u64 = 40;

/// Of all that was acknowledged there is exactly one for each number, and that is what stands in the log.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn each_number_goes_to_exactly_one_of_two_writers() {
    let database = Postgres::shared().database();
    let writers =
        [Arc::new(open(&database.url(), 20_000).await), Arc::new(open(&database.url(), 20_000).await)];
    // Several tables, so that batches of both have many in common, in whatever order.
    let tables = 1..=8;
    for number in tables.clone() {
        writers[0].create(new(table(number))).await.expect("it is new");
    }
    let mut tasks = JoinSet::new();
    for number in tables.clone() {
        for (name, storage) in writers.iter().cloned().enumerate() {
            tasks.spawn(async move {
                let (mut next, mut won, mut conflicts) = (1, Vec::new(), 0);
                while next <= NUMBERS {
                    let entry = format!("{next} by {name}");
                    match storage.append(append(table(number), next, &entry)).await {
                        Ok(()) => {
                            won.push((number, next, entry));
                            next += 1;
                        }
                        Err(StorageError::Conflict { expected, found }) => {
                            assert!(expected == next && found > next, "{expected} {found}");
                            conflicts += 1;
                            next = found;
                        }
                        Err(other) => panic!("{other}"),
                    }
                }
                (won, conflicts)
            });
        }
    }
    let (won, conflicts): (Vec<_>, Vec<_>) = tasks.join_all().await.into_iter().unzip();
    assert!(conflicts.iter().sum::<usize>() > 0, "they were never in each other's way");
    let mut won: Vec<_> = won.into_iter().flatten().collect();
    won.sort();
    for number in tables {
        let told: Vec<_> =
            won.iter().filter(|(of, ..)| *of == number).map(|(_, _, entry)| entry.clone()).collect();
        assert_eq!(told.len() as u64, NUMBERS, "each number was acknowledged once");
        assert_eq!(log(&writers[1], number).await[1..], told);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_too_late_changes_nothing_beside_the_log_either() {
    let database = Postgres::shared().database();
    let (one, other) = (open(&database.url(), 5_000).await, open(&database.url(), 5_000).await);
    one.create(new(table(1))).await.expect("it is new");
    let listing = |name: u8| Listing {
        members: [Member::from_bytes([name; 16])].into(),
        summary: format!("by {name}"),
        ..Listing::new(Progress::Running)
    };
    for number in 1..30 {
        let by = |name: u8| Append {
            listing: Some(listing(name)),
            ..append(table(1), number, &format!("by {name}"))
        };
        let results = tokio::join!(one.append(by(1)), other.append(by(2)));
        let winner = match results {
            (Ok(()), Err(StorageError::Conflict { .. })) => 1,
            (Err(StorageError::Conflict { .. }), Ok(())) => 2,
            results => panic!("{results:?}"),
        };
        assert_eq!(log(&one, 1).await.last(), Some(&format!("by {winner}")));
        assert_eq!(other.list(Query::all()).await.expect("a list")[0].listing, listing(winner));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_removed_takes_late_entries_with_it() {
    let database = Postgres::shared().database();
    let (one, other) = (open(&database.url(), 5_000).await, open(&database.url(), 5_000).await);
    for _ in 0..20 {
        one.create(new(table(1))).await.expect("it is new");
        let (appended, removed) =
            tokio::join!(one.append(append(table(1), 1, "late")), other.remove(table(1)));
        assert!(matches!(appended, Ok(()) | Err(StorageError::NotFound)), "{appended:?}");
        assert_eq!(removed, Ok(()));
        assert_eq!(
            database.run("SELECT (SELECT count(*) FROM entries) + (SELECT count(*) FROM heads)"),
            "0"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_who_open_an_empty_database_make_it_once() {
    let database = Postgres::shared().database();
    let mut tasks = JoinSet::new();
    for _ in 0..8 {
        let url = database.url();
        tasks.spawn(async move { open(&url, 20_000).await });
    }
    let all = tasks.join_all().await;
    assert_eq!(database.run("SELECT version, count(*) OVER () FROM folsom"), "2|1");
    all[0].create(new(table(1))).await.expect("it is new");
    for storage in &all {
        assert_eq!(log(storage, 1).await.len(), 1);
        storage.close().await.expect("it can be closed");
    }
    assert_eq!(database.run("SELECT count(*) FROM writers"), "0");
}
