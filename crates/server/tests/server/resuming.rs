//! Connections are lost and come back.

use std::time::Duration;

use folsom_protocol::Wish;
use folsom_server::Limits;
use serde_json::json;

use crate::audit::{Course, find_difference, voice};
use crate::client::{Client, Tape};
use crate::house::{House, code, fetch, four, seat};
use crate::playing::play_on;

/// The news that were heard, word for word.
fn news(tape: &Tape) -> Vec<&str> {
    tape.heard.iter().map(String::as_str).filter(|text| text.starts_with(r#"{"type":"news""#)).collect()
}

async fn number(client: &mut Client) -> u64 {
    client.catch_up().await["number"].as_u64().unwrap()
}

/// What was heard from where it was asked for is what may be known, up to this number.
async fn check(house: &House, id: &str, tape: &Tape, last: u64) {
    let course = Course::read(id, &house.log(id).await);
    assert_eq!(find_difference(&course, [tape]), Ok(vec![Some(last)]));
}

#[tokio::test]
async fn who_comes_back_gets_just_what_was_missed() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let since = number(&mut clients[1]).await;
    play_on(&mut clients, 20).await;
    clients[1].catch_up().await;
    for missed in [20, 7, 1] {
        let mut back = Client::join(&clients[1].visitor, &id, Some(since + 20 - missed)).await;
        back.get(Wish::Ping {}).await;
        let live = news(&clients[1].tape);
        let live = &live[live.len() - missed as usize..];
        assert_eq!(news(&back.tape), live, "byte for byte what another connection of the seat got");
        check(&house, &id, &back.tape, since + 20).await;
    }
    // Who has missed nothing is told nothing, and then what is new.
    let mut back = clients[1].once_more().await;
    back.get(Wish::Ping {}).await;
    assert_eq!(news(&back.tape), [""; 0]);
    play_on(&mut clients, 1).await;
    assert_eq!(back.news("choice").await["number"], since + 21);
    house.stop().await;
}

#[tokio::test]
async fn who_comes_with_anothers_number_gets_what_anybody_may_see() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let since = number(&mut clients[0]).await;
    play_on(&mut clients, 10).await;
    let mut late = Client::join(&house.visitor().await, &id, Some(since)).await;
    late.get(Wish::Ping {}).await;
    check(&house, &id, &late.tape, since + 10).await;
    house.stop().await;
}

#[tokio::test]
async fn where_what_was_missed_cannot_be_told_everything_is() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let number = number(&mut clients[1]).await;
    let visitor = &clients[1].visitor;
    // From before one sat down; from a future that is not known here.
    for since in [0, 1, number + 1, number + 1000, u64::MAX] {
        let mut back = Client::join(visitor, &id, Some(since)).await;
        let first = back.hear().await;
        assert_eq!([&first["type"], &first["number"]], [&json!("snapshot"), &json!(number)], "{since}");
    }
    for wrong in ["-1", "x", "1.5", "18446744073709551616", "1&since=2", "1&until=2"] {
        let answer = fetch(visitor, &format!("/api/tables/{id}/socket?since={wrong}")).await;
        assert_eq!((answer.status, code(&answer).as_str()), (400, "not-understood"), "{wrong}");
    }
    house.stop().await;
}

/// There is a limit to what is told again; beneath it nothing may be left out.
#[tokio::test]
async fn who_was_away_for_long_gets_all_that_was_missed_or_everything_anew() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let since = number(&mut clients[0]).await;
    let mute = |muted| Wish::Mute { voice: voice(&id, &clients[3].tape.person), muted };
    let mutes: Vec<Wish> = (0..350).map(|number| mute(number % 2 == 0)).collect();
    for wish in mutes {
        clients[0].get(wish).await;
    }
    let last = number(&mut clients[0]).await;
    assert_eq!(last, since + 350);
    let mut told = Vec::new();
    for missed in [50, 100, 200, 256, 257, 300, 301, 350] {
        let mut back = Client::join(&clients[1].visitor, &id, Some(last - missed)).await;
        back.get(Wish::Ping {}).await;
        check(&house, &id, &back.tape, last).await;
        told.push(news(&back.tape).len() as u64 == missed);
    }
    assert!(told[0] && !told[7] && told.is_sorted_by(|one, other| one >= other), "{told:?}");
    house.stop().await;
}

#[tokio::test]
async fn whose_place_changed_meanwhile_is_shown_everything_anew() {
    let house = House::open().await;
    let (_, mut clients) = house.company(&four()).await;
    let away = clients[3].catch_up().await["you"].clone();
    clients[0].get(Wish::Leave { seat: seat(3) }).await;
    let mut back = clients[3].once_more().await;
    let first = back.hear().await;
    assert_eq!(first["type"], "snapshot");
    assert_ne!(first["you"], away);
    house.stop().await;
}

#[tokio::test]
async fn a_game_is_played_to_its_end_by_people_whose_connections_break() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let mut tapes: Vec<(u64, Tape)> = Vec::new();
    for turn in 0.. {
        if clients[0].catch_up().await["end"].is_object() {
            break;
        }
        play_on(&mut clients, 1).await;
        let breaking = 1 + turn % 3;
        let back = clients[breaking].once_more().await;
        let broken = std::mem::replace(&mut clients[breaking], back);
        tapes.push((broken.mirror.number().unwrap(), broken.leave().await));
    }
    assert!(tapes.len() > 20);
    for (known, tape) in &tapes {
        check(&house, &id, tape, *known).await;
    }
    house.stop().await;
}

/// It is written down already, so it may go, and who comes reads it again.
#[tokio::test]
async fn a_table_that_nobody_looks_at_is_forgotten_and_comes_back_as_it_was() {
    let house = House::limited(Limits { idle: Duration::ZERO, ..Limits::lenient() }).await;
    let (id, mut clients) = house.started(&four()).await;
    for _ in 0..20 {
        play_on(&mut clients, 1).await;
        let mut before = Vec::new();
        for mut client in clients {
            let state = client.catch_up().await.clone();
            before.push((client.visitor.clone(), state));
            client.leave().await;
        }
        clients = Vec::new();
        for (visitor, state) in &before {
            let client = Client::join(visitor, &id, None).await;
            let now = client.mirror.state();
            assert_eq!(
                [&now["views"], &now["table"], &now["you"]],
                [&state["views"], &state["table"], &state["you"]]
            );
            clients.push(client);
        }
    }
    house.stop().await;
}
