use std::sync::Arc;
use std::time::Duration;

use folsom_storage::{Storage, StorageError};
use tokio::task::JoinSet;

use crate::fixtures::{append, create, entry, fill, log, open, raw, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_who_opened_the_same_file_never_write_the_same_entry() {
    const NUMBERS: u64 = 20;
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storages = [Arc::new(open(&path).await), Arc::new(open(&path).await)];
    create(&storages[0], table(1)).await;
    let mut tasks = JoinSet::new();
    for storage in &storages {
        let storage = storage.clone();
        tasks.spawn(async move {
            let (mut next, mut won) = (1, 0);
            while next < NUMBERS {
                match storage.append(append(table(1), next, entry(next))).await {
                    Ok(()) => (next, won) = (next + 1, won + 1),
                    Err(StorageError::Conflict { found, .. }) => next = found,
                    Err(other) => panic!("{other}"),
                }
            }
            won
        });
    }
    assert_eq!(tasks.join_all().await.into_iter().sum::<u64>(), NUMBERS - 1);
    assert_eq!(storages[0].load(table(1), 0).await, Ok(log(NUMBERS)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_file_can_be_opened_by_several_at_once() {
    for _ in 0..10 {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let mut tasks = JoinSet::new();
        for number in 0..4 {
            let path = path.clone();
            tasks.spawn(async move { fill(&open(&path).await, table(number), 2).await });
        }
        tasks.join_all().await;
        let storage = open(&path).await;
        for number in 0..4 {
            assert_eq!(storage.load(table(number), 0).await, Ok(log(2)));
        }
    }
}

#[tokio::test]
async fn a_lock_that_somebody_else_holds_is_waited_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storage = open(&path).await;
    fill(&storage, table(1), 2).await;
    let mut other = raw(&path).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.expect("a lock");
    let mut pending = Box::pin(storage.append(append(table(1), 2, entry(2))));
    let early = tokio::time::timeout(Duration::from_millis(100), &mut pending).await;
    assert!(early.is_err(), "nobody can write yet");
    assert_eq!(storage.load(table(1), 0).await, Ok(log(2)), "but everybody can read");
    sqlx::query("COMMIT").execute(&mut other).await.expect("no lock");
    assert_eq!(pending.await, Ok(()));
    assert_eq!(storage.load(table(1), 0).await, Ok(log(3)));
}
