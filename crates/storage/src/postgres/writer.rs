//! The connection that writes.
//!
//! Whatever is asked for at the same time becomes one transaction, sent in one go. If the connection is lost while it is on its
//! way, nobody knows whether it was done: then the row of this writer is taken away, after which nothing that it has sent can be
//! done any more, and what there is of it in the database was done.

use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout_at};
use tokio_postgres::Row;

use crate::awake::Awake;
use crate::change::{Change, Outcome, Outcomes};
use crate::error::StorageError;
use crate::paper::Version;
use crate::postgres::connection::{Connection, Statement, Way};
use crate::postgres::failures::Failure;
use crate::postgres::papers;
use crate::postgres::plan::{Hope, Plan, Proof, has_come_true, perhaps_done_before, tables, why_not};
use crate::postgres::schema::random;
use crate::postgres::steps::{Batch, Done, Step, int, int_array, text_array};
use crate::writer::Engine;

/// How long to wait before the next attempt to connect.
const PAUSE: Duration = Duration::from_millis(100);
/// Writers that were not heard of for so long, as the storage counts its use, have ended. One that has not makes itself known again.
const STALE: i64 = 24 * 60 * 60 * 1000;

/// A database that is written to.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) way: Arc<Way>,
    pub(super) patience: Duration,
    /// Which database that was when it was opened.
    pub(super) identity: i64,
    pub(super) awake: Arc<Awake>,
    /// None after a failure that left it in a doubtful state.
    pub(super) link: Option<Link>,
    /// Writers of ours of whose last transaction nobody knows whether it was done, or may yet be.
    pub(super) doubts: Vec<i64>,
    /// Whether there are any.
    pub(super) is_in_doubt: Arc<AtomicBool>,
}

/// A connection that is known to the database as one that writes.
#[derive(Debug)]
pub(super) struct Link {
    connection: Connection,
    writer: i64,
    /// The latest transaction. No other writer has any that is called the same.
    batch: i64,
}

/// Why a transaction was not done, or nobody knows.
enum Trouble {
    /// The writer is not known to the database. Nothing was done.
    Unknown,
    /// Somebody else did something at the same time. Nothing was done.
    Again(String),
    /// Nothing was done.
    Refused(StorageError),
    /// The connection was lost, and with it the answer.
    Lost { reason: String, batch: i64 },
}

impl Engine for Writer {
    type Setting = Infallible;

    async fn write(&mut self, changes: Vec<Change>) -> Result<Outcomes, StorageError> {
        let until = Instant::now() + self.patience;
        let mut outcomes: Vec<Option<Outcome>> = vec![None; changes.len()];
        // Those that were perhaps done already.
        let mut repeated = vec![false; changes.len()];
        while outcomes.iter().any(Option::is_none) {
            let open = outcomes.iter().enumerate().filter(|(_, outcome)| outcome.is_none());
            let plan = Plan::of(&changes, open.map(|(index, _)| index));
            let hopes = plan.hopes;
            let mut missed = Vec::new();
            match self.transact(plan.steps, until).await {
                Ok(done) => {
                    for hope in hopes {
                        if has_come_true(&hope, &done) {
                            outcomes[hope.change] = Some(hope.outcome);
                        } else if let Change::Append(_) = &changes[hope.change] {
                            let why = why_not(&changes[hope.change], &done[hope.step].lengths);
                            outcomes[hope.change] = why.map(Err);
                        } else {
                            missed.push(hope.change);
                        }
                    }
                }
                Err(Trouble::Lost { reason, batch }) => {
                    let proven = match self.settle(&hopes, batch, until, &reason).await {
                        Ok(proven) => proven,
                        Err(error) => return Ok(all_else(outcomes, &error)),
                    };
                    for (hope, is_proven) in hopes.into_iter().zip(proven) {
                        repeated[hope.change] |= hope.was_perhaps_done();
                        outcomes[hope.change] = is_proven.then_some(hope.outcome);
                    }
                }
                Err(Trouble::Refused(error)) => return Ok(all_else(outcomes, &error)),
                Err(Trouble::Unknown) if Instant::now() < until => self.link = None,
                Err(Trouble::Again(_)) if Instant::now() < until => {}
                Err(Trouble::Unknown) => return Ok(all_else(outcomes, &late("we are not known there"))),
                Err(Trouble::Again(reason)) => return Ok(all_else(outcomes, &late(&reason))),
            }
            if missed.is_empty() {
                continue;
            }
            // It can be said why they were not done; or they can be done now.
            let about = missed.iter().flat_map(|&index| tables(&changes[index]));
            match self.lengths(about, until).await {
                Ok(lengths) => {
                    for index in missed {
                        let change = &changes[index];
                        let why = why_not(change, &lengths);
                        let perhaps = |error| perhaps_done_before(change, error);
                        outcomes[index] = if repeated[index] { why.map(perhaps) } else { why.map(Err) };
                    }
                }
                Err(_) if Instant::now() < until => self.link = None,
                Err(error) => return Ok(all_else(outcomes, &error)),
            }
        }
        Ok(outcomes.into_iter().flatten().collect())
    }

    async fn set(&mut self, setting: Infallible) -> Outcome {
        match setting {}
    }

    async fn close(mut self) -> Outcome {
        // So that nobody wonders about it. If it can't be said now, others will forget it after a time.
        if let Some(link) = self.link.take() {
            let _ =
                timeout_at(Instant::now() + self.patience, forget(&link.connection, &[link.writer])).await;
        }
        Ok(())
    }
}

/// All changes of which nothing else is known have come to this.
fn all_else(outcomes: Vec<Option<Outcome>>, error: &StorageError) -> Outcomes {
    outcomes.into_iter().map(|outcome| outcome.unwrap_or_else(|| Err(error.clone()))).collect()
}

fn late(reason: &str) -> StorageError {
    let reason = if reason.is_empty() { "nobody answers" } else { reason };
    StorageError::Unavailable(format!("the database can't be reached ({reason})"))
}

impl Writer {
    /// Does all steps or none, and says for which tables each was done.
    async fn transact(&mut self, steps: Vec<Step<'_>>, until: Instant) -> Result<Vec<Done>, Trouble> {
        let awake = self.awake.millis();
        let link = self.link(until).await.map_err(Trouble::Refused)?;
        link.batch = link.batch.wrapping_add(1);
        let (writer, batch) = (link.writer, link.batch);
        let all = Batch { writer, batch, awake };
        let statements: Vec<_> =
            steps.into_iter().enumerate().map(|(place, step)| step.statement(all, place)).collect();
        let answers = match timeout_at(until, link.connection.transact(&statements)).await {
            Ok(answers) => answers.map_err(|error| Failure::of(&error)),
            Err(_) => Err(Failure::Lost("nobody answers".into())),
        };
        let answers = match answers {
            Ok(answers) => answers,
            Err(Failure::Again(reason)) => return Err(Trouble::Again(reason)),
            Err(Failure::Refused(error)) => {
                // Another connection may lead to another server. This writer is forgotten there.
                self.link = None;
                self.doubts.push(writer);
                return Err(Trouble::Refused(error));
            }
            Err(Failure::Lost(reason)) => {
                self.link = None;
                self.doubts.push(writer);
                return Err(Trouble::Lost { reason, batch });
            }
        };
        let done: Vec<_> = answers.iter().map(|rows| Done::read(rows)).collect();
        if done.iter().all(|step| step.is_known) { Ok(done) } else { Err(Trouble::Unknown) }
    }

    /// Whether each hope of a transaction has come true of which that is not known. Afterwards those that have not never will.
    async fn settle(
        &mut self,
        hopes: &[Hope],
        batch: i64,
        until: Instant,
        reason: &str,
    ) -> Result<Vec<bool>, StorageError> {
        self.is_in_doubt.store(true, Ordering::SeqCst);
        // Whoever has waited until now would rather wait a little more than not know.
        let until = until.max(Instant::now() + self.patience / 2);
        let proofs: Vec<_> = hopes.iter().filter_map(|hope| hope.proof.clone()).collect();
        loop {
            // A new connection takes the old writer away first.
            let link = self.link(until).await.map_err(|_| late(reason))?;
            let looked = timeout_at(until, look_for(&link.connection, &proofs, batch)).await;
            match looked {
                Ok(Ok(found)) => {
                    let is_proven = |proof: &Proof| found.contains(proof);
                    return Ok(hopes
                        .iter()
                        .map(|hope| hope.proof.as_ref().is_some_and(is_proven))
                        .collect());
                }
                _ if Instant::now() < until => self.link = None,
                _ => {
                    self.link = None;
                    return Err(late(reason));
                }
            }
        }
    }

    /// How long these logs are.
    async fn lengths(
        &mut self,
        tables: impl Iterator<Item = String>,
        until: Instant,
    ) -> Result<HashMap<String, u64>, StorageError> {
        let tables = text_array(tables.collect());
        let link = self.link(until).await?;
        let sql = "SELECT id, length FROM heads WHERE id = ANY ($1)".to_owned();
        let statement = Statement { sql, values: vec![tables] };
        let rows = timeout_at(until, link.connection.ask(&statement)).await.map_err(|_| late(""))?;
        let rows = rows.map_err(|error| Failure::of(&error).into_error())?;
        let pair = |row: &Row| Ok((row.try_get(0)?, row.try_get::<_, i64>(1)?.cast_unsigned()));
        rows.iter()
            .map(pair)
            .collect::<Result<_, tokio_postgres::Error>>()
            .map_err(|error| Failure::of(&error).into_error())
    }

    /// The connection there is, or a new one; it is tried again and again until then.
    async fn link(&mut self, until: Instant) -> Result<&mut Link, StorageError> {
        if self.link.as_ref().is_none_or(|link| link.connection.is_closed()) {
            if let Some(link) = self.link.take() {
                self.doubts.push(link.writer);
            }
            let link = loop {
                let reason = match timeout_at(until, self.connect()).await {
                    Ok(Ok(link)) => break link,
                    Ok(Err(Failure::Refused(error))) => return Err(error),
                    Ok(Err(Failure::Lost(reason) | Failure::Again(reason))) => reason,
                    Err(_) => "nobody answers".to_owned(),
                };
                if Instant::now() + PAUSE >= until {
                    return Err(late(&reason));
                }
                sleep(PAUSE).await;
            };
            self.link = Some(link);
            self.doubts.clear();
            self.is_in_doubt.store(false, Ordering::SeqCst);
        }
        Ok(self.link.as_mut().expect("it is there"))
    }

    /// Makes a new writer known, and takes the old ones away that nothing must come of any more.
    async fn connect(&self) -> Result<Link, Failure> {
        let failed = |error: tokio_postgres::Error| Failure::of(&error);
        let connection = Connection::open(&self.way).await.map_err(failed)?;
        forget(&connection, &self.doubts).await.map_err(failed)?;
        let writer = random();
        let sql = "WITH gone AS (DELETE FROM writers WHERE awake < $3 - $4)
                   INSERT INTO writers (writer, awake) SELECT $1, $3 FROM folsom WHERE identity = $2 RETURNING 1";
        let values = vec![int(writer), int(self.identity), int(self.awake.millis()), int(STALE)];
        let known = connection.ask(&Statement { sql: sql.to_owned(), values }).await.map_err(failed)?;
        if known.is_empty() {
            let gone = StorageError::Gone(format!("{} is another database now", self.way));
            return Err(Failure::Refused(gone));
        }
        Ok(Link { connection, writer, batch: random() })
    }
}

/// Nothing that these writers have sent can be done any more. If something is being done, this waits for it.
async fn forget(connection: &Connection, writers: &[i64]) -> Result<(), tokio_postgres::Error> {
    if writers.is_empty() {
        return Ok(());
    }
    let sql = "DELETE FROM writers WHERE writer = ANY ($1)".to_owned();
    connection.ask(&Statement { sql, values: vec![int_array(writers.to_vec())] }).await.map(drop)
}

/// Which of these are there, and of this transaction.
async fn look_for(
    connection: &Connection,
    proofs: &[Proof],
    batch: i64,
) -> Result<HashSet<Proof>, tokio_postgres::Error> {
    let (mut entries, mut versions) = (Vec::new(), Vec::new());
    for proof in proofs {
        match proof {
            Proof::Entry(id, number) => entries.push((id.clone(), *number)),
            Proof::Paper(version) => versions.push(version.0),
        }
    }
    let mut found = HashSet::new();
    if !versions.is_empty() {
        for row in connection.ask(&papers::look_for(versions)).await? {
            found.insert(Proof::Paper(Version(row.try_get(0)?)));
        }
    }
    if entries.is_empty() {
        return Ok(found);
    }
    let sql = "SELECT heads.id, entries.number FROM unnest($1::text[], $2::int8[]) AS wanted (id, number)
               JOIN heads ON heads.id = wanted.id
               JOIN entries ON entries.table_key = heads.table_key AND entries.number = wanted.number
               WHERE entries.batch = $3";
    let (ids, numbers) = entries.into_iter().unzip();
    let values = vec![text_array(ids), int_array(numbers), int(batch)];
    let rows = connection.ask(&Statement { sql: sql.to_owned(), values }).await?;
    for row in &rows {
        found.insert(Proof::Entry(row.try_get(0)?, row.try_get(1)?));
    }
    Ok(found)
}
