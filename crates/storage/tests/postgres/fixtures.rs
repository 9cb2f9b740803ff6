//! What the tests are made of.

use std::time::Duration;

use folsom_storage::{
    Append, Listing, NewTable, Postgres, PostgresOptions, Progress, Storage, TableId, Timestamp,
};

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn new(table: TableId) -> NewTable {
    let listing = Listing { public: true, ..Listing::new(Progress::Running) };
    let at = Timestamp::from_millis(1000);
    NewTable { table, entries: vec!["first".into()], listing, origin: None, at }
}

pub(crate) fn append(table: TableId, expected: u64, entry: &str) -> Append {
    Append { table, expected, entry: entry.into(), listing: None, at: Timestamp::from_millis(2000) }
}

/// A storage that waits for so many milliseconds.
pub(crate) async fn open(url: &str, patience: u64) -> Postgres {
    let options =
        PostgresOptions { patience: Duration::from_millis(patience), ..PostgresOptions::default() };
    Postgres::open(url, options).await.expect("a database")
}

/// The log of a table, and that it is whole.
pub(crate) async fn log(storage: &Postgres, number: u8) -> Vec<String> {
    storage.load(table(number), 0).await.expect("it is there and whole")
}
