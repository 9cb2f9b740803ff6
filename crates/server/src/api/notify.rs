//! How somebody is told that it is their turn while they don't look.

use axum::extract::Path;
use axum::extract::State;
use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::http::StatusCode;
use axum::{Extension, Json};
use folsom_protocol::{
    NotifyChoiceJson, NotifyJson, PushKeyJson, SubscriptionJson, UnsubscribeJson, WebhookAtJson,
    WebhookJson,
};
use folsom_table::Person;

use super::ApiError;
use super::tables::table_id;
use crate::address::ClientAddress;
use crate::app::App;
use crate::notifying;

/// `GET /api/push-key`: what a browser subscribes with.
pub(super) async fn key(State(app): State<App>) -> Json<PushKeyJson> {
    Json(PushKeyJson { key: app.notifying.signer.public() })
}

/// `PUT /api/me/push`: a browser has subscribed.
pub(super) async fn subscribe(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
    body: Result<Json<SubscriptionJson>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    if !app.crowd.may_subscribe(address) {
        return Err(ApiError::TOO_FAST);
    }
    notifying::subscribe(&app, person, body?.0).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/me/push`: a browser, or all of them, should be told nothing more.
pub(super) async fn unsubscribe(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    body: Result<Json<UnsubscribeJson>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    notifying::unsubscribe(&app, person, body?.0.endpoint.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/me/notify`: what somebody has chosen.
pub(super) async fn choices(
    State(app): State<App>,
    Extension(person): Extension<Person>,
) -> Result<Json<NotifyJson>, ApiError> {
    Ok(Json(notifying::choices_of(&app, person).await?))
}

/// `PUT /api/me/notify`: somebody chooses.
pub(super) async fn choose(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
    body: Result<Json<NotifyChoiceJson>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    if !app.crowd.may_subscribe(address) {
        return Err(ApiError::TOO_FAST);
    }
    notifying::choose(&app, person, body?.0).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `GET /api/tables/{table}/webhook`: where what happens at a table is posted.
pub(super) async fn webhook(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<WebhookAtJson>, ApiError> {
    Ok(Json(WebhookAtJson { at: notifying::webhook_of(&app, table_id(path)?, person).await? }))
}

/// `PUT /api/tables/{table}/webhook`: the host says where.
pub(super) async fn set_webhook(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
    path: Result<Path<String>, PathRejection>,
    body: Result<Json<WebhookJson>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    let table = table_id(path)?;
    if !app.crowd.may_subscribe(address) {
        return Err(ApiError::TOO_FAST);
    }
    notifying::set_webhook(&app, table, person, &body?.0.url).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/tables/{table}/webhook`: the host wants it nowhere.
pub(super) async fn forget_webhook(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    path: Result<Path<String>, PathRejection>,
) -> Result<StatusCode, ApiError> {
    notifying::forget_webhook(&app, table_id(path)?, person).await?;
    Ok(StatusCode::NO_CONTENT)
}
