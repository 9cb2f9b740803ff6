use std::time::Duration;

use folsom_storage::{Query, Storage};

use crate::fixtures::{append, entry, fill, log, names, open, raw, table};

/// What makes a table old is the time in which somebody could have come back to it.
#[tokio::test]
async fn time_in_which_a_file_is_closed_makes_nothing_old() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storage = open(&path).await;
    fill(&storage, table(1), 1).await;
    let while_open = Duration::from_millis(50);
    tokio::time::sleep(while_open).await;
    storage.close().await.expect("it closes");
    let while_closed = Duration::from_millis(300);
    tokio::time::sleep(while_closed).await;
    let storage = open(&path).await;
    let idle = async |age| {
        let query = Query { idle_for: Some(age), ..Query::all() };
        storage.list(query).await.expect("a list").len()
    };
    assert_eq!((idle(while_open).await, idle(while_open + while_closed).await), (1, 0));
}

#[tokio::test]
async fn everything_is_there_when_the_file_is_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storage = open(&path).await;
    fill(&storage, table(1), 10).await;
    fill(&storage, table(2), 3).await;
    let secret = storage.secret("cookies", vec![1, 2, 3]).await;
    let listed = storage.list(Query::all()).await;
    storage.close().await.expect("it closes");

    let storage = open(&path).await;
    assert_eq!(storage.load(table(1), 0).await, Ok(log(10)));
    assert_eq!(storage.load(table(2), 0).await, Ok(log(3)));
    assert_eq!(storage.secret("cookies", vec![9]).await, secret);
    assert_eq!(storage.list(Query::all()).await, listed);
    assert_eq!(storage.append(append(table(1), 10, entry(10))).await, Ok(()));
}

#[tokio::test]
async fn a_closed_file_stands_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let storage = open(&folder.path().join("file")).await;
    fill(&storage, table(1), 10).await;
    storage.close().await.expect("it closes");
    assert_eq!(names(folder.path()), ["file"], "no write-ahead log is left");
}

#[tokio::test]
async fn what_was_accepted_before_closing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storage = open(&path).await;
    fill(&storage, table(1), 1).await;
    let write = |number| storage.append(append(table(1), number, entry(number)));
    let results = tokio::join!(write(1), write(2), write(3), storage.close());
    assert_eq!(results, (Ok(()), Ok(()), Ok(()), Ok(())));
    assert_eq!(open(&path).await.load(table(1), 0).await, Ok(log(4)));
}

#[tokio::test]
async fn nothing_of_a_removed_table_stays_in_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let storage = open(&path).await;
    fill(&storage, table(1), 10).await;
    fill(&storage, table(2), 3).await;
    storage.remove(table(1)).await.expect("it is there");
    let mut connection = raw(&path).await;
    let entries: i64 = sqlx::query_scalar("SELECT count(*) FROM entries")
        .fetch_one(&mut connection)
        .await
        .expect("a count");
    assert_eq!(entries, 3);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().expect("a folder");
    let storage = open(&folder.path().join("file")).await;
    fill(&storage, table(1), 2).await;
    storage
        .backup(folder.path().join("backup"), folsom_storage::Overwrite::Refuse)
        .await
        .expect("a backup");
    let mut count = 0;
    for file in folder.path().read_dir().expect("a folder") {
        let file = file.expect("a file");
        let mode = file.metadata().expect("its mode").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{}", file.path().display());
        count += 1;
    }
    assert_eq!(count, 4, "the file, its write-ahead log with an index, and the backup");
}
