//! A process that appends is killed without warning, again and again. Whatever it was told to be written must be there.
//!
//! The process is this same program of tests, started anew to run nothing but the ignored test below. Killing it shows that
//! nothing waits in its memory; that the disk has been waited for is shown by the settings of the connection.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use folsom_storage::{Storage, StorageError};
use tokio::task::JoinSet;

use crate::fixtures::{append, create, entry, log, open, table};

pub(crate) const TABLES: u8 = 6;
const KILLS: usize = 15;
/// Tells the child where the file is.
const FILE: &str = "FOLSOM_STORAGE_FILE";
/// Stands before what the child was told to be durable; other things are printed as well.
const MARK: &str = "acknowledged:";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "it never ends: another test starts it and kills it"]
async fn appends_until_it_is_killed() {
    let Some(path) = std::env::var_os(FILE).map(PathBuf::from) else { return };
    let storage = Arc::new(open(&path).await);
    let mut tasks = JoinSet::new();
    for number in 0..TABLES {
        let storage = storage.clone();
        tasks.spawn(async move {
            let mut next = match storage.load(table(number), 0).await {
                Err(StorageError::NotFound) => {
                    create(&storage, table(number)).await;
                    1
                }
                log => log.expect("a log").len() as u64,
            };
            loop {
                storage
                    .append(append(table(number), next, entry(next)))
                    .await
                    .expect("nobody else appends");
                // One line, so it comes whole or not at all.
                println!("\n{MARK} {number} {next}");
                next += 1;
            }
        });
    }
    tasks.join_all().await;
}

/// A process that appends to this file until it is killed, and what it says to be durable: the table, and the entry's
/// number.
pub(crate) fn start(path: &Path) -> (Child, impl Iterator<Item = (u8, u64)> + use<>) {
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "killed::appends_until_it_is_killed", "--ignored", "--nocapture"])
        .env(FILE, path)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child");
    let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    (child, lines.filter_map(|line| acknowledged(&line.expect("text"))))
}

fn acknowledged(line: &str) -> Option<(u8, u64)> {
    let mut words = line.strip_prefix(MARK)?.split_whitespace();
    let table = words.next()?.parse().expect("a table");
    Some((table, words.next()?.parse().expect("a number")))
}

fn random(below: u64) -> u64 {
    getrandom::u64().expect("a random number") % below
}

/// Lets a child append for a while, kills it, and returns the numbers it acknowledged.
fn run_and_kill(path: &Path, patient: bool) -> Vec<(u8, u64)> {
    let (mut child, mut acknowledged) = start(path);
    let some = if patient { 1 + random(60) as usize } else { 0 };
    let mut numbers: Vec<_> = acknowledged.by_ref().take(some).collect();
    assert_eq!(numbers.len(), some, "it ended by itself");
    // It goes on writing into the pipe, which is large enough for so short a while or makes it wait.
    thread::sleep(Duration::from_millis(random(20)));
    child.kill().expect("it still runs");
    child.wait().expect("it has ended");
    numbers.extend(acknowledged);
    numbers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_before_the_process_was_killed_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("file");
    let mut acknowledged = [0; TABLES as usize];
    let mut total = 0;
    for kill in 0..KILLS {
        // Every now and then it is killed while it opens the file, which may be the first time.
        let numbers = run_and_kill(&path, kill % 5 != 0);
        total += numbers.len();
        let storage = open(&path).await;
        for number in 0..TABLES {
            let last = &mut acknowledged[usize::from(number)];
            let newest =
                numbers.iter().filter(|(table, _)| *table == number).map(|(_, entry)| *entry).max();
            *last = newest.unwrap_or(*last);
            let found = match storage.load(table(number), 0).await {
                Err(StorageError::NotFound) => vec![],
                found => found.expect("a log"),
            };
            let length = found.len() as u64;
            assert!(
                *last == 0 || length > *last,
                "entry {last} of table {number} is lost: there are {length}"
            );
            assert_eq!(found, log(length));
            // At most one more was on its way, and is now known to be there.
            assert!(length <= *last + 2, "{length} entries, but only {last} was acknowledged");
            *last = length.saturating_sub(1);
        }
        storage.close().await.expect("it closes");
    }
    assert!(total > KILLS, "only {total} appends in all");
}
