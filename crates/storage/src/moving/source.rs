//! The file that is copied.

use std::path::Path;

use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, SqliteConnection};

use crate::error::StorageError;
use crate::moving::{MoveError, Sheet, TOGETHER, Table};
use crate::sqlite::{OpenError, open_alone, storage_error};

/// A file that nobody else uses.
pub(super) struct Source {
    connection: SqliteConnection,
}

impl Source {
    pub(super) async fn open(path: &Path) -> Result<Self, MoveError> {
        match open_alone(path).await {
            Ok(connection) => Ok(Self { connection }),
            Err(OpenError::Storage { error: StorageError::Unavailable(_), .. }) => {
                Err(MoveError::InUse(path.display().to_string()))
            }
            Err(error) => Err(error.into()),
        }
    }

    /// What tells this file from others: they have other keys.
    pub(super) async fn fingerprint(&mut self) -> Result<i64, StorageError> {
        let secrets = self.secrets().await?;
        let bytes = secrets.iter().flat_map(|(name, value)| name.bytes().chain(value.iter().copied()));
        // FNV-1a. Nobody learns a key from it that was drawn at random.
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Ok(hash.cast_signed())
    }

    /// The names of all tables, sorted.
    pub(super) async fn ids(&mut self) -> Result<Vec<String>, StorageError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables ORDER BY id").fetch_all(&mut self.connection);
        ids.await.map_err(storage_error)
    }

    pub(super) async fn secrets(&mut self) -> Result<Vec<(String, Vec<u8>)>, StorageError> {
        let all =
            sqlx::query_as("SELECT name, value FROM secrets ORDER BY name").fetch_all(&mut self.connection);
        all.await.map_err(storage_error)
    }

    /// How long it has been in use.
    pub(super) async fn awake(&mut self) -> Result<i64, StorageError> {
        let sql = "SELECT coalesce((SELECT value FROM figures WHERE name = 'awake'), 0)";
        sqlx::query_scalar(sql).fetch_one(&mut self.connection).await.map_err(storage_error)
    }

    /// These tables, in this order, with all that belongs to them.
    pub(super) async fn tables(&mut self, ids: &[String]) -> Result<Vec<Table>, StorageError> {
        let mut tables = Vec::with_capacity(ids.len());
        for id in ids {
            let (table, length) = self.table(id).await.map_err(storage_error)?;
            if table.entries.len() as u64 != length.cast_unsigned() {
                return Err(StorageError::Broken(format!("entries of table {id} are missing")));
            }
            tables.push(table);
        }
        Ok(tables)
    }

    /// A table, and how long its log should be.
    async fn table(&mut self, id: &str) -> Result<(Table, i64), sqlx::Error> {
        let connection = &mut self.connection;
        let row =
            sqlx::query("SELECT * FROM tables WHERE id = ?").bind(id).fetch_one(&mut *connection).await?;
        let key: i64 = row.try_get("key")?;
        let entries = "SELECT entry FROM entries WHERE table_key = ? AND number >= 0 ORDER BY number";
        let talk = "SELECT number, member, line FROM talk WHERE table_key = ? ORDER BY number";
        let members = "SELECT member FROM members WHERE table_key = ? ORDER BY member";
        let table = Table {
            id: row.try_get("id")?,
            stage: row.try_get("stage")?,
            public: row.try_get("public")?,
            unfinished: row.try_get("unfinished")?,
            members_known: row.try_get("members_known")?,
            summary: row.try_get("summary")?,
            search: row.try_get("search")?,
            created: row.try_get("created")?,
            changed: row.try_get("changed")?,
            listed: row.try_get("listed")?,
            stirred: row.try_get("stirred")?,
            origin: row.try_get("origin")?,
            entries: sqlx::query_scalar(entries).bind(key).fetch_all(&mut *connection).await?,
            talk: sqlx::query_as(talk).bind(key).fetch_all(&mut *connection).await?,
            members: sqlx::query_scalar(members).bind(key).fetch_all(&mut *connection).await?,
        };
        Ok((table, row.try_get("length")?))
    }

    /// The next papers after this drawer and key, in their order.
    pub(super) async fn papers(
        &mut self,
        after: Option<&(String, String)>,
    ) -> Result<Vec<Sheet>, StorageError> {
        let (drawer, key) = after.cloned().unwrap_or_default();
        let sql = "SELECT drawer, key, owner, rank, body, version FROM papers WHERE (drawer, key) > (?, ?)
                   ORDER BY drawer, key LIMIT ?";
        let rows =
            sqlx::query(sql).bind(drawer).bind(key).bind(TOGETHER as i64).fetch_all(&mut self.connection);
        let sheet = |row: &SqliteRow| {
            Ok(Sheet {
                drawer: row.try_get(0)?,
                key: row.try_get(1)?,
                owner: row.try_get(2)?,
                rank: row.try_get(3)?,
                body: row.try_get(4)?,
                version: row.try_get(5)?,
            })
        };
        rows.await.and_then(|rows| rows.iter().map(sheet).collect()).map_err(storage_error)
    }

    pub(super) async fn close(self) -> Result<(), StorageError> {
        self.connection.close().await.map_err(storage_error)
    }
}
