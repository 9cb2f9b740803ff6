//! The pages, which are part of the program.
//!
//! Whoever has a web client hands it to the server. Without one there is a page that says so.

use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::app::App;

/// Where pages come from: the file at a path, if there is one.
pub type Pages = fn(&str) -> Option<EmbeddedFile>;

#[derive(RustEmbed)]
#[folder = "page"]
struct Unbuilt;

/// The page that says that there is no web client.
#[must_use]
pub fn unbuilt(path: &str) -> Option<EmbeddedFile> {
    Unbuilt::get(path)
}

/// The file at an address, or else the page that finds out itself what its address means. Where there is no page it says so to
/// people, and the status to programs.
pub(crate) async fn serve(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    match (app.pages)(path) {
        Some(file) => answer(app.pages, path, file, &request),
        None if is_page(path) => match (app.pages)(INDEX) {
            Some(file) if is_known(path) => answer(app.pages, INDEX, file, &request),
            Some(file) => {
                let headers = [(header::CACHE_CONTROL, "no-store"), (header::CONTENT_TYPE, PAGE)];
                (StatusCode::NOT_FOUND, headers, file.data.into_owned()).into_response()
            }
            None => StatusCode::NOT_FOUND.into_response(),
        },
        None => (StatusCode::NOT_FOUND, "there is nothing at this address\n").into_response(),
    }
}

const PAGE: &str = "text/html; charset=utf-8";

const INDEX: &str = "index.html";

/// The addresses that the web client has a page for (`web/src/pages/routes.ts`). Whether there is such a table is not asked here.
fn is_known(path: &str) -> bool {
    let parts: Vec<&str> = path.trim_end_matches('/').split('/').collect();
    matches!(
        parts[..],
        [""] | ["new"]
            | ["new", "pass"]
            | ["learn"]
            | ["rules"]
            | ["games"]
            | ["train"]
            | ["me"]
            | ["players"]
            | ["players", _]
            | ["t", _]
            | ["t", _, "replay"]
    )
}

/// Which web client these pages are: each build has another name for itself, and its first page tells.
pub(crate) fn client(pages: Pages) -> Option<String> {
    let page = pages(INDEX)?;
    let (_, rest) = std::str::from_utf8(&page.data).ok()?.split_once(r#"<meta name="client" content=""#)?;
    rest.split_once('"').map(|(name, _)| name.to_owned())
}

/// Files have an ending, pages have none.
fn is_page(path: &str) -> bool {
    path.rsplit('/').next().is_none_or(|last| !last.contains('.'))
}

fn answer(pages: Pages, path: &str, file: EmbeddedFile, request: &Request) -> Response {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = if kind.type_() == "text" { format!("{kind}; charset=utf-8") } else { kind.to_string() };
    let packed = takes_brotli(request).then(|| pages(&format!("{path}.br"))).flatten();
    let encoding = packed.as_ref().map(|_| [(header::CONTENT_ENCODING, "br")]);
    let file = packed.unwrap_or(file);
    let hash = file.metadata.sha256_hash();
    let tag = format!("\"{}\"", HEXLOWER.encode(&hash[..16]));
    let known = request.headers().get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    // Whatever the bundler has named after its contents never changes.
    let lasting = path.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers =
        [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, cache), (header::VARY, "accept-encoding")];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, encoding, [(header::CONTENT_TYPE, kind)], file.data.into_owned()).into_response()
}

/// Whether a browser takes what was compressed when the pages were built. For others it is done when they ask.
fn takes_brotli(request: &Request) -> bool {
    let asked = request.headers().get_all(header::ACCEPT_ENCODING);
    let mut named = asked.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    named.any(|one| {
        let (name, quality) = one.split_once(";q=").unwrap_or((one, "1"));
        name.trim() == "br" && quality.trim().parse().is_ok_and(|quality: f32| quality > 0.0)
    })
}
