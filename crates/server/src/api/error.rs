//! What goes wrong over HTTP: a status, a code for programs and a sentence for people.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use folsom_host::Objection;
use folsom_protocol::{ErrorJson, WhyJson};
use folsom_storage::StorageError;

use crate::cluster::Refused;
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
    pub(crate) const NO_SUCH_PLAYER: Self =
        Self::new(StatusCode::NOT_FOUND, "no-such-player", "nobody is known by that handle");
    pub(crate) const BAD_MOVE: Self =
        Self::new(StatusCode::FORBIDDEN, "bad-move", "this link is wrong, too old, or was used");
    pub(crate) const TOO_FAST: Self = Self::new(StatusCode::TOO_MANY_REQUESTS, "too-fast", "not so fast");
    pub(crate) const BAD_ENDPOINT: Self =
        Self::new(StatusCode::BAD_REQUEST, "bad-endpoint", "nothing is sent to such an address");
    pub(crate) const BAD_KEYS: Self =
        Self::new(StatusCode::BAD_REQUEST, "bad-keys", "these are no keys of a subscription");
    pub(crate) const BAD_QUIET: Self =
        Self::new(StatusCode::BAD_REQUEST, "bad-quiet", "there are no such quiet hours");
    pub(crate) const NO_SOCKET: Self =
        Self::new(StatusCode::UPGRADE_REQUIRED, "no-socket", "this address speaks WebSocket only");

    const fn new(status: StatusCode, code: &'static str, reason: &'static str) -> Self {
        Self { status, code, reason: Cow::Borrowed(reason), why: None }
    }

    /// What another server is told of it.
    pub(crate) fn into_parts(self) -> (StatusCode, &'static str, String, Option<WhyJson>) {
        (self.status, self.code, self.reason.into_owned(), self.why)
    }

    /// What another server said. Its words are ours, so there are not many of them.
    fn of_another(refused: Refused) -> Self {
        let status = StatusCode::from_u16(refused.status).unwrap_or(StatusCode::SERVICE_UNAVAILABLE);
        Self { status, code: known(refused.code), reason: refused.reason.into(), why: refused.why }
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

/// A word that another server has used, which is one of so few that they can be kept for ever.
fn known(code: String) -> &'static str {
    static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    const MOST: usize = 200;
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(code) = known.get(code.as_str()) {
        return code;
    }
    if known.len() >= MOST {
        return "elsewhere";
    }
    let code: &'static str = code.leak();
    known.insert(code);
    code
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        let status = match &error {
            TableError::Refusal(refused) => return Self::of_another((**refused).clone()),
            TableError::Objection(objection) => status_of(objection),
            TableError::BadLink | TableError::Gone => StatusCode::FORBIDDEN,
            TableError::TooMany(_) | TableError::TooManyConnections | TableError::TooFast => {
                StatusCode::TOO_MANY_REQUESTS
            }
            TableError::Storage(StorageError::Full) => StatusCode::INSUFFICIENT_STORAGE,
            TableError::Storage(_) | TableError::Stopping | TableError::Elsewhere | TableError::Apart => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        };
        Self { status, code: error.code(), reason: error.to_string().into(), why: error.why() }
    }
}

fn status_of(objection: &Objection) -> StatusCode {
    match objection {
        Objection::NotFound => StatusCode::NOT_FOUND,
        Objection::Refused(_) | Objection::StaleId => StatusCode::CONFLICT,
        Objection::NotUnderstood(_) | Objection::BadName => StatusCode::BAD_REQUEST,
        Objection::NotStored => StatusCode::SERVICE_UNAVAILABLE,
        Objection::NeedsServer => StatusCode::NOT_IMPLEMENTED,
        Objection::Damaged(_) | Objection::NoRandomness => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

impl From<Objection> for ApiError {
    fn from(objection: Objection) -> Self {
        TableError::from(objection).into()
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
