//! Seat links: a seat moves to another device, once.

use folsom_client::{Answer, Visitor};
use folsom_protocol::{ClaimJson, Wish};
use serde_json::json;

use crate::client::Client;
use crate::house::{House, code, four, post, seat};
use crate::playing::asked;

async fn link(client: &mut Client, number: usize) -> String {
    let answer = client.ask(Wish::SeatLink { seat: seat(number) }).await;
    assert_eq!(answer["type"], "seat-link", "{answer}");
    answer["token"].as_str().unwrap().to_owned()
}

async fn claim(visitor: &Visitor, table: &str, number: usize, token: &str) -> Answer {
    let claim = ClaimJson { seat: seat(number), token: token.to_owned() };
    post(visitor, &format!("/api/tables/{table}/claim"), &claim).await
}

async fn is_dead(visitor: &Visitor, table: &str, number: usize, token: &str) {
    let answer = claim(visitor, table, number, token).await;
    assert_eq!((answer.status, code(&answer).as_str()), (403, "bad-link"), "{token}");
}

#[tokio::test]
async fn a_link_moves_a_seat_to_another_device_once() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let (index, question) = asked(&mut clients).await;
    let token = link(&mut clients[index], index).await;
    let device = house.visitor().await;
    let mut moved = Client::join(&device, &id, None).await;
    assert_eq!(claim(&device, &id, index, &token).await.status, 204);
    let own = json!([question.seat.to_string()]);
    moved.hear_until(|message| message["you"]["seats"] == own).await;
    clients[index].hear_until(|message| message["you"]["seats"] == json!([])).await;
    assert_eq!(clients[index].mirror.state()["views"][0]["view"]["viewer"], "spectator");

    let choice = question.choose(&question.offered[0]);
    assert_eq!(clients[index].refusal(choice.clone()).await, "not-your-seat");
    moved.get(choice).await;
    let stranger = house.visitor().await;
    is_dead(&stranger, &id, index, &token).await;
    is_dead(&clients[index].visitor, &id, index, &token).await;
    is_dead(&device, &id, index, &token).await;
    house.stop().await;
}

#[tokio::test]
async fn a_link_that_was_used_stays_dead_when_the_seat_comes_back() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let token = link(&mut clients[1], 1).await;
    let device = house.visitor().await;
    assert_eq!(claim(&device, &id, 1, &token).await.status, 204);
    let mut moved = Client::join(&device, &id, None).await;
    let back = link(&mut moved, 1).await;
    assert_eq!(claim(&clients[1].visitor, &id, 1, &back).await.status, 204);
    let stranger = house.visitor().await;
    is_dead(&stranger, &id, 1, &token).await;
    is_dead(&stranger, &id, 1, &back).await;
    let fresh = link(&mut clients[1], 1).await;
    assert_eq!(claim(&device, &id, 1, &fresh).await.status, 204);
    house.stop().await;
}

#[tokio::test]
async fn links_that_are_wrong_or_for_something_else_are_refused() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let (other, mut others) = house.started(&four()).await;
    let token = link(&mut clients[1], 1).await;
    let elsewhere = link(&mut others[1], 1).await;
    let log = house.log(&id).await;
    let stranger = house.visitor().await;
    let first = if token.starts_with('0') { "1" } else { "0" };
    let forged = format!("{first}{}", &token[1..]);
    let long = token.repeat(20);
    for wrong in ["", "0", &forged, &token[1..], &long, &"é".repeat(32), &elsewhere] {
        is_dead(&stranger, &id, 1, wrong).await;
    }
    is_dead(&stranger, &id, 2, &token).await;
    is_dead(&stranger, &id, 8, &token).await;
    is_dead(&stranger, &other, 1, &token).await;
    assert_eq!(clients[1].refusal(Wish::SeatLink { seat: seat(2) }).await, "not-your-seat");
    assert_eq!(clients[1].refusal(Wish::SeatLink { seat: seat(8) }).await, "no-such-seat");
    assert_eq!(house.log(&id).await, log);
    // Whose seat it is can use it too, and keeps the seat.
    assert_eq!(claim(&clients[1].visitor, &id, 1, &token).await.status, 204);
    assert_eq!(house.log(&id).await, log);
    house.stop().await;
}

#[tokio::test]
async fn the_host_stays_the_host_on_another_device() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let token = link(&mut clients[0], 0).await;
    let device = house.visitor().await;
    assert_eq!(claim(&device, &id, 0, &token).await.status, 204);
    let mut moved = Client::join(&device, &id, None).await;
    assert_eq!(moved.mirror.state()["you"], json!({ "seats": ["seat1"], "substituted": [], "host": true }));
    moved.get(Wish::Close {}).await;
    house.stop().await;
}
