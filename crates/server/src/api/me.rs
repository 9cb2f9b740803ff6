//! What somebody can do about themselves.

use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use folsom_protocol::{MeJson, RenameJson};
use folsom_table::Person;

use super::ApiError;
use crate::address::ClientAddress;
use crate::app::App;
use crate::identity::cookie;
use crate::people;

/// `GET /api/me`: who somebody is.
pub(super) async fn show(
    State(app): State<App>,
    Extension(person): Extension<Person>,
) -> Result<Json<MeJson>, ApiError> {
    Ok(Json(people::me(&app, person).await?))
}

/// `PUT /api/me`: what somebody is called from now on.
pub(super) async fn rename(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
    body: Result<Json<RenameJson>, JsonRejection>,
) -> Result<Json<MeJson>, ApiError> {
    let Json(RenameJson { name }) = body?;
    let name = folsom_host::read_name(&name)?;
    if !app.crowd.may_run_errand(address) {
        return Err(ApiError::TOO_FAST);
    }
    people::rename(&app, person, &name).await?;
    Ok(Json(people::me(&app, person).await?))
}

/// `DELETE /api/me`, or `POST /api/me/forget`: deletes all that is somebody's, their identity too.
pub(super) async fn forget(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
) -> Result<Response, ApiError> {
    // Everything that is kept is read for it.
    if !app.crowd.may_vanish(address) {
        return Err(ApiError::TOO_FAST);
    }
    people::delete(&app, person).await?;
    Ok((cookie::removal(&app), StatusCode::NO_CONTENT).into_response())
}

/// `GET /api/me/everything`: all that is kept about somebody, as a file.
pub(super) async fn everything(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
) -> Result<Response, ApiError> {
    // Everything that is kept is read for it.
    if !app.crowd.may_vanish(address) {
        return Err(ApiError::TOO_FAST);
    }
    let everything = people::everything(&app, person).await?;
    let headers = [(header::CONTENT_DISPOSITION, "attachment; filename=\"folsom-everything.json\"")];
    Ok((headers, Json(everything)).into_response())
}

/// `POST /api/me/moves`: a link with which one is oneself on another device.
pub(super) async fn begin_move(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
) -> Result<Response, ApiError> {
    if !app.crowd.may_run_errand(address) {
        return Err(ApiError::TOO_FAST);
    }
    let link = people::begin_move(&app, person).await?;
    Ok((StatusCode::CREATED, Json(link)).into_response())
}

/// `POST /api/moves/{token}`: from now on whoever asks is who made the link.
pub(super) async fn end_move(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    path: Result<Path<String>, PathRejection>,
) -> Result<Response, ApiError> {
    let Path(token) = path?;
    if !app.crowd.may_guess(address) {
        return Err(ApiError::TOO_FAST);
    }
    let person = people::end_move(&app, &token).await?.ok_or(ApiError::BAD_MOVE)?;
    let me = people::me(&app, person).await?;
    Ok((cookie::of(&app, person), Json(me)).into_response())
}
