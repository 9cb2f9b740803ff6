//! What is asked over HTTP, beside the pages: tables are opened, listed, looked at and seen again.

mod clock;
mod error;
mod me;
mod mine;
mod notify;
mod people;
mod replays;
mod tables;
mod trains;

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::Response;
use axum::routing::{delete, get, post, put};

pub(crate) use error::ApiError;

use crate::app::App;
use crate::identity::cookie;
use crate::socket;

/// The addresses below `/api`. Who somebody is concerns nobody in between, so nothing of it is kept anywhere.
pub(crate) fn routes(app: &App) -> Router<App> {
    // Here somebody becomes somebody. Each page begins with one of these and waits for it: if several requests of one page were
    // each given an identity, the last would take the place of the one that has a seat.
    let for_somebody = Router::new()
        .route("/me/push", put(notify::subscribe).delete(notify::unsubscribe))
        .route("/me/notify", get(notify::choices).put(notify::choose))
        .route("/me", get(me::show).put(me::rename))
        .route("/trains", get(trains::list).post(trains::wait))
        .route("/tables", post(tables::open))
        .route("/tables/{table}", get(tables::look))
        .route("/tables/{table}/claim", post(tables::claim))
        .route("/tables/{table}/socket", get(socket::upgrade))
        .layer(from_fn_with_state(app.clone(), cookie::introduce));
    Router::new()
        .merge(for_somebody)
        .route("/me", delete(me::forget))
        .route("/me/everything", get(me::everything))
        .route("/me/forget", post(me::forget))
        .route("/push-key", get(notify::key))
        .route("/clock", post(clock::skip))
        .route("/me/moves", post(me::begin_move))
        .route("/moves/{token}", post(me::end_move))
        .route("/people/{handle}", get(people::show))
        .route("/leaderboard", get(people::leaderboard))
        .route("/trains", delete(trains::leave))
        .route("/presets", get(tables::presets))
        .route("/switches", get(tables::switches))
        .route("/tables", get(tables::list))
        .route("/tables/mine", get(mine::list))
        .route(
            "/tables/{table}/webhook",
            get(notify::webhook).put(notify::set_webhook).delete(notify::forget_webhook),
        )
        .route("/tables/{table}/replay", get(replays::replay))
        .route("/tables/{table}/record", get(replays::record))
        .fallback(async || ApiError::NO_SUCH_ADDRESS)
        .method_not_allowed_fallback(async || ApiError::NOT_ALLOWED)
        .layer(from_fn_with_state(app.clone(), cookie::identify))
        .layer(map_response(keep_nowhere))
}

async fn keep_nowhere(mut response: Response) -> Response {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
