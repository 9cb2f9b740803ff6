//! Where a request comes from.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;
use tokio::sync::OwnedSemaphorePermit;

use crate::api::ApiError;
use crate::app::App;
use crate::callers::Caller;

/// The other end of a connection, put into the extensions of each request.
#[derive(Clone, Debug)]
pub(crate) struct Peer {
    pub(crate) address: SocketAddr,
    /// One of so many; it is free again when the connection is forgotten, and if it became a socket, the socket too.
    pub(crate) _place: Arc<OwnedSemaphorePermit>,
    /// One of so many from there that are no sockets.
    pub(crate) caller: Arc<Caller>,
}

/// The address of a client, which may be behind our proxy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<App> for ClientAddress {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let Some(peer) = parts.extensions.get::<Peer>() else { return Err(ApiError::NO_SUCH_ADDRESS) };
        let forwarded = app.config.behind_proxy.then(|| forwarded_for(&parts.headers)).flatten();
        Ok(Self(forwarded.unwrap_or(peer.address.ip())))
    }
}

/// What our own proxy has written: the last address of the last such header. Whatever stands before it anybody can write.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_our_proxy_has_written_counts() {
        let mut headers = HeaderMap::new();
        assert_eq!(forwarded_for(&headers), None);
        headers.append("x-forwarded-for", "1.1.1.1".parse().unwrap());
        headers.append("x-forwarded-for", "2.2.2.2, 2001:db8::7".parse().unwrap());
        assert_eq!(forwarded_for(&headers), Some("2001:db8::7".parse().unwrap()));
        headers.append("x-forwarded-for", "unknown".parse().unwrap());
        assert_eq!(forwarded_for(&headers), None);
    }
}
