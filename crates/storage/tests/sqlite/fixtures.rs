//! What the tests share.

use std::path::Path;

use folsom_storage::{
    Append, Listing, NewTable, Progress, Sqlite, SqliteOptions, Storage, TableId, Timestamp,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

pub(crate) async fn open(path: &Path) -> Sqlite {
    Sqlite::open(path, SqliteOptions::default()).await.expect("a file that can be opened")
}

/// The way in for somebody who knows nothing of us.
pub(crate) async fn raw(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    options.connect().await.expect("a file of SQLite")
}

/// What is in a folder.
pub(crate) fn names(folder: &Path) -> Vec<String> {
    let files = folder.read_dir().expect("a folder").map(|file| file.expect("a file").file_name());
    let mut names: Vec<_> = files.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Does to a file what we never would.
pub(crate) async fn execute(path: &Path, sql: &'static str) {
    let mut connection = raw(path).await;
    sqlx::raw_sql(sql).execute(&mut connection).await.expect(sql);
    connection.close().await.expect("it closes");
}

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn new(table: TableId) -> NewTable {
    let listing = Listing { public: true, summary: "a table".into(), ..Listing::new(Progress::Open) };
    NewTable { table, entries: vec![entry(0)], listing, origin: None, at: Timestamp::from_millis(0) }
}

pub(crate) async fn create(storage: &Sqlite, table: TableId) {
    storage.create(new(table)).await.expect("it is new");
}

pub(crate) fn append(table: TableId, expected: u64, entry: String) -> Append {
    Append { table, expected, entry, listing: None, at: Timestamp::from_millis(expected.cast_signed()) }
}

/// What the tests write at this number.
pub(crate) fn entry(number: u64) -> String {
    format!("entry {number}")
}

/// A log of so many of them.
pub(crate) fn log(length: u64) -> Vec<String> {
    (0..length).map(entry).collect()
}

/// Creates a table and lets its log grow to this length.
pub(crate) async fn fill(storage: &Sqlite, table: TableId, length: u64) {
    create(storage, table).await;
    for number in 1..length {
        storage.append(append(table, number, entry(number))).await.expect("nobody else appends");
    }
}
