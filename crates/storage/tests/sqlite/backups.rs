use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use folsom_storage::{Backup, BackupError, Overwrite, Storage};
use tokio::task::JoinSet;

use crate::fixtures::{append, create, entry, fill, log, names, open, table};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_while_tables_are_played_is_a_beginning_of_every_log() {
    const TABLES: u8 = 10;
    let folder = tempfile::tempdir().expect("a folder");
    let storage = Arc::new(open(&folder.path().join("file")).await);
    storage.secret("cookies", vec![1, 2, 3]).await.expect("a secret");
    let done = Arc::new(AtomicBool::new(false));
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        create(&storage, table(number)).await;
        let (storage, done) = (storage.clone(), done.clone());
        tasks.spawn(async move {
            let mut next = 1;
            while !done.load(Ordering::Relaxed) {
                storage
                    .append(append(table(number), next, entry(next)))
                    .await
                    .expect("nobody else appends");
                next += 1;
            }
        });
    }
    let mut acknowledged = Vec::new();
    for backup in 0..3 {
        // Whatever is there before the backup begins must be in it.
        let mut lengths = Vec::new();
        for number in 0..TABLES {
            lengths.push(storage.load(table(number), 0).await.expect("a log").len());
        }
        acknowledged.push(lengths);
        let to = folder.path().join(format!("backup {backup}"));
        storage.backup(&to, Overwrite::Refuse).await.expect("a backup");
    }
    done.store(true, Ordering::Relaxed);
    tasks.join_all().await;
    storage.close().await.expect("it closes");
    assert_eq!(names(folder.path()), ["backup 0", "backup 1", "backup 2", "file"], "nothing else is left");

    for (backup, lengths) in acknowledged.into_iter().enumerate() {
        let copy = open(&folder.path().join(format!("backup {backup}"))).await;
        assert_eq!(copy.secret("cookies", vec![9]).await, Ok(vec![1, 2, 3]));
        for (number, length) in (0..).zip(lengths) {
            let entries = copy.load(table(number), 0).await.expect("a log");
            assert!(entries.len() >= length, "{} of {length} entries are in the backup", entries.len());
            assert_eq!(entries, log(entries.len() as u64));
            let next = entries.len() as u64;
            assert_eq!(copy.append(append(table(number), next, entry(next))).await, Ok(()));
        }
        copy.close().await.expect("it closes");
    }
}

#[tokio::test]
async fn a_backup_takes_the_place_of_another_file_only_if_it_may() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = open(&folder.path().join("file")).await;
    fill(&storage, table(1), 3).await;
    let to = folder.path().join("backup");
    fs::write(&to, "something dear").expect("a file");
    let refused = storage.backup(&to, Overwrite::Refuse).await;
    assert!(matches!(refused, Err(BackupError::Exists(_))), "{refused:?}");
    assert_eq!(fs::read(&to).expect("a file"), b"something dear");
    let backup = storage.backup(&to, Overwrite::Allow).await.expect("a backup");
    storage.close().await.expect("it closes");
    assert_eq!(names(folder.path()), ["backup", "file"]);
    let bytes = fs::metadata(&to).expect("a file").len();
    assert_eq!(backup, Backup { bytes, tables: 1, entries: 3 });
    assert_eq!(open(&to).await.load(table(1), 0).await, Ok(log(3)));
}

#[tokio::test]
async fn a_backup_to_nowhere_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = open(&folder.path().join("file")).await;
    let refused = storage.backup(folder.path().join("nowhere").join("backup"), Overwrite::Allow).await;
    assert!(matches!(refused, Err(BackupError::Io { .. })), "{refused:?}");
}
