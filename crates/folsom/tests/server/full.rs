//! A database that may not grow any more: what can't be stored is refused, and everything else goes on.

use folsom_client::{ClientError, Visitor};
use folsom_protocol::Wish;
use serde_json::Value;

use crate::client::{Client, alone, empty, seat};
use crate::health::get;
use crate::process::{Place, Process};

/// Opens tables until no more fit. How many did.
async fn fill_up(visitor: &Visitor) -> usize {
    for opened in 0..10_000 {
        match visitor.open_table(&empty(6)).await {
            Ok(_) => {}
            Err(ClientError::Refused { status, body }) => {
                let body: Value = serde_json::from_str(&body).expect("JSON");
                assert_eq!((status, &body["code"]), (507, &Value::from("storage")), "{body}");
                assert!(body["reason"].as_str().is_some_and(|reason| reason.contains("can't be stored")));
                return opened;
            }
            Err(error) => panic!("{error}"),
        }
    }
    panic!("there is room without end");
}

/// Sits down and gets up until not even that can be stored.
async fn fill_the_rest(client: &mut Client) {
    for _ in 0..10_000 {
        let sits = !client.mirror.state()["you"]["seats"].as_array().expect("seats").is_empty();
        let wish = if sits {
            Wish::Leave { seat: seat(1) }
        } else {
            Wish::Sit { seat: seat(1), name: "Boris".to_owned() }
        };
        let answer = client.get(wish).await.expect("an answer");
        if answer["type"] == "refused" {
            assert_eq!(answer["code"], "storage", "{answer}");
            return;
        }
    }
    panic!("there is room without end");
}

/// Plays on in the room that is left. The choice that could not be stored.
async fn play_until_it_is_full(client: &mut Client) -> Wish {
    // Everything that has happened so far is known after this.
    client.must(Wish::Ping {}).await;
    loop {
        let choice =
            client.next_choice().await.expect("a message").expect("there is no room for a whole game");
        let number = client.mirror.number();
        let answer = client.get(choice.clone()).await.expect("an answer");
        if answer["type"] == "refused" {
            assert_eq!(answer["code"], "storage", "{answer}");
            assert_eq!(client.mirror.number(), number, "it has happened all the same");
            return choice;
        }
    }
}

/// Everything that only reads.
async fn check_reading(server: &Process, player: &Visitor, table: &str) {
    assert_eq!(get(player, "/healthz").await.status, 200);
    let ready = get(player, "/readyz").await;
    assert_eq!((ready.status, ready.body.as_str()), (503, "storage: full\n"));
    let listed: Vec<Value> = player.get("/api/tables").await.expect("a list");
    assert_eq!(listed.len(), 100);
    let stranger = server.visitor().await;
    for path in ["", "/replay"] {
        assert_eq!(get(&stranger, &format!("/api/tables/{table}{path}")).await.status, 200);
    }
    let watching = Client::join(&stranger, table).await;
    assert_eq!(watching.mirror.state()["table"]["stage"], "running");
}

#[tokio::test]
async fn when_there_is_no_room_players_are_told_and_everything_else_goes_on() {
    let place = Place::new();
    let small = ["--max-database-mb=1"];
    let server = place.start(&small).await;
    let player = server.visitor().await;
    let table = player.open_table(&alone(4)).await.expect("a table");
    let open = player.open_table(&empty(3)).await.expect("a table");
    let mut playing = Client::join(&player, &table).await;

    let opened = fill_up(&server.visitor().await).await;
    assert!(opened > 100, "{opened} tables in a megabyte");
    fill_the_rest(&mut Client::join(&server.visitor().await, &open).await).await;
    let choice = play_until_it_is_full(&mut playing).await;
    check_reading(&server, &player, &table).await;
    assert!(server.stop().await.success());
    let log = place.log();
    assert!(log.contains("the storage is full"), "{log}");

    // It is the same after a restart, and with more room the game goes on where it was.
    let server = place.start(&small).await;
    let player = Visitor::with_cookie(server.address, player.cookie().to_owned());
    check_reading(&server, &player, &table).await;
    server.kill().await;
    let server = place.start(&["--max-database-mb=10"]).await;
    let player = Visitor::with_cookie(server.address, player.cookie().to_owned());
    let mut playing = Client::join(&player, &table).await;
    playing.must(choice).await;
    playing.play_to_the_end().await;
    player.open_table(&empty(6)).await.expect("there is room");
    assert!(server.stop().await.success());
}
