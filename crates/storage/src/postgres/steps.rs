//! The statements that changes are made of. Each does nothing where it can't be done, and says so, instead of failing: then others
//! can be part of the same transaction.
//!
//! In all of them `$1` is the writer, `$2` the batch, and `$3` how long the storage has been in use, as far as this node knows. None
//! does anything unless the row of its writer is there.

use std::collections::{HashMap, HashSet};

use tokio_postgres::Row;
use tokio_postgres::types::Type;

use crate::listing::{Listing, Progress};
use crate::member::Member;
use crate::postgres::connection::{Statement, Value};
use crate::storage::{Append, Line, NewTable, Rewrite};
use crate::timestamp::Timestamp;

/// What a step has done.
#[derive(Debug, Default)]
pub(super) struct Done {
    /// Whether its writer was known.
    pub(super) is_known: bool,
    /// The tables for which it was done.
    pub(super) ids: HashSet<String>,
    /// How long logs were before it, where it tells.
    pub(super) lengths: HashMap<String, u64>,
}

impl Done {
    pub(super) fn read(rows: &[Row]) -> Self {
        let mut done = Self::default();
        for row in rows {
            match (row.get::<_, &str>(0), row.get::<_, Option<i64>>(1)) {
                ("", None) => done.is_known = true,
                (id, None) => drop(done.ids.insert(id.to_owned())),
                (id, Some(length)) => drop(done.lengths.insert(id.to_owned(), length.cast_unsigned())),
            }
        }
        done
    }
}

/// What is the same for all statements of a transaction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Batch {
    pub(super) writer: i64,
    pub(super) batch: i64,
    pub(super) awake: i64,
}

/// How long the storage has been in use: whichever node has counted most is right.
const AWAKE: &str = "GREATEST($3, (SELECT value FROM figures WHERE name = 'awake'))";

/// Takes the writer's row, and keeps it until the end of the transaction.
const TAKE: &str = "UPDATE writers SET awake = $3 WHERE writer = $1 RETURNING 1";
/// What has been taken is there.
const TAKEN: &str = "SELECT 1 FROM writers WHERE writer = $1";

/// What a step is, before it is known where it stands.
pub(super) struct Step<'a> {
    /// Common table expressions. One of them is `done`, with the `id`s of the tables for which it was done.
    body: String,
    /// What else it tells: rows of an id and how long its log was before this step.
    tells: &'static str,
    values: Vec<Value<'a>>,
}

impl<'a> Step<'a> {
    pub(super) fn new(body: impl Into<String>, values: Vec<Value<'a>>) -> Self {
        Self { body: body.into(), tells: "", values }
    }

    /// The statement at this place of its transaction. It gives the ids of the tables for which it was done, and an empty one
    /// if its writer is known; those of which it tells how long their logs were have that beside the id.
    pub(super) fn statement(self, batch: Batch, place: usize) -> Statement<'a> {
        let alive = if place == 0 { TAKE } else { TAKEN };
        let body = self.body.replace("{AWAKE}", AWAKE);
        let tells = self.tells;
        let sql = format!(
            "WITH alive AS ({alive}), {body}
             SELECT ''::text, NULL::int8 FROM alive UNION ALL SELECT id, NULL FROM done {tells}"
        );
        let mut values: Vec<Value<'a>> = vec![int(batch.writer), int(batch.batch), int(batch.awake)];
        values.extend(self.values);
        Statement { sql, values }
    }
}

/// Entries that follow each other in one log.
pub(super) struct Chain<'a> {
    pub(super) appends: Vec<&'a Append>,
}

impl Chain<'_> {
    pub(super) fn id(&self) -> String {
        self.appends[0].table.to_string()
    }

    pub(super) fn first(&self) -> i64 {
        self.appends[0].expected.cast_signed()
    }

    /// The number that comes after the last.
    pub(super) fn end(&self) -> i64 {
        self.first().wrapping_add_unsigned(self.appends.len() as u64)
    }
}

/// Appends to many logs, each of which has to be as long as is believed.
pub(super) fn append<'a>(chains: &[Chain<'a>]) -> Step<'a> {
    let of_chains = |of: fn(&Chain<'a>) -> i64| int_array(chains.iter().map(of).collect());
    let all = || chains.iter().flat_map(|chain| chain.appends.iter().copied());
    let at = |chain: &Chain<'a>| chain.appends.last().map_or(0, |append| append.at.millis());
    let body = "done AS (
            UPDATE heads SET length = wanted.last, changed = wanted.at, stirred = {AWAKE}
            FROM unnest($4::text[], $5::int8[], $6::int8[], $7::int8[]) AS wanted (id, first, last, at), alive
            WHERE heads.id = wanted.id AND heads.length = wanted.first
            RETURNING heads.id, heads.table_key),
        written AS (
            INSERT INTO entries (table_key, number, batch, entry)
            SELECT done.table_key, new.number, $2, new.entry
            FROM unnest($8::text[], $9::int8[], $10::text[]) AS new (id, number, entry) JOIN done USING (id))";
    let step = Step::new(
        body,
        vec![
            text_array(chains.iter().map(Chain::id).collect()),
            of_chains(Chain::first),
            of_chains(Chain::end),
            of_chains(at),
            text_array(all().map(|append| append.table.to_string()).collect()),
            int_array(all().map(|append| append.expected.cast_signed()).collect()),
            (Box::new(all().map(|append| append.entry.as_str()).collect::<Vec<_>>()), Type::TEXT_ARRAY),
        ],
    );
    Step { tells: "UNION ALL SELECT id, length FROM heads WHERE id = ANY ($4)", ..step }
}

/// What comes with a new table, where `done` has its key and id. `$4` to `$14` are its own.
const NEW_TABLE: &str = "
    head AS (
        INSERT INTO heads (id, table_key, length, changed, stirred)
        SELECT id, key, $12, $10, {AWAKE} FROM done),
    log AS (
        INSERT INTO entries (table_key, number, batch, entry)
        SELECT key, number - 1, $2, entry FROM done, unnest($13::text[]) WITH ORDINALITY AS new (entry, number)),
    parts AS (
        INSERT INTO members (member, table_key) SELECT member, key FROM done, unnest($14::bytea[]) AS new (member))";

/// What is written into `tables` for a new one.
const NEW_ROW: &str = "
    INSERT INTO tables (id, stage, public, unfinished, summary, search, created, listed, origin, stirred)
    SELECT $4, $5, $6, $7, $8, $9, $10, $10, $11, {AWAKE}";

fn new_table(new: &NewTable) -> Vec<Value<'_>> {
    let listing = &new.listing;
    vec![
        text(new.table.to_string()),
        text(listing.stage.name()),
        boolean(listing.public),
        boolean(listing.unfinished),
        text(listing.summary.as_str()),
        text(listing.search.as_str()),
        int(new.at.millis()),
        (Box::new(new.origin.map(|origin| origin.0.to_vec())), Type::BYTEA),
        int((new.entries.len() as u64).cast_signed()),
        (Box::new(new.entries.iter().map(String::as_str).collect::<Vec<_>>()), Type::TEXT_ARRAY),
        members(listing),
    ]
}

pub(super) fn create(new: &NewTable) -> Step<'_> {
    let body = format!(
        "done AS ({NEW_ROW} FROM alive ON CONFLICT (id) DO NOTHING RETURNING key, id), {NEW_TABLE}"
    );
    Step::new(body, new_table(new))
}

/// A table, and the entry of another that tells of it. If somebody creates the same table at this very moment it fails, and
/// nothing is written; the next time it will be seen that the table is there.
pub(super) fn create_with<'a>(new: &'a NewTable, append: &'a Append) -> Step<'a> {
    let body = format!(
        "moved AS (
            UPDATE heads SET length = length + 1, changed = $17, stirred = {{AWAKE}} FROM alive
            WHERE heads.id = $15 AND length = $16 AND NOT EXISTS (SELECT FROM tables WHERE id = $4)
            RETURNING heads.table_key),
         told AS (
            INSERT INTO entries (table_key, number, batch, entry) SELECT table_key, $16, $2, $18 FROM moved),
         done AS ({NEW_ROW} FROM moved RETURNING key, id), {NEW_TABLE}"
    );
    let mut values = new_table(new);
    values.extend([
        text(append.table.to_string()),
        int(append.expected.cast_signed()),
        int(append.at.millis()),
        text(append.entry.as_str()),
    ]);
    Step::new(body, values)
}

/// Holds a log until the end of the transaction, if it is of this length.
pub(super) fn hold(id: String, length: Option<u64>) -> Step<'static> {
    let body = "done AS (
        SELECT heads.id FROM heads, alive WHERE heads.id = $4 AND heads.length = coalesce($5, heads.length)
        FOR UPDATE OF heads)";
    Step::new(body, vec![text(id), (Box::new(length.map(u64::cast_signed)), Type::INT8)])
}

/// When a listing is replaced.
pub(super) enum When {
    /// If this transaction has written the entry with this number, then.
    Appended(u64, Timestamp),
    /// If the log is of this length, which is held.
    Long(u64),
}

/// Replaces what lists show of a table.
pub(super) fn list(id: String, listing: &Listing, when: When) -> Step<'_> {
    let (condition, number, at) = match when {
        When::Appended(number, at) => (
            "EXISTS (SELECT FROM entries WHERE entries.table_key = heads.table_key AND number = $5 AND batch = $2)",
            number,
            Some(at.millis()),
        ),
        When::Long(length) => ("heads.length = $5", length, None),
    };
    // Nobody needs to know where a table was opened from that is over.
    let body = format!(
        "target AS (SELECT heads.* FROM heads, alive WHERE heads.id = $4 AND {condition}),
         done AS (
            UPDATE tables SET stage = $6, public = $7, unfinished = $8, summary = $9, search = $10,
                members_known = true, listed = coalesce($11, listed), stirred = target.stirred,
                origin = CASE WHEN $6 = 'over' THEN NULL ELSE origin END
            FROM target WHERE tables.key = target.table_key RETURNING tables.id),
         gone AS (
            DELETE FROM members USING target
            WHERE members.table_key = target.table_key AND member <> ALL ($12::bytea[])),
         come AS (
            INSERT INTO members (member, table_key)
            SELECT member, table_key FROM target, unnest($12::bytea[]) AS new (member)
            ON CONFLICT DO NOTHING)"
    );
    Step::new(
        body,
        vec![
            text(id),
            int(number.cast_signed()),
            text(listing.stage.name()),
            boolean(listing.public),
            boolean(listing.unfinished),
            text(listing.summary.as_str()),
            text(listing.search.as_str()),
            (Box::new(at), Type::INT8),
            members(listing),
        ],
    )
}

/// Entries that say something else from now on, of a log that is held.
pub(super) fn rewrite(rewrite: &Rewrite) -> Step<'_> {
    let body = "written AS (
            UPDATE entries SET entry = new.entry
            FROM unnest($6::int8[], $7::text[]) AS new (number, entry), heads, alive
            WHERE heads.id = $4 AND heads.length = $5
              AND entries.table_key = heads.table_key AND entries.number = new.number),
        done AS (SELECT id FROM heads WHERE false)";
    Step::new(
        body,
        vec![
            text(rewrite.table.to_string()),
            int(rewrite.length.cast_signed()),
            int_array(rewrite.entries.iter().map(|(number, _)| number.cast_signed()).collect()),
            (
                Box::new(rewrite.entries.iter().map(|(_, entry)| entry.as_str()).collect::<Vec<_>>()),
                Type::TEXT_ARRAY,
            ),
        ],
    )
}

/// The entries of a log that is held.
pub(super) fn remove_entries(id: String) -> Step<'static> {
    let body = "gone AS (
            DELETE FROM entries USING heads, alive
            WHERE heads.id = $4 AND entries.table_key = heads.table_key),
        done AS (SELECT id FROM heads WHERE false)";
    Step::new(body, vec![text(id)])
}

/// The rest of it. Its members and what was said there go by their foreign keys.
pub(super) fn remove_table(id: String) -> Step<'static> {
    let body = "head AS (DELETE FROM heads USING alive WHERE heads.id = $4 RETURNING heads.table_key),
        done AS (DELETE FROM tables USING head WHERE tables.key = head.table_key RETURNING tables.id)";
    Step::new(body, vec![text(id)])
}

pub(super) fn say(line: &Line) -> Step<'_> {
    let body = "target AS (SELECT key, id FROM tables, alive WHERE id = $4),
        said AS (
            INSERT INTO talk (table_key, number, member, line) SELECT key, $5, $6, $7 FROM target
            ON CONFLICT DO NOTHING RETURNING table_key),
        done AS (SELECT id FROM target JOIN said ON said.table_key = target.key)";
    Step::new(
        body,
        vec![
            text(line.table.to_string()),
            int(line.number.cast_signed()),
            bytes(line.member),
            text(line.line.as_str()),
        ],
    )
}

/// Forgets all but the latest that were said at a table.
pub(super) fn keep_latest(line: &Line) -> Step<'_> {
    let body = "target AS (SELECT key FROM tables, alive WHERE id = $4),
        gone AS (
            DELETE FROM talk USING target WHERE talk.table_key = target.key AND talk.number <= (
                SELECT number FROM talk AS kept WHERE kept.table_key = target.key
                ORDER BY number DESC LIMIT 1 OFFSET $5)),
        done AS (SELECT id FROM heads WHERE false)";
    Step::new(body, vec![text(line.table.to_string()), int(i64::from(line.keep))])
}

pub(super) fn hush(member: Member) -> Step<'static> {
    let body = "gone AS (DELETE FROM talk USING alive WHERE member = $4), done AS (SELECT id FROM heads WHERE false)";
    Step::new(body, vec![bytes(member)])
}

/// What was said at tables that are over, and to which nothing was written for so long.
pub(super) fn forget_talk(age: i64) -> Step<'static> {
    let body = format!(
        "gone AS (
            DELETE FROM talk USING tables, heads, alive
            WHERE talk.table_key = tables.key AND tables.stage = '{}' AND heads.id = tables.id
              AND tables.stirred <= {{AWAKE}} - $4 AND heads.stirred <= {{AWAKE}} - $4),
         done AS (SELECT id FROM heads WHERE false)",
        Progress::Over.name()
    );
    Step::new(body, vec![int(age)])
}

/// A secret, if there is none of that name.
pub(super) fn secret<'a>(name: &'a str, value: &'a [u8]) -> Step<'a> {
    let body = "kept AS (
            INSERT INTO secrets (name, value) SELECT $4, $5 FROM alive ON CONFLICT (name) DO NOTHING),
        done AS (SELECT id FROM heads WHERE false)";
    Step::new(body, vec![text(name), (Box::new(value), Type::BYTEA)])
}

/// Takes note of how long the storage has been in use.
pub(super) fn probe() -> Step<'static> {
    let body = "felt AS (UPDATE figures SET value = GREATEST(value, $3) FROM alive WHERE name = 'awake'),
        done AS (SELECT id FROM heads WHERE false)";
    Step::new(body, vec![])
}

pub(super) fn int(value: i64) -> Value<'static> {
    (Box::new(value), Type::INT8)
}

pub(super) fn text<'a>(value: impl Into<std::borrow::Cow<'a, str>>) -> Value<'a> {
    (Box::new(value.into()), Type::TEXT)
}

fn boolean(value: bool) -> Value<'static> {
    (Box::new(value), Type::BOOL)
}

pub(super) fn bytes(member: Member) -> Value<'static> {
    (Box::new(member.to_bytes().to_vec()), Type::BYTEA)
}

pub(super) fn int_array(values: Vec<i64>) -> Value<'static> {
    (Box::new(values), Type::INT8_ARRAY)
}

pub(super) fn text_array(values: Vec<String>) -> Value<'static> {
    (Box::new(values), Type::TEXT_ARRAY)
}

fn members(listing: &Listing) -> Value<'static> {
    let all: Vec<_> = listing.members.iter().map(|member| member.to_bytes().to_vec()).collect();
    (Box::new(all), Type::BYTEA_ARRAY)
}
