//! The database that is copied to.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use tokio_postgres::Row;
use tokio_postgres::types::{FromSql, Type};

use crate::error::StorageError;
use crate::moving::{MoveError, Sheet, Table};
use crate::postgres::{Connection, Failure, Statement, Value, Way, prepare_for_copy};

/// How long is waited for a database that doesn't answer.
const PATIENCE: Duration = Duration::from_secs(10);

/// A database that holds nothing but a copy, or part of one.
pub(super) struct Target {
    connection: Connection,
}

fn failed(error: tokio_postgres::Error) -> StorageError {
    Failure::of(&error).into_error()
}

fn texts(values: impl Iterator<Item = String>) -> Value<'static> {
    (Box::new(values.collect::<Vec<_>>()), Type::TEXT_ARRAY)
}

fn numbers(values: impl Iterator<Item = i64>) -> Value<'static> {
    (Box::new(values.collect::<Vec<_>>()), Type::INT8_ARRAY)
}

fn flags(values: impl Iterator<Item = bool>) -> Value<'static> {
    (Box::new(values.collect::<Vec<_>>()), Type::BOOL_ARRAY)
}

fn blobs(values: impl Iterator<Item = Option<Vec<u8>>>) -> Value<'static> {
    (Box::new(values.collect::<Vec<_>>()), Type::BYTEA_ARRAY)
}

impl Target {
    /// Opens a database that is empty, or has the mark of an earlier copy of the same file.
    pub(super) async fn open(url: &str, mark: i64) -> Result<Self, MoveError> {
        let way = Way::to(url)?;
        let target = Self { connection: prepare_for_copy(&way, PATIENCE).await? };
        // Both in one statement: no server can come in between, for it would have written something.
        let sql = "WITH marked AS (
                INSERT INTO figures (name, value)
                SELECT 'moving', $1 WHERE NOT EXISTS (SELECT FROM tables) AND NOT EXISTS (SELECT FROM secrets)
                    AND NOT EXISTS (SELECT FROM papers)
                ON CONFLICT (name) DO NOTHING RETURNING value)
            SELECT value FROM marked UNION ALL SELECT value FROM figures WHERE name = 'moving'";
        let rows = target.ask(sql, vec![(Box::new(mark), Type::INT8)]).await?;
        let is_ours = rows.iter().all(|row| row.get::<_, i64>(0) == mark);
        if rows.is_empty() || !is_ours {
            return Err(MoveError::NotEmpty(way.to_string()));
        }
        Ok(target)
    }

    async fn ask(&self, sql: &str, values: Vec<Value<'_>>) -> Result<Vec<Row>, StorageError> {
        self.connection.ask(&Statement { sql: sql.to_owned(), values }).await.map_err(failed)
    }

    /// The tables that are there already, each of them whole.
    pub(super) async fn ids(&self) -> Result<HashSet<String>, StorageError> {
        let rows = self.ask("SELECT id FROM tables", vec![]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Writes tables: all of these or none.
    pub(super) async fn write(&self, tables: &[Table]) -> Result<(), StorageError> {
        let all = || tables.iter();
        let rows = "INSERT INTO tables (id, stage, public, unfinished, members_known, summary, search, created, listed,
                        origin, stirred)
                    SELECT * FROM unnest($1::text[], $2::text[], $3::bool[], $4::bool[], $5::bool[], $6::text[],
                        $7::text[], $8::int8[], $9::int8[], $10::bytea[], $11::int8[])";
        let row_values = vec![
            texts(all().map(|table| table.id.clone())),
            texts(all().map(|table| table.stage.clone())),
            flags(all().map(|table| table.public)),
            flags(all().map(|table| table.unfinished)),
            flags(all().map(|table| table.members_known)),
            texts(all().map(|table| table.summary.clone())),
            texts(all().map(|table| table.search.clone())),
            numbers(all().map(|table| table.created)),
            numbers(all().map(|table| table.listed)),
            blobs(all().map(|table| table.origin.clone())),
            numbers(all().map(|table| table.stirred)),
        ];
        let heads = "INSERT INTO heads (id, table_key, length, changed, stirred)
                     SELECT id, key, length, changed, new.stirred
                     FROM unnest($1::text[], $2::int8[], $3::int8[], $4::int8[]) AS new (id, length, changed, stirred)
                     JOIN tables USING (id)";
        let head_values = vec![
            texts(all().map(|table| table.id.clone())),
            numbers(all().map(|table| (table.entries.len() as u64).cast_signed())),
            numbers(all().map(|table| table.changed)),
            numbers(all().map(|table| table.stirred)),
        ];
        let entries = "INSERT INTO entries (table_key, number, batch, entry)
                       SELECT key, number, 0, entry
                       FROM unnest($1::text[], $2::int8[], $3::text[]) AS new (id, number, entry) JOIN tables USING (id)";
        let of_entries =
            || all().flat_map(|table| (0_i64..).zip(&table.entries).map(move |entry| (&table.id, entry)));
        let entry_values = vec![
            texts(of_entries().map(|(id, _)| id.clone())),
            numbers(of_entries().map(|(_, (number, _))| number)),
            texts(of_entries().map(|(_, (_, entry))| entry.clone())),
        ];
        let talk = "INSERT INTO talk (table_key, number, member, line)
                    SELECT key, number, member, line
                    FROM unnest($1::text[], $2::int8[], $3::bytea[], $4::text[]) AS new (id, number, member, line)
                    JOIN tables USING (id)";
        let of_talk = || all().flat_map(|table| table.talk.iter().map(move |line| (&table.id, line)));
        let talk_values = vec![
            texts(of_talk().map(|(id, _)| id.clone())),
            numbers(of_talk().map(|(_, (number, ..))| *number)),
            blobs(of_talk().map(|(_, (_, member, _))| Some(member.clone()))),
            texts(of_talk().map(|(_, (.., line))| line.clone())),
        ];
        let members = "INSERT INTO members (member, table_key)
                       SELECT member, key FROM unnest($1::text[], $2::bytea[]) AS new (id, member) JOIN tables USING (id)";
        let of_members =
            || all().flat_map(|table| table.members.iter().map(move |member| (&table.id, member)));
        let member_values = vec![
            texts(of_members().map(|(id, _)| id.clone())),
            blobs(of_members().map(|(_, member)| Some(member.clone()))),
        ];
        let statements = [
            (rows, row_values),
            (heads, head_values),
            (entries, entry_values),
            (talk, talk_values),
            (members, member_values),
        ]
        .map(|(sql, values)| Statement { sql: sql.to_owned(), values });
        self.connection.transact(&statements).await.map(drop).map_err(failed)
    }

    /// These tables, in this order, as they are there; those that are not there are left out.
    pub(super) async fn tables(&self, ids: &[String]) -> Result<Vec<Table>, StorageError> {
        let wanted = || vec![texts(ids.iter().cloned())];
        let mut entries: HashMap<String, Vec<(i64, String)>> = HashMap::new();
        let sql = "SELECT id, number, entry FROM entries JOIN heads USING (table_key) WHERE id = ANY ($1) ORDER BY number";
        for row in self.ask(sql, wanted()).await? {
            entries.entry(get(&row, 0)?).or_default().push((get(&row, 1)?, get(&row, 2)?));
        }
        let mut talk: HashMap<String, Vec<_>> = HashMap::new();
        let sql = "SELECT id, number, member, line FROM talk JOIN tables ON key = table_key
                   WHERE id = ANY ($1) ORDER BY number";
        for row in self.ask(sql, wanted()).await? {
            talk.entry(get(&row, 0)?).or_default().push((get(&row, 1)?, get(&row, 2)?, get(&row, 3)?));
        }
        let mut members: HashMap<String, Vec<Vec<u8>>> = HashMap::new();
        let sql = "SELECT id, member FROM members JOIN tables ON key = table_key WHERE id = ANY ($1) ORDER BY member";
        for row in self.ask(sql, wanted()).await? {
            members.entry(get(&row, 0)?).or_default().push(get(&row, 1)?);
        }
        let sql = "SELECT id, stage, public, unfinished, members_known, summary, search, created, changed, listed,
                       heads.stirred, origin, length
                   FROM tables JOIN heads USING (id) WHERE id = ANY ($1) AND key = table_key ORDER BY id";
        let mut tables = Vec::with_capacity(ids.len());
        for row in self.ask(sql, wanted()).await? {
            let id: String = get(&row, 0)?;
            let log = entries.remove(&id).unwrap_or_default();
            if !log.iter().map(|(number, _)| *number).eq(0..get(&row, 12)?) {
                return Err(StorageError::Broken(format!("entries of table {id} are missing")));
            }
            tables.push(Table {
                stage: get(&row, 1)?,
                public: get(&row, 2)?,
                unfinished: get(&row, 3)?,
                members_known: get(&row, 4)?,
                summary: get(&row, 5)?,
                search: get(&row, 6)?,
                created: get(&row, 7)?,
                changed: get(&row, 8)?,
                listed: get(&row, 9)?,
                stirred: get(&row, 10)?,
                origin: get(&row, 11)?,
                entries: log.into_iter().map(|(_, entry)| entry).collect(),
                talk: talk.remove(&id).unwrap_or_default(),
                members: members.remove(&id).unwrap_or_default(),
                id,
            });
        }
        Ok(tables)
    }

    /// None are there then.
    pub(super) async fn clear_papers(&self) -> Result<(), StorageError> {
        self.ask("DELETE FROM papers", vec![]).await.map(drop)
    }

    pub(super) async fn write_papers(&self, sheets: &[Sheet]) -> Result<(), StorageError> {
        let sql = "INSERT INTO papers (drawer, key, owner, rank, body, version)
                   SELECT * FROM unnest($1::text[], $2::text[], $3::bytea[], $4::int8[], $5::text[], $6::int8[])";
        let ranks: Vec<_> = sheets.iter().map(|sheet| sheet.rank).collect();
        let values = vec![
            texts(sheets.iter().map(|sheet| sheet.drawer.clone())),
            texts(sheets.iter().map(|sheet| sheet.key.clone())),
            blobs(sheets.iter().map(|sheet| sheet.owner.clone())),
            (Box::new(ranks) as _, Type::INT8_ARRAY),
            texts(sheets.iter().map(|sheet| sheet.body.clone())),
            numbers(sheets.iter().map(|sheet| sheet.version)),
        ];
        self.ask(sql, values).await.map(drop)
    }

    /// So many papers after this drawer and key, in their order.
    pub(super) async fn papers(
        &self,
        after: Option<&(String, String)>,
        count: usize,
    ) -> Result<Vec<Sheet>, StorageError> {
        let (drawer, key) = after.cloned().unwrap_or_default();
        let sql =
            "SELECT drawer, key, owner, rank, body, version FROM papers WHERE (drawer, key) > ($1, $2)
                   ORDER BY drawer, key LIMIT $3";
        let values: Vec<Value<'_>> = vec![
            (Box::new(drawer), Type::TEXT),
            (Box::new(key), Type::TEXT),
            (Box::new((count as u64).cast_signed()), Type::INT8),
        ];
        let sheet = |row: &Row| {
            Ok(Sheet {
                drawer: get(row, 0)?,
                key: get(row, 1)?,
                owner: get(row, 2)?,
                rank: get(row, 3)?,
                body: get(row, 4)?,
                version: get(row, 5)?,
            })
        };
        self.ask(sql, values).await?.iter().map(sheet).collect()
    }

    /// Writes the secrets, and takes the mark away: from now on servers may use it.
    pub(super) async fn finish(&self, secrets: &[(String, Vec<u8>)], awake: i64) -> Result<(), MoveError> {
        let keep = "INSERT INTO secrets (name, value) SELECT * FROM unnest($1::text[], $2::bytea[])";
        let values = vec![
            texts(secrets.iter().map(|(name, _)| name.clone())),
            blobs(secrets.iter().map(|(_, value)| Some(value.clone()))),
        ];
        let age = "UPDATE figures SET value = GREATEST(value, $1) WHERE name = 'awake'";
        let statements = [
            Statement { sql: keep.to_owned(), values },
            Statement { sql: age.to_owned(), values: vec![(Box::new(awake), Type::INT8)] },
            Statement { sql: "DELETE FROM figures WHERE name = 'moving'".to_owned(), values: vec![] },
        ];
        self.connection.transact(&statements).await.map_err(failed)?;
        let rows = self.ask("SELECT name, value FROM secrets ORDER BY name", vec![]).await?;
        let kept = rows
            .iter()
            .map(|row| Ok((get(row, 0)?, get(row, 1)?)))
            .collect::<Result<Vec<_>, StorageError>>()?;
        if kept == secrets {
            Ok(())
        } else {
            Err(MoveError::Differs("the server's keys are others".into()))
        }
    }
}

fn get<'a, T: FromSql<'a>>(row: &'a Row, column: usize) -> Result<T, StorageError> {
    row.try_get(column).map_err(|error| StorageError::Broken(error.to_string()))
}
