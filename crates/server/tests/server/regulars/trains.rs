//! Find a train: people who want the same find each other, at whichever server they wait.

use std::time::Duration;

use folsom_client::Visitor;
use folsom_protocol::{BotLevel, SetupJson, Sitter, TableJson, TrainWishJson, TrainsJson};
use folsom_rules::{Preset, Setup};
use folsom_server::Limits;
use folsom_server::bus::Network;
use folsom_storage::PaperQuery;
use hyper::Method;

use super::{me, send};
use crate::client::eventually;
use crate::house::{House, code, post};

fn wish(seats: usize, name: &str) -> TrainWishJson {
    TrainWishJson {
        setup: SetupJson::from(&Setup::new(Preset::Ru18Advanced, seats)),
        clock: None,
        rated: false,
        name: name.to_owned(),
        bots_after_s: None,
        level: None,
    }
}

async fn wait(visitor: &Visitor, wish: &TrainWishJson) -> TrainsJson {
    let answer = post(visitor, "/api/trains", wish).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

async fn trains(visitor: &Visitor) -> TrainsJson {
    visitor.get("/api/trains").await.unwrap()
}

/// Asks as browsers do, until the train has left.
async fn table_of(visitor: &Visitor) -> String {
    let mut told = trains(visitor).await;
    for _ in 0..50 {
        let mine = told.mine.expect("one waits");
        if let Some(table) = mine.table {
            return table;
        }
        told = visitor.get(&format!("/api/trains?after={}", told.state)).await.unwrap();
    }
    panic!("it has not left");
}

async fn chairs(visitor: &Visitor, table: &str) -> Vec<String> {
    let table: TableJson = visitor.get(&format!("/api/tables/{table}")).await.unwrap();
    let name = |who| match who {
        Sitter::Person { name, .. } => name,
        Sitter::Bot { level } => format!("{level:?}"),
        Sitter::Empty => String::new(),
    };
    table.chairs.into_iter().map(|chair| name(chair.who)).collect()
}

#[tokio::test]
async fn enough_people_and_it_leaves_whichever_server_they_wait_at() {
    let network = Network::new();
    let house = House::several(3, &network).await;
    let mut people = Vec::new();
    for (server, name) in ["Anna", "Boris", "Cara"].into_iter().enumerate() {
        people.push((house.visitor_of(server).await, name));
    }
    let told = wait(&people[0].0, &wish(3, "Anna")).await;
    assert_eq!(told.trains.len(), 1);
    assert!(told.mine.is_some_and(|mine| mine.table.is_none()
        && mine.train.waiting.len() == 1
        && mine.train.waiting[0].me));
    // Somebody else wants to play something else.
    let other = house.visitor_of(1).await;
    wait(&other, &wish(4, "Zoe")).await;
    wait(&people[1].0, &wish(3, "Boris")).await;
    eventually("both to be seen everywhere", async || {
        let told = trains(&people[0].0).await;
        // Whoever comes in the same millisecond may stand before or behind.
        let mut names: Vec<&str> = told.trains[0].waiting.iter().map(|one| one.name.as_str()).collect();
        names.sort_unstable();
        names == ["Anna", "Boris"]
    })
    .await;
    assert!(
        trains(&people[0].0).await.trains[0].waiting.iter().all(|one| one.handle.is_none()),
        "nothing is rated"
    );
    wait(&people[2].0, &wish(3, "Cara")).await;
    let (one, two, three) =
        tokio::join!(table_of(&people[0].0), table_of(&people[1].0), table_of(&people[2].0));
    assert!(one == two && two == three);
    let mut names = chairs(&people[0].0, &one).await;
    names.sort();
    assert_eq!(names, ["Anna", "Boris", "Cara"]);
    // Everybody has a chair there, and Zoe waits on.
    for (visitor, _) in &people {
        assert!(
            visitor.get::<folsom_protocol::MyTablesJson>("/api/tables/mine").await.unwrap().tables[0]
                .lobby
                .table
                == one
        );
    }
    assert!(trains(&other).await.mine.is_some_and(|mine| mine.table.is_none()));
    assert_eq!(send(&other, Method::DELETE, "/api/trains").await.status, 204);
    assert_eq!(trains(&other).await.mine, None);
    assert!(!me(&other).await.waiting);
    eventually("no promise to be left", async || {
        house.storage.count_papers(PaperQuery::of("departures")).await == Ok(0)
    })
    .await;
    house.stop().await;
}

#[tokio::test]
async fn after_a_time_bots_take_the_empty_chairs_but_not_of_those_who_would_rather_wait() {
    let house = House::open().await;
    let (anna, boris, cara) = (house.visitor().await, house.visitor().await, house.visitor().await);
    wait(&cara, &wish(4, "Cara")).await;
    wait(&boris, &TrainWishJson { bots_after_s: Some(600), ..wish(4, "Boris") }).await;
    wait(
        &anna,
        &TrainWishJson { bots_after_s: Some(1), level: Some(BotLevel::Greenhorn), ..wish(4, "Anna") },
    )
    .await;
    let (one, two) = tokio::join!(table_of(&anna), table_of(&boris));
    assert_eq!(one, two);
    let mut names = chairs(&anna, &one).await;
    names.sort();
    assert_eq!(names, ["Anna", "Boris", "Greenhorn", "Greenhorn"]);
    assert!(
        trains(&cara).await.mine.is_some_and(|mine| mine.table.is_none() && mine.train.waiting.len() == 1)
    );
    house.stop().await;
}

#[tokio::test]
async fn one_person_waits_once_and_nobody_waits_for_what_cannot_be() {
    let house = House::open().await;
    let anna = house.visitor().await;
    wait(&anna, &wish(4, "Anna")).await;
    let told = wait(&anna, &wish(5, "Anna")).await;
    assert_eq!(told.trains.len(), 1);
    assert_eq!(told.trains[0].setup.seats, 5);
    for _ in 0..5 {
        wait(&anna, &wish(2, "Anna")).await;
    }
    assert_eq!(trains(&anna).await.mine.unwrap().table, None, "she does not play against herself");
    let mut impossible = wish(4, "Anna");
    impossible.setup.seats = 17;
    for wrong in [impossible, wish(4, ""), TrainWishJson { bots_after_s: Some(0), ..wish(4, "Anna") }] {
        let answer = post(&anna, "/api/trains", &wrong).await;
        assert!(answer.status == 400 || answer.status == 409, "{answer:?}");
    }
    house.stop().await;
}

#[tokio::test]
async fn a_thousand_who_wait_from_one_address_are_refused() {
    let limits = Limits { waiting_per_address: 3, ..Limits::lenient() };
    let house = House::limited_alone(limits).await;
    let mut codes = Vec::new();
    for number in 0..12 {
        // A fresh cookie each time.
        let answer = post(&house.visitor().await, "/api/trains", &wish(6, &format!("N{number}"))).await;
        codes.push(if answer.status == 201 { String::new() } else { code(&answer) });
    }
    assert!(codes[..3].iter().all(String::is_empty), "{codes:?}");
    assert!(codes[3..].iter().all(|code| code == "too-many"), "{codes:?}");
    house.stop().await;
    let house = House::limited_alone(Limits { waits_per_minute: 10, ..Limits::lenient() }).await;
    let anna = house.visitor().await;
    let mut refused = 0;
    for _ in 0..1000 {
        let answer = post(&anna, "/api/trains", &wish(4, "Anna")).await;
        refused += usize::from(answer.status == 429 && code(&answer) == "too-fast");
    }
    assert!(refused >= 985, "{refused}");
    assert_eq!(house.storage.count_papers(PaperQuery::of("waiting")).await, Ok(1));
    house.stop().await;
}

#[tokio::test]
async fn whoever_is_not_heard_of_waits_no_longer() {
    let limits = Limits { waiting_silence: Duration::from_millis(1500), ..Limits::lenient() };
    let house = House::limited(limits).await;
    let (anna, boris) = (house.visitor().await, house.visitor().await);
    wait(&anna, &wish(2, "Anna")).await;
    wait(&boris, &wish(3, "Boris")).await;
    // Anna closes her browser; Boris asks now and then.
    eventually("Anna to be gone", async || {
        let told = trains(&boris).await;
        assert!(told.mine.is_some(), "he is there");
        !told.trains.iter().any(|train| train.setup.seats == 2)
    })
    .await;
    wait(&boris, &wish(2, "Boris")).await;
    tokio::time::sleep(Duration::from_millis(600)).await;
    assert_eq!(trains(&boris).await.mine.unwrap().table, None, "nobody else is there");
    house.stop().await;
}

#[tokio::test]
async fn at_a_rated_train_one_device_waits_once() {
    let house = House::open().await;
    let (anna, boris) = (house.visitor().await, house.visitor().await);
    let twin = boris.clone().on_device_of(&anna);
    let rated = |name: &str| TrainWishJson { rated: true, ..wish(2, name) };
    wait(&anna, &rated("Anna")).await;
    let answer = post(&twin, "/api/trains", &rated("Twin")).await;
    assert_eq!((answer.status, code(&answer).as_str()), (409, "same-device"));
    let nowhere = Visitor::with_cookie(house.address, boris.cookie().to_owned());
    assert_eq!(code(&post(&nowhere, "/api/trains", &rated("Nowhere")).await), "rated-table");
    let told = wait(&boris, &rated("Boris")).await;
    assert!(told.trains.iter().flat_map(|train| &train.waiting).all(|one| one.handle.is_some()));
    let (one, two) = tokio::join!(table_of(&anna), table_of(&boris));
    assert_eq!(one, two);
    let table: TableJson = anna.get(&format!("/api/tables/{one}")).await.unwrap();
    assert!(table.terms.rated && table.terms.public);
    house.stop().await;
}

#[tokio::test]
async fn whoever_waits_at_a_server_that_dies_goes_on_at_another() {
    let network = Network::new();
    let mut house = House::several(2, &network).await;
    let anna = house.visitor_of(1).await;
    wait(&anna, &wish(2, "Anna")).await;
    house.stop_one(1).await;
    let anna = Visitor::with_cookie(house.address_of(0), anna.cookie().to_owned()).on_device_of(&anna);
    assert!(trains(&anna).await.mine.is_some_and(|mine| mine.table.is_none()), "she still waits");
    let boris = house.visitor_of(0).await;
    wait(&boris, &wish(2, "Boris")).await;
    let (one, two) = tokio::join!(table_of(&anna), table_of(&boris));
    assert_eq!(one, two);
    house.stop().await;
}

/// A server promises a table and dies before it is opened: another keeps the promise.
#[tokio::test]
async fn a_promise_is_kept_by_whoever_finds_it() {
    let house = House::open().await;
    let anna = house.visitor().await;
    wait(&anna, &wish(2, "Anna")).await;
    let filed = house.storage.papers(PaperQuery::of("waiting")).await.unwrap().remove(0);
    let waiting: serde_json::Value = serde_json::from_str(&filed.paper.body).unwrap();
    let id = folsom_storage::TableId::from_bytes([9; 16]).to_string();
    let person = serde_json::json!({
        "person": waiting["person"], "name": "Anna", "handle": waiting["handle"], "device": 1, "origin": waiting["origin"],
    });
    let departure = serde_json::json!({ "train": waiting["train"], "people": [person], "level": "outlaw" });
    let mut boarding = waiting.clone();
    boarding["boarding"] = serde_json::json!(id);
    for _ in 0..50 {
        // Its heart may beat at this moment.
        let filed = house.storage.papers(PaperQuery::of("waiting")).await.unwrap().remove(0);
        let paper = folsom_storage::Paper { body: boarding.to_string(), ..filed.paper };
        let promise = folsom_storage::Paper {
            drawer: "departures".to_owned(),
            key: id.clone(),
            owner: None,
            rank: None,
            body: departure.to_string(),
        };
        let step =
            vec![folsom_storage::Filing::over(filed.version, paper), folsom_storage::Filing::new(promise)];
        if house.storage.file(step).await.is_ok() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(table_of(&anna).await, id);
    assert_eq!(chairs(&anna, &id).await, ["Anna", "Outlaw"]);
    house.stop().await;
}
