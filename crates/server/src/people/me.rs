//! Whoever asks: what is known of them.

use folsom_protocol::MeJson;
use folsom_storage::StorageError;
use folsom_table::Person;

use super::{Profile, drawers, handle};
use crate::app::App;

/// What is known of whoever asks.
pub(crate) async fn me(app: &App, person: Person) -> Result<MeJson, StorageError> {
    let handle = handle(app, person);
    let profile = Profile::by_handle(app, &handle).await?.map(|(profile, _)| profile);
    let waiting = app.storage.paper(drawers::WAITING, &handle).await?.is_some();
    let ratings = profile.as_ref().map(Profile::ratings).unwrap_or_default();
    let name = profile.map(|profile| profile.name).filter(|name| !name.is_empty());
    Ok(MeJson { handle, name, ratings, waiting })
}
