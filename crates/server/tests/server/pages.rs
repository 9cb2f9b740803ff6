//! The pages: what they are served with, and that all they ask for is there.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use folsom_client::Visitor;
use folsom_protocol::ChairPlan;
use folsom_server::{Config, Pages};
use rust_embed::EmbeddedFile;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::client::Client;
use crate::house::{House, four, lenient, table};

/// An answer with its headers.
pub(crate) struct Page {
    pub(crate) status: u16,
    headers: BTreeMap<String, String>,
    pub(crate) body: String,
}

impl Page {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }
}

/// Asks as a browser does, with a header more if it has one to send.
pub(crate) async fn get(server: SocketAddr, path: &str, header: &str) -> Page {
    let mut stream = TcpStream::connect(server).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\n{header}\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).await.unwrap();
    let (head, body) = text.split_once("\r\n\r\n").unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers = lines.map(|line| line.split_once(": ").unwrap());
    let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_owned())).collect();
    Page { status, headers, body: body.to_owned() }
}

/// The addresses between these two texts.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> impl Iterator<Item = &'a str> {
    text.split(before).skip(1).filter_map(move |rest| rest.split(after).next())
}

#[tokio::test]
async fn a_page_comes_with_what_protects_it() {
    let house = House::open().await;
    let page = get(house.address, "/", "").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("cache-control"), "no-cache");
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    assert_eq!(page.header("referrer-policy"), "no-referrer");
    let policy = page.header("content-security-policy");
    assert!(policy.contains("default-src 'self'; script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
    assert!(page.body.contains("has no connection with the publisher"));
}

/// The policy of the page forbids it, so it would not work anyway.
#[tokio::test]
async fn there_is_no_script_in_the_page_and_nothing_from_elsewhere() {
    let house = House::open().await;
    let page = get(house.address, "/", "").await.body;
    assert!(
        !page.contains("<script")
            && !page.contains("http:")
            && !page.contains("https:")
            && !page.contains(" on"),
        "{page}"
    );
}

#[tokio::test]
async fn the_address_of_a_table_is_a_page() {
    let house = House::open().await;
    let start = get(house.address, "/", "").await;
    for path in ["/t/0123456789abcdefghjkmnpqrs", "/t/0123456789abcdefghjkmnpqrs/replay?eyes=open"] {
        let page = get(house.address, path, "").await;
        assert_eq!((page.status, page.body), (200, start.body.clone()), "{path}");
    }
}

#[tokio::test]
async fn an_address_without_a_page_is_not_found_but_has_words_for_people() {
    let house = House::open().await;
    let start = get(house.address, "/", "").await;
    for path in ["/new", "/new/pass", "/new/", "/learn", "/rules", "/rules/", "/?from=mail"] {
        assert_eq!(get(house.address, path, "").await.status, 200, "{path}");
    }
    let tag = format!("if-none-match: {}\r\n", start.header("etag"));
    for path in ["/nowhere", "/new/other", "/rules/base", "/t", "/t/", "/t/0123/other", "/T/0123", "/index"]
    {
        for header in ["", &tag] {
            let page = get(house.address, path, header).await;
            assert_eq!((page.status, page.body.as_str()), (404, start.body.as_str()), "{path}");
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8", "{path}");
            assert_eq!(page.header("cache-control"), "no-store", "{path}");
        }
    }
}

#[tokio::test]
async fn who_has_a_page_already_is_told_so() {
    let house = House::open().await;
    let tag = get(house.address, "/style.css", "").await.header("etag").to_owned();
    assert!(tag.starts_with('"') && tag.len() > 16, "{tag}");
    let again = get(house.address, "/style.css", &format!("if-none-match: {tag}\r\n")).await;
    assert_eq!((again.status, again.body.as_str(), again.header("etag")), (304, "", tag.as_str()));
    let other = get(house.address, "/style.css", "if-none-match: \"other\"\r\n").await;
    assert_eq!(other.status, 200);
}

#[tokio::test]
async fn a_file_that_is_not_there_is_not_found() {
    let house = House::open().await;
    for path in ["/missing.js", "/t/missing.css", "/../Cargo.toml", "/.hidden", "/index.html.bak"] {
        assert_eq!(get(house.address, path, "").await.status, 404, "{path}");
    }
    let answer = get(house.address, "/api/missing", "").await;
    assert_eq!(answer.status, 404);
    assert!(answer.body.contains("no-such-address"), "{}", answer.body);
}

/// What lies in caches tells nobody who somebody is.
#[tokio::test]
async fn identities_come_from_the_api_alone_and_are_kept_nowhere() {
    let house = House::open().await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    for path in ["/", "/style.css", "/t/0123456789abcdefghjkmnpqrs", "/missing.js", "/healthz"] {
        assert_eq!(get(house.address, path, "").await.header("set-cookie"), "", "{path}");
    }
    let table = format!("/api/tables/{id}");
    let replay = format!("{table}/replay");
    for (path, introduces) in
        [("/api/me", true), (table.as_str(), true), (&replay, false), ("/api/tables", false)]
    {
        let answer = get(house.address, path, "").await;
        assert_eq!(answer.header("set-cookie").starts_with("folsom="), introduces, "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
}

/// Over `https` the cookie has a name that no other page can give away; and whoever had the old one stays who they are.
#[tokio::test]
async fn a_cookie_over_https_has_a_name_that_protects_it() {
    let storage = crate::keep::fresh().await;
    let house = House::with(Arc::clone(&storage), lenient()).await;
    let before = house.visitor().await;
    let id = before.open_table(&table(&four(), vec![ChairPlan::Me { name: None }], false)).await.unwrap();
    let config = Config { public_url: Some("https://folsom.example".to_owned()), ..lenient() };
    let safe = House::with(storage, config).await;
    let given = get(safe.address, "/api/me", "").await.header("set-cookie").to_owned();
    assert!(given.starts_with("__Host-folsom=") && given.contains("; Secure"), "{given}");
    assert!(given.contains("; Path=/") && !given.contains("Domain"), "{given}");
    let old = format!("cookie: {}\r\n", before.cookie());
    let renewed = get(safe.address, "/api/me", &old).await.header("set-cookie").to_owned();
    assert!(renewed.starts_with("__Host-folsom="), "{renewed}");
    let cookie = renewed.split(';').next().unwrap().to_owned();
    let after = Client::join(&Visitor::with_cookie(safe.address, cookie), &id, None).await;
    assert_eq!(after.mirror.state()["you"], json!({ "seats": ["seat1"], "substituted": [], "host": true }));
}

/// A page of another build than the server's can be loaded anew.
#[tokio::test]
async fn whoever_connects_is_told_which_web_client_there_is() {
    fn built(path: &str) -> Option<EmbeddedFile> {
        let page = r#"<!doctype html><meta name="client" content="4f1c9a0d" /><title>Folsom</title>"#;
        let file = folsom_server::unbuilt("index.html").filter(|_| path == "index.html")?;
        Some(EmbeddedFile { data: Cow::Borrowed(page.as_bytes()), ..file })
    }
    for (pages, client) in [(folsom_server::unbuilt as Pages, json!(null)), (built, json!("4f1c9a0d"))] {
        let house = House::with_pages(pages).await;
        let (id, clients) = house.company(&four()).await;
        let mut back = clients[0].once_more().await;
        let hello = back.hear_until(|message| message["type"] == "hello").await;
        assert_eq!(hello["client"], client);
        assert!(hello["now"].is_u64());
        let mut stranger = house.guest(&id).await;
        stranger.hear_until(|message| message["type"] == "hello").await;
        house.stop().await;
    }
}

/// What was compressed when the pages were built goes to those who take it; whoever does not gets the same file.
#[tokio::test]
async fn a_file_comes_compressed_to_those_who_take_it() {
    fn built(path: &str) -> Option<EmbeddedFile> {
        let text = match path {
            "assets/game.js" => "the script",
            "assets/game.js.br" => "the script, compressed",
            _ => return None,
        };
        // Each file has a hash of its own.
        let like = if path.ends_with(".br") { "style.css" } else { "index.html" };
        Some(EmbeddedFile { data: Cow::Borrowed(text.as_bytes()), ..folsom_server::unbuilt(like)? })
    }
    let house = House::with_pages(built).await;
    for (accepted, packed) in [
        ("br", true),
        ("gzip, deflate, br, zstd", true),
        ("gzip;q=0.5, br;q=0.8", true),
        ("gzip;q=0.5, br;q=0", false),
        ("br;q=0.0", false),
        ("brotli", false),
        ("identity", false),
    ] {
        let page = get(house.address, "/assets/game.js", &format!("accept-encoding: {accepted}\r\n")).await;
        let (text, encoding) = if packed { ("the script, compressed", "br") } else { ("the script", "") };
        assert_eq!((page.body.as_str(), page.header("content-encoding")), (text, encoding), "{accepted}");
        assert_eq!(page.header("content-type"), "text/javascript; charset=utf-8", "{accepted}");
        assert!(page.header("vary").contains("accept-encoding"), "{accepted}");
    }
    let plain = get(house.address, "/assets/game.js", "").await.header("etag").to_owned();
    let both = format!("accept-encoding: br\r\nif-none-match: {plain}\r\n");
    assert_eq!(
        get(house.address, "/assets/game.js", &both).await.status,
        200,
        "a tag is of one of them only"
    );
    house.stop().await;
}

/// The page names only what is there.
#[tokio::test]
async fn everything_that_is_asked_for_is_there() {
    let house = House::open().await;
    let page = get(house.address, "/", "").await.body;
    let wanted: Vec<&str> = between(&page, "href=\"", "\"").collect();
    assert!(wanted.contains(&"/style.css"), "{wanted:?}");
    for path in wanted {
        let file = get(house.address, path, "").await;
        assert_eq!(file.status, 200, "{path}");
        let kind = if path.ends_with(".css") { "text/css; charset=utf-8" } else { "image/svg+xml" };
        assert_eq!(file.header("content-type"), kind, "{path}");
    }
}
