//! Whose the tables are that were kept before it was kept whose they are: their logs tell.

use folsom_host::Remembered;
use folsom_storage::{Listed, Listing, Progress, Query, StorageError};

use super::history;
use super::lobby;
use super::mail::TableError;
use crate::app::App;

/// So many are looked for at once.
const AT_ONCE: u32 = 50;

/// Finds out of every table whose it is, where that is not known. How many there were.
pub(crate) async fn find_members(app: &App) -> Result<usize, StorageError> {
    let mut found = 0;
    // People look for the games that run first.
    for stages in [vec![Progress::Open, Progress::Running], vec![Progress::Over]] {
        let query = Query { stages, members_known: Some(false), limit: Some(AT_ONCE), ..Query::all() };
        loop {
            let unknown = app.storage.list(query.clone()).await?;
            if unknown.is_empty() {
                break;
            }
            for listed in unknown {
                let (length, listing) = read(app, &listed).await?;
                match app.storage.relist(listed.table, length, listing).await {
                    Ok(()) => found += 1,
                    // It went on meanwhile, or is gone: then it is looked for once more, or not found.
                    Err(StorageError::Conflict { .. } | StorageError::NotFound) => {}
                    Err(error) => return Err(error),
                }
            }
        }
    }
    Ok(found)
}

/// Finds out how a finished game ended, where that is not kept: older versions did not. From then on it is.
pub(crate) async fn find_end(app: &App, listed: Listed) -> Result<Listed, StorageError> {
    let is_whole = listed.listing.stage == Progress::Over && !listed.listing.unfinished;
    if !is_whole || lobby::summary(&listed).is_none_or(|summary| summary.tells_its_end()) {
        return Ok(listed);
    }
    let (length, listing) = read(app, &listed).await?;
    match app.storage.relist(listed.table, length, listing.clone()).await {
        Ok(()) | Err(StorageError::Conflict { .. } | StorageError::NotFound) => {
            Ok(Listed { listing, ..listed })
        }
        Err(error) => Err(error),
    }
}

/// What lists show of a table as its log tells it, and how long the log is.
async fn read(app: &App, listed: &Listed) -> Result<(u64, Listing), StorageError> {
    let unreadable = |error: &TableError| {
        tracing::error!(code = error.code(), "nobody can tell whose a table is");
        (listed.length, listed.listing.clone())
    };
    let entries = match history::entries(&*app.storage, listed.table).await {
        Ok(entries) => entries,
        Err(TableError::Storage(error)) => return Err(error),
        Err(error) => return Ok(unreadable(&error)),
    };
    let (id, length) = (listed.table, entries.len() as u64);
    // A whole game is played for it, so it is not done where others are waited on.
    let told =
        tokio::task::spawn_blocking(move || Ok(lobby::listing(id, &Remembered::read(&entries)?.table)));
    let told = told.await.unwrap_or_else(|_| Err(TableError::damaged("its reader has panicked")));
    Ok(told.map_or_else(|error| unreadable(&error), |listing| (length, listing)))
}
