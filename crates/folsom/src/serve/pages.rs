//! Which pages are served: the web client if it was built, or else a page that says that it was not.

use folsom_server::Pages;

/// The web client, as `npm run build` has made it.
#[cfg(web_client)]
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
struct WebClient;

/// The pages to serve.
#[cfg(web_client)]
pub(super) const PAGES: Pages = <WebClient as rust_embed::RustEmbed>::get;

/// The pages to serve.
#[cfg(not(web_client))]
pub(super) const PAGES: Pages = folsom_server::unbuilt;
