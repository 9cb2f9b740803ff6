//! What the list of tables tells of a game: as much as somebody sees who watches it, and no more.

use folsom_protocol::{LobbyJson, LobbySitter, TableStage, Wish};
use folsom_rules::{Cast, Preset, Setup};
use serde_json::{Value, json};

use crate::client::{Client, eventually};
use crate::house::{House, four, lenient, table};
use crate::playing::play_on;

/// The one table of the list.
async fn listed(client: &Client) -> LobbyJson {
    let [table] = client.visitor.get::<Vec<LobbyJson>>("/api/tables").await.unwrap().try_into().unwrap();
    table
}

/// The round and the bandits of each seat, in the list.
fn course(table: &LobbyJson) -> Value {
    let bandits: Vec<_> = table.chairs.iter().map(|chair| &chair.bandits).collect();
    json!({ "round": table.round, "bandits": bandits })
}

/// The same, as somebody sees it who watches.
fn seen(state: &Value) -> Value {
    let view = &state["views"][0]["view"];
    let bandits: Vec<_> = view["seats"].as_array().unwrap().iter().map(|seat| &seat["bandits"]).collect();
    json!({ "round": view["round"], "bandits": bandits })
}

#[tokio::test]
async fn it_follows_every_game_through_the_eyes_of_a_spectator() {
    let choosing = Setup { cast: Cast::Choose, ..four() };
    for setup in [choosing, Setup::new(Preset::Ru14, 2), Setup::new(Preset::Couriers, 5)] {
        let house = House::open().await;
        let (id, mut clients) = house.started(&setup).await;
        let mut spectator = house.guest(&id).await;
        let mut courses = vec![];
        while listed(&spectator).await.round != Some(3) {
            let told = listed(&spectator).await;
            assert_eq!(told.stage, TableStage::Running);
            assert_eq!(course(&told), seen(spectator.catch_up().await));
            courses.push(course(&told));
            play_on(&mut clients, 1).await;
        }
        courses.dedup();
        let rounds: Vec<_> = courses.iter().map(|course| course["round"].clone()).collect();
        assert_eq!((rounds.first(), rounds.last()), (Some(&json!(1)), Some(&json!(2))));
        house.stop().await;
    }
}

#[tokio::test]
async fn before_the_start_there_is_nobody_but_people() {
    let house = House::open().await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let mut client = Client::join(&host, &id, None).await;
    client.get(Wish::Sit { seat: crate::house::seat(1), name: "Boris".to_owned() }).await;
    let told = listed(&client).await;
    assert_eq!((told.stage, told.round), (TableStage::Open, None));
    assert_eq!(told.chairs[0].who, LobbySitter::Empty);
    assert_eq!(told.chairs[1].who, LobbySitter::Person { name: "Boris".to_owned() });
    assert!(told.chairs.iter().all(|chair| chair.bandits.is_empty()));
    house.stop().await;
}

#[tokio::test]
async fn it_tells_how_many_watch() {
    let mut config = lenient();
    config.limits.idle = std::time::Duration::from_millis(50);
    let house = House::with(crate::keep::fresh().await, config).await;
    let (id, mut clients) = house.company(&four()).await;
    assert_eq!(listed(&clients[0]).await.watchers, 0);
    let watchers = [house.guest(&id).await, house.guest(&id).await];
    eventually("two who watch", async || listed(&clients[0]).await.watchers == 2).await;
    for watcher in watchers {
        watcher.leave().await;
    }
    eventually("nobody who watches", async || listed(&clients[0]).await.watchers == 0).await;
    // Who gets up watches; and where everybody has gone, nobody does.
    let host = clients.remove(0);
    clients[2].get(Wish::Leave { seat: crate::house::seat(3) }).await;
    eventually("somebody who got up", async || listed(&host).await.watchers == 1).await;
    for client in clients {
        client.leave().await;
    }
    let visitor = house.visitor().await;
    host.leave().await;
    eventually("an empty table", async || {
        let [table] = visitor.get::<Vec<LobbyJson>>("/api/tables").await.unwrap().try_into().unwrap();
        table.watchers == 0
    })
    .await;
    house.stop().await;
}
