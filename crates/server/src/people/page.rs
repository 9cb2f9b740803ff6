//! The page of a player: rated games and nothing else.

use folsom_protocol::{PlayerJson, ResultJson};
use folsom_storage::{PaperQuery, StorageError};

use super::profile::read;
use super::{Profile, drawers};
use crate::app::App;

/// So many games are shown.
const SHOWN: u32 = 200;

/// What everybody may know of somebody; nothing if they have not played a rated game.
pub(crate) async fn page(app: &App, handle: &str) -> Result<Option<PlayerJson>, StorageError> {
    let Some((profile, _)) = Profile::by_handle(app, handle).await? else { return Ok(None) };
    if profile.all.games == 0 {
        return Ok(None);
    }
    let query =
        PaperQuery { prefix: format!("{handle}:"), limit: Some(SHOWN), ..PaperQuery::of(drawers::RESULTS) };
    let results = app.storage.papers(query).await?;
    Ok(Some(PlayerJson {
        handle: handle.to_owned(),
        ratings: profile.ratings(),
        games: profile.all.games,
        wins: profile.all.wins,
        bandits: profile.bandits(),
        results: results.iter().map(read::<ResultJson>).collect::<Result<_, _>>()?,
        name: profile.name,
    }))
}
