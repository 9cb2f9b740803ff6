//! All addresses, and what every request goes through.

use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{RequestPartsExt, Router};
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

use crate::address::ClientAddress;
use crate::api::{self, ApiError};
use crate::app::App;
use crate::identity::origin;
use crate::{health, pages};

/// The longest answer takes far less.
const TIMEOUT: Duration = Duration::from_secs(30);

/// The whole server as one service.
pub(crate) fn routes(app: &App) -> Router {
    let for_people = Router::new()
        .nest("/api", api::routes(app))
        .fallback(get(pages::serve))
        .layer(from_fn_with_state(app.clone(), origin::guard))
        .layer(from_fn_with_state(app.clone(), pace));
    Router::new()
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .merge(for_people)
        .layer(CompressionLayer::new())
        .layer(RequestBodyLimitLayer::new(app.config.limits.message_bytes))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, TIMEOUT))
        .layer(map_response(protect))
        .with_state(app.clone())
}

/// Nobody asks faster than is allowed.
async fn pace(State(app): State<App>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let address = parts.extract_with_state::<ClientAddress, _>(&app).await;
    match address {
        Ok(ClientAddress(address)) if app.crowd.may_ask(address) => {
            next.run(Request::from_parts(parts, body)).await
        }
        Ok(_) => ApiError::TOO_FAST.into_response(),
        Err(error) => error.into_response(),
    }
}

/// What browsers are told so that nobody can make our pages do what they should not.
async fn protect(mut response: Response) -> Response {
    // The game without a server is WebAssembly; no script is made of text.
    const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
                          img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";
    let headers = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // The address of a table is its key: it goes to nobody else.
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in headers {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}
