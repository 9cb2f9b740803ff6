//! What is asked over HTTP, beside the pages: tables are opened, listed, looked at and seen again.

mod error;
mod mine;
mod replays;
mod tables;

use axum::Router;
use axum::routing::{get, post};

pub(crate) use error::ApiError;

use crate::app::App;
use crate::socket;

/// The addresses below `/api`.
pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/presets", get(tables::presets))
        .route("/switches", get(tables::switches))
        .route("/tables", get(tables::list).post(tables::open))
        .route("/tables/mine", get(mine::list))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/claim", post(tables::claim))
        .route("/tables/{table}/replay", get(replays::replay))
        .route("/tables/{table}/record", get(replays::record))
        .route("/tables/{table}/socket", get(socket::upgrade))
        .fallback(async || ApiError::NO_SUCH_ADDRESS)
        .method_not_allowed_fallback(async || ApiError::NOT_ALLOWED)
}
