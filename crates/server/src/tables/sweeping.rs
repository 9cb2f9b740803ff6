//! What is done without anybody's asking: tables that stand still for too long are closed, old ones removed; and after a start the
//! tables whose game runs are taken up again.

use std::time::Duration;

use folsom_storage::{Listed, Query, Stage, StorageError};
use folsom_table::{Actor, Command};

use super::lobby::Summary;
use super::registry::Mailbox;
use crate::app::App;
use crate::clock;

/// Takes up the tables whose game runs: bots don't wait for anybody to look on.
pub(crate) async fn revive(app: &App) -> Result<usize, StorageError> {
    let running = app.storage.list(Query { stages: vec![Stage::Running], ..Query::all() }).await?;
    for listed in &running {
        if let Err(error) = Mailbox::of(app, listed.table).look().await {
            tracing::error!(code = error.code(), %error, "a table could not be taken up again");
        }
    }
    Ok(running.len())
}

/// Closes and removes what has become too old.
pub(crate) async fn sweep(app: &App) -> Result<(), StorageError> {
    let limits = &app.config.limits;
    for (stage, age) in [(Stage::Open, limits.open_table_age), (Stage::Running, limits.running_table_age)] {
        for listed in unchanged_for(app, stage, age).await? {
            let closed = Mailbox::of(app, listed.table).command(Actor::Server, Command::Close).await;
            if let Err(error) = closed {
                tracing::warn!(code = error.code(), %error, "an old table could not be closed");
            }
        }
    }
    for listed in unchanged_for(app, Stage::Over, limits.open_table_age).await? {
        let age =
            Duration::from_millis(clock::now().0.saturating_sub(listed.changed.millis().unsigned_abs()));
        let unfinished = Summary::read(&listed).is_some_and(|summary| summary.unfinished);
        let too_old = unfinished || limits.finished_table_age.is_some_and(|limit| age > limit);
        // Where somebody still is, they may stay.
        if too_old && !app.tables.holds(listed.table) {
            app.storage.remove(listed.table).await?;
        }
    }
    Ok(())
}

async fn unchanged_for(app: &App, stage: Stage, age: Duration) -> Result<Vec<Listed>, StorageError> {
    let age = u64::try_from(age.as_millis()).unwrap_or(u64::MAX);
    let before = folsom_table::Time(clock::now().0.saturating_sub(age));
    let query =
        Query { stages: vec![stage], changed_before: Some(clock::timestamp(before)), ..Query::all() };
    app.storage.list(query).await
}
