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
use crate::metrics;

const NAME: &str = "folsom";
/// Which device it is, whoever uses it. It stays when somebody is deleted or moves, and is used for nothing but rated tables.
const DEVICE: &str = "folsom-device";
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

/// Which device somebody plays on, if it said so: a number that nobody but the server can make of its cookie.
#[derive(Clone, Copy)]
pub(crate) struct Device(pub(crate) Option<u64>);

/// Puts a [`Person`] and a [`Device`] into the extensions of every request.
pub(crate) async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let Came { known, somebody, device } = who_came(&app, &request);
    let person = match somebody {
        Some(person) => person,
        None => match random() {
            Ok(bytes) => Person(u128::from_be_bytes(bytes)),
            Err(error) => return ApiError::from(error).into_response(),
        },
    };
    request.extensions_mut().insert(person);
    request.extensions_mut().insert(Known(known.is_some()));
    request.extensions_mut().insert(Device(device));
    next.run(request).await
}

/// What somebody's cookies say.
struct Came {
    /// Who they are, by the cookie that they should have.
    known: Option<Person>,
    /// The same, or by one of before there was `https`: they are still the same.
    somebody: Option<Person>,
    device: Option<u64>,
}

fn who_came(app: &App, request: &Request) -> Came {
    let jar = SignedCookieJar::from_headers(request.headers(), app.key.cookies());
    let person = |name| jar.get(name).and_then(|cookie| Person::read(cookie.value()));
    // Whoever was deleted is nobody any more.
    let is_here = |person: &Person| {
        let is_gone = app.gone_people.has(&app.key, *person);
        if is_gone {
            metrics::refused("gone");
        }
        !is_gone
    };
    let known = person(name(app)).filter(is_here);
    let somebody = known.or_else(|| person(NAME).filter(|_| is_secure(app)).filter(is_here));
    let device = jar.get(DEVICE).map(|cookie| device_number(app, cookie.value()));
    Came { known, somebody, device }
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
    Extension(Device(device)): Extension<Device>,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    if known && device.is_some() {
        return response;
    }
    let response = match (device, random::<16>()) {
        (None, Ok(fresh)) => {
            let cookie = lasting(&app, DEVICE, data_encoding::HEXLOWER.encode(&fresh));
            (SignedCookieJar::new(app.key.cookies()).add(cookie), response).into_response()
        }
        _ => response,
    };
    if known { response } else { (of(&app, person), response).into_response() }
}

fn device_number(app: &App, cookie: &str) -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = app.key.sign("device", &[cookie]).first_bytes();
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// The cookie by which somebody is known.
pub(crate) fn of(app: &App, person: Person) -> SignedCookieJar {
    SignedCookieJar::new(app.key.cookies()).add(lasting(app, name(app), person.write()))
}

fn lasting(app: &App, name: &'static str, value: String) -> Cookie<'static> {
    let mut cookie = Cookie::new(name, value);
    cookie.set_path("/");
    cookie.set_http_only(true);
    // Not `Strict`: a friend's link must not make one a stranger. What changes something is guarded by `origin`.
    cookie.set_same_site(SameSite::Lax);
    cookie.set_secure(is_secure(app));
    cookie.set_max_age(KEPT_FOR);
    cookie
}
