//! The server stops and begins again: nothing that was told is lost, and everybody is who they were.

use std::sync::Arc;
use std::time::Duration;

use folsom_client::{ClientError, Visitor};
use folsom_protocol::{BotLevel, ChairPlan, ClaimJson, Wish};
use folsom_server::{Config, Limits};
use folsom_storage::{Sqlite, SqliteOptions, Storage};
use serde_json::{Value, json};

use crate::audit::{Course, audit, find_difference};
use crate::client::{Client, eventually, last_words};
use crate::house::{House, four, lenient, post, seat, table};
use crate::keep::Keep;
use crate::playing::{asked, play_all, play_on};
use crate::troubled::Troubled;

async fn house_at(keep: &Keep) -> House {
    House::with(keep.open().await, lenient()).await
}

/// Somebody as they were, at another server.
fn moved(visitor: &Visitor, house: &House) -> Visitor {
    Visitor::with_cookie(house.address, visitor.cookie().to_owned())
}

#[tokio::test]
async fn a_server_that_begins_again_goes_on_where_it_stopped() {
    let keep = Keep::new();
    let house = house_at(&keep).await;
    let (id, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 10).await;
    let link = clients[3].ask(Wish::SeatLink { seat: seat(3) }).await;
    let visitors: Vec<Visitor> = clients.iter().map(|client| client.visitor.clone()).collect();
    let mut before = Vec::new();
    for mut client in clients {
        let state = client.catch_up().await.clone();
        before.push((state, client.leave().await));
    }
    let log = house.log(&id).await;
    house.stop().await;

    let house = house_at(&keep).await;
    assert_eq!(house.log(&id).await, log);
    let listed: Vec<Value> = house.visitor().await.get("/api/tables").await.unwrap();
    assert_eq!([&listed[0]["table"], &listed[0]["stage"]], [&json!(id), &json!("running")]);
    let mut clients = Vec::new();
    for (visitor, (known, _)) in visitors.iter().zip(&before) {
        let mut client = Client::join(&moved(visitor, &house), &id, None).await;
        let state = client.catch_up().await;
        assert_eq!([&state["you"], &state["views"]], [&known["you"], &known["views"]]);
        clients.push(client);
    }
    // A link from before is as good as it was.
    let claim = ClaimJson { seat: seat(3), token: link["token"].as_str().unwrap().to_owned() };
    let device = house.visitor().await;
    assert_eq!(post(&device, &format!("/api/tables/{id}/claim"), &claim).await.status, 204);
    clients[3] = Client::join(&device, &id, None).await;
    let after = play_all(clients, 1).await;

    let course = Course::read(&id, &house.log(&id).await);
    audit(&course, &after);
    let known = find_difference(&course, before.iter().map(|(_, tape)| tape)).unwrap();
    let shown: Vec<_> = before.iter().map(|(state, _)| state["number"].as_u64()).collect();
    assert_eq!(known, shown);
    house.stop().await;
}

#[tokio::test]
async fn bots_go_on_by_themselves_after_a_restart() {
    let storage = Arc::new(Troubled::new().await);
    let shared = || Arc::clone(&storage) as Arc<dyn Storage>;
    let mut house = House::with(shared(), lenient()).await;
    let host = house.visitor().await;
    let bots = vec![ChairPlan::Bot { level: BotLevel::Outlaw }; 4];
    let id = host.open_table(&table(&four(), bots, false)).await.unwrap();
    let mut client = Client::join(&host, &id, None).await;
    let mut hold = storage.hold();
    let request = client.line.send(Wish::Start {}).await.unwrap();
    hold.arrived().await;
    house.tell_to_stop();
    hold.release();
    client.hear_until(|message| message["id"] == request).await;
    house.stop().await;
    assert!(house_log(&storage, &id).await.len() < 20, "the game has only just begun");

    let house = House::with(shared(), lenient()).await;
    eventually("the bots", async || house_log(&storage, &id).await.len() > 40).await;
    house.stop().await;
}

async fn house_log(storage: &Troubled, id: &str) -> Vec<String> {
    storage.load(id.parse().unwrap(), 0).await.unwrap()
}

#[tokio::test]
async fn a_server_that_stops_says_goodbye_and_loses_nothing() {
    let storage = Arc::new(Troubled::new().await);
    // Of several that are told to stop at once, the one with a socket does not wait for the one with its table.
    let mut house = House::alone(Arc::clone(&storage) as Arc<dyn Storage>, lenient()).await;
    let (id, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 3).await;
    let stranger = house.visitor().await;
    clients.push(Client::join(&stranger, &id, None).await);
    let before = house.log(&id).await;
    let (index, question) = asked(&mut clients).await;
    // The server is told to stop while an entry is on its way to the disk.
    let mut hold = storage.hold();
    let request = clients[index].line.send(question.choose(&question.offered[0])).await.unwrap();
    hold.arrived().await;
    house.tell_to_stop();
    hold.release();
    let answer = clients[index].hear_until(|message| message["id"] == request).await;
    assert_eq!(answer["type"], "done");
    for client in &mut clients {
        assert_eq!(last_words(client).await, ("stopping".to_owned(), 1012));
    }
    let address = house.address;
    house.stop().await;
    let log = house_log(&storage, &id).await;
    assert_eq!(log.len(), before.len() + 1);
    audit(&Course::read(&id, &log), clients.iter().map(|client| &client.tape));
    let refused = Visitor::new(address).await;
    assert!(matches!(refused, Err(ClientError::Io(_))), "{refused:?}");
}

#[tokio::test]
async fn a_table_at_which_nothing_happens_is_closed_in_the_end() {
    let storage = Arc::new(Troubled::new().await);
    let shared = || Arc::clone(&storage) as Arc<dyn Storage>;
    let house = House::with(shared(), lenient()).await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    house.stop().await;
    // It is older than nothing.
    tokio::time::sleep(Duration::from_millis(5)).await;
    let limits = Limits { open_table_age: Duration::ZERO, ..Limits::lenient() };
    let house = House::with(shared(), Config { limits, ..lenient() }).await;
    let is_closed = async || house.log(&id).await.last().unwrap().contains(r#""what":"closed""#);
    eventually("the end of a table", is_closed).await;
    let mut late = Client::join(&moved(&host, &house), &id, None).await;
    assert_eq!(late.refusal(Wish::Sit { seat: seat(0), name: "Anna".to_owned() }).await, "closed");
    house.stop().await;
}

/// The same as with a storage that pretends, but here the disk is really full.
#[tokio::test]
async fn a_table_goes_on_when_there_is_room_on_the_disk_again() {
    let folder = tempfile::tempdir().unwrap();
    let sqlite =
        Arc::new(Sqlite::open(folder.path().join("folsom.db"), SqliteOptions::default()).await.unwrap());
    let house = House::with(Arc::clone(&sqlite) as Arc<dyn Storage>, lenient()).await;
    let (id, mut clients) = house.started(&four()).await;
    sqlite.limit_size(Some(0)).await.unwrap();
    let mut refused = None;
    while refused.is_none() {
        let (index, question) = asked(&mut clients).await;
        let choice = question.choose(&question.offered[0]);
        let answer = clients[index].ask(choice.clone()).await;
        refused = (answer["type"] == "refused").then_some((index, choice, answer));
    }
    let (index, choice, answer) = refused.unwrap();
    assert_eq!(answer["code"], "storage");
    let log = house.log(&id).await;
    sqlite.limit_size(None).await.unwrap();
    clients[index].get(choice).await;
    assert_eq!(house.log(&id).await.len(), log.len() + 1);
    play_on(&mut clients, 5).await;
    house.stop().await;
}
