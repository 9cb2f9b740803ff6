//! What the tests share.

use std::path::Path;

use folsom_storage::{
    Append, Listing, NewTable, Sqlite, SqliteOptions, Stage, Storage, TableId, Timestamp,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, SqliteConnection};

pub(crate) async fn open(path: &Path) -> Sqlite {
    Sqlite::open(path, SqliteOptions::default()).await.expect("a file that can be opened")
}

/// The way in for somebody who knows nothing of us.
pub(crate) async fn raw(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
    options.connect().await.expect("a file of SQLite")
}

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) async fn create(storage: &Sqlite, table: TableId) {
    let listing = Listing { stage: Stage::Open, public: true, summary: "a table".into() };
    let at = Timestamp::from_millis(0);
    storage.create(NewTable { table, first: entry(0), listing, at }).await.expect("it is new");
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
