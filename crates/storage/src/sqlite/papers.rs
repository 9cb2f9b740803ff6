//! Papers, written and read.

use sqlx::query::{Query, QueryAs, QueryScalar};
use sqlx::sqlite::SqliteArguments;
use sqlx::{AssertSqlSafe, SqliteConnection, SqlitePool};

use crate::change::Outcome;
use crate::error::StorageError;
use crate::member::Member;
use crate::paper::statement::{self, Asked, Bound};
use crate::paper::{Filed, Filing, Paper, PaperQuery, Version};
use crate::sqlite::failures::storage_error;

/// As in [`Storage::file`](crate::Storage::file). All is looked at before anything is written.
pub(super) async fn file(
    connection: &mut SqliteConnection,
    filings: &[Filing],
    version: Version,
) -> Result<Outcome, sqlx::Error> {
    for (drawer, key, wanted) in filings.iter().filter_map(Filing::wants) {
        let lies: Option<i64> =
            sqlx::query_scalar("SELECT version FROM papers WHERE drawer = ? AND key = ?")
                .bind(drawer)
                .bind(key)
                .fetch_optional(&mut *connection)
                .await?;
        if lies.map(Version) != wanted {
            return Ok(Err(StorageError::Stale));
        }
    }
    for filing in filings {
        carry_out(filing, version).execute(&mut *connection).await?;
    }
    Ok(Ok(()))
}

fn carry_out(filing: &Filing, version: Version) -> Query<'_, sqlx::Sqlite, SqliteArguments> {
    match filing {
        Filing::Put { paper, .. } => sqlx::query(
            "INSERT OR REPLACE INTO papers (drawer, key, owner, rank, body, version) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(paper.drawer.as_str())
        .bind(paper.key.as_str())
        .bind(paper.owner.map(|owner| owner.to_bytes().to_vec()))
        .bind(paper.rank)
        .bind(paper.body.as_str())
        .bind(version.0),
        Filing::Take { drawer, key, .. } => {
            sqlx::query("DELETE FROM papers WHERE drawer = ? AND key = ?").bind(drawer.as_str()).bind(key.as_str())
        }
        Filing::Shred(owner) => sqlx::query("DELETE FROM papers WHERE owner = ? AND version <> ?")
            .bind(owner.to_bytes().to_vec())
            .bind(version.0),
    }
}

type Row = (String, String, Option<Vec<u8>>, Option<i64>, String, i64);

/// As in [`Storage::paper`](crate::Storage::paper).
pub(super) async fn paper(
    pool: &SqlitePool,
    drawer: &str,
    key: &str,
) -> Result<Option<Filed>, StorageError> {
    Ok(rows(pool, statement::get(drawer, key)).await?.pop())
}

/// As in [`Storage::papers`](crate::Storage::papers).
pub(super) async fn papers(pool: &SqlitePool, query: &PaperQuery) -> Result<Vec<Filed>, StorageError> {
    rows(pool, statement::find(query)).await
}

/// As in [`Storage::count_papers`](crate::Storage::count_papers).
pub(super) async fn count(pool: &SqlitePool, query: &PaperQuery) -> Result<u64, StorageError> {
    let Asked { sql, bound } = statement::count(query);
    let mut query: QueryScalar<'_, _, i64, _> = sqlx::query_scalar(AssertSqlSafe(sql));
    for value in bound {
        query = match value {
            Bound::Text(text) => query.bind(text),
            Bound::Number(number) => query.bind(number),
            Bound::Bytes(bytes) => query.bind(bytes),
        };
    }
    query.fetch_one(pool).await.map(i64::cast_unsigned).map_err(storage_error)
}

async fn rows(pool: &SqlitePool, Asked { sql, bound }: Asked) -> Result<Vec<Filed>, StorageError> {
    let mut query: QueryAs<'_, _, Row, _> = sqlx::query_as(AssertSqlSafe(sql));
    for value in bound {
        query = match value {
            Bound::Text(text) => query.bind(text),
            Bound::Number(number) => query.bind(number),
            Bound::Bytes(bytes) => query.bind(bytes),
        };
    }
    query.fetch_all(pool).await.map_err(storage_error)?.into_iter().map(filed).collect()
}

fn filed((drawer, key, owner, rank, body, version): Row) -> Result<Filed, StorageError> {
    let member = |bytes: Vec<u8>| bytes.try_into().map(Member::from_bytes);
    let broken =
        |_| StorageError::Broken(format!("paper `{key}` of `{drawer}` has an owner that can't be read"));
    let owner = owner.map(member).transpose().map_err(broken)?;
    Ok(Filed { paper: Paper { drawer, key, owner, rank, body }, version: Version(version) })
}
