//! Which pages are served: the web client if it was built, and the plain ones if not.

use folsom_server::{Pages, plain_pages};

/// The web client, as `npm run build` has made it.
#[cfg(web_client)]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
struct WebClient;

/// The pages to serve.
pub(super) fn pages(plain: bool) -> Pages {
    #[cfg(web_client)]
    if !plain {
        return |path| <WebClient as rust_embed::RustEmbed>::get(path);
    }
    let _ = plain;
    plain_pages
}
