//! Requests that are none, or for what is nobody's business.

use super::Scene;
use crate::house::House;
use crate::raw::{answer, status};

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
}

#[tokio::test]
async fn no_address_leads_out_of_the_pages() {
    let house = House::open().await;
    let start = answer(house.address, &get("/")).await;
    let page = start.split_once("\r\n\r\n").unwrap().1;
    for path in [
        "/../Cargo.toml",
        "/../../../../etc/passwd",
        "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
        "/..%2f..%2f..%2fetc%2fpasswd",
        "/..%5c..%5cetc%5cpasswd",
        "//etc/passwd",
        "/./../src/lib.rs",
        "/assets/../../Cargo.toml",
        "/%00",
        "/index.html%00.js",
        "/.git/config",
        "/page/index.html",
        "/api/../../Cargo.toml",
        "/api/tables/../../../Cargo.toml",
    ] {
        let answer = answer(house.address, &get(path)).await;
        let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        // What looks like a page is the page that finds out itself that there is nothing.
        assert!(status(&answer) == 404 || body == page, "{path}: {answer}");
        assert!(!answer.contains("[package]") && !answer.contains("root:"), "{path}: {answer}");
    }
    house.stop().await;
}

#[tokio::test]
async fn methods_that_are_not_for_an_address_are_refused() {
    let scene = Scene::new().await;
    let table = format!("/api/tables/{}", scene.id);
    for path in ["/", "/api/presets", "/api/tables", &table, "/healthz"] {
        for method in ["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW", "PROPFIND"] {
            let request = format!("{method} {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
            let answer = answer(scene.house.address, &request).await;
            assert_eq!(status(&answer), 405, "{method} {path}: {answer}");
            assert!(!answer.to_lowercase().contains("access-control-allow"), "{answer}");
        }
        let head = answer(scene.house.address, &get(path).replacen("GET", "HEAD", 1)).await;
        assert_eq!(status(&head), 200, "{path}");
        assert!(head.ends_with("\r\n\r\n"), "the answer to HEAD has no body: {head}");
    }
    for path in [format!("{table}/claim"), "/api/tables".to_owned()] {
        let request = format!("POST {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
        assert_eq!(status(&answer(scene.house.address, &request).await), 415, "{path}");
    }
    scene.goes_on().await;
}

#[tokio::test]
async fn what_is_no_http_or_too_much_of_it_is_refused() {
    let scene = Scene::new().await;
    let many = "x: y\r\n".repeat(1_000);
    let long = "y".repeat(600_000);
    let body = "z".repeat(9_000);
    let post =
        "POST /api/tables HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n";
    let wrong = [
        "hello\r\n\r\n".to_owned(),
        "\0\0\0\0\r\n\r\n".to_owned(),
        "GET / HTTP/9.9\r\nhost: x\r\n\r\n".to_owned(),
        "GET / HTTP/1.1\r\nhost x\r\n\r\n".to_owned(),
        format!("GET / HTTP/1.1\r\nhost: x\r\n{many}\r\n"),
        format!("GET / HTTP/1.1\r\nhost: x\r\nlong: {long}\r\n\r\n"),
        format!("GET /{long} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"),
        format!("{post}content-length: 9000\r\n\r\n{body}"),
        format!("{post}transfer-encoding: chunked\r\n\r\n2328\r\n{body}\r\n0\r\n\r\n"),
        format!("{post}content-length: -1\r\n\r\n"),
        format!("{post}content-length: 5\r\ncontent-length: 6\r\n\r\n123456"),
        format!("{post}transfer-encoding: chunked\r\n\r\nzz\r\n"),
        format!("{post}content-length: 2\r\n\r\n{{}}"),
        format!("{post}content-length: 5000\r\n\r\n{}", "[".repeat(5000)),
    ];
    for request in &wrong {
        let answer = answer(scene.house.address, request).await;
        let shown: String = request.chars().take(200).collect();
        // Some are just cut off.
        assert!(answer.is_empty() || (400..500).contains(&status(&answer)), "{shown}: {answer}");
    }
    let ancient = answer(scene.house.address, "GET /healthz HTTP/1.0\r\n\r\n").await;
    assert_eq!(status(&ancient), 200);
    scene.goes_on().await;
}
