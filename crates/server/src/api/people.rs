//! Players as everybody may know them.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::{Extension, Json};
use folsom_protocol::{LeaderboardJson, PlayerJson, RatedKind};
use folsom_table::Person;
use serde::Deserialize;
use serde::de::Error as _;

use super::ApiError;
use crate::app::App;
use crate::{people, rating};

/// So many are listed if nothing else is asked for.
const USUALLY: u32 = 50;
/// So many at most.
const MOST: u32 = 100;

/// `GET /api/people/{handle}`: the page of a player.
pub(super) async fn show(
    State(app): State<App>,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<PlayerJson>, ApiError> {
    let Path(handle) = path?;
    Ok(Json(people::page(&app, &handle).await?.ok_or(ApiError::NO_SUCH_PLAYER)?))
}

/// `?kind=base&limit=50&after=…`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderboardQuery {
    kind: RatedKind,
    #[serde(default = "usually")]
    limit: u32,
    #[serde(default, deserialize_with = "read_next")]
    after: Option<(i64, String)>,
}

const fn usually() -> u32 {
    USUALLY
}

fn read_next<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<(i64, String)>, D::Error> {
    let text = String::deserialize(deserializer)?;
    rating::read_next(&text).map(Some).ok_or_else(|| D::Error::custom("`after` is the `next` of a list"))
}

/// `GET /api/leaderboard`: the best of a kind.
pub(super) async fn leaderboard(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    query: Result<Query<LeaderboardQuery>, QueryRejection>,
) -> Result<Json<LeaderboardJson>, ApiError> {
    let Query(LeaderboardQuery { kind, limit, after }) = query?;
    Ok(Json(rating::leaderboard(&app, kind, person, after, limit.clamp(1, MOST)).await?))
}
