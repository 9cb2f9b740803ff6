//! Pages of others that act in the name of whoever visits them.

use folsom_client::Visitor;
use folsom_rules::{Preset, Setup};
use folsom_server::Config;
use folsom_storage::Query;

use super::Scene;
use crate::house::{House, lenient, table};
use crate::raw::{answer, status};

/// A request with the cookie of somebody, as their browser would make it for any page.
fn request(house: &House, visitor: &Visitor, line: &str, headers: &str, body: &str) -> String {
    let (address, cookie, length) = (house.address, visitor.cookie(), body.len());
    format!(
        "{line} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\ncontent-length: {length}\r\n{headers}\
         connection: close\r\n\r\n{body}"
    )
}

const JSON: &str = "content-type: application/json\r\n";
const SOCKET: &str = "upgrade: websocket\r\nsec-websocket-version: 13\r\n\
                      sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

fn wanted() -> String {
    serde_json::to_string(&table(&Setup::new(Preset::Ru14, 3), vec![], false)).unwrap()
}

/// Headers with which browsers send what pages of others ask for.
fn foreign(house: &House) -> Vec<String> {
    let port = house.address.port();
    vec![
        "origin: http://evil.example\r\n".to_owned(),
        "origin: null\r\n".to_owned(),
        format!("origin: http://127.0.0.1:{}\r\n", port ^ 1),
        format!("origin: http://127.0.0.1:{port}.evil.example\r\n"),
        format!("origin: http://evil.example/?127.0.0.1:{port}\r\n"),
        "sec-fetch-site: cross-site\r\n".to_owned(),
        format!("origin: http://127.0.0.1:{port}\r\nsec-fetch-site: cross-site\r\n"),
    ]
}

#[tokio::test]
async fn pages_of_others_can_do_nothing_in_somebodys_name() {
    let scene = Scene::new().await;
    let (house, id) = (&scene.house, &scene.id);
    let visitor = &scene.clients[0].visitor;
    let tables = house.storage.list(Query::all()).await.unwrap().len();
    for origin in foreign(house) {
        let post = request(house, visitor, "POST /api/tables", &format!("{JSON}{origin}"), &wanted());
        let claim = format!("POST /api/tables/{id}/claim");
        let claim = request(house, visitor, &claim, &format!("{JSON}{origin}"), "{}");
        let socket = format!("GET /api/tables/{id}/socket");
        let socket = request(house, visitor, &socket, &format!("{SOCKET}{origin}"), "")
            .replace("connection: close", "connection: close, upgrade");
        for request in [post, claim, socket] {
            let answer = answer(house.address, &request).await;
            assert_eq!(status(&answer), 403, "{origin}: {answer}");
            assert!(answer.contains("cross-site"), "{answer}");
        }
    }
    assert_eq!(house.storage.list(Query::all()).await.unwrap().len(), tables);
    scene.goes_on().await;
}

#[tokio::test]
async fn pages_of_ours_can() {
    let scene = Scene::new().await;
    let (house, visitor) = (&scene.house, &scene.clients[0].visitor);
    let own = format!("{JSON}origin: http://{}\r\nsec-fetch-site: same-origin\r\n", house.address);
    let opened = answer(house.address, &request(house, visitor, "POST /api/tables", &own, &wanted())).await;
    assert_eq!(status(&opened), 201, "{opened}");
    scene.goes_on().await;
}

#[tokio::test]
async fn behind_another_name_only_pages_from_there_can() {
    let config = Config { public_url: Some("https://folsom.example".to_owned()), ..lenient() };
    let house = House::with(crate::keep::fresh().await, config).await;
    let visitor = house.visitor().await;
    for (origin, wanted_status) in [
        ("https://folsom.example".to_owned(), 201),
        ("http://folsom.example".to_owned(), 403),
        (format!("http://{}", house.address), 403),
    ] {
        let headers = format!("{JSON}origin: {origin}\r\n");
        let request = request(&house, &visitor, "POST /api/tables", &headers, &wanted());
        assert_eq!(status(&answer(house.address, &request).await), wanted_status, "{origin}");
    }
    // Over https a cookie is never sent in the clear.
    let page = answer(house.address, "GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    assert!(
        page.contains("; Secure") && page.contains("; HttpOnly") && page.contains("SameSite=Lax"),
        "{page}"
    );
    house.stop().await;
}

/// A form needs no script, and no leave of the browser.
#[tokio::test]
async fn forms_are_not_json() {
    let scene = Scene::new().await;
    let (house, visitor) = (&scene.house, &scene.clients[0].visitor);
    for kind in [
        "",
        "content-type: application/x-www-form-urlencoded\r\n",
        "content-type: multipart/form-data; boundary=x\r\n",
        "content-type: text/plain\r\n",
        "content-type: text/plain; application/json\r\n",
    ] {
        let answer =
            answer(house.address, &request(house, visitor, "POST /api/tables", kind, &wanted())).await;
        assert_eq!(status(&answer), 415, "{kind}: {answer}");
    }
    scene.goes_on().await;
}
