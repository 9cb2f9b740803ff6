//! One's own games: where one is asked first, and how the others ended.

use folsom_protocol::{MyTablesJson, Wish};
use folsom_storage::{Listing, Progress, Query};
use serde_json::Value;

use crate::client::Client;
use crate::house::{House, fetch, four, seat};
use crate::playing::{asked, play_on};

#[tokio::test]
async fn where_one_is_asked_comes_first_and_finished_games_tell_how_they_ended() {
    let house = House::open().await;
    // The same four at two tables: whoever is asked at the older one finds it first.
    let (older, mut clients) = house.started(&four()).await;
    let (index, _) = asked(&mut clients).await;
    let visitor = clients[index].visitor.clone();
    let (newer, mut others) = house.company(&four()).await;
    others[3].get(Wish::Leave { seat: seat(3) }).await;
    Client::join(&visitor, &newer, None).await.sit(seat(3).0).await;
    let list: MyTablesJson = visitor.get("/api/tables/mine").await.unwrap();
    let names: Vec<&str> = list.tables.iter().map(|own| own.lobby.table.as_str()).collect();
    assert_eq!(names, [older.as_str(), newer.as_str()]);

    while clients[0].catch_up().await["end"].is_null() {
        play_on(&mut clients, 1).await;
    }
    let end = clients[0].mirror.state()["end"]["outcome"].clone();
    let [own] = visitor
        .get::<MyTablesJson>("/api/tables/mine?stages=over")
        .await
        .unwrap()
        .tables
        .try_into()
        .unwrap();
    for chair in end["seats"].as_array().unwrap() {
        let index: usize = chair["seat"].as_str().unwrap()[4..].parse::<usize>().unwrap() - 1;
        let result = own.lobby.chairs[index].result.expect("it is over");
        assert_eq!(u64::from(result.money), chair["total"].as_u64().unwrap());
        assert_eq!(result.won, chair["won"].as_bool().unwrap());
        assert_eq!(result.won, result.place == 1);
    }
    // Older versions did not keep how a game ended: it is found out for whoever asks, once.
    let query = || Query { stages: vec![Progress::Over], ..Query::all() };
    let [listed] = house.storage.list(query()).await.unwrap().try_into().unwrap();
    let mut summary: Value = serde_json::from_str(&listed.listing.summary).unwrap();
    for chair in summary["lobby"]["chairs"].as_array_mut().unwrap() {
        chair.as_object_mut().unwrap().remove("result");
    }
    let old = Listing { summary: summary.to_string(), ..listed.listing.clone() };
    house.storage.relist(listed.table, listed.length, old).await.unwrap();
    let [again] = visitor
        .get::<MyTablesJson>("/api/tables/mine?stages=over")
        .await
        .unwrap()
        .tables
        .try_into()
        .unwrap();
    assert_eq!(again, own);
    assert_eq!(house.storage.list(query()).await.unwrap()[0].listing, listed.listing, "and kept");
    let lobby = fetch(&visitor, "/api/tables").await.body;
    assert!(!lobby.contains("result"), "nothing else tells of it: {lobby}");
    house.stop().await;
}
