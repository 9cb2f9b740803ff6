//! What is done without anybody's asking: tables that stand still for too long are closed, old ones removed; and after a start the
//! tables whose game runs are taken up again.
//!
//! How long a table stands still is counted by the storage, while it is in use. No clock is asked: one that is wrong would
//! take games away from people who could not have come back.

use std::time::Duration;

use folsom_storage::{Listed, Order, Place, Progress, Query, StorageError, TableId};
use folsom_table::{Actor, Command};
use futures_util::future::join_all;

use super::lobby::summary;
use super::registry::Mailbox;
use crate::app::App;
use crate::{clock, notifying};

/// So many tables are looked at together.
const PAGE: u32 = 200;
/// So many are taken up at the same time.
const AT_ONCE: usize = 16;

/// Takes up the tables whose game runs: bots don't wait for anybody to look on. Of several servers each has its share.
pub(crate) async fn revive(app: &App) -> Result<usize, StorageError> {
    let mut running = Pages::of(Query { stages: vec![Progress::Running], ..Query::all() });
    let mut count = 0;
    let is_ours = |listed: &Listed| {
        app.cluster.as_ref().is_none_or(|cluster| cluster.alive().falls_to_us(listed.table))
    };
    while let Some(page) = running.next(app).await? {
        let ours: Vec<TableId> =
            page.iter().filter(|listed| is_ours(listed)).map(|listed| listed.table).collect();
        count += ours.len();
        for some in ours.chunks(AT_ONCE) {
            join_all(some.iter().map(|table| take_up(app, *table))).await;
        }
    }
    Ok(count)
}

async fn take_up(app: &App, table: TableId) {
    if let Err(error) = Mailbox::of(app, table).look().await {
        tracing::error!(code = error.code(), %error, "a table could not be taken up again");
    }
}

/// Closes and removes what has become too old.
pub(crate) async fn sweep(app: &App) -> Result<(), StorageError> {
    let limits = &app.config.limits;
    let gathering = limits.open_table_age.max(limits.running_table_age);
    for (stage, age, spared) in [
        // Where people have days for a decision, they have them to gather, too.
        (Progress::Open, limits.open_table_age, Spared::Slow),
        (Progress::Open, gathering, Spared::Nobody),
        (Progress::Running, limits.running_table_age, Spared::WhoHasTime),
    ] {
        let mut idle = Pages::of(idle_for(stage, age));
        while let Some(page) = idle.next(app).await? {
            for listed in page {
                if spared.has(app, &listed).await {
                    continue;
                }
                let closed = Mailbox::of(app, listed.table).command(Actor::Server, Command::Close).await;
                if let Err(error) = closed {
                    tracing::warn!(code = error.code(), %error, "an old table could not be closed");
                }
            }
        }
    }
    // Nobody will want to see a game again that was never finished.
    let unfinished = Query { unfinished: Some(true), ..idle_for(Progress::Over, limits.open_table_age) };
    remove(app, unfinished).await?;
    if let Some(age) = limits.finished_table_age {
        remove(app, Query { unfinished: Some(false), ..idle_for(Progress::Over, age) }).await?;
    }
    app.storage.forget_talk(limits.finished_talk_age).await
}

/// Which tables may stand still for longer.
enum Spared {
    /// None.
    Nobody,
    /// Those of slow games.
    Slow,
    /// Those of slow games where somebody's time has not run out.
    WhoHasTime,
}

impl Spared {
    async fn has(&self, app: &App, listed: &Listed) -> bool {
        let is_slow = summary(listed).is_some_and(|summary| summary.is_slow());
        match self {
            Self::Slow => is_slow,
            Self::WhoHasTime if is_slow => {
                let turn = Mailbox::of(app, listed.table).turn().await.ok().flatten();
                turn.and_then(|turn| turn.deadline).is_some_and(|deadline| deadline > clock::now().0)
            }
            Self::Nobody | Self::WhoHasTime => false,
        }
    }
}

fn idle_for(stage: Progress, age: Duration) -> Query {
    Query { stages: vec![stage], idle_for: Some(age), ..Query::all() }
}

async fn remove(app: &App, query: Query) -> Result<(), StorageError> {
    let mut old = Pages::of(query);
    while let Some(page) = old.next(app).await? {
        // Where somebody still is, they may stay.
        for listed in page.into_iter().filter(|listed| !app.tables.holds(listed.table)) {
            let is_elsewhere = match &app.cluster {
                Some(cluster) => cluster.is_anybodys(listed.table).await,
                None => false,
            };
            if is_elsewhere {
                continue;
            }
            match app.storage.remove(listed.table).await {
                // Another server was faster.
                Ok(()) | Err(StorageError::NotFound) => {}
                Err(error) => return Err(error),
            }
            notifying::forget_table(app, listed.table).await?;
        }
    }
    Ok(())
}

/// A list, some tables at a time.
struct Pages {
    query: Query,
    after: Option<Place>,
    is_over: bool,
}

impl Pages {
    fn of(query: Query) -> Self {
        Self { query: Query { limit: Some(PAGE), ..query }, after: None, is_over: false }
    }

    async fn next(&mut self, app: &App) -> Result<Option<Vec<Listed>>, StorageError> {
        if self.is_over {
            return Ok(None);
        }
        let page = app.storage.list(Query { after: self.after, ..self.query.clone() }).await?;
        self.after = page.last().map(|last| last.place(Order::Changed));
        self.is_over = page.len() < PAGE as usize;
        Ok(Some(page))
    }
}
