//! Whether the server is well, for those who look after it.

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::App;

/// `GET /healthz`: the server answers.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: it can serve players, since its storage works and it is not about to stop.
pub(crate) async fn ready(State(app): State<App>) -> (StatusCode, String) {
    if app.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    match app.storage.health().await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("storage: {}\n", error.code())),
    }
}
