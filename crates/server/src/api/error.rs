//! What goes wrong over HTTP: a status, a code for programs and a sentence for people.

use std::borrow::Cow;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use folsom_protocol::{ErrorJson, WhyJson};
use folsom_storage::StorageError;

use crate::metrics;
use crate::tables::TableError;

/// An answer that says no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    code: &'static str,
    reason: Cow<'static, str>,
    why: Option<WhyJson>,
}

impl ApiError {
    pub(crate) const CROSS_SITE: Self =
        Self::new(StatusCode::FORBIDDEN, "cross-site", "this request comes from a page of somebody else");
    pub(crate) const NO_SUCH_ADDRESS: Self =
        Self::new(StatusCode::NOT_FOUND, "no-such-address", "there is nothing at this address");
    pub(crate) const NOT_ALLOWED: Self =
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "not-allowed", "that can't be done at this address");
    pub(crate) const NO_SUCH_TABLE: Self =
        Self::new(StatusCode::NOT_FOUND, "no-such-table", "there is no such table");
    pub(crate) const TOO_FAST: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "not so fast");
    pub(crate) const NO_SOCKET: Self =
        Self::new(StatusCode::UPGRADE_REQUIRED, "no-socket", "this address speaks WebSocket only");

    const fn new(status: StatusCode, code: &'static str, reason: &'static str) -> Self {
        Self { status, code, reason: Cow::Borrowed(reason), why: None }
    }

    /// A word for programs.
    #[cfg(test)]
    pub(crate) const fn code(&self) -> &'static str {
        self.code
    }

    fn not_understood(reason: String) -> Self {
        let shown = reason.chars().take(300).collect::<String>();
        Self { status: StatusCode::BAD_REQUEST, code: "not-understood", reason: shown.into(), why: None }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        let status = match &error {
            TableError::NotFound => StatusCode::NOT_FOUND,
            TableError::Refused(_) | TableError::StaleId => StatusCode::CONFLICT,
            TableError::NotUnderstood(_) | TableError::BadName => StatusCode::BAD_REQUEST,
            TableError::BadLink => StatusCode::FORBIDDEN,
            TableError::TooMany(_) | TableError::TooManyConnections | TableError::TooFast => {
                StatusCode::TOO_MANY_REQUESTS
            }
            TableError::Storage(StorageError::Full) => StatusCode::INSUFFICIENT_STORAGE,
            TableError::Storage(_) | TableError::Stopping => StatusCode::SERVICE_UNAVAILABLE,
            TableError::Damaged | TableError::NoRandomness => StatusCode::INTERNAL_SERVER_ERROR,
        };
        Self { status, code: error.code(), reason: error.to_string().into(), why: error.why() }
    }
}

impl From<StorageError> for ApiError {
    fn from(error: StorageError) -> Self {
        TableError::from(error).into()
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> Self {
        Self { status: rejection.status(), ..Self::not_understood(rejection.body_text()) }
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> Self {
        Self::not_understood(rejection.body_text())
    }
}

/// What is no id of a table is the id of no table: whoever guesses learns nothing from the difference.
impl From<PathRejection> for ApiError {
    fn from(_: PathRejection) -> Self {
        Self::NO_SUCH_TABLE
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        metrics::refused(self.code);
        let Self { status, code, reason, why } = self;
        let body = ErrorJson { code: code.to_owned(), reason: reason.into_owned(), why };
        (status, Json(body)).into_response()
    }
}
