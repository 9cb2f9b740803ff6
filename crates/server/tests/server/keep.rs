//! Where the tables of a test are kept. The same tests run on PostgreSQL if `FOLSOM_STORAGE=postgres` is set.

use std::path::PathBuf;
use std::sync::Arc;

use folsom_storage::{Memory, Postgres, PostgresOptions, Sqlite, SqliteOptions, Storage};
use folsom_testbed::Postgres as Testbed;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;

/// Whether everything is to be kept in PostgreSQL.
fn in_postgres() -> bool {
    match std::env::var("FOLSOM_STORAGE").as_deref() {
        Ok("postgres") => true,
        Ok(other) => panic!("FOLSOM_STORAGE={other}: only `postgres` is known, or nothing"),
        Err(_) => false,
    }
}

async fn open(url: &str) -> Arc<dyn Storage> {
    Arc::new(Postgres::open(url, PostgresOptions::default()).await.unwrap())
}

/// An empty storage that nobody opens again.
pub(crate) async fn fresh() -> Arc<dyn Storage> {
    if in_postgres() { open(&Testbed::shared().schema()).await } else { Arc::new(Memory::new()) }
}

/// A place for a storage that is closed, changed behind its back, and opened again.
pub(crate) enum Keep {
    File(TempDir),
    Postgres(folsom_testbed::Database<'static>),
}

impl Keep {
    pub(crate) fn new() -> Self {
        if in_postgres() {
            Self::Postgres(Testbed::shared().database())
        } else {
            Self::File(tempfile::tempdir().unwrap())
        }
    }

    pub(crate) async fn open(&self) -> Arc<dyn Storage> {
        match self {
            Self::File(_) => Arc::new(Sqlite::open(self.path(), SqliteOptions::default()).await.unwrap()),
            Self::Postgres(database) => open(&database.url()).await,
        }
    }

    fn path(&self) -> PathBuf {
        let Self::File(folder) = self else { panic!("it is no file") };
        folder.path().join("folsom.db")
    }

    /// Runs statements while no server does: these on SQLite, those on PostgreSQL.
    pub(crate) async fn run(&self, sqlite: &str, postgres: &str) {
        match self {
            Self::File(_) => {
                let mut connection =
                    SqliteConnectOptions::new().filename(self.path()).connect().await.unwrap();
                let sql = AssertSqlSafe(sqlite.to_owned());
                sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
                connection.close().await.unwrap();
            }
            Self::Postgres(database) => drop(database.run(postgres)),
        }
    }

    /// All that can be found in it by somebody who looks at the bytes of the file, or at the rows of the database.
    pub(crate) fn everything(&self) -> Vec<u8> {
        match self {
            Self::File(folder) => {
                let files = folder.path().read_dir().unwrap();
                files.map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect::<Vec<_>>().concat()
            }
            Self::Postgres(database) => ["tables", "heads", "entries", "members", "talk", "papers"]
                .map(|table| database.run(&format!("SELECT row_to_json({table}) FROM {table}")))
                .concat()
                .into_bytes(),
        }
    }
}
