//! Who somebody is, by a signed cookie that scripts can't read. Whoever comes without one gets one, where it is needed.

use axum::Extension;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite, SignedCookieJar};
use folsom_table::Person;
use time::Duration;

use crate::api::ApiError;
use crate::app::App;
use crate::chance::random;

const NAME: &str = "folsom";
/// Over `https` nobody else can set a cookie of this name, not even another page of the same domain.
const SAFE_NAME: &str = "__Host-folsom";
/// Browsers keep no cookie for longer.
const KEPT_FOR: Duration = Duration::days(400);

fn is_secure(app: &App) -> bool {
    app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
}

/// The name of the cookie.
fn name(app: &App) -> &'static str {
    if is_secure(app) { SAFE_NAME } else { NAME }
}

/// Whether somebody came with the right cookie.
#[derive(Clone, Copy)]
pub(crate) struct Known(bool);

/// Puts a [`Person`] into the extensions of every request.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let jar = SignedCookieJar::from_headers(request.headers(), app.key.cookies());
    let person = |name| jar.get(name).and_then(|cookie| Person::read(cookie.value()));
    let known = person(name(&app));
    // Who came before there was `https` is still the same.
    let person = match known.or_else(|| person(NAME)) {
        Some(person) => person,
        None => match random() {
            Ok(bytes) => Person(u128::from_be_bytes(bytes)),
            Err(error) => return ApiError::from(error).into_response(),
        },
    };
    request.extensions_mut().insert(person);
    request.extensions_mut().insert(Known(known.is_some()));
    next.run(request).await
}

/// Takes the cookie away from somebody.
pub(crate) fn removal(app: &App) -> CookieJar {
    let names = if is_secure(app) { &[SAFE_NAME, NAME][..] } else { &[NAME] };
    names.iter().fold(CookieJar::new(), |jar, name| {
        let mut cookie = Cookie::from(*name);
        cookie.make_removal();
        cookie.set_path("/");
        cookie.set_secure(is_secure(app));
        jar.add(cookie)
    })
}

/// Gives whoever came without it the cookie by which they will be known.
pub(crate) async fn introduce(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Known(known)): Extension<Known>,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    if known {
        return response;
    }
    let mut cookie = Cookie::new(name(&app), person.write());
    cookie.set_path("/");
    cookie.set_http_only(true);
    // Not `Strict`: a friend's link must not make one a stranger. What changes something is guarded by `origin`.
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(is_secure(&app));
    cookie.set_max_age(KEPT_FOR);
    let jar = SignedCookieJar::new(app.key.cookies());
    (jar.add(cookie), response).into_response()
}
