//! A table that many look at: they don't lock out those who play.

use folsom_client::ClientError;
use folsom_server::Limits;
use serde_json::Value;

use crate::client::{Client, eventually};
use crate::house::{House, four};

/// The code with which somebody is not let in.
async fn refusal(connecting: Result<Client, ClientError>) -> (u16, String) {
    match connecting {
        Err(ClientError::Refused { status, body }) => {
            let body: Value = serde_json::from_str(&body).unwrap();
            (status, body["code"].as_str().unwrap().to_owned())
        }
        other => panic!("{:?}", other.map(|client| client.tape)),
    }
}

/// As many as are let in at all come to look at a table of four; then one of the four loses the line and comes back.
async fn crowd(house: House, places: usize, code: &str) {
    let (id, mut clients) = house.started(&four()).await;
    let mut spectators = Vec::new();
    for _ in clients.len()..places {
        spectators.push(house.guest(&id).await);
    }
    let late = house.visitor().await;
    assert_eq!(refusal(Client::connect(&late, &id, None).await).await, (429, code.to_owned()));
    let lost = clients.remove(2);
    let player = lost.visitor.clone();
    lost.leave().await;
    // Somebody takes the place at once.
    eventually("a place", async || match Client::connect(&late, &id, None).await {
        Ok(client) => {
            spectators.push(client);
            true
        }
        Err(_) => false,
    })
    .await;
    let back = Client::join(&player, &id, None).await;
    assert_eq!(back.mirror.state()["you"]["seats"][0], "seat3");
    // But nobody needs as many lines as they like.
    let mut more = Vec::new();
    while let Ok(client) = Client::connect(&player, &id, None).await {
        more.push(client);
        assert!(more.len() < 20, "there is no end to it");
    }
    house.stop().await;
}

#[tokio::test]
async fn whoever_plays_gets_in_where_a_table_is_full() {
    let limits = Limits { visitors_per_table: 6, ..Limits::lenient() };
    crowd(House::limited(limits).await, 6, "too-many").await;
}

#[tokio::test]
async fn whoever_plays_gets_in_where_an_address_has_too_many_connections() {
    // Each server counts its own.
    let limits = Limits { connections_per_address: 6, ..Limits::lenient() };
    crowd(House::limited_alone(limits).await, 6, "too-many-connections").await;
}
