//! Other people's pages may not act in the name of whoever visits them: what changes something, and every socket, must come from a
//! page of ours.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::api::ApiError;
use crate::app::App;
use crate::metrics;

/// Refuses requests that a page of somebody else has made.
pub(crate) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let only_reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    if (!only_reads || opens_socket) && !is_ours(request.headers(), app.config.public_url.as_deref()) {
        metrics::refused("cross-site");
        return ApiError::CROSS_SITE.into_response();
    }
    next.run(request).await
}

/// Browsers always say where a request comes from if it is not a plain visit. Who does not say is no browser, and
/// has nobody's cookie but its own.
fn is_ours(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let text = |name| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if text(header::HeaderName::from_static("sec-fetch-site")).is_some_and(|site| site == "cross-site") {
        return false;
    }
    let Some(origin) = text(header::ORIGIN) else { return true };
    let Some((_, host)) = origin.split_once("://") else { return false };
    match public_url {
        Some(url) => origin.eq_ignore_ascii_case(url.trim_end_matches('/')),
        None => text(header::HOST).is_some_and(|own| own.eq_ignore_ascii_case(host)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|&(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn pages_of_ours_and_programs_may() {
        let own = headers(&[("host", "localhost:1899"), ("origin", "http://localhost:1899")]);
        assert!(is_ours(&own, None));
        assert!(is_ours(&headers(&[("host", "localhost:1899")]), None));
        let public = headers(&[("host", "10.0.0.7"), ("origin", "https://folsom.example")]);
        assert!(is_ours(&public, Some("https://folsom.example/")));
    }

    #[test]
    fn pages_of_others_may_not() {
        for origin in [
            "http://evil.example",
            "http://localhost:1900",
            "null",
            "http://localhost:1899.evil.example",
            "\u{e9}",
        ] {
            let mut other = headers(&[("host", "localhost:1899")]);
            other.insert(header::ORIGIN, header::HeaderValue::from_bytes(origin.as_bytes()).unwrap());
            assert!(!is_ours(&other, None), "{origin}");
            assert!(!is_ours(&other, Some("https://folsom.example")), "{origin}");
        }
        assert!(!is_ours(&headers(&[("host", "a"), ("sec-fetch-site", "cross-site")]), None));
    }
}
