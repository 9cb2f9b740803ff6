//! A rated game from its start to the leaderboard, and all that would make a rating worth nothing.

use std::time::Duration;

use folsom_client::Visitor;
use folsom_protocol::{
    BotLevel, ChairPlan, ClaimJson, LeaderboardJson, NewTableJson, PlayerJson, RatedKind, Wish,
};
use folsom_rules::{Indexed, Preset, Seat, Setup};
use folsom_server::bus::Network;
use folsom_server::{Config, Limits};
use folsom_storage::{Filing, Paper, PaperQuery};
use hyper::Method;
use serde_json::{Value, json};

use super::{me, rated, send};
use crate::client::{Client, eventually};
use crate::house::{House, code, fetch, lenient, post, seat, table};
use crate::keep::Keep;
use crate::playing::play_on;

fn three() -> Setup {
    Setup::new(Preset::Ru18Advanced, 3)
}

/// A rated table at which everybody sits.
async fn company(setup: &Setup, visitors: &[Visitor]) -> (String, Vec<Client>) {
    let id = visitors[0].open_table(&rated(setup)).await.unwrap();
    let mut clients = Vec::new();
    for (number, visitor) in visitors.iter().enumerate() {
        let mut client = Client::join(visitor, &id, None).await;
        client.sit(Seat::at(number)).await;
        clients.push(client);
    }
    (id, clients)
}

async fn play_to_the_end(clients: &mut [Client]) -> Value {
    clients[0].get(Wish::Start {}).await;
    for client in clients.iter_mut() {
        client.catch_up().await;
    }
    while clients[0].catch_up().await["end"].is_null() {
        play_on(clients, 1).await;
    }
    clients[0].mirror.state()["end"]["outcome"].clone()
}

async fn page(visitor: &Visitor, handle: &str) -> Option<PlayerJson> {
    visitor.get(&format!("/api/people/{handle}")).await.ok()
}

async fn is_counted(house: &House) -> bool {
    house.storage.count_papers(PaperQuery::of("rated")).await == Ok(0)
}

#[tokio::test]
async fn a_rated_game_goes_from_its_start_to_the_leaderboard() {
    let house = House::open().await;
    let visitors = [house.visitor().await, house.visitor().await, house.visitor().await];
    let mut handles = Vec::new();
    for visitor in &visitors {
        handles.push(me(visitor).await.handle);
    }
    for game in 1..=5_u32 {
        let (id, mut clients) = company(&three(), &visitors).await;
        // It is said before the start, and who they are.
        let told: Value =
            serde_json::from_str(&fetch(&visitors[1], &format!("/api/tables/{id}")).await.body).unwrap();
        assert_eq!(told["terms"]["rated"], true);
        assert_eq!(told["chairs"][1]["handle"], json!(handles[1]));
        let end = play_to_the_end(&mut clients).await;
        eventually("it to be counted", async || is_counted(&house).await).await;
        for (index, handle) in handles.iter().enumerate() {
            let own = page(&visitors[0], handle).await.expect("they have played");
            assert_eq!(own.games, game);
            let latest = &own.results[0];
            assert_eq!((latest.table.as_str(), own.results.len()), (id.as_str(), game as usize));
            let standing = end["seats"]
                .as_array()
                .unwrap()
                .iter()
                .find(|one| one["seat"] == json!(seat(index)))
                .unwrap();
            assert_eq!(json!(latest.money), standing["total"]);
            assert_eq!(json!(latest.won), standing["won"]);
            assert_eq!(json!(latest.bandits), standing["bandits"]);
            assert!(!latest.left);
            let [rating] = own.ratings.try_into().unwrap();
            assert_eq!((rating.rating, rating.games), (latest.rating, game));
            assert_eq!(rating.provisional, game < 5);
            let tallied: u32 = own.bandits.iter().map(|tally| tally.games).sum();
            assert_eq!(tallied, game, "one bandit each");
        }
        let before_the_fifth: LeaderboardJson =
            visitors[0].get("/api/leaderboard?kind=base").await.unwrap();
        assert_eq!(before_the_fifth.players, if game < 5 { 0 } else { 3 });
    }
    let board: LeaderboardJson = visitors[1].get("/api/leaderboard?kind=base").await.unwrap();
    assert_eq!(board.leaders.len(), 3);
    let at_least: Vec<i32> =
        board.leaders.iter().map(|leader| leader.rating - leader.uncertainty).collect();
    assert!(at_least.is_sorted_by(|one, other| one >= other), "{at_least:?}");
    assert_eq!(board.leaders[0].place, 1);
    assert_eq!(board.me.as_ref().map(|own| own.handle.as_str()), Some(handles[1].as_str()));
    let own = board.leaders.iter().find(|leader| leader.handle == handles[1]);
    assert_eq!(own, board.me.as_ref());
    // Page by page.
    let mut found = Vec::new();
    let mut query = String::new();
    loop {
        let page: LeaderboardJson =
            visitors[0].get(&format!("/api/leaderboard?kind=base&limit=1{query}")).await.unwrap();
        found.extend(page.leaders);
        let Some(next) = page.next else { break };
        query = format!("&after={next}");
    }
    assert_eq!(found, board.leaders);
    assert_eq!(
        visitors[0].get::<LeaderboardJson>("/api/leaderboard?kind=couriers").await.unwrap().players,
        0
    );
    for wrong in ["", "?kind=chess", "?kind=base&after=x", "?kind=base&limit=-1"] {
        assert_eq!(fetch(&visitors[0], &format!("/api/leaderboard{wrong}")).await.status, 400, "{wrong}");
    }
    // Whoever is renamed is called so there; whoever is deleted stands there no longer.
    let body = json!({ "name": "Ringo" }).to_string();
    assert_eq!(visitors[2].request(Method::PUT, "/api/me", Some(body)).await.unwrap().status, 200);
    assert!(fetch(&visitors[0], "/api/leaderboard?kind=base").await.body.contains("Ringo"));
    assert_eq!(send(&visitors[2], Method::DELETE, "/api/me").await.status, 204);
    let board: LeaderboardJson = visitors[0].get("/api/leaderboard?kind=base").await.unwrap();
    assert!(board.players == 2 && board.leaders.iter().all(|leader| leader.name != "Ringo"));
    assert_eq!(page(&visitors[0], &handles[2]).await, None);
    house.stop().await;
}

#[tokio::test]
async fn nobody_is_rated_against_themselves() {
    let house = House::open().await;
    let (anna, boris) = (house.visitor().await, house.visitor().await);
    let id = anna.open_table(&rated(&three())).await.unwrap();
    let mut client = Client::join(&anna, &id, None).await;
    client.sit(seat(0).0).await;
    let again = Wish::Sit { seat: seat(1), name: "Anna".to_owned() };
    assert_eq!(client.refusal(again.clone()).await, "already-seated", "no pass and play");
    let mut twin = Client::join(&boris.clone().on_device_of(&anna), &id, None).await;
    assert_eq!(twin.refusal(again.clone()).await, "same-device");
    let nowhere = Visitor::with_cookie(house.address, boris.cookie().to_owned());
    assert_eq!(Client::join(&nowhere, &id, None).await.refusal(again).await, "rated-table");
    let mut other = Client::join(&boris, &id, None).await;
    other.sit(seat(1).0).await;
    client.get(Wish::SeatBot { seat: seat(2), level: BotLevel::Outlaw }).await;
    client.get(Wish::Start {}).await;
    for wish in [Wish::SeatLink { seat: seat(1) }, Wish::Close {}] {
        let whose = if wish == (Wish::Close {}) { &mut client } else { &mut other };
        assert_eq!(whose.refusal(wish).await, "rated-table");
    }
    let claim = ClaimJson { seat: seat(1), token: "0".repeat(64) };
    assert_eq!(code(&post(&anna, &format!("/api/tables/{id}/claim"), &claim).await), "bad-link");
    // Nor can it be said afterwards, or in secret, or of two chairs at once.
    let unrated = anna.open_table(&table(&three(), vec![], false)).await.unwrap();
    let mut host = Client::join(&anna, &unrated, None).await;
    assert_eq!(host.refusal(Wish::ChangeTerms { terms: rated(&three()).terms }).await, "rated-table");
    let mut secret = rated(&three());
    secret.terms.public = false;
    assert_eq!(code(&post(&anna, "/api/tables", &secret).await), "rated-table");
    let both = vec![ChairPlan::Me { name: None }, ChairPlan::Me { name: None }];
    let both = NewTableJson { chairs: both, ..rated(&three()) };
    assert_eq!(code(&post(&anna, "/api/tables", &both).await), "already-seated");
    house.stop().await;
}

#[tokio::test]
async fn whoever_plays_bots_has_a_provisional_rating_and_whoever_leaves_comes_in_last() {
    let house = House::open().await;
    let anna = house.visitor().await;
    let chairs = vec![
        ChairPlan::Me { name: None },
        ChairPlan::Bot { level: BotLevel::Greenhorn },
        ChairPlan::Bot { level: BotLevel::Greenhorn },
    ];
    let wanted = NewTableJson { chairs, start: true, ..rated(&three()) };
    let id = anna.open_table(&wanted).await.unwrap();
    let mut client = Client::join(&anna, &id, None).await;
    client.get(Wish::Leave { seat: seat(0) }).await;
    // The bot in her place plays on to the end.
    eventually("it to be counted", async || is_counted(&house).await).await;
    let known = me(&anna).await;
    let own = page(&anna, &known.handle).await.expect("she has played");
    let result = &own.results[0];
    assert!(result.left && !result.won && result.place == 3, "{result:?}");
    assert!(result.change < 0 && own.ratings[0].provisional);
    assert_eq!((own.games, own.wins, own.name.as_str()), (1, 0, "Anna"));
    assert_eq!(anna.get::<LeaderboardJson>("/api/leaderboard?kind=base").await.unwrap().players, 0);
    house.stop().await;
}

/// A server dies after the end of a game and before it was counted, or counts it and dies before it knows.
#[tokio::test]
async fn a_game_is_counted_once_whatever_happens_to_servers() {
    let keep = Keep::new();
    let house = House::with(keep.open().await, lenient()).await;
    let visitors = [house.visitor().await, house.visitor().await, house.visitor().await];
    let handle = me(&visitors[0]).await.handle;
    let (id, mut clients) = company(&three(), &visitors).await;
    play_to_the_end(&mut clients).await;
    eventually("it to be counted", async || is_counted(&house).await).await;
    let counted = page(&visitors[0], &handle).await.unwrap();
    drop(clients);
    // What lay there before the game was counted lies there again, as if that had not been done.
    for filed in house.storage.papers(PaperQuery::all()).await.unwrap() {
        house.storage.file(vec![Filing::take(&filed)]).await.unwrap();
    }
    let pending =
        Paper { drawer: "rated".into(), key: id.clone(), owner: None, rank: None, body: String::new() };
    house.storage.file(vec![Filing::new(pending)]).await.unwrap();
    house.stop().await;

    let house = House::with(keep.open().await, lenient()).await;
    let anna = Visitor::with_cookie(house.address, visitors[0].cookie().to_owned());
    eventually("it to be counted after a restart", async || is_counted(&house).await).await;
    let again = page(&anna, &handle).await.unwrap();
    assert_eq!((again.ratings.clone(), again.games), (counted.ratings, 1), "just as before");
    house.stop().await;
    // And never again.
    let house = House::with(keep.open().await, lenient()).await;
    let anna = Visitor::with_cookie(house.address, visitors[0].cookie().to_owned());
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(page(&anna, &handle).await.unwrap(), again);
    house.stop().await;
}

#[tokio::test]
async fn a_rematch_of_a_rated_game_is_rated() {
    let house = House::open().await;
    let visitors = [house.visitor().await, house.visitor().await, house.visitor().await];
    let (id, mut clients) = company(&three(), &visitors).await;
    play_to_the_end(&mut clients).await;
    clients[1].get(Wish::Rematch {}).await;
    let told: Value =
        serde_json::from_str(&fetch(&visitors[0], &format!("/api/tables/{id}")).await.body).unwrap();
    let rematch = told["rematch"].as_str().expect("another table").to_owned();
    let told: Value =
        serde_json::from_str(&fetch(&visitors[0], &format!("/api/tables/{rematch}")).await.body).unwrap();
    assert_eq!(told["terms"]["rated"], true);
    assert_eq!(told["chairs"][2]["handle"], json!(me(&visitors[2]).await.handle));
    eventually("one to be counted", async || {
        house.storage.count_papers(PaperQuery::of("rated")).await == Ok(1)
    })
    .await;
    house.stop().await;
}

/// Which device somebody plays on goes along to the server that has the table.
#[tokio::test]
async fn whoever_comes_over_another_server_is_known_as_well() {
    let house = House::several(2, &Network::new()).await;
    let visitors = [house.visitor_of(0).await, house.visitor_of(1).await];
    let two = Setup::new(Preset::Ru18Advanced, 2);
    let id = visitors[0].open_table(&rated(&two)).await.unwrap();
    let mut anna = Client::join(&visitors[0], &id, None).await;
    anna.sit(seat(0).0).await;
    let sit = Wish::Sit { seat: seat(1), name: "Twin".to_owned() };
    let twin = house.visitor_of(1).await.on_device_of(&visitors[0]);
    assert_eq!(Client::join(&twin, &id, None).await.refusal(sit).await, "same-device");
    let mut boris = Client::join(&visitors[1], &id, None).await;
    boris.sit(seat(1).0).await;
    play_to_the_end(&mut [anna, boris]).await;
    eventually("it to be counted", async || is_counted(&house).await).await;
    for visitor in &visitors {
        // Two seats are two bandits each.
        let board: LeaderboardJson = visitor.get("/api/leaderboard?kind=pairs").await.unwrap();
        assert_eq!(board.players, 0, "one game is not enough");
        let [rating] = me(visitor).await.ratings.try_into().unwrap();
        assert_eq!((rating.kind, rating.games), (RatedKind::Pairs, 1));
    }
    house.stop().await;
}

#[tokio::test]
async fn whoever_lets_everybody_wait_for_ever_comes_in_last() {
    let keep = Keep::new();
    let house = House::with(keep.open().await, lenient()).await;
    let visitors = [house.visitor().await, house.visitor().await];
    let (_, mut clients) = company(&three(), &visitors).await;
    clients[0].get(Wish::SeatBot { seat: seat(2), level: BotLevel::Outlaw }).await;
    clients[0].get(Wish::Start {}).await;
    drop(clients);
    house.stop().await;
    // The server closes the table, at which nothing happens any more.
    let limits = Limits { running_table_age: Duration::ZERO, ..Limits::lenient() };
    let house = House::with(keep.open().await, Config { limits, ..lenient() }).await;
    eventually("it to be counted", async || is_counted(&house).await).await;
    for visitor in &visitors {
        let visitor = Visitor::with_cookie(house.address, visitor.cookie().to_owned());
        let own = page(&visitor, &me(&visitor).await.handle).await.expect("it counts");
        let result = &own.results[0];
        assert!(result.left && !result.won && result.place == 3 && result.change < 0, "{result:?}");
    }
    house.stop().await;
}
