//! How a request becomes a socket (RFC 6455). The framework could do it, but lets nobody at the stream below, whose frames are
//! counted here.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::response::Response;
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::api::ApiError;
use crate::app::App;
use crate::fragments::Paced;

/// A socket.
pub(crate) type Socket = WebSocketStream<Paced<TokioIo<Upgraded>>>;

/// A request that wants to become one.
pub(crate) struct Upgrade {
    accept: HeaderValue,
    on_upgrade: OnUpgrade,
}

impl FromRequestParts<App> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Self, ApiError> {
        let headers = &parts.headers;
        let wanted = parts.method == Method::GET
            && has(headers, header::CONNECTION, "upgrade")
            && has(headers, header::UPGRADE, "websocket")
            && has(headers, header::SEC_WEBSOCKET_VERSION, "13");
        let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| wanted).ok_or(ApiError::NO_SOCKET)?;
        let accept =
            HeaderValue::try_from(derive_accept_key(key.as_bytes())).map_err(|_| ApiError::NO_SOCKET)?;
        let on_upgrade = parts.extensions.remove::<OnUpgrade>().ok_or(ApiError::NO_SOCKET)?;
        Ok(Self { accept, on_upgrade })
    }
}

/// Whether a header names this among others.
fn has(headers: &HeaderMap, name: HeaderName, wanted: &str) -> bool {
    let values = headers.get_all(name);
    let mut words =
        values.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    words.any(|word| word.trim().eq_ignore_ascii_case(wanted))
}

impl Upgrade {
    /// Answers that it may be, and serves the socket once it is.
    pub(crate) fn accept<F: Future<Output = ()> + Send>(
        self,
        config: WebSocketConfig,
        fragments_per_second: u32,
        serve: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response {
        let Self { accept, on_upgrade } = self;
        tokio::spawn(async move {
            // If the other end has gone meanwhile, there is nobody to serve.
            let Ok(upgraded) = on_upgrade.await else { return };
            let stream = Paced::new(TokioIo::new(upgraded), fragments_per_second);
            serve(WebSocketStream::from_raw_socket(stream, Role::Server, Some(config)).await).await;
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let headers = response.headers_mut();
        headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
        headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}
