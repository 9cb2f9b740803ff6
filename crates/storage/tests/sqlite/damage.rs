use std::fs;
use std::path::{Path, PathBuf};

use folsom_storage::{OpenError, Sqlite, SqliteOptions, Storage, StorageError};
use tempfile::TempDir;

use crate::fixtures::{append, create, entry, fill, open, raw, table};

const LENGTH: u64 = 80;
const PAGE: usize = 4096;

/// A closed file with a log of a few pages in it, and that log.
async fn sound_file() -> (TempDir, PathBuf, Vec<String>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storage = open(&path).await;
    create(&storage, table(1)).await;
    for number in 1..LENGTH {
        let long = entry(number).repeat(60);
        storage.append(append(table(1), number, long)).await.expect("nobody else appends");
    }
    let log = storage.load(table(1), 0).await.expect("a log");
    storage.close().await.expect("it closes");
    (folder, path, log)
}

/// What comes of a file that may be damaged, and of its log.
async fn log_of(path: &Path) -> Result<Vec<String>, StorageError> {
    let loaded = match Sqlite::open(path, SqliteOptions::default()).await {
        Ok(storage) => {
            let loaded = storage.load(table(1), 0).await;
            // Closing may well fail, which is no reason to panic either.
            let _ = storage.close().await;
            loaded
        }
        Err(OpenError::Storage { error, .. }) => Err(error),
        Err(error) => Err(StorageError::Broken(error.to_string())),
    };
    for rest in ["file-wal", "file-shm"] {
        let _ = fs::remove_file(path.with_file_name(rest));
    }
    loaded
}

#[tokio::test]
async fn a_file_without_its_end_gives_its_whole_log_or_a_clear_error() {
    let (_folder, path, log) = sound_file().await;
    assert_eq!(log_of(&path).await.as_ref(), Ok(&log));
    let whole = fs::read(&path).expect("a file");
    let mut failures = 0;
    for length in (0..whole.len()).step_by(PAGE / 2).skip(1) {
        fs::write(&path, &whole[..length]).expect("a shorter file");
        match log_of(&path).await {
            Ok(found) => assert_eq!(found, log),
            Err(error) => {
                assert_eq!(error.code(), "broken", "{length} of {} bytes: {error}", whole.len());
                assert!(error.to_string().contains("damaged"), "{error}");
                failures += 1;
            }
        }
    }
    assert!(failures > whole.len() / PAGE, "only {failures} were found to be damaged");
}

#[tokio::test]
async fn noise_in_a_file_never_leads_to_a_panic() {
    let (_folder, path, log) = sound_file().await;
    let whole = fs::read(&path).expect("a file");
    let mut failures = 0;
    for place in (0..whole.len()).step_by(PAGE / 2) {
        let mut noisy = whole.clone();
        let noise = noisy[place..].iter_mut().take(100);
        noise.enumerate().for_each(|(index, byte)| *byte = (index * 151 + 77) as u8);
        fs::write(&path, noisy).expect("a noisy file");
        match log_of(&path).await {
            // Noise within a text is a text, perhaps.
            Ok(found) => assert_eq!(found.len(), log.len()),
            Err(error) => {
                assert!(["broken", "not-found"].contains(&error.code()), "{error}");
                failures += 1;
            }
        }
    }
    assert!(failures > whole.len() / PAGE / 2, "only {failures} were found to be damaged");
}

#[tokio::test]
async fn a_log_with_a_hole_or_without_its_end_is_broken() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storage = open(&path).await;
    for (number, sql) in [
        (1, "DELETE FROM entries WHERE table_key = 1 AND number = 2"),
        (2, "DELETE FROM entries WHERE table_key = 2 AND number = 4"),
        (3, "DELETE FROM entries WHERE table_key = 3 AND number > 0"),
        (4, "UPDATE tables SET length = 6 WHERE key = 4"),
    ] {
        fill(&storage, table(number), 5).await;
        sqlx::query(sql).execute(&mut raw(&path).await).await.expect(sql);
        let loaded = storage.load(table(number), 0).await.map_err(|error| error.code());
        assert_eq!(loaded, Err("broken"), "{sql}");
    }
}
