//! What is told is stored, and what can't be stored does not happen.

use std::sync::Arc;

use folsom_protocol::{BotLevel, ChairPlan, Wish};
use folsom_rules::Setup;
use folsom_server::{Config, Limits};
use folsom_storage::{Append, Query, Storage, StorageError, Timestamp};
use serde_json::{Value, json};

use crate::audit::{Course, audit, voice};
use crate::client::{Client, eventually};
use crate::house::{House, code, fetch, four, lenient, post, seat, table};
use crate::playing::{asked, play_on};
use crate::troubled::Troubled;

fn unavailable() -> StorageError {
    StorageError::Unavailable("the disk is asleep".to_owned())
}

fn broken() -> StorageError {
    StorageError::Broken("the disk is on fire".to_owned())
}

/// A house on a storage that does as it is told, with a game that has begun.
async fn troubled_house(setup: &Setup) -> (House, Arc<Troubled>, String, Vec<Client>) {
    let storage = Arc::new(Troubled::new().await);
    let house = House::with(Arc::clone(&storage) as Arc<dyn Storage>, lenient()).await;
    let (id, clients) = house.started(setup).await;
    (house, storage, id, clients)
}

/// The same on one server alone: among several, whoever finds that another has written lets the table go, and its guests come back
/// (`cluster`).
async fn troubled_alone(setup: &Setup) -> (House, Arc<Troubled>, String, Vec<Client>) {
    let storage = Arc::new(Troubled::new().await);
    let house = House::alone(Arc::clone(&storage) as Arc<dyn Storage>, lenient()).await;
    let (id, clients) = house.started(setup).await;
    (house, storage, id, clients)
}

/// Whatever went wrong, everybody was told what happened and nothing else.
async fn check(house: House, id: &str, clients: Vec<Client>) {
    let mut tapes = Vec::new();
    for mut client in clients {
        client.catch_up().await;
        tapes.push(client.leave().await);
    }
    audit(&Course::read(id, &house.log(id).await), &tapes);
    house.stop().await;
}

#[tokio::test]
async fn nothing_is_told_before_it_is_stored() {
    let (house, storage, id, mut clients) = troubled_house(&four()).await;
    let mut spectator = house.guest(&id).await;
    for client in clients.iter_mut().chain([&mut spectator]) {
        client.hear_until(|message| message["watchers"] == 1).await;
    }
    let before = house.log(&id).await;
    let (index, question) = asked(&mut clients).await;
    let mut hold = storage.hold();
    let request = clients[index].line.send(question.choose(&question.offered[0])).await.unwrap();
    hold.arrived().await;
    for client in clients.iter_mut().chain([&mut spectator]) {
        client.hear_nothing().await;
    }
    assert_eq!(house.log(&id).await, before);
    hold.release();
    // The news come first, and what was done is told last.
    let news = clients[index].hear().await;
    assert_eq!((&news["type"], &news["number"]), (&json!("news"), &json!(before.len())));
    assert_eq!(clients[index].hear().await, json!({ "type": "done", "id": request }));
    assert_eq!(spectator.hear().await["number"], before.len());
    assert_eq!(house.log(&id).await.len(), before.len() + 1);
    check(house, &id, clients).await;
}

#[tokio::test]
async fn what_cannot_be_stored_has_not_happened_and_can_be_tried_again() {
    let (house, storage, id, mut clients) = troubled_alone(&four()).await;
    let conflict = StorageError::Conflict { expected: 1, found: 2 };
    for error in [StorageError::Full, unavailable(), broken(), conflict, StorageError::NotFound] {
        let before = house.log(&id).await;
        let (index, question) = asked(&mut clients).await;
        let choice = question.choose(&question.offered[0]);
        let told = if error == StorageError::NotFound { "no-such-table" } else { "storage" };
        storage.lose(error);
        assert_eq!(clients[index].refusal(choice.clone()).await, told);
        assert_eq!(house.log(&id).await, before);
        assert_eq!(asked(&mut clients).await, (index, question), "the table is as it was");
        clients[index].get(choice).await;
        assert_eq!(house.log(&id).await.len(), before.len() + 1);
    }
    assert!(storage.is_over());
    check(house, &id, clients).await;
}

#[tokio::test]
async fn time_that_could_not_be_given_back_is_given_back_before_anybody_decides() {
    let (house, storage, id, mut clients) = troubled_alone(&four()).await;
    let (index, question) = asked(&mut clients).await;
    let visitor = clients[index].visitor.clone();
    for client in clients {
        client.leave().await;
    }
    let mut spectator = house.guest(&id).await;
    spectator.hear_until(|message| message["there"] == json!([])).await;
    let before = house.log(&id).await;
    storage.lose(unavailable());
    let mut back = Client::join(&visitor, &id, None).await;
    eventually("the loss", async || storage.is_over()).await;
    assert_eq!(house.log(&id).await, before, "that somebody is back could not be stored");
    back.get(question.choose(&question.offered[0])).await;
    let log = house.log(&id).await;
    let since = log[before.len()..].iter().map(|entry| serde_json::from_str::<Value>(entry).unwrap());
    assert_eq!(since.map(|entry| entry["what"].clone()).collect::<Vec<_>>(), ["resumed", "chose"]);
    house.stop().await;
}

#[tokio::test]
async fn what_was_written_although_the_storage_said_otherwise_is_found_out() {
    let (house, storage, id, mut clients) = troubled_house(&four()).await;
    for error in [unavailable(), broken()] {
        let before = house.log(&id).await;
        let (index, question) = asked(&mut clients).await;
        storage.write_unnoticed(error);
        clients[index].get(question.choose(&question.offered[0])).await;
        assert_eq!(house.log(&id).await.len(), before.len() + 1);
    }
    play_on(&mut clients, 3).await;
    check(house, &id, clients).await;
}

/// The storage fails so badly that one can't even look.
#[tokio::test]
async fn where_nobody_knows_what_was_written_the_table_is_read_anew() {
    let (house, storage, id, mut clients) = troubled_house(&four()).await;
    let before = house.log(&id).await;
    let (index, question) = asked(&mut clients).await;
    let choice = question.choose(&question.offered[0]);
    storage.write_unnoticed(unavailable());
    storage.refuse_log(unavailable());
    assert_eq!(clients[index].refusal(choice.clone()).await, "storage");
    assert_eq!(house.log(&id).await.len(), before.len() + 1, "it was written");
    // Who tries again is told that it was done, and everybody is shown how things are.
    clients[index].get(choice).await;
    for client in &mut clients {
        assert_eq!(client.catch_up().await["number"], before.len());
    }
    assert_eq!(house.log(&id).await.len(), before.len() + 1, "it was not made twice");
    play_on(&mut clients, 3).await;
    house.stop().await;
}

/// Two servers on one storage are a mistake, but nobody's log may suffer from it.
#[tokio::test]
async fn what_another_has_written_is_found_out() {
    let (house, storage, id, mut clients) = troubled_alone(&four()).await;
    let log = house.log(&id).await;
    let host = clients[0].tape.person.clone();
    let entry = json!({ "at": 1, "what": "muted", "person": host, "muted": true });
    let append = Append {
        table: id.parse().unwrap(),
        expected: log.len() as u64,
        entry: entry.to_string(),
        listing: None,
        at: Timestamp::from_millis(1),
    };
    storage.append(append).await.unwrap();
    let (index, question) = asked(&mut clients).await;
    let choice = question.choose(&question.offered[0]);
    assert_eq!(clients[index].refusal(choice.clone()).await, "storage");
    clients[index].get(choice).await;
    for client in &mut clients {
        let state = client.catch_up().await;
        assert_eq!(state["table"]["muted"], json!([voice(&id, &host)]));
        assert_eq!(state["number"], log.len() + 1);
    }
    house.stop().await;
}

#[tokio::test]
async fn a_bot_whose_decision_cannot_be_stored_decides_again() {
    let storage = Arc::new(Troubled::new().await);
    let house = House::with(Arc::clone(&storage) as Arc<dyn Storage>, lenient()).await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let mut client = Client::join(&host, &id, None).await;
    for number in 0..4 {
        client.get(Wish::SeatBot { seat: seat(number), level: BotLevel::Outlaw }).await;
    }
    client.get(Wish::Start {}).await;
    client.news("choice").await;
    storage.lose(StorageError::Full);
    storage.write_unnoticed(unavailable());
    client.hear_until(|message| message["end"].is_object()).await;
    assert!(storage.is_over());
    check(house, &id, vec![client]).await;
}

#[tokio::test]
async fn a_table_that_cannot_be_stored_is_not_opened_and_counts_for_nothing() {
    let storage = Arc::new(Troubled::new().await);
    let limits = Limits { tables_per_host: 1, ..Limits::lenient() };
    let config = Config { limits, ..lenient() };
    let house = House::with(Arc::clone(&storage) as Arc<dyn Storage>, config).await;
    let host = house.visitor().await;
    let bots = vec![ChairPlan::Bot { level: BotLevel::Greenhorn }; 4];
    let wanted = table(&four(), bots, false);
    storage.refuse_table(StorageError::Full);
    let answer = post(&host, "/api/tables", &wanted).await;
    assert_eq!((answer.status, code(&answer).as_str()), (507, "storage"));
    assert_eq!(storage.list(Query::all()).await, Ok(vec![]));
    let answer = post(&host, "/api/tables", &wanted).await;
    assert_eq!(answer.status, 201);
    assert!(storage.is_over());
    house.stop().await;
}

#[tokio::test]
async fn a_table_whose_end_went_unnoticed_does_not_count_for_ever() {
    let storage = Arc::new(Troubled::new().await);
    let limits = Limits { tables_per_host: 1, ..Limits::lenient() };
    let house = House::with(Arc::clone(&storage) as Arc<dyn Storage>, Config { limits, ..lenient() }).await;
    let host = house.visitor().await;
    let wanted = table(&four(), vec![], false);
    let id = host.open_table(&wanted).await.unwrap();
    let mut client = Client::join(&host, &id, None).await;
    storage.write_unnoticed(unavailable());
    storage.refuse_log(unavailable());
    assert_eq!(client.refusal(Wish::Close {}).await, "storage");
    assert_eq!(code(&post(&host, "/api/tables", &wanted).await), "too-many", "as far as anybody knows");
    assert_eq!(client.refusal(Wish::Close {}).await, "closed");
    host.open_table(&wanted).await.unwrap();
    house.stop().await;
}

#[tokio::test]
async fn whether_the_storage_works_can_be_asked() {
    let house = House::open().await;
    let visitor = house.visitor().await;
    let ready = fetch(&visitor, "/readyz").await;
    assert_eq!((ready.status, ready.body.as_str()), (200, "ready\n"));
    house.storage.close().await.unwrap();
    // It takes a write to find out, so it is found out once in a while.
    let is_noticed = async || {
        let ready = fetch(&visitor, "/readyz").await;
        (ready.status, ready.body.as_str()) == (503, "storage: unavailable\n")
    };
    eventually("a storage that does not work", is_noticed).await;
    let alive = fetch(&visitor, "/healthz").await;
    assert_eq!((alive.status, alive.body.as_str()), (200, "ok\n"));
    house.stop().await;
}
