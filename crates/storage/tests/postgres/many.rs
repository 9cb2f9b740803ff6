use folsom_storage::{Storage, StorageError};
use folsom_testbed::Postgres;
use tokio::task::JoinSet;

use crate::fixtures::{append, log, new, open, table};

/// More than fit into one batch, and in all of them some that can't be done.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn full_batches_tell_everybody_their_own() {
    let database = Postgres::shared().database();
    let storage = std::sync::Arc::new(open(&database.url(), 20_000).await);
    for number in 0..200 {
        storage.create(new(table(number))).await.expect("it is new");
    }
    let mut tasks = JoinSet::new();
    for number in 0..=255 {
        for (expected, entry) in [(1, "right"), (1, "twice"), (7, "a gap"), (0, "too late")] {
            let storage = std::sync::Arc::clone(&storage);
            tasks.spawn(async move {
                (number, entry, storage.append(append(table(number), expected, entry)).await)
            });
        }
    }
    let mut written = vec![0; 256];
    for (number, entry, result) in tasks.join_all().await {
        match (number < 200, entry, result) {
            (false, _, result) => assert_eq!(result, Err(StorageError::NotFound)),
            (true, "right" | "twice", Ok(())) => written[usize::from(number)] += 1,
            (true, "right" | "twice", result) => {
                assert_eq!(result, Err(StorageError::Conflict { expected: 1, found: 2 }));
            }
            (true, "a gap", result) => {
                assert!(
                    matches!(result, Err(StorageError::Conflict { expected: 7, found: 1 | 2 })),
                    "{result:?}"
                );
            }
            (true, _, result) => {
                assert!(
                    matches!(result, Err(StorageError::Conflict { expected: 0, found: 1 | 2 })),
                    "{result:?}"
                );
            }
        }
    }
    for number in 0..200 {
        assert_eq!(written[usize::from(number)], 1);
        assert_eq!(log(&storage, number).await.len(), 2);
    }
}
