//! Seat links: a seat moves to another device, once.

use std::time::Duration;

use folsom_client::{Answer, Visitor};
use folsom_protocol::{ClaimJson, Wish};
use serde_json::{Value, json};

use crate::client::Client;
use crate::clocks::{started, with_grace};
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
    let told = clients[index].hear_until(|message| message["you"]["seats"] == json!([])).await;
    assert_eq!([&told["lost"]["seat"], &told["lost"]["how"]], [&own[0], &json!("moved")]);
    assert_eq!(moved.mirror.state().get("lost"), None);
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

/// Whoever gave a seat away by mistake, or has it on the wrong device now, can have it back.
#[tokio::test]
async fn a_seat_that_was_taken_along_can_be_had_back_until_it_goes_on() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let token = link(&mut clients[1], 1).await;
    let device = house.visitor().await;
    assert_eq!(claim(&device, &id, 1, &token).await.status, 204);
    let lost = |message: &Value| message.get("lost").is_some();
    let told = clients[1].hear_until(lost).await;
    let back = told["lost"]["token"].as_str().unwrap().to_owned();
    let mut moved = Client::join(&device, &id, None).await;
    assert_eq!(claim(&clients[1].visitor, &id, 1, &back).await.status, 204);
    clients[1].hear_until(|message| message["you"]["seats"] == json!(["seat2"])).await;
    // Now it is the other one who can have it back; and a way back from before leads nowhere.
    let told = moved.hear_until(lost).await;
    is_dead(&clients[1].visitor, &id, 1, &back).await;
    let further = link(&mut clients[1], 1).await;
    let third = house.visitor().await;
    assert_eq!(claim(&third, &id, 1, &further).await.status, 204);
    is_dead(&device, &id, 1, told["lost"]["token"].as_str().unwrap()).await;
    house.stop().await;
}

/// The shortest time that anybody is waited for.
const GRACE_MS: u32 = 1_000;

/// A link is used before there is a connection. However long a decision has been awaited by then, whoever takes the seat along
/// has arrived: nobody decides for them, and the table stays theirs, as long as anybody would be waited for.
#[tokio::test]
async fn whoever_takes_a_seat_along_is_waited_for_from_then_on() {
    let house = House::open().await;
    let (id, mut clients) = started(&house, with_grace(GRACE_MS)).await;
    let (index, _) = asked(&mut clients).await;
    if index > 0 {
        clients[0].get(Wish::HandOver { seat: seat(index) }).await;
        clients[index].catch_up().await;
    }
    let token = link(&mut clients[index], index).await;
    tokio::time::sleep(Duration::from_millis(u64::from(2 * GRACE_MS))).await;
    let device = house.visitor().await;
    assert_eq!(claim(&device, &id, index, &token).await.status, 204);

    // Neither who moves nor who would succeed them.
    let other = &mut clients[if index == 3 { 2 } else { 3 }];
    let at = |news: &Value| news["at"].as_u64().expect("it is told when");
    let moved = other
        .hear_until(|message| {
            message["about"] == json!({"what": "chair", "seat": format!("seat{}", index + 1)})
        })
        .await;
    let decided = other.news("choice").await;
    assert_eq!(decided["about"]["by"], "away");
    assert!(at(&decided) >= at(&moved) + u64::from(GRACE_MS), "{moved} {decided}");
    let succeeded = other.news("host").await;
    assert!(at(&succeeded) >= at(&moved) + u64::from(2 * GRACE_MS), "{moved} {succeeded}");
    house.stop().await;
}
