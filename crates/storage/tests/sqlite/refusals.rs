use std::path::Path;

use folsom_storage::{OpenError, Sqlite, SqliteOptions, Storage};

use crate::fixtures::{execute, fill, open, table};

/// Opens a file that must be refused, and makes sure that it is left as it was.
async fn refused(path: &Path) -> OpenError {
    let before = std::fs::read(path).expect("a file");
    let error = Sqlite::open(path, SqliteOptions::default()).await.expect_err("it should be refused");
    assert!(std::fs::read(path).expect("a file") == before, "the file has been changed");
    error
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("letter.txt");
    std::fs::write(&path, "Dear Belle, the strongbox is in the locomotive. ".repeat(200)).expect("a file");
    let error = refused(&path).await;
    assert!(matches!(error, OpenError::Foreign(_)), "{error:?}");
    let message = error.to_string();
    assert!(message.contains("letter.txt is not a database of Folsom"), "{message}");
}

#[tokio::test]
async fn a_database_of_somebody_else_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, sql) in [
        ("tables", "CREATE TABLE tables (id TEXT)"),
        ("application", "PRAGMA application_id = 252006673"),
        ("version", "PRAGMA user_version = 1"),
        ("wal", "PRAGMA journal_mode = WAL; CREATE TABLE cows (name TEXT)"),
    ] {
        let path = folder.path().join(name);
        execute(&path, sql).await;
        let error = refused(&path).await;
        assert!(matches!(error, OpenError::Foreign(_)), "{name}: {error:?}");
    }
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    open(&path).await.close().await.expect("it closes");
    execute(&path, "PRAGMA user_version = 99").await;
    let error = refused(&path).await;
    assert!(matches!(error, OpenError::Newer { found: 99, .. }), "{error:?}");
    assert!(error.to_string().contains("has version 99"), "{error}");
}

#[tokio::test]
async fn an_empty_file_becomes_ours() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    std::fs::write(&path, "").expect("a file");
    fill(&open(&path).await, table(1), 2).await;
}

#[tokio::test]
async fn a_place_that_does_not_exist_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("nowhere").join("file");
    let error = Sqlite::open(&path, SqliteOptions::default()).await.expect_err("there is no such folder");
    assert!(matches!(error, OpenError::Io { .. }), "{error:?}");
    assert!(error.to_string().contains("nowhere"), "{error}");
    let error = Sqlite::open(folder.path(), SqliteOptions::default()).await.expect_err("it is a folder");
    assert!(error.to_string().ends_with("can't be opened: is a directory"), "{error}");
}
