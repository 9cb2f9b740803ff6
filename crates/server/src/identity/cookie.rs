//! Who somebody is, by a signed cookie that scripts can't read. Whoever comes without one gets one.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, SameSite, SignedCookieJar};
use folsom_table::Person;
use time::Duration;

use crate::api::ApiError;
use crate::app::App;
use crate::chance::random;

const NAME: &str = "folsom";
/// Browsers keep no cookie for longer.
const KEPT_FOR: Duration = Duration::days(400);

/// Puts a [`Person`] into the extensions of every request.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let jar = SignedCookieJar::from_headers(request.headers(), app.key.cookies());
    let known = jar.get(NAME).and_then(|cookie| Person::read(cookie.value()));
    let person = match known.map_or_else(|| random().map(|bytes| Person(u128::from_be_bytes(bytes))), Ok) {
        Ok(person) => person,
        Err(error) => return ApiError::from(error).into_response(),
    };
    request.extensions_mut().insert(person);
    let response = next.run(request).await;
    if known.is_some() {
        return response;
    }
    let mut cookie = Cookie::new(NAME, person.write());
    cookie.set_path("/");
    cookie.set_http_only(true);
    // Not `Strict`: a friend's link must not make one a stranger. What changes something is guarded by `origin`.
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://")));
    cookie.set_max_age(KEPT_FOR);
    (jar.add(cookie), response).into_response()
}
