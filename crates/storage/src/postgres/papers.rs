//! Papers, written and read.

use tokio_postgres::Row;
use tokio_postgres::types::Type;

use crate::error::StorageError;
use crate::member::Member;
use crate::paper::statement::{self, Asked, Bound};
use crate::paper::{Filed, Filing, Paper, PaperQuery, Version};
use crate::postgres::connection::{Statement, Value};
use crate::postgres::readers::Readers;
use crate::postgres::reading::get;
use crate::postgres::steps::{Step, int, int_array, text, text_array};

/// What a filing is called in the answer of its step.
pub(super) fn name(version: Version) -> String {
    format!("papers {}", version.0)
}

/// Does all of it, if each paper is the one that is expected. Those that are there are held, in an order that is the same for
/// all who hold several. If somebody puts one where nothing lay at this very moment it fails, and nothing is written; the next
/// time it will be seen that one is there.
pub(super) fn file(filings: &[Filing], version: Version) -> Step<'_> {
    let wants: Vec<_> = filings.iter().filter_map(Filing::wants).collect();
    let puts = || {
        filings
            .iter()
            .filter_map(|filing| if let Filing::Put { paper, .. } = filing { Some(paper) } else { None })
    };
    let is_put = |filing: &Filing| matches!(filing, Filing::Put { .. });
    let shreds: Vec<_> = filings
        .iter()
        .filter_map(
            |filing| if let Filing::Shred(owner) = filing { Some(owner.to_bytes().to_vec()) } else { None },
        )
        .collect();
    let body = "wanted AS (
            SELECT * FROM unnest($4::text[], $5::text[], $6::int8[], $7::bool[]) AS wanted (drawer, key, version, is_put)),
        held AS (
            SELECT papers.drawer, papers.key, papers.version FROM papers JOIN wanted USING (drawer, key), alive
            ORDER BY papers.drawer, papers.key FOR UPDATE OF papers),
        done AS (
            SELECT $8::text AS id FROM alive WHERE NOT EXISTS (
                SELECT FROM wanted LEFT JOIN held USING (drawer, key)
                WHERE wanted.version IS DISTINCT FROM held.version)),
        new AS (
            SELECT new.*, wanted.version AS before
            FROM unnest($9::text[], $10::text[], $11::bytea[], $12::int8[], $13::text[])
                AS new (drawer, key, owner, rank, body)
            JOIN wanted USING (drawer, key), done),
        come AS (
            INSERT INTO papers (drawer, key, owner, rank, body, version)
            SELECT drawer, key, owner, rank, body, $14 FROM new WHERE before IS NULL),
        changed AS (
            UPDATE papers SET owner = new.owner, rank = new.rank, body = new.body, version = $14 FROM new
            WHERE papers.drawer = new.drawer AND papers.key = new.key AND new.before IS NOT NULL),
        gone AS (
            DELETE FROM papers USING wanted, done
            WHERE papers.drawer = wanted.drawer AND papers.key = wanted.key AND NOT wanted.is_put),
        shredded AS (
            DELETE FROM papers USING done
            WHERE owner = ANY ($15::bytea[])
              AND NOT EXISTS (SELECT FROM wanted WHERE wanted.drawer = papers.drawer AND wanted.key = papers.key))";
    let texts = |of: fn(&Paper) -> &str| -> Value<'_> {
        (Box::new(puts().map(of).collect::<Vec<_>>()), Type::TEXT_ARRAY)
    };
    let wanted_versions: Vec<_> =
        wants.iter().map(|(_, _, version)| version.map(|version| version.0)).collect();
    let are_puts: Vec<_> = filings.iter().filter(|filing| filing.wants().is_some()).map(is_put).collect();
    let owners: Vec<_> = puts().map(|paper| paper.owner.map(|owner| owner.to_bytes().to_vec())).collect();
    let ranks: Vec<_> = puts().map(|paper| paper.rank).collect();
    let values: Vec<Value<'_>> = vec![
        text_array(wants.iter().map(|(drawer, ..)| (*drawer).to_owned()).collect()),
        text_array(wants.iter().map(|(_, key, _)| (*key).to_owned()).collect()),
        (Box::new(wanted_versions), Type::INT8_ARRAY),
        (Box::new(are_puts), Type::BOOL_ARRAY),
        text(name(version)),
        texts(|paper| &paper.drawer),
        texts(|paper| &paper.key),
        (Box::new(owners), Type::BYTEA_ARRAY),
        (Box::new(ranks), Type::INT8_ARRAY),
        texts(|paper| &paper.body),
        int(version.0),
        (Box::new(shreds), Type::BYTEA_ARRAY),
    ];
    Step::new(body, values)
}

/// Which of these versions stand in papers: what has them was filed.
pub(super) fn look_for(versions: Vec<i64>) -> Statement<'static> {
    let sql = "SELECT DISTINCT version FROM papers WHERE version = ANY ($1)".to_owned();
    Statement { sql, values: vec![int_array(versions)] }
}

/// As in [`Storage::paper`](crate::Storage::paper).
pub(super) async fn paper(
    readers: &Readers,
    drawer: &str,
    key: &str,
) -> Result<Option<Filed>, StorageError> {
    rows(readers, statement::get(drawer, key)).await?.first().map(filed).transpose()
}

/// As in [`Storage::papers`](crate::Storage::papers).
pub(super) async fn papers(readers: &Readers, query: &PaperQuery) -> Result<Vec<Filed>, StorageError> {
    rows(readers, statement::find(query)).await?.iter().map(filed).collect()
}

/// As in [`Storage::count_papers`](crate::Storage::count_papers).
pub(super) async fn count(readers: &Readers, query: &PaperQuery) -> Result<u64, StorageError> {
    let rows = rows(readers, statement::count(query)).await?;
    rows.first().map_or(Ok(0), |row| get::<i64>(row, 0).map(i64::cast_unsigned))
}

async fn rows(readers: &Readers, Asked { sql, bound }: Asked) -> Result<Vec<Row>, StorageError> {
    let value = |bound| -> Value<'static> {
        match bound {
            Bound::Text(value) => text(value),
            Bound::Number(number) => int(number),
            Bound::Bytes(bytes) => (Box::new(bytes), Type::BYTEA),
        }
    };
    readers.ask(Statement { sql, values: bound.into_iter().map(value).collect() }).await
}

fn filed(row: &Row) -> Result<Filed, StorageError> {
    let (drawer, key): (String, String) = (get(row, 0)?, get(row, 1)?);
    let member = |bytes: Vec<u8>| bytes.try_into().map(Member::from_bytes);
    let broken =
        |_| StorageError::Broken(format!("paper `{key}` of `{drawer}` has an owner that can't be read"));
    let owner = get::<Option<Vec<u8>>>(row, 2)?.map(member).transpose().map_err(broken)?;
    let paper = Paper { drawer, key, owner, rank: get(row, 3)?, body: get(row, 4)? };
    Ok(Filed { paper, version: Version(get(row, 5)?) })
}
