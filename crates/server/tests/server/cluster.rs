//! Several servers on one storage.

mod flooding;
mod losing;
mod tapped;
mod tapping;

use folsom_client::Visitor;
use folsom_protocol::{BotLevel, ChairPlan, Wish};
use folsom_rules::{Indexed, Preset, Seat, Setup};
use folsom_server::bus::{Network, NodeId};

use crate::client::{Client, eventually, last_words};
use crate::house::{House, fetch, four, post, table};
use crate::playing::{Question, asked, play_all, play_on};

/// A table of the first server, with somebody on every chair: the first two at the first server, the others at the next ones.
async fn spread_out(house: &House, setup: &Setup) -> (String, Vec<Client>) {
    let host = house.visitor_of(0).await;
    let id = host.open_table(&table(setup, vec![], false)).await.unwrap();
    let mut clients = Vec::new();
    for seat in (0..setup.seats).map(Seat::at) {
        let visitor =
            if clients.is_empty() { host.clone() } else { house.visitor_of(seat.index() % 3).await };
        let mut client = Client::join(&visitor, &id, None).await;
        client.sit(seat).await;
        clients.push(client);
    }
    (id, clients)
}

/// Two people play at a table of the first server: one there, the other at the second.
async fn pair_up(house: &House) -> (String, Vec<Client>) {
    let host = house.visitor_of(0).await;
    let setup = Setup::new(Preset::Ru18Advanced, 2);
    let id = host.open_table(&table(&setup, vec![], false)).await.unwrap();
    let mut first = Client::join(&host, &id, None).await;
    first.sit(Seat::at(0)).await;
    let mut second = Client::join(&house.visitor_of(1).await, &id, None).await;
    second.sit(Seat::at(1)).await;
    let mut clients = vec![first, second];
    clients[0].get(Wish::Start {}).await;
    play_on(&mut clients, 4).await;
    (id, clients)
}

/// Plays on until it is this one's turn. What they are asked.
async fn turn_of(clients: &mut [Client], wanted: usize) -> Question {
    loop {
        match asked(clients).await {
            (index, question) if index == wanted => return question,
            (index, question) => clients[index].get(question.choose(&question.offered[0])).await,
        }
    }
}

/// The same person at another server.
fn moved(house: &House, visitor: &Visitor, server: usize) -> Visitor {
    Visitor::with_cookie(house.address_of(server), visitor.cookie().to_owned())
}

#[tokio::test]
async fn a_table_is_at_one_server_and_everybody_at_any() {
    let house = House::several(3, &Network::new()).await;
    let (id, mut clients) = spread_out(&house, &four()).await;
    clients[0].get(Wish::Start {}).await;
    play_on(&mut clients, 10).await;
    for server in 0..3 {
        let visitor = house.visitor_of(server).await;
        let seen = fetch(&visitor, &format!("/api/tables/{id}")).await;
        assert!(seen.body.contains("running"), "{seen:?}");
        let missing = fetch(&visitor, "/api/tables/00000000000000000000000000").await;
        assert_eq!((missing.status, crate::house::code(&missing).as_str()), (404, "no-such-table"));
    }
    let mine = fetch(&clients[2].visitor, "/api/tables/mine").await.body;
    assert!(mine.contains(&id) && mine.contains("\"turn\":{"), "{mine}");
    play_all(clients, 1).await;
    let conflicts = house.log(&id).await;
    assert!(conflicts.iter().all(|entry| !entry.contains("moved")));
    house.stop().await;
}

#[tokio::test]
async fn who_is_refused_at_another_server_is_told_the_same() {
    let house = House::several(2, &Network::new()).await;
    let host = house.visitor_of(0).await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    for server in 0..2 {
        let stranger = house.visitor_of(server).await;
        let claim = serde_json::json!({ "seat": "seat1", "token": "0".repeat(64) });
        let answer = post(&stranger, &format!("/api/tables/{id}/claim"), &claim).await;
        assert_eq!((answer.status, crate::house::code(&answer).as_str()), (403, "bad-link"));
        let mut client = Client::join(&stranger, &id, None).await;
        assert_eq!(client.refusal(Wish::Start {}).await, "not-host");
        assert_eq!(client.refusal(Wish::Leave { seat: crate::house::seat(0) }).await, "not-your-seat");
    }
    house.stop().await;
}

#[tokio::test]
async fn lists_tell_how_many_watch_wherever_they_are() {
    let house = House::several(2, &Network::new()).await;
    let host = house.visitor_of(0).await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let _watcher = Client::join(&house.visitor_of(1).await, &id, None).await;
    for server in 0..2 {
        let visitor = house.visitor_of(server).await;
        eventually("the list to tell", async || {
            fetch(&visitor, "/api/tables").await.body.contains("\"watchers\":1")
        })
        .await;
    }
    house.stop().await;
}

#[tokio::test]
async fn a_server_that_stops_hands_its_tables_over() {
    let mut house = House::several(3, &Network::new()).await;
    let (id, mut clients) = spread_out(&house, &four()).await;
    clients[0].get(Wish::Start {}).await;
    play_on(&mut clients, 5).await;
    let before = house.log(&id).await;
    house.stop_one(0).await;
    let mut again = Vec::new();
    for (index, mut client) in clients.into_iter().enumerate() {
        let (code, number) = last_words(&mut client).await;
        assert_eq!((code.as_str(), number), ("stopping", 1012));
        let visitor = moved(&house, &client.visitor, 1 + index % 2);
        again.push(Client::join(&visitor, &id, None).await);
    }
    play_all(again, 3).await;
    let log = house.log(&id).await;
    assert_eq!(log[..before.len()], before);
    house.stop().await;
}

#[tokio::test]
async fn bots_play_on_after_their_server_is_gone() {
    let mut house = House::several(2, &Network::new()).await;
    let host = house.visitor_of(0).await;
    let bots = vec![ChairPlan::Bot { level: BotLevel::Desperado }; 4];
    let id = host.open_table(&table(&four(), bots, true)).await.unwrap();
    house.stop_one(0).await;
    let before = house.log(&id).await.len();
    eventually("the bots to go on", async || house.log(&id).await.len() > before + 3).await;
    house.stop().await;
}

#[tokio::test]
async fn whoever_is_cut_off_from_the_others_is_too_late_and_steps_down() {
    let network = Network::new();
    let house = House::several(2, &network).await;
    let (id, mut clients) = pair_up(&house).await;
    // The one that has the table is cut off; the other takes it up, and goes on.
    network.cut(NodeId::from_number(1), true);
    let (code, number) = last_words(&mut clients[1]).await;
    assert_eq!((code.as_str(), number), ("stopping", 1012));
    let mut second = Client::join(&clients[1].visitor, &id, None).await;
    let first = moved(&house, &clients[0].visitor, 1);
    let mut first_there = Client::join(&first, &id, None).await;
    second.catch_up().await;
    first_there.catch_up().await;
    let mut there = vec![first_there, second];
    play_on(&mut there, 4).await;
    // Whoever stayed hears nothing that is not so, and is sent away.
    let (code, number) = last_words(&mut clients[0]).await;
    assert_eq!((code.as_str(), number), ("stopping", 1012));
    network.cut(NodeId::from_number(1), false);
    play_all(there, 5).await;
    house.stop().await;
}
