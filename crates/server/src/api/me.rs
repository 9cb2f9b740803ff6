//! What somebody can do about themselves.

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use folsom_storage::Filing;
use folsom_table::Person;

use super::ApiError;
use crate::address::ClientAddress;
use crate::app::App;
use crate::identity::cookie;
use crate::tables::{self, member};

/// `POST /api/me/forget`: deletes all that is somebody's, their identity too.
pub(super) async fn forget(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
) -> Result<Response, ApiError> {
    // Everything that is kept is read for it.
    if !app.crowd.may_vanish(address) {
        return Err(ApiError::TOO_FAST);
    }
    tables::forget(&app, person).await?;
    app.storage.file(vec![Filing::Shred(member(person))]).await?;
    Ok((cookie::removal(&app), StatusCode::NO_CONTENT).into_response())
}
