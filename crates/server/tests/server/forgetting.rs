//! Somebody wants to be forgotten, and is: their names and words are nowhere any more, and the games they played stay.

use std::time::Duration;

use folsom_client::Visitor;
use folsom_protocol::{TalkJson, Wish};
use folsom_server::{Config, Limits};
use serde_json::json;

use crate::audit::voice;
use crate::client::{Client, eventually, identity};
use crate::house::{House, fetch, four, lenient, post, seat, table};
use crate::keep::Keep;
use crate::playing::play_on;

const NAME: &str = "Bartholomew the Bold";
const WORDS: &str = "Never tell the Marshal";

async fn house_at(keep: &Keep) -> House {
    House::with(keep.open().await, lenient()).await
}

fn say() -> Wish {
    Wish::Say { name: NAME.to_owned(), text: WORDS.to_owned() }
}

async fn vanish(visitor: &Visitor) {
    let answer = post(visitor, "/api/me/forget", &json!({})).await;
    assert_eq!(answer.status, 204, "{answer:?}");
    assert_eq!(answer.cookie.as_deref(), Some("folsom="), "and has no identity any more");
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn who_wants_to_be_forgotten_is_nowhere_any_more_and_the_games_stay() {
    let keep = Keep::new();
    let house = house_at(&keep).await;
    let (id, mut clients) = house.company(&four()).await;
    let bold = clients[2].visitor.clone();
    clients[2].get(Wish::Leave { seat: seat(2) }).await;
    clients[2].get(Wish::Sit { seat: seat(2), name: NAME.to_owned() }).await;
    clients[0].get(Wish::Start {}).await;
    while clients[0].catch_up().await["end"].is_null() {
        play_on(&mut clients, 1).await;
    }
    clients[2].get(say()).await;
    clients[1].get(Wish::Say { name: "Boris".to_owned(), text: "Well played".to_owned() }).await;
    // And at a table where they only looked on.
    let (other, mut players) = house.started(&four()).await;
    players[0].get(Wish::LimitTalk { to: TalkJson::Everybody }).await;
    Client::join(&bold, &other, None).await.get(say()).await;
    let replay = format!("/api/tables/{id}/replay?eyes=open");
    let before = fetch(&bold, &replay).await;
    assert!(before.body.contains(NAME));

    vanish(&bold).await;
    let talk = clients[1].hear_until(|message| message["type"] == "snapshot").await;
    assert_eq!(talk["talk"].as_array().unwrap().len(), 1, "those who are there see it at once");
    for path in [replay, format!("/api/tables/{id}"), "/api/tables".to_owned()] {
        let answer = fetch(&clients[1].visitor, &path).await;
        assert!(answer.status == 200 && !answer.body.contains(NAME), "{path}: {}", answer.body);
    }
    let after = fetch(&clients[1].visitor, &format!("/api/tables/{id}")).await;
    let after: serde_json::Value = serde_json::from_str(&after.body).unwrap();
    assert_eq!(after["chairs"][2]["name"], "", "somebody has played");
    assert_ne!(after["chairs"][2]["voice"], voice(&id, &clients[2].tape.person));
    assert_eq!(fetch(&clients[1].visitor, &format!("/api/tables/{id}/record")).await.status, 200);
    assert!(!fetch(&bold, "/api/tables/mine").await.body.contains(&id), "it is not theirs any more");
    let person = identity(&bold);
    house.stop().await;
    let bytes = keep.everything();
    assert!(holds(&bytes, "Well played"), "what others said stays");
    for text in [NAME, WORDS, &person] {
        assert!(!holds(&bytes, text), "`{text}` is still in the file");
    }
}

#[tokio::test]
async fn who_vanishes_from_a_game_leaves_it_to_a_bot_and_the_table_to_another() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    play_on(&mut clients, 4).await;
    vanish(&clients[0].visitor).await;
    let snapshot = clients[1]
        .hear_until(|message| message["type"] == "snapshot" && message["you"]["host"] == true)
        .await;
    assert_eq!(snapshot["table"]["stage"], "running");
    let state = clients[1].catch_up().await;
    assert_eq!(state["table"]["chairs"][0]["substitute"], "left");
    assert!(house.log(&id).await.iter().all(|entry| !entry.contains(&clients[0].tape.person)));
    // And an open table that is nobody else's is closed.
    let host = house.visitor().await;
    let open = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    vanish(&host).await;
    let answer = fetch(&clients[1].visitor, &format!("/api/tables/{open}")).await;
    assert!(answer.body.contains(r#""stage":"closed""#), "{}", answer.body);
    house.stop().await;
}

#[tokio::test]
async fn what_was_said_at_finished_tables_is_forgotten_after_a_time() {
    let keep = Keep::new();
    let house = house_at(&keep).await;
    let (id, mut clients) = house.started(&four()).await;
    clients[1].get(say()).await;
    clients[0].get(Wish::Close {}).await;
    house.stop().await;
    let lines = async |house: &House| house.storage.talk(id.parse().unwrap()).await.unwrap().len();
    let house = house_at(&keep).await;
    assert_eq!(lines(&house).await, 1, "thirty days have not passed");
    house.stop().await;
    let limits = Limits { finished_talk_age: Duration::ZERO, ..Limits::lenient() };
    let house = House::with(keep.open().await, Config { limits, ..lenient() }).await;
    eventually("silence", async || lines(&house).await == 0).await;
    house.stop().await;
}
