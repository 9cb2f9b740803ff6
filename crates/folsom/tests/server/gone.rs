//! A database that somebody deletes while the server runs.

use folsom_protocol::Wish;

use crate::client::{Client, alone};
use crate::health::get;
use crate::process::Place;

/// Whatever is written from then on would be lost, so nothing is acknowledged, and the server ends: whoever starts it anew notices.
#[tokio::test]
async fn a_server_whose_database_was_deleted_promises_nothing_and_ends() {
    let place = Place::new();
    let mut server = place.start(&[]).await;
    let player = server.visitor().await;
    let table = player.open_table(&alone(3)).await.expect("a table");
    let mut client = Client::join(&player, &table).await;
    let choice = client.next_choice().await.expect("a message").expect("it has begun");
    client.must(choice).await;
    assert_eq!(get(&player, "/readyz").await.status, 200);

    std::fs::remove_file(place.database()).expect("somebody deletes it");
    let choice = client.next_choice().await.expect("a message").expect("it has begun");
    let answer = client.get(choice).await;
    assert!(
        answer.is_err() || answer.as_ref().is_ok_and(|answer| answer["code"] == "storage"),
        "{answer:?}"
    );
    let status = server.wait().await;
    assert!(!status.success() && status.code().is_some(), "{status}");
    assert!(place.log().contains("the storage is gone"), "{}", place.log());
    let _ = client.get(Wish::Ping {}).await;
}
