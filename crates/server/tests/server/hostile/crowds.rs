//! Too many of them. Where it is counted at each server by itself, or for all of them only now and then, there is one.

use std::sync::Arc;

use folsom_client::Visitor;
use folsom_protocol::Wish;
use folsom_server::{Config, Limits};
use folsom_storage::Storage;
use tokio::io::AsyncReadExt;

use super::Scene;
use crate::client::{Client, eventually, patiently};
use crate::house::{House, code, fetch, four, lenient, post, table};
use crate::raw::Wire;
use crate::troubled::Troubled;

#[tokio::test]
async fn nobody_has_too_many_connections_to_tables_at_once() {
    let scene =
        Scene::at(House::limited_alone(Limits { connections_per_address: 6, ..Limits::lenient() }).await)
            .await;
    let visitor = scene.house.visitor().await;
    let one = Client::join(&visitor, &scene.id, None).await;
    let _two = Client::join(&visitor, &scene.id, None).await;
    let refused = visitor.connect(&scene.id, None).await.unwrap_err().to_string();
    assert!(refused.contains("429") && refused.contains("too-many-connections"), "{refused}");
    one.leave().await;
    eventually("a place", async || visitor.connect(&scene.id, None).await.is_ok()).await;
    scene.goes_on().await;
}

#[tokio::test]
async fn there_is_an_end_to_all_connections() {
    let scene =
        Scene::at(House::limited_alone(Limits { connections: 20, ..Limits::lenient() }).await).await;
    let address = scene.house.address;
    let mut served = Vec::new();
    let mut turned_away = 0;
    while turned_away < 3 {
        let mut wire = Wire::open(address).await;
        wire.send(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
        match patiently("an answer, or none", wire.stream.read_u8()).await {
            Ok(_) => served.push(wire),
            Err(_) => turned_away += 1,
        }
    }
    assert!((1..=16).contains(&served.len()), "{} beside four who play", served.len());
    drop(served);
    eventually("a place", async || Visitor::new(address).await.is_ok()).await;
    scene.goes_on().await;
}

#[tokio::test]
async fn nobody_has_too_many_tables() {
    let house = House::limited_alone(Limits { tables_per_host: 2, tables: 3, ..Limits::lenient() }).await;
    let (anna, boris) = (house.visitor().await, house.visitor().await);
    let wanted = table(&four(), vec![], false);
    let first = anna.open_table(&wanted).await.unwrap();
    anna.open_table(&wanted).await.unwrap();
    let answer = post(&anna, "/api/tables", &wanted).await;
    assert_eq!((answer.status, code(&answer).as_str()), (429, "too-many"));
    boris.open_table(&wanted).await.unwrap();
    let answer = post(&boris, "/api/tables", &wanted).await;
    assert_eq!((answer.status, code(&answer).as_str()), (429, "too-many"), "the house is full");
    Client::join(&anna, &first, None).await.get(Wish::Close {}).await;
    boris.open_table(&wanted).await.unwrap();
    house.stop().await;
}

/// Cookies are for the asking: so it also counts where they come from, and a restart forgets nothing.
#[tokio::test]
async fn fresh_cookies_open_no_more_tables_than_one_address_may() {
    let storage = Arc::new(Troubled::new().await);
    let limits = Limits { tables_per_address: 3, ..Limits::lenient() };
    let house = || {
        House::alone(
            Arc::clone(&storage) as Arc<dyn Storage>,
            Config { limits: limits.clone(), ..lenient() },
        )
    };
    let (first, wanted) = (house().await, table(&four(), vec![], false));
    let host = first.visitor().await;
    let closed = host.open_table(&wanted).await.unwrap();
    for _ in 0..2 {
        first.visitor().await.open_table(&wanted).await.unwrap();
    }
    let answer = post(&first.visitor().await, "/api/tables", &wanted).await;
    assert_eq!((answer.status, code(&answer).as_str()), (429, "too-many"));
    first.stop().await;
    let second = house().await;
    let stranger = second.visitor().await;
    assert_eq!(post(&stranger, "/api/tables", &wanted).await.status, 429);
    let host = Visitor::with_cookie(second.address, host.cookie().to_owned());
    Client::join(&host, &closed, None).await.get(Wish::Close {}).await;
    stranger.open_table(&wanted).await.unwrap();
    assert_eq!(post(&stranger, "/api/tables", &wanted).await.status, 429);
    second.stop().await;
}

/// One who held 9000 of them was let.
#[tokio::test]
async fn who_holds_connections_loses_the_oldest_and_locks_nobody_out() {
    let scene =
        Scene::at(House::limited(Limits { connections_per_address: 12, ..Limits::lenient() }).await).await;
    let address = scene.house.address;
    let mut held = Vec::new();
    for _ in 0..60 {
        let mut wire = Wire::open(address).await;
        wire.send(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await;
        patiently("an answer", wire.stream.read_u8()).await.expect("everybody is served");
        held.push(wire);
    }
    for wire in held.drain(..40) {
        patiently("the end", {
            let mut wire = wire;
            async move { wire.until_closed().await }
        })
        .await;
    }
    let mut last = held.pop().unwrap();
    last.send(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
    assert_eq!(last.until_closed().await.matches("ok").count(), 2, "the latest are still there");
    scene.goes_on().await;
}

#[tokio::test]
async fn nobody_opens_tables_too_fast() {
    let house = House::limited_alone(Limits { new_tables_per_minute: 3, ..Limits::lenient() }).await;
    let wanted = table(&four(), vec![], false);
    for _ in 0..3 {
        house.visitor().await.open_table(&wanted).await.unwrap();
    }
    let answer = post(&house.visitor().await, "/api/tables", &wanted).await;
    assert_eq!(
        (answer.status, code(&answer).as_str()),
        (429, "too-fast"),
        "another cookie is no other address"
    );
    house.stop().await;
}

#[tokio::test]
async fn nobody_asks_too_fast() {
    let house = House::limited(Limits { requests_per_second: 5, ..Limits::lenient() }).await;
    let visitor = house.visitor().await;
    let refused = async {
        loop {
            let answer = fetch(&visitor, "/api/presets").await;
            if answer.status != 200 {
                return answer;
            }
        }
    };
    let refused = patiently("the end of patience", refused).await;
    assert_eq!((refused.status, code(&refused).as_str()), (429, "too-fast"));
    // Those who look after the server always get an answer.
    assert_eq!(fetch(&visitor, "/healthz").await.status, 200);
    eventually("a second chance", async || fetch(&visitor, "/api/presets").await.status == 200).await;
    house.stop().await;
}
