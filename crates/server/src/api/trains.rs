//! Somebody to play with.

use std::time::Duration;

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use folsom_protocol::{TrainWishJson, TrainsJson};
use folsom_table::Person;
use serde::Deserialize;
use tokio::time::{Instant, timeout_at};

use super::ApiError;
use crate::address::ClientAddress;
use crate::app::App;
use crate::identity::cookie::Device;
use crate::trains;

/// An answer is waited for so long, which is less than any proxy puts up with.
const PATIENCE: Duration = Duration::from_secs(20);

/// `?after=STATE`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrainsQuery {
    after: Option<String>,
}

/// `GET /api/trains`: who waits for which train; whoever asks and waits is still there.
pub(super) async fn list(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    query: Result<Query<TrainsQuery>, QueryRejection>,
) -> Result<Json<TrainsJson>, ApiError> {
    let Query(TrainsQuery { after }) = query?;
    app.station.take_interest();
    let until = Instant::now() + PATIENCE;
    let mut changes = app.station.changes();
    trains::heartbeat(&app, person).await?;
    loop {
        changes.mark_unchanged();
        let told = trains::trains(&app, person).await?;
        if after.as_ref() != Some(&told.state) {
            return Ok(Json(told));
        }
        let changed = tokio::select! {
            changed = timeout_at(until, changes.changed()) => changed,
            () = app.stopping.cancelled() => return Ok(Json(told)),
        };
        if !matches!(changed, Ok(Ok(()))) {
            return Ok(Json(told));
        }
    }
}

/// `POST /api/trains`: waits for a train.
pub(super) async fn wait(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Device(device)): Extension<Device>,
    ClientAddress(address): ClientAddress,
    body: Result<Json<TrainWishJson>, JsonRejection>,
) -> Result<(StatusCode, Json<TrainsJson>), ApiError> {
    let Json(wish) = body?;
    if !app.crowd.may_wait(address) {
        return Err(ApiError::TOO_FAST);
    }
    trains::wait(&app, person, device, address, wish).await?;
    Ok((StatusCode::CREATED, Json(trains::trains(&app, person).await?)))
}

/// `DELETE /api/trains`: waits no longer.
pub(super) async fn leave(
    State(app): State<App>,
    Extension(person): Extension<Person>,
) -> Result<StatusCode, ApiError> {
    trains::leave(&app, person).await?;
    Ok(StatusCode::NO_CONTENT)
}
