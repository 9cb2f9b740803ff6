//! Whether the server is well, for those who look after it.

use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use folsom_storage::{Storage, StorageError};
use tokio::sync::Mutex;

use crate::app::App;

/// To find out whether the storage works takes a write, so it is found out so often and not more.
const FRESH: Duration = Duration::from_secs(1);
/// How often that is done without anybody's asking.
const EVERY: Duration = Duration::from_secs(10);

/// How the storage was when somebody last asked.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, Result<(), StorageError>)>>);

impl Health {
    /// Whether the storage can be written to.
    async fn of(&self, storage: &dyn Storage) -> Result<(), StorageError> {
        let mut last = self.0.lock().await;
        if let Some((at, health)) = &*last
            && at.elapsed() < FRESH
        {
            return health.clone();
        }
        let health = storage.health().await;
        *last = Some((Instant::now(), health.clone()));
        health
    }
}

/// `GET /healthz`: the server answers.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: it can serve players, since its storage works and it is not about to stop.
pub(crate) async fn ready(State(app): State<App>) -> (StatusCode, String) {
    if app.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n".to_owned());
    }
    if app.cluster.as_ref().is_some_and(|cluster| !cluster.is_reached()) {
        return (StatusCode::SERVICE_UNAVAILABLE, "cluster: unreachable\n".to_owned());
    }
    match app.health.of(&*app.storage).await {
        Ok(()) => (StatusCode::OK, "ready\n".to_owned()),
        Err(error) => {
            app.notice(&error);
            (StatusCode::SERVICE_UNAVAILABLE, format!("storage: {}\n", error.code()))
        }
    }
}

/// Looks after the storage, for ever.
pub(crate) async fn watch(app: App) {
    loop {
        tokio::time::sleep(EVERY).await;
        if let Err(error) = app.health.of(&*app.storage).await {
            tracing::error!(code = error.code(), %error, "the storage can't be written to");
            app.notice(&error);
        }
    }
}
