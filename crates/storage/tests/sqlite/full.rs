use folsom_storage::{Query, Sqlite, SqliteOptions, Storage, StorageError};

use crate::fixtures::{append, create, entry, fill, log, new, open, raw, table};

const PAGE: u64 = 4096;

#[tokio::test]
async fn a_full_storage_keeps_what_it_has_and_goes_on_when_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let options = SqliteOptions { max_bytes: Some(60 * PAGE), ..SqliteOptions::default() };
    let storage = Sqlite::open(&path, options).await.expect("a new file");
    create(&storage, table(1)).await;
    create(&storage, table(2)).await;
    let long = "x".repeat(20_000);
    let mut length = 1;
    let error = loop {
        match storage.append(append(table(1), length, long.clone())).await {
            Ok(()) => length += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StorageError::Full);
    assert!((5..12).contains(&length), "{length} entries of five pages each fitted into sixty");

    // Again and again, nothing is changed and everything else works.
    let before = storage.list(Query::all()).await;
    for _ in 0..3 {
        let full = storage.append(append(table(1), length, long.clone())).await;
        assert_eq!(full, Err(StorageError::Full));
        assert_eq!(storage.load(table(1), 0).await.expect("it is there").len() as u64, length);
        assert_eq!(storage.list(Query::all()).await, before);
    }
    // What is written together fails together.
    let small = |number| append(table(2), number, entry(number));
    let together =
        tokio::join!(storage.append(append(table(1), length, long.clone())), storage.append(small(1)),);
    assert_eq!(together, (Err(StorageError::Full), Err(StorageError::Full)));
    assert_eq!(storage.load(table(2), 0).await, Ok(log(1)));

    // Once the large one is gone, there is room for the small one.
    assert_eq!(storage.append(small(1)).await, Ok(()));
    storage.limit_size(None).await.expect("no limit");
    assert_eq!(storage.append(append(table(1), length, long.clone())).await, Ok(()));
    storage.limit_size(Some(PAGE)).await.expect("as large as it is");
    let full = storage.append(append(table(1), length + 1, long.clone())).await;
    assert_eq!(full, Err(StorageError::Full));
    // Removing makes room as well.
    assert_eq!(storage.remove(table(1)).await, Ok(()));
    assert_eq!(storage.append(append(table(2), 2, long.clone())).await, Ok(()));
    storage.close().await.expect("it closes");
    assert_eq!(open(&path).await.load(table(2), 2).await, Ok(vec![long]));
}

/// The table would fit, but not the entry that tells of it.
#[tokio::test]
async fn a_table_does_not_come_without_the_entry_that_tells_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let options = SqliteOptions { max_bytes: Some(60 * PAGE), ..SqliteOptions::default() };
    let storage = Sqlite::open(&path, options).await.expect("a new file");
    create(&storage, table(1)).await;
    let before = storage.list(Query::all()).await;
    let larger_than_the_file = "x".repeat(60 * 4096);
    let tells = append(table(1), 1, larger_than_the_file);
    assert_eq!(storage.create_with(new(table(2)), tells.clone()).await, Err(StorageError::Full));
    assert_eq!(storage.list(Query::all()).await, before);
    assert_eq!(storage.load(table(2), 0).await, Err(StorageError::NotFound));
    assert_eq!(storage.create(new(table(3))).await, Ok(()), "there was room for a table");

    storage.limit_size(None).await.expect("no limit");
    assert_eq!(storage.create_with(new(table(2)), tells).await, Ok(()));
    storage.close().await.expect("it closes");
    let storage = open(&path).await;
    assert_eq!(storage.load(table(2), 0).await, Ok(log(1)));
    assert_eq!(storage.load(table(1), 0).await.expect("it is there").len(), 2);
}

#[tokio::test]
async fn whoever_asks_is_told_that_nothing_can_be_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = open(&folder.path().join("file")).await;
    create(&storage, table(1)).await;
    storage.limit_size(Some(PAGE)).await.expect("as large as it is");
    let before = storage.list(Query::all()).await;
    for _ in 0..3 {
        assert_eq!(storage.health().await, Err(StorageError::Full));
        assert_eq!(storage.list(Query::all()).await, before);
    }
    storage.limit_size(None).await.expect("no limit");
    assert_eq!(storage.health().await, Ok(()));
    // Whoever asks again and again does not fill it.
    let path = folder.path().join("file");
    storage.close().await.expect("it closes");
    let size = std::fs::metadata(&path).expect("a file").len();
    let storage = open(&path).await;
    for _ in 0..20 {
        assert_eq!(storage.health().await, Ok(()));
    }
    storage.close().await.expect("it closes");
    assert_eq!(std::fs::metadata(&path).expect("a file").len(), size);
}

/// A constraint that is checked at the end of a transaction makes the commit itself fail, as a broken disk would.
const FAILS_AT_COMMIT: &str = "
    CREATE TABLE trap (key INTEGER REFERENCES tables (key) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER spring AFTER INSERT ON entries WHEN NEW.entry = 'poison'
    BEGIN INSERT INTO trap VALUES (-1); END;";

/// SQLite may end a transaction by itself when something fails within it, and then there is nothing to roll back.
const ENDS_THE_TRANSACTION: &str = "
    CREATE TRIGGER spring AFTER INSERT ON entries WHEN NEW.entry = 'poison'
    BEGIN SELECT RAISE(ROLLBACK, 'poisoned'); END;";

#[tokio::test]
async fn a_transaction_that_fails_changes_nothing_and_the_next_one_succeeds() {
    for trap in [FAILS_AT_COMMIT, ENDS_THE_TRANSACTION] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("file");
        let storage = open(&path).await;
        fill(&storage, table(1), 3).await;
        fill(&storage, table(2), 3).await;
        sqlx::raw_sql(trap).execute(&mut raw(&path).await).await.expect(trap);
        let before = storage.list(Query::all()).await;
        for _ in 0..3 {
            // What is written together fails together, whether it comes before the one at fault or after it.
            let (early, poisoned, late, removal) = tokio::join!(
                storage.append(append(table(2), 3, entry(3))),
                storage.append(append(table(1), 3, "poison".into())),
                storage.append(append(table(2), 4, entry(4))),
                storage.remove(table(2)),
            );
            for result in [early, poisoned, late, removal] {
                assert_eq!(result.map_err(|error| error.code()), Err("broken"), "{trap}");
            }
            assert_eq!(storage.list(Query::all()).await, before);
            assert_eq!(storage.load(table(2), 0).await, Ok(log(3)));
        }
        assert_eq!(storage.append(append(table(1), 3, entry(3))).await, Ok(()));
        assert_eq!(storage.load(table(1), 0).await, Ok(log(4)));
        assert_eq!(storage.append(append(table(2), 3, entry(3))).await, Ok(()));
    }
}
