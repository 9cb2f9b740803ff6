//! What the promises are made of.

use std::sync::{Arc, OnceLock};

use folsom_storage::{
    Append, Listing, Member, Memory, NewTable, Postgres, PostgresOptions, Progress, Sqlite, SqliteOptions,
    Storage, TableId, Timestamp,
};
use folsom_testbed::{Database, PgBouncer};
use tempfile::TempDir;

pub(crate) type Shared = Arc<dyn Storage>;

pub(crate) fn memory() -> Shared {
    Arc::new(Memory::new())
}

/// The file is gone with its folder.
pub(crate) async fn sqlite() -> (Shared, TempDir) {
    let folder = tempfile::tempdir().expect("a folder for the file");
    let path = folder.path().join("tables.sqlite");
    (Arc::new(Sqlite::open(path, SqliteOptions::default()).await.expect("a new file")), folder)
}

pub(crate) async fn postgres() -> Shared {
    let url = folsom_testbed::Postgres::shared().schema();
    Arc::new(Postgres::open(&url, PostgresOptions::default()).await.expect("an empty schema"))
}

/// The same through a pooler with few connections. The database goes with its handle.
pub(crate) async fn pooled_postgres() -> (Shared, Database<'static>) {
    static POOLER: OnceLock<PgBouncer> = OnceLock::new();
    let postgres = folsom_testbed::Postgres::shared();
    let pooler = POOLER.get_or_init(|| PgBouncer::start(postgres, 2));
    let database = postgres.database();
    let storage = Postgres::open(&database.url_at(pooler.address()), PostgresOptions::default()).await;
    (Arc::new(storage.expect("a new database")), database)
}

pub(crate) fn table(number: u8) -> TableId {
    TableId::from_bytes([number; 16])
}

pub(crate) fn member(number: u8) -> Member {
    Member::from_bytes([number; 16])
}

pub(crate) fn at(millis: i64) -> Timestamp {
    Timestamp::from_millis(millis)
}

pub(crate) fn listing(stage: Progress, public: bool) -> Listing {
    let summary = format!("a table that is {}", stage.name());
    let search = format!("anna\n{}", if public { "boris" } else { "clara" });
    let members = [member(1), member(2)].into();
    Listing { stage, public, members, summary, search, unfinished: stage == Progress::Over && !public }
}

/// Opened at the time 1000.
pub(crate) fn new(table: TableId) -> NewTable {
    let listing = listing(Progress::Open, true);
    NewTable { table, entries: vec!["first".into()], listing, origin: None, at: at(1000) }
}

/// An append at a time that follows from its number.
pub(crate) fn append(table: TableId, expected: u64, entry: &str) -> Append {
    Append { table, expected, entry: entry.into(), listing: None, at: at(1000 + expected.cast_signed()) }
}
