//! `folsom backup` from outside: a copy of a database that somebody uses, or a clear reason why there is none.

use std::path::Path;
use std::process::{Command, Output};

use folsom_storage::{
    Append, Listing, NewTable, Progress, Sqlite, SqliteOptions, Storage, TableId, Timestamp,
};
use tokio::runtime::{Builder, Runtime};

use crate::run::{program, stdout};

const TABLE: TableId = TableId::from_bytes([7; 16]);
const AT: Timestamp = Timestamp::from_millis(0);

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().build().expect("a runtime")
}

/// A server's database with a table of so many entries.
async fn database(path: &Path, entries: u64) -> Sqlite {
    let storage = Sqlite::open(path, SqliteOptions::default()).await.expect("a new file");
    let listing = Listing { public: true, summary: "a table".into(), ..Listing::new(Progress::Open) };
    let new = NewTable { table: TABLE, entries: vec!["opened".into()], listing, origin: None, at: AT };
    storage.create(new).await.expect("it is new");
    for number in 1..entries {
        append(&storage, number).await;
    }
    storage
}

async fn append(storage: &Sqlite, number: u64) {
    let entry = "x".repeat(10_000);
    let append = Append { table: TABLE, expected: number, entry, listing: None, at: AT };
    storage.append(append).await.expect("nobody else appends");
}

fn backup(folder: &Path, arguments: &[&str]) -> Output {
    program().current_dir(folder).arg("backup").args(arguments).output().expect("the program runs")
}

/// Makes sure that there is no backup, and says why.
fn refusal(output: &Output) -> String {
    let complaint = String::from_utf8(output.stderr.clone()).expect("text");
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    assert!(output.stdout.is_empty(), "{}", stdout(output));
    complaint
}

fn names(folder: &Path) -> Vec<String> {
    let files = folder.read_dir().expect("a folder").map(|file| file.expect("a file").file_name());
    let mut names: Vec<_> = files.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_database_in_use_is_copied_and_what_the_copy_holds_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    runtime().block_on(async {
        let storage = database(&folder.path().join("games.db"), 120).await;
        let output = backup(folder.path(), &["--database", "games.db", "copy.db"]);
        assert!(output.status.success(), "{output:?}");
        append(&storage, 120).await;
        storage.close().await.expect("it closes");
        assert_eq!(names(folder.path()), ["copy.db", "games.db"]);

        let size = std::fs::metadata(folder.path().join("copy.db")).expect("a file").len();
        let grouped = format!("{},{:03},{:03}", size / 1_000_000, size / 1000 % 1000, size % 1000);
        let told = format!("backup   copy.db\nsize     {grouped} bytes\ntables   1\nentries  120\n");
        assert_eq!(stdout(&output), told);
        let copy = Sqlite::open(folder.path().join("copy.db"), SqliteOptions::default()).await;
        let entries = copy.expect("a database").load(TABLE, 0).await.expect("a log");
        assert_eq!(entries.len(), 120);
    });
}

#[test]
fn another_file_gives_way_only_if_it_is_said_so() {
    let folder = tempfile::tempdir().expect("a folder");
    runtime().block_on(async {
        let storage = database(&folder.path().join("games.db"), 3).await;
        storage.close().await.expect("it closes");
    });
    let to = folder.path().join("copy.db");
    std::fs::write(&to, "something dear").expect("a file");
    let complaint = refusal(&backup(folder.path(), &["--database", "games.db", "copy.db"]));
    assert!(complaint.contains("copy.db is there already"), "{complaint}");
    assert_eq!(std::fs::read(&to).expect("a file"), b"something dear");
    let output = backup(folder.path(), &["--database", "games.db", "copy.db", "--overwrite"]);
    assert!(stdout(&output).ends_with("entries  3\n"), "{output:?}");

    let complaint = refusal(&backup(folder.path(), &["--database", "games.db", "games.db", "--overwrite"]));
    assert!(complaint.contains("games.db is the database itself"), "{complaint}");
}

#[test]
fn what_is_not_there_or_not_ours_is_refused_and_nothing_is_created() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("letter.txt"), "Dear Belle, ".repeat(500)).expect("a file");
    let complaint = refusal(&backup(folder.path(), &["--database", "games.db", "copy.db"]));
    assert!(complaint.contains("games.db can't be opened"), "{complaint}");
    let complaint = refusal(&backup(folder.path(), &["--database", "letter.txt", "copy.db"]));
    assert!(complaint.contains("letter.txt is not a database of Folsom"), "{complaint}");
    assert_eq!(names(folder.path()), ["letter.txt"]);
}

#[test]
fn a_copy_that_can_not_be_written_is_not_left_half_done() {
    let folder = tempfile::tempdir().expect("a folder");
    runtime().block_on(async {
        let storage = database(&folder.path().join("games.db"), 30).await;
        storage.close().await.expect("it closes");
    });
    let complaint = refusal(&backup(folder.path(), &["--database", "games.db", "nowhere/copy.db"]));
    assert!(complaint.contains("nowhere/copy.db can't be written"), "{complaint}");
    assert_eq!(names(folder.path()), ["games.db"]);
}

/// The system refuses to let files grow beyond a limit as it does when a disk is full.
#[cfg(unix)]
#[test]
fn a_disk_without_room_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    runtime().block_on(async {
        let storage = database(&folder.path().join("games.db"), 30).await;
        storage.close().await.expect("it closes");
    });
    let limited = "trap '' XFSZ; ulimit -f 100; exec \"$0\" backup --database games.db copy.db";
    let mut shell = Command::new("sh");
    shell.current_dir(folder.path()).args(["-c", limited, env!("CARGO_BIN_EXE_folsom")]);
    let complaint = refusal(&shell.output().expect("there is a shell"));
    assert!(complaint.contains("copy.db can't be written"), "{complaint}");
    assert_eq!(names(folder.path()), ["games.db"]);
}
