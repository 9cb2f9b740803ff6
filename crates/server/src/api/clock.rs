//! The clock, for tests of games that last for days.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use serde::{Deserialize, Serialize};

use super::ApiError;
use crate::app::App;
use crate::clock;

/// So much time has passed.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SkipJson {
    skip_ms: u64,
}

/// What the time is then, in milliseconds since 1970.
#[derive(Serialize)]
pub(super) struct NowJson {
    now: u64,
}

/// `POST /api/clock`: sets the clock forward, where that is allowed.
pub(super) async fn skip(
    State(app): State<App>,
    body: Result<Json<SkipJson>, JsonRejection>,
) -> Result<Json<NowJson>, ApiError> {
    if !app.config.clock_may_skip {
        return Err(ApiError::NO_SUCH_ADDRESS);
    }
    Ok(Json(NowJson { now: clock::skip(body?.0.skip_ms) }))
}
