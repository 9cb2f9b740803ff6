//! Games that were played, or are, to be seen again.

use folsom_host::{Remembered, WhoseEyes};
use folsom_protocol::ReplayJson;
use folsom_rules::text::record::Record;
use folsom_storage::TableId;
use folsom_table::Person;

use super::history;
use super::mail::TableError;
use crate::app::App;

/// The whole game as far as it is, through these eyes, if this person may have them.
pub(crate) async fn replay(
    app: &App,
    id: TableId,
    person: Person,
    eyes: WhoseEyes,
) -> Result<ReplayJson, TableError> {
    let entries = history::entries(&*app.storage, id).await?;
    // That is a lot to put together, so it is not done where others are waited on.
    let told = tokio::task::spawn_blocking(move || folsom_host::replay(id, &entries, person, eyes));
    Ok(told.await.map_err(|_| TableError::damaged("a replay has panicked"))??)
}

/// The record of a game that is over or was closed, with its seed.
pub(crate) async fn record(app: &App, id: TableId) -> Result<Record, TableError> {
    let entries = history::entries(&*app.storage, id).await?;
    Ok(folsom_host::record(&Remembered::read(&entries)?.table)?.clone())
}
