//! Backups by somebody who only has the file, while another process uses it, or nobody.

use std::fs;
use std::path::{Path, PathBuf};

use folsom_storage::{Backup, BackupError, OpenError, Overwrite, Sqlite, Storage, StorageError};
use tempfile::TempDir;

use crate::fixtures::{append, entry, execute, fill, log, names, open, table};
use crate::killed;

fn folder() -> (TempDir, PathBuf, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let (file, backup) = (folder.path().join("file"), folder.path().join("backup"));
    (folder, file, backup)
}

/// A backup that must be refused.
async fn refused(from: &Path, to: &Path, overwrite: Overwrite) -> BackupError {
    Sqlite::back_up_file(from, to, overwrite).await.expect_err("it should be refused")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_another_process_appends_a_backup_is_a_beginning_of_every_log() {
    let (_folder, file, to) = folder();
    let (mut child, mut acknowledged) = killed::start(&file);
    for _ in 0..5 {
        let before: Vec<_> = acknowledged.by_ref().take(40).collect();
        assert_eq!(before.len(), 40, "it ended by itself");
        let backup = Sqlite::back_up_file(&file, &to, Overwrite::Allow).await.expect("a backup");
        let copy = open(&to).await;
        let (mut tables, mut entries) = (0, 0);
        for number in 0..killed::TABLES {
            let found = match copy.load(table(number), 0).await {
                Err(StorageError::NotFound) => vec![],
                found => found.expect("a log"),
            };
            let length = found.len() as u64;
            let newest = before.iter().filter(|(table, _)| *table == number).map(|(_, entry)| *entry).max();
            assert!(newest.is_none_or(|newest| newest < length), "of {newest:?} only {length} are there");
            assert_eq!(found, log(length));
            tables += u64::from(length > 0);
            entries += length;
        }
        assert_eq!((backup.tables, backup.entries), (tables, entries));
        copy.close().await.expect("it closes");
    }
    child.kill().expect("it still runs");
    child.wait().expect("it has ended");
}

#[tokio::test]
async fn what_waits_in_the_log_after_a_crash_is_in_the_backup() {
    let (folder, file, to) = folder();
    let (mut child, mut acknowledged) = killed::start(&file);
    let last = acknowledged.by_ref().take(30).last().expect("it appends");
    child.kill().expect("it still runs");
    child.wait().expect("it has ended");
    assert!(names(folder.path()).contains(&"file-wal".to_owned()), "nobody has tidied up");
    Sqlite::back_up_file(&file, &to, Overwrite::Refuse).await.expect("a backup");
    let (number, newest) = last;
    let found = open(&to).await.load(table(number), 0).await.expect("a log");
    assert!(found.len() as u64 > newest, "entry {newest} of table {number} is not in the backup");
}

#[tokio::test]
async fn a_file_that_nobody_uses_is_left_as_it_was() {
    let (folder, file, to) = folder();
    let storage = open(&file).await;
    fill(&storage, table(1), 3).await;
    fill(&storage, table(2), 4).await;
    storage.close().await.expect("it closes");
    let before = fs::read(&file).expect("a file");
    let backup = Sqlite::back_up_file(&file, &to, Overwrite::Refuse).await.expect("a backup");
    assert!(fs::read(&file).expect("a file") == before, "the file has been changed");
    assert_eq!(names(folder.path()), ["backup", "file"], "nothing else is left");
    let bytes = fs::metadata(&to).expect("a file").len();
    assert_eq!(backup, Backup { bytes, tables: 2, entries: 7 });
    let copy = open(&to).await;
    assert_eq!(copy.load(table(2), 0).await, Ok(log(4)));
    assert_eq!(copy.append(append(table(2), 4, entry(4))).await, Ok(()));
}

#[tokio::test]
async fn a_file_that_is_not_there_is_not_created() {
    let (folder, file, to) = folder();
    let error = refused(&file, &to, Overwrite::Allow).await;
    assert!(matches!(error, BackupError::Source(OpenError::Io { .. })), "{error:?}");
    assert!(error.to_string().contains("file can't be opened"), "{error}");
    assert!(names(folder.path()).is_empty());
}

#[tokio::test]
async fn what_is_not_ours_is_not_copied() {
    let (folder, file, to) = folder();
    fs::write(&to, "an older backup").expect("a file");
    let letter = folder.path().join("letter");
    fs::write(&letter, "Dear Belle, the strongbox is in the locomotive. ".repeat(200)).expect("a file");
    let empty = folder.path().join("empty");
    fs::write(&empty, "").expect("a file");
    let cows = folder.path().join("cows");
    execute(&cows, "CREATE TABLE cows (name TEXT)").await;
    for foreign in [letter, empty, cows] {
        let before = fs::read(&foreign).expect("a file");
        let error = refused(&foreign, &to, Overwrite::Allow).await;
        assert!(matches!(error, BackupError::Source(OpenError::Foreign(_))), "{error:?}");
        assert!(fs::read(&foreign).expect("a file") == before, "the file has been changed");
    }
    open(&file).await.close().await.expect("it closes");
    execute(&file, "PRAGMA user_version = 99").await;
    let error = refused(&file, &to, Overwrite::Allow).await;
    assert!(matches!(error, BackupError::Source(OpenError::Newer { found: 99, .. })), "{error:?}");
    assert_eq!(fs::read(&to).expect("a file"), b"an older backup");
    assert_eq!(names(folder.path()), ["backup", "cows", "empty", "file", "letter"]);
}

#[tokio::test]
async fn a_damaged_file_does_not_take_the_place_of_a_good_backup() {
    let (folder, file, to) = folder();
    let storage = open(&file).await;
    fill(&storage, table(1), 3).await;
    storage.backup(&to, Overwrite::Refuse).await.expect("a backup");
    storage.close().await.expect("it closes");
    let good = fs::read(&to).expect("a file");

    // What is in it can't be, although it can be read.
    execute(&file, "PRAGMA ignore_check_constraints = ON; UPDATE tables SET stage = 'nowhere'").await;
    let error = refused(&file, &to, Overwrite::Allow).await;
    assert!(matches!(error, BackupError::Unsound(_)), "{error:?}");

    // It can't even be read.
    let mut noisy = fs::read(&file).expect("a file");
    noisy[4096..].fill(77);
    fs::write(&file, noisy).expect("a noisy file");
    let error = refused(&file, &to, Overwrite::Allow).await;
    assert!(matches!(error, BackupError::Storage(StorageError::Broken(_))), "{error:?}");
    assert!(error.to_string().contains("damaged"), "{error}");

    assert!(fs::read(&to).expect("a file") == good, "the backup has been changed");
    assert_eq!(names(folder.path()), ["backup", "file"]);
}

#[tokio::test]
async fn a_backup_never_takes_the_place_of_a_database_that_is_used() {
    let (folder, file, to) = folder();
    let storage = open(&file).await;
    fill(&storage, table(1), 3).await;
    let roundabout = folder.path().join(".").join("file");
    for itself in [file.clone(), roundabout, folder.path().join("file-wal"), folder.path().join("file-shm")]
    {
        let error = refused(&file, &itself, Overwrite::Allow).await;
        assert!(matches!(error, BackupError::Itself(_)), "{error:?}");
    }
    // SQLite would write what is in the log of the other into the backup.
    let other = open(&to).await;
    fill(&other, table(2), 2).await;
    let error = refused(&file, &to, Overwrite::Allow).await;
    assert!(matches!(&error, BackupError::InUse(left) if left.ends_with("backup-wal")), "{error:?}");
    assert_eq!(other.load(table(2), 0).await, Ok(log(2)));
    other.close().await.expect("it closes");
    Sqlite::back_up_file(&file, &to, Overwrite::Allow).await.expect("a backup");
    assert_eq!(storage.load(table(1), 0).await, Ok(log(3)));
    assert_eq!(open(&to).await.load(table(1), 0).await, Ok(log(3)));
}
