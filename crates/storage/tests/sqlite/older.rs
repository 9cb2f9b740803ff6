//! Files of older versions are brought up to date by themselves, and nothing in them is lost.

use std::path::Path;
use std::time::Duration;

use folsom_storage::{
    Append, Filing, Listing, Member, Overwrite, Paper, PaperQuery, Progress, Query, Sqlite, Storage,
    StorageError, Timestamp,
};

use crate::fixtures::{append, entry, execute, log, new, open, raw, table};

const FIRST: &str = include_str!("../../src/sqlite/migrations/1.sql");

/// A file as the first version has written it, with a table that runs and one that is over.
async fn first_version(path: &Path) {
    let mut connection = raw(path).await;
    sqlx::raw_sql(FIRST).execute(&mut connection).await.expect("the first version");
    for (key, stage) in [(1_u8, "running"), (2, "over")] {
        sqlx::query("INSERT INTO tables VALUES (?1, ?2, ?3, 1, 'a table', 3, 0, 1000 + ?1)")
            .bind(key)
            .bind(table(key).to_string())
            .bind(stage)
            .execute(&mut connection)
            .await
            .expect("a table");
        for number in 0_i64..3 {
            sqlx::query("INSERT INTO entries VALUES (?, ?, ?)")
                .bind(key)
                .bind(number)
                .bind(entry(number.cast_unsigned()))
                .execute(&mut connection)
                .await
                .expect("an entry");
        }
    }
    sqlx::Connection::close(connection).await.expect("it closes");
    execute(path, "PRAGMA application_id = 1181707379; PRAGMA user_version = 1").await;
}

async fn found(storage: &Sqlite, query: Query) -> Vec<u8> {
    let listed = storage.list(query).await.expect("a list");
    listed.into_iter().map(|listed| listed.table.to_bytes()[0]).collect()
}

fn unknown() -> Query {
    Query { members_known: Some(false), ..Query::all() }
}

fn member(number: u8) -> Member {
    Member::from_bytes([number; 16])
}

fn of(number: u8) -> Query {
    Query { member: Some(member(number)), ..Query::all() }
}

fn listing(stage: Progress, members: &[u8]) -> Listing {
    let members = members.iter().copied().map(member).collect();
    Listing { members, summary: "found out".into(), ..Listing::new(stage) }
}

#[tokio::test]
async fn whose_the_tables_of_the_first_version_are_can_be_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    first_version(&path).await;
    let storage = open(&path).await;
    for number in [1, 2] {
        assert_eq!(storage.load(table(number), 0).await, Ok(log(3)));
    }
    let listed = storage.list(Query::all()).await.expect("a list");
    assert_eq!(listed.iter().map(|listed| listed.members_known).collect::<Vec<_>>(), [false, false]);
    assert!(listed.iter().all(|listed| listed.listing.members.is_empty()));
    assert_eq!(listed[0].listing.summary, "a table");
    assert_eq!(found(&storage, unknown()).await, [2, 1]);
    assert_eq!(found(&storage, Query { members_known: Some(true), ..Query::all() }).await, [0; 0]);

    // Somebody who understands the log says whose it is.
    storage.relist(table(1), 3, listing(Progress::Running, &[7, 8])).await.expect("it fits");
    assert_eq!(found(&storage, unknown()).await, [2]);
    assert_eq!((found(&storage, of(7)).await, found(&storage, of(9)).await), (vec![1], vec![]));
    let listed = storage.list(of(8)).await.expect("a list");
    assert_eq!((listed[0].members_known, listed[0].changed), (true, Timestamp::from_millis(1001)));
    // A table without members is known to have none.
    storage.relist(table(2), 3, listing(Progress::Over, &[])).await.expect("it fits");
    assert_eq!(found(&storage, unknown()).await, [0; 0]);
    storage.close().await.expect("it closes");
    assert_eq!(found(&open(&path).await, of(7)).await, [1], "it is not found out twice");
}

#[tokio::test]
async fn a_table_that_goes_on_tells_by_itself_whose_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    first_version(&path).await;
    let storage = open(&path).await;
    storage.append(append(table(1), 3, entry(3))).await.expect("nobody else appends");
    assert_eq!(found(&storage, unknown()).await, [2, 1], "an entry alone tells nothing");
    let too_late = storage.relist(table(1), 3, listing(Progress::Running, &[7])).await;
    assert_eq!(too_late, Err(StorageError::Conflict { expected: 3, found: 4 }));
    let last = Append { listing: Some(listing(Progress::Over, &[7])), ..append(table(1), 4, entry(4)) };
    storage.append(last).await.expect("nobody else appends");
    assert_eq!((found(&storage, unknown()).await, found(&storage, of(7)).await), (vec![2], vec![1]));
    storage.create(new(table(3))).await.expect("it is new");
    assert_eq!(found(&storage, unknown()).await, [2]);
}

#[tokio::test]
async fn of_all_that_was_said_in_older_versions_the_latest_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    first_version(&path).await;
    let sql = r#"WITH RECURSIVE n (i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM n WHERE i < 1002)
        INSERT INTO entries SELECT 1, i, json_object('at', i, 'what', 'said', 'person', printf('%032x', i),
                                                     'name', 'A', 'text', 'B') FROM n;
        UPDATE tables SET length = 1003 WHERE key = 1"#;
    execute(&path, sql).await;
    let storage = open(&path).await;
    let numbers: Vec<u64> =
        storage.talk(table(1)).await.expect("a table").into_iter().map(|(number, _)| number).collect();
    assert_eq!(numbers, (803..1003).collect::<Vec<_>>());
    assert_eq!(storage.load(table(1), 0).await.expect("a log").len(), 1003);
}

/// Talk was part of the logs once.
#[tokio::test]
async fn what_was_said_in_older_versions_is_moved_out_of_the_logs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    first_version(&path).await;
    let anna = "07".repeat(16);
    let said =
        format!(r#"{{"at":5,"what":"said","person":"{anna}","name":"Anna","text":"\"what\":\"said\""}}"#);
    let sat = r#"{"at":6,"what":"sat","name":"\"what\":\"said\""}"#;
    let mut connection = raw(&path).await;
    for (number, entry) in [(1, said.as_str()), (2, sat)] {
        sqlx::query("UPDATE entries SET entry = ? WHERE table_key = 1 AND number = ?")
            .bind(entry)
            .bind(number)
            .execute(&mut connection)
            .await
            .expect("an entry");
    }
    sqlx::Connection::close(connection).await.expect("it closes");
    let storage = open(&path).await;
    assert_eq!(storage.talk(table(1)).await, Ok(vec![(1, said)]));
    let left = r#"{"at":5,"what":"forgotten"}"#;
    assert_eq!(storage.load(table(1), 0).await, Ok(vec![entry(0), left.to_owned(), sat.to_owned()]));
    storage.hush(member(7)).await.expect("it can be");
    assert_eq!(storage.talk(table(1)).await, Ok(vec![]));
    // Nothing of an older version is old today.
    let idle_for = |seconds| Query { idle_for: Some(Duration::from_secs(seconds)), ..Query::all() };
    assert_eq!(
        (found(&storage, idle_for(60)).await, found(&storage, idle_for(0)).await),
        (vec![], vec![2, 1])
    );
}

/// A file that the third version has written, closed in an orderly way, with a game of the corpus: open, running and over.
const THIRD: &[u8] = include_bytes!("version-3.sqlite");

#[tokio::test]
async fn a_file_of_the_third_version_has_room_for_papers_and_all_that_was_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    std::fs::write(&path, THIRD).expect("a file");
    let storage = open(&path).await;
    let listed = storage.list(Query::all()).await.expect("a list");
    assert_eq!(
        listed.iter().map(|listed| listed.table).collect::<Vec<_>>(),
        [table(3), table(2), table(1)]
    );
    let logs: Vec<_> = {
        let mut logs = Vec::new();
        for number in 1..=3 {
            logs.push(storage.load(table(number), 0).await.expect("a log"));
        }
        logs
    };
    assert_eq!((logs[0].len(), logs[1].len()), (1, 40));
    assert!(logs[2].starts_with(&logs[1]) && logs[2].len() > 40, "{}", logs[2].len());
    assert!(logs[2][1].contains(r#""name":"Anna""#));
    for number in 1..=3 {
        let talk = storage.talk(table(number)).await.expect("a table");
        assert_eq!(talk.last(), Some(&(1003, r#"{"text":"Anna says 3"}"#.to_owned())));
    }
    assert_eq!(found(&storage, of(9)).await, [3, 2, 1]);
    assert_eq!(
        storage.secret("signing key", vec![]).await,
        Ok((0..64).collect()),
        "everybody is who they were"
    );
    assert_eq!(storage.count_papers(PaperQuery::all()).await, Ok(0));
    let paper = Paper {
        drawer: "people".into(),
        key: "anna".into(),
        owner: Some(member(9)),
        rank: Some(1),
        body: "Anna".into(),
    };
    storage.file(vec![Filing::new(paper.clone())]).await.expect("it is new");
    storage.append(append(table(2), 40, logs[2][40].clone())).await.expect("nobody else appends");
    storage.close().await.expect("it closes");
    // Also in a copy.
    let copy = folder.path().join("copy");
    Sqlite::back_up_file(&path, &copy, Overwrite::Refuse).await.expect("a backup");
    for path in [path, copy] {
        let storage = open(&path).await;
        let kept = storage.paper("people", "anna").await.expect("it can be read").expect("it is there");
        assert_eq!(kept.paper, paper);
        assert_eq!(storage.load(table(2), 0).await.expect("a log").len(), 41);
    }
}

#[tokio::test]
async fn a_backup_of_the_first_version_is_as_good_as_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (path, copy) = (folder.path().join("file"), folder.path().join("copy"));
    first_version(&path).await;
    Sqlite::back_up_file(&path, &copy, Overwrite::Refuse).await.expect("a backup");
    let storage = open(&copy).await;
    assert_eq!(storage.load(table(2), 0).await, Ok(log(3)));
    assert_eq!(found(&storage, unknown()).await, [2, 1]);
}
