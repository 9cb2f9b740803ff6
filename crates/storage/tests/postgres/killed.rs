use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use folsom_storage::{Storage, StorageError};
use folsom_testbed::Postgres;
use tokio::task::JoinSet;

use crate::fixtures::{append, log, new, open, table};

const TABLES: u8 = 20;

/// Appends until it is told to stop. What was acknowledged is there in the end, whatever happened meanwhile, and what was refused
/// is not, unless nobody could know.
async fn append_on(
    storage: Arc<folsom_storage::Postgres>,
    number: u8,
    stop: Arc<AtomicBool>,
) -> (u8, Vec<(u64, String)>, usize) {
    let (mut told, mut doubts) = (Vec::new(), 0);
    let mut next = 1;
    while !stop.load(Ordering::Relaxed) {
        let entry = format!("{next} after {doubts} doubts");
        match storage.append(append(table(number), next, &entry)).await {
            Ok(()) => {
                told.push((next, entry));
                next += 1;
            }
            Err(StorageError::Unavailable(_)) => {
                doubts += 1;
                // As a room does: look, as soon as that is possible.
                next = loop {
                    match storage.load(table(number), 0).await {
                        Ok(entries) => break entries.len() as u64,
                        Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                    }
                };
            }
            Err(other) => panic!("table {number}, entry {next}: {other}"),
        }
    }
    (number, told, doubts)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_the_end_of_the_database() {
    let postgres = Postgres::start();
    let database = postgres.database();
    let storage = Arc::new(open(&database.url(), 20_000).await);
    let stop = Arc::new(AtomicBool::new(false));
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        storage.create(new(table(number))).await.expect("it is new");
        tasks.spawn(append_on(Arc::clone(&storage), number, Arc::clone(&stop)));
    }
    tokio::task::block_in_place(|| {
        for round in 0..4 {
            std::thread::sleep(Duration::from_millis(300));
            if round % 2 == 0 {
                postgres.kill()
            } else {
                postgres.stop()
            }
            postgres.resume();
        }
    });
    tokio::time::sleep(Duration::from_millis(300)).await;
    stop.store(true, Ordering::Relaxed);
    let mut written = 0;
    for (number, told, doubts) in tasks.join_all().await {
        let entries = log(&storage, number).await;
        assert_eq!(doubts, 0, "it was back soon enough to find everything out");
        assert_eq!(entries.len(), told.len() + 1, "what was told is what there is");
        for (place, entry) in told {
            assert_eq!(entries[usize::try_from(place).unwrap()], entry);
            written += 1;
        }
    }
    assert!(written > 100, "only {written}");
}
