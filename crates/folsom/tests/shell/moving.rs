//! `folsom move` from outside: everything is there afterwards, or it is said why not.

use std::path::Path;
use std::process::Output;

use folsom_storage::{
    Append, Filing, Line, Listing, Member, NewTable, Origin, Paper, PaperQuery, Postgres, PostgresOptions,
    Progress, Query, Sqlite, SqliteOptions, Storage, TableId, Timestamp,
};
use folsom_testbed::Postgres as Testbed;
use tokio::runtime::{Builder, Runtime};

use crate::run::{program, stderr, stdout};

const TABLES: u8 = 230;

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_all().build().expect("a runtime")
}

fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

/// A server's file with tables of all kinds.
async fn fill(path: &Path) -> Sqlite {
    let storage = Sqlite::open(path, SqliteOptions::default()).await.expect("a new file");
    storage.secret("cookies", vec![7; 32]).await.expect("a secret");
    for number in 0..TABLES {
        let members = [Member::from_bytes([number % 7; 16]), Member::from_bytes([99; 16])].into();
        let listing = Listing {
            public: number % 2 == 0,
            members,
            summary: format!("{{\"n\":{number}}}"),
            search: "anna é".into(),
            unfinished: number % 5 == 0,
            ..Listing::new(Progress::ALL[usize::from(number % 3)])
        };
        let entries = (0..=number).map(|entry| format!("entry {entry} of {number} 'é\\'")).collect();
        let origin = (number % 4 == 0).then_some(Origin([number; 16]));
        let at = Timestamp::from_millis(1000 + i64::from(number));
        storage
            .create(NewTable { table: table(number), entries, listing, origin, at })
            .await
            .expect("it is new");
    }
    for number in 0..20 {
        let member = Member::from_bytes([3; 16]);
        let line =
            Line { table: table(number), number: 5, member, line: format!("line {number}"), keep: 200 };
        storage.say(line).await.expect("it is new");
    }
    // More than are copied in one go.
    for some in 0..5_u8 {
        let paper = |number: u8| Paper {
            drawer: if some == 0 { "people" } else { "results" }.into(),
            key: format!("{some}: {number}"),
            owner: number.is_multiple_of(2).then_some(Member::from_bytes([number; 16])),
            rank: number.is_multiple_of(3).then_some(i64::from(number) - 20),
            body: format!("paper {number} 'é\\'"),
        };
        storage.file((0..50).map(paper).map(Filing::new).collect()).await.expect("they are new");
    }
    storage
}

fn move_to(from: &Path, url: &str) -> Output {
    program()
        .arg("move")
        .arg("--from")
        .arg(from)
        .env("FOLSOM_DATABASE", url)
        .output()
        .expect("the program runs")
}

/// It is refused, in one line and without a password.
fn refusal(output: &Output) -> String {
    let complaint = stderr(output);
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(!complaint.contains(Testbed::shared().password()), "{complaint}");
    complaint
}

#[test]
fn a_file_is_moved_with_everything_that_is_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("folsom.db");
    let database = Testbed::shared().database();
    let runtime = runtime();
    let file = runtime.block_on(fill(&path));
    // As long as somebody uses it, more may come.
    assert!(refusal(&move_to(&path, &database.url())).contains("is in use: please stop the server first"));
    runtime.block_on(file.close()).expect("it can be closed");
    drop(file);

    let moved = move_to(&path, &database.url());
    assert!(moved.status.success(), "{}", stderr(&moved));
    assert_eq!(stderr(&moved), "");
    let told = stdout(&moved);
    for line in [
        "tables         230",
        "entries        26,565",
        "lines of talk  20",
        "members        460",
        "papers         250",
        "keys           1",
    ] {
        assert!(told.lines().any(|told| told.starts_with(line)), "{line} in {told}");
    }
    runtime.block_on(async {
        let file = Sqlite::open(&path, SqliteOptions::default()).await.expect("the file");
        let postgres = Postgres::open(&database.url(), PostgresOptions::default()).await.expect("the copy");
        assert_eq!(postgres.list(Query::all()).await, file.list(Query::all()).await);
        for number in 0..TABLES {
            assert_eq!(postgres.load(table(number), 0).await, file.load(table(number), 0).await);
            assert_eq!(postgres.talk(table(number)).await, file.talk(table(number)).await);
        }
        assert_eq!(postgres.papers(PaperQuery::all()).await, file.papers(PaperQuery::all()).await);
        assert_eq!(postgres.secret("cookies", vec![]).await, Ok(vec![7; 32]), "everybody is who they were");
        let next = Append {
            table: table(9),
            expected: 10,
            entry: "goes on".into(),
            listing: None,
            at: Timestamp::from_millis(9),
        };
        assert_eq!(postgres.append(next).await, Ok(()));
        file.close().await.expect("it can be closed");
    });
    // It is no empty one any more.
    assert!(refusal(&move_to(&path, &database.url())).contains("is not empty, nor an unfinished copy"));
}

#[test]
fn a_copy_that_was_broken_off_is_finished_and_no_server_uses_it_before() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("folsom.db");
    let database = Testbed::shared().database();
    let runtime = runtime();
    runtime.block_on(async { fill(&path).await.close().await }).expect("a file");
    // The copy breaks off after some tables: there is one that the database doesn't take.
    runtime
        .block_on(async {
            Postgres::open(&database.url(), PostgresOptions::default())
                .await
                .expect("a database")
                .close()
                .await
        })
        .expect("it can be closed");
    database.run(&format!("ALTER TABLE tables ADD CONSTRAINT broken CHECK (id <> '{}')", table(150)));
    assert!(refusal(&move_to(&path, &database.url())).contains("can be begun again"));
    assert_eq!(database.run("SELECT count(*) FROM tables"), "100");
    let unfinished = runtime.block_on(Postgres::open(&database.url(), PostgresOptions::default()));
    let error = unfinished.expect_err("it is unfinished").to_string();
    assert!(error.contains("unfinished copy: please run `folsom move` again"), "{error}");
    // Another file can't be mixed in.
    let other = folder.path().join("other.db");
    runtime
        .block_on(async {
            let file = Sqlite::open(&other, SqliteOptions::default()).await.expect("a new file");
            file.secret("cookies", vec![8; 32]).await.expect("a secret");
            file.close().await
        })
        .expect("a file");
    assert!(refusal(&move_to(&other, &database.url())).contains("nor an unfinished copy of this file"));
    // Somebody has meddled with what was copied: it is noticed.
    database.run("ALTER TABLE tables DROP CONSTRAINT broken");
    database.run("UPDATE entries SET entry = 'meddled' WHERE number = 3 AND table_key = (SELECT min(key) + 9 FROM tables)");
    assert!(refusal(&move_to(&path, &database.url())).contains("the copy differs from the file"));
    database.run("DELETE FROM tables; DELETE FROM heads; DELETE FROM entries");
    let moved = move_to(&path, &database.url());
    assert!(moved.status.success(), "{}", stderr(&moved));
    assert_eq!(database.run("SELECT count(*) FROM tables"), "230");
    assert_eq!(database.run("SELECT count(*) FROM figures WHERE name = 'moving'"), "0");
}

#[test]
fn only_a_file_is_moved_and_only_to_postgresql() {
    let folder = tempfile::tempdir().expect("a folder");
    let database = Testbed::shared().database();
    let missing = refusal(&move_to(&folder.path().join("nowhere.db"), &database.url()));
    assert!(missing.contains("No such file"), "{missing}");
    let wrong = move_to(&folder.path().join("nowhere.db"), "folsom.db");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(stderr(&wrong).contains("folsom.db is no address of a PostgreSQL"), "{}", stderr(&wrong));
    let backup =
        program().args(["backup", "--database", &database.url(), "copy.db"]).output().expect("it runs");
    assert_eq!(backup.status.code(), Some(2));
    assert!(stderr(&backup).contains("pg_dump"), "{}", stderr(&backup));
    assert!(!stderr(&backup).contains(Testbed::shared().password()));
}
