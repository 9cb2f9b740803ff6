//! Two people and a bot are dealt a game that both had a share in, though the server is killed meanwhile; `folsom verify` agrees.

use folsom_client::{Adding, Visitor};
use folsom_protocol::{BotLevel, ChairPlan, NewTableJson, Wish};
use folsom_rules::{Indexed, Seat};
use serde_json::Value;
use tokio::process::Command;

use crate::client::{Client, empty, seat};
use crate::health::get;
use crate::process::Place;

/// Says all there is to say of a client's share, and hears what comes until the game has begun or nothing more can be said.
async fn add(client: &mut Client, adding: &mut Adding, until: impl Fn(&Value) -> bool) {
    client.must(Wish::Ping {}).await;
    while !until(&client.mirror.state()["table"]) {
        let wishes = adding.wishes(client.mirror.state()).expect("the hash stays what it was");
        for wish in &wishes {
            client.must(wish.clone()).await;
        }
        if wishes.is_empty() {
            client.hear().await.expect("a message");
        }
    }
}

fn is_revealed(table: &Value, number: usize) -> bool {
    table["deal"]["shares"][number]["revealed"] == true
}

fn has_begun(table: &Value) -> bool {
    table["stage"] == "running"
}

#[tokio::test]
async fn a_deal_that_all_had_a_share_in_is_verified() {
    let place = Place::new();
    let server = place.start(&[]).await;
    let host = server.visitor().await;
    let bot = ChairPlan::Bot { level: BotLevel::Greenhorn };
    let chairs = vec![ChairPlan::Me { name: None }, ChairPlan::Empty {}, bot];
    let table = host.open_table(&NewTableJson { chairs, ..empty(3) }).await.expect("a table");
    let guest = server.visitor().await;
    let mut clients = [Client::join(&host, &table).await, Client::join(&guest, &table).await];
    clients[1].must(Wish::Sit { seat: seat(2), name: "Boris".to_owned() }).await;
    let mut adding = [Adding::default(), Adding::default()];
    for (number, (client, adding)) in clients.iter_mut().zip(&mut adding).enumerate() {
        add(client, adding, |table| table["deal"]["shares"][number]["promise"].is_string()).await;
    }
    let commitment = clients[0].mirror.state()["table"]["commitment"].as_str().expect("a hash").to_owned();
    clients[0].must(Wish::Start {}).await;
    add(&mut clients[1], &mut adding[1], |table| is_revealed(table, 1)).await;
    server.kill().await;

    // One has revealed, the other has not, and the server is another.
    let server = place.start(&[]).await;
    let back = |visitor: &Visitor| Visitor::with_cookie(server.address, visitor.cookie().to_owned());
    let mut clients = [Client::join(&back(&host), &table).await, Client::join(&back(&guest), &table).await];
    assert!(is_revealed(&clients[0].mirror.state()["table"], 1), "what was acknowledged is kept");
    for (client, adding) in clients.iter_mut().zip(&mut adding) {
        add(client, adding, has_begun).await;
    }
    let [first, second] = &mut clients;
    tokio::join!(first.play_to_the_end(), second.play_to_the_end());
    let ended: Value = first.mirror.state()["table"].clone();
    for (number, adding) in adding.iter().enumerate() {
        adding.check(&ended, Seat::at(number)).expect("a share in the deal");
    }

    let file = place.file("game.record");
    let record = get(&back(&host), &format!("/api/tables/{table}/record")).await.body;
    std::fs::write(&file, &record).expect("it can be written");
    let mut verify = Command::new(env!("CARGO_BIN_EXE_folsom"));
    verify.arg("verify").arg(&file).args(["--commitment", &commitment]);
    let verified = verify.output().await.expect("folsom runs");
    let told = String::from_utf8_lossy(&verified.stdout);
    assert!(verified.status.success(), "{told}");
    assert!(told.contains("what seat1, seat2 added"), "{told}");
    assert!(told.contains("the deal was fixed before the game"), "{told}");
    assert!(server.stop().await.success());
}
