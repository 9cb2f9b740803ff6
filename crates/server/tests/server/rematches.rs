//! Another game for the same people.

use std::sync::Arc;

use folsom_protocol::{BotLevel, ChairPlan, Wish};
use folsom_server::{Config, Limits};
use folsom_storage::{Query, Storage, StorageError};
use serde_json::json;

use crate::client::Client;
use crate::house::{House, four, lenient, seat, table};
use crate::troubled::Troubled;

#[tokio::test]
async fn a_rematch_that_two_ask_for_is_one_table() {
    let house = House::open().await;
    let host = house.visitor().await;
    let bot = ChairPlan::Bot { level: BotLevel::Greenhorn };
    let chairs = vec![ChairPlan::Me { name: None }, ChairPlan::Empty {}, bot.clone(), bot];
    let id = host.open_table(&table(&four(), chairs, false)).await.unwrap();
    let mut anna = Client::join(&host, &id, None).await;
    let mut boris = house.guest(&id).await;
    let mut stranger = house.guest(&id).await;
    boris.sit(seat(1).0).await;
    assert_eq!(anna.refusal(Wish::Rematch {}).await, "not-begun");
    anna.get(Wish::Start {}).await;
    assert_eq!(anna.refusal(Wish::Rematch {}).await, "begun");
    tokio::join!(anna.play(1), boris.play(2));

    assert_eq!(stranger.refusal(Wish::Rematch {}).await, "not-your-seat");
    let ids =
        [anna.line.send(Wish::Rematch {}).await.unwrap(), boris.line.send(Wish::Rematch {}).await.unwrap()];
    for (client, id) in [&mut anna, &mut boris].into_iter().zip(ids) {
        assert_eq!(client.hear_until(|message| message["id"] == id).await["type"], "done");
    }
    let another = anna.catch_up().await["table"]["rematch"].as_str().unwrap().to_owned();
    for client in [&mut boris, &mut stranger] {
        assert_eq!(client.catch_up().await["table"]["rematch"], another);
    }
    let rematches = house.log(&id).await.iter().filter(|entry| entry.contains("rematched")).count();
    assert_eq!(rematches, 1);
    // Bots are there at once, and everybody who played has their chair again and has only to come.
    let mut fresh = Client::join(&boris.visitor, &another, None).await;
    assert_eq!(fresh.mirror.state()["you"]["seats"], json!(["seat2"]));
    assert_eq!(fresh.mirror.state()["presence"]["there"], json!(["seat2"]));
    let state = fresh.catch_up().await;
    assert_eq!(state["table"]["stage"], "open");
    assert_eq!(state["table"]["terms"], anna.mirror.state()["table"]["terms"]);
    let who: Vec<_> =
        state["table"]["chairs"].as_array().unwrap().iter().map(|chair| chair["who"].clone()).collect();
    assert_eq!(who, [json!("person"), json!("person"), json!("bot"), json!("bot")]);
    let mut late = house.guest(&another).await;
    assert_eq!(late.refusal(Wish::Sit { seat: seat(1), name: "Late".to_owned() }).await, "seat-taken");
    house.stop().await;
}

#[tokio::test]
async fn nobody_who_left_is_kept_a_chair_at_the_rematch() {
    let house = House::open().await;
    let host = house.visitor().await;
    let bot = ChairPlan::Bot { level: BotLevel::Greenhorn };
    let chairs = vec![ChairPlan::Me { name: None }, ChairPlan::Empty {}, bot.clone(), bot];
    let id = host.open_table(&table(&four(), chairs, false)).await.unwrap();
    let mut anna = Client::join(&host, &id, None).await;
    let mut boris = house.guest(&id).await;
    boris.sit(seat(1).0).await;
    anna.get(Wish::Start {}).await;
    boris.get(Wish::Leave { seat: seat(1) }).await;
    anna.play(1).await;
    anna.get(Wish::Rematch {}).await;
    let another = anna.mirror.state()["table"]["rematch"].as_str().unwrap().to_owned();
    let state = Client::join(&host, &another, None).await.mirror.state().clone();
    assert_eq!(state["table"]["stage"], "open");
    assert_eq!(state["table"]["chairs"][1]["who"], "empty");
    house.stop().await;
}

#[tokio::test]
async fn a_rematch_against_bots_begins_at_once() {
    let house = House::open().await;
    let host = house.visitor().await;
    let mut chairs = vec![ChairPlan::Bot { level: BotLevel::Outlaw }; 4];
    chairs[2] = ChairPlan::Me { name: None };
    let id = host.open_table(&table(&four(), chairs, true)).await.unwrap();
    let mut client = Client::join(&host, &id, None).await;
    client.play(1).await;
    client.get(Wish::Rematch {}).await;
    let another = client.mirror.state()["table"]["rematch"].as_str().unwrap().to_owned();
    let mut again = Client::join(&host, &another, None).await;
    assert_eq!(again.mirror.state()["table"]["stage"], "running");
    assert_eq!(again.mirror.state()["you"]["seats"], json!(["seat3"]));
    assert_ne!(again.mirror.state()["table"]["commitment"], client.mirror.state()["table"]["commitment"]);
    again.play(2).await;
    house.stop().await;
}

/// A house in which everybody may have one table, on a storage that does as it is told, and a game that is over.
async fn troubled_end() -> (House, Arc<Troubled>, Client) {
    let storage = Arc::new(Troubled::new().await);
    let limits = Limits { tables_per_host: 1, ..Limits::lenient() };
    let house = House::with(Arc::clone(&storage) as Arc<dyn Storage>, Config { limits, ..lenient() }).await;
    let host = house.visitor().await;
    let bot = ChairPlan::Bot { level: BotLevel::Greenhorn };
    let chairs = vec![ChairPlan::Me { name: None }, bot.clone(), bot.clone(), bot];
    let id = host.open_table(&table(&four(), chairs, true)).await.unwrap();
    let mut client = Client::join(&host, &id, None).await;
    client.play(1).await;
    (house, storage, client)
}

async fn how_many(storage: &Troubled) -> usize {
    storage.list(Query::all()).await.unwrap().len()
}

#[tokio::test]
async fn a_rematch_that_cannot_be_stored_leaves_no_table_behind() {
    let (house, storage, mut client) = troubled_end().await;
    for error in [StorageError::Full, StorageError::Unavailable("the disk is asleep".to_owned())] {
        storage.lose(error);
        assert_eq!(client.refusal(Wish::Rematch {}).await, "storage");
        assert_eq!(how_many(&storage).await, 1, "nobody would ever find it");
        assert_eq!(client.catch_up().await["table"]["rematch"], json!(null));
    }
    // It counts for nothing either: there is room for the one that is stored at last.
    client.get(Wish::Rematch {}).await;
    assert!(storage.is_over());
    assert_eq!(how_many(&storage).await, 2);
    let another = client.mirror.state()["table"]["rematch"].as_str().unwrap().to_owned();
    assert_eq!(house.guest(&another).await.mirror.state()["table"]["stage"], "running");
    house.stop().await;
}

#[tokio::test]
async fn a_rematch_that_was_stored_unnoticed_is_found() {
    for cannot_look in [false, true] {
        let (house, storage, mut client) = troubled_end().await;
        let asleep = || StorageError::Unavailable("the disk is asleep".to_owned());
        storage.write_unnoticed(asleep());
        if cannot_look {
            storage.refuse_log(asleep());
            assert_eq!(client.refusal(Wish::Rematch {}).await, "storage");
        }
        client.get(Wish::Rematch {}).await;
        assert!(storage.is_over());
        assert_eq!(how_many(&storage).await, 2, "there is one, not two");
        let another = client.catch_up().await["table"]["rematch"].as_str().unwrap().to_owned();
        assert_eq!(house.guest(&another).await.mirror.state()["table"]["stage"], "running");
        house.stop().await;
    }
}
