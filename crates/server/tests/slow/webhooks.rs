//! The webhook of a table.

use hyper::Method;
use serde_json::{Value, json};

use crate::client::eventually;
use crate::endpoint::{A_WHILE, Endpoint};
use crate::house::code;
use crate::party::{DAY, HOUR, Party, clock, put, send, skip};

fn json_of(posted: &crate::endpoint::Posted) -> Value {
    assert_eq!(posted.headers["content-type"], "application/json");
    serde_json::from_slice(&posted.body).unwrap()
}

/// What was posted about this decision.
fn about(chat: &Endpoint, number: u64) -> Vec<Value> {
    let mut posts: Vec<Value> = chat.posted().iter().map(json_of).collect();
    posts.retain(|post| post["number"] == json!(number));
    posts
}

#[tokio::test]
async fn the_chat_is_told_whose_turn_it_is_and_how_it_ended() {
    let _clock = clock().await;
    let party = Party::begin().await;
    let chat = Endpoint::open().await;
    let path = format!("/api/tables/{}/webhook", party.id);
    let anna = &party.players[0].visitor;
    assert_eq!(anna.get::<Value>(&path).await.unwrap(), json!({ "at": null }));
    let url = chat.url("api/webhooks/secret");
    // Only the host may, and nobody is told the secret part.
    let boris = &party.players[1].visitor;
    for method in [Method::PUT, Method::DELETE] {
        let answer = send(boris, method, &path, &json!({ "url": url })).await;
        assert_eq!((answer.status, code(&answer).as_str()), (409, "not-host"));
    }
    assert_eq!(put(anna, &path, &json!({ "url": "http://10.0.0.1:8080/" })).await, 400);
    assert_eq!(put(anna, &path, &json!({ "url": url })).await, 204);
    assert_eq!(anna.get::<Value>(&path).await.unwrap(), json!({ "at": "127.0.0.1" }));
    // What waits already may have been looked at before there was a webhook; the next one is told.
    party.decide().await;
    let (player, number) = party.awaited().await;
    eventually("the chat to be told", async || !about(&chat, number).is_empty()).await;
    let told = about(&chat, number).remove(0);
    let name = ["Anna", "Player of seat2"][player];
    assert_eq!(told["content"], json!(format!("{name}, it is your turn.")));
    assert_eq!((&told["text"], &told["player"]), (&told["content"], &json!(name)));
    assert_eq!((&told["event"], &told["number"]), (&json!("turn"), &json!(number)));
    assert_eq!((&told["table"], &told["url"]), (&json!(party.id), &Value::Null));
    assert_eq!(told["allowed_mentions"], json!({ "parse": [] }));
    skip(anna, 12 * HOUR).await;
    eventually("the reminder", async || about(&chat, number).len() == 2).await;
    assert_eq!(about(&chat, number)[1]["event"], "reminder");
    // Nobody comes back, and the game is played to its end.
    eventually("the end", async || {
        skip(anna, DAY).await;
        chat.posted().iter().any(|post| json_of(post)["event"] == "over")
    })
    .await;
    let posts = chat.posted();
    let last = posts.iter().map(json_of).find(|post| post["event"] == "over").unwrap();
    assert!(
        last["winners"].is_array()
            && last["content"].as_str().unwrap().starts_with("The game is over, and ")
    );
    eventually("the webhook to be forgotten", async || {
        anna.get::<Value>(&path).await.unwrap() == json!({ "at": null })
    })
    .await;
    party.stop().await;
}

#[tokio::test]
async fn a_webhook_can_be_taken_away() {
    let _clock = clock().await;
    let party = Party::begin().await;
    let chat = Endpoint::open().await;
    let path = format!("/api/tables/{}/webhook", party.id);
    let anna = &party.players[0].visitor;
    assert_eq!(put(anna, &path, &json!({ "url": chat.url("hook") })).await, 204);
    party.decide().await;
    let (_, number) = party.awaited().await;
    eventually("the chat to be told", async || !about(&chat, number).is_empty()).await;
    assert_eq!(send(anna, Method::DELETE, &path, &json!({})).await.status, 204);
    party.decide().await;
    let (player, number) = party.awaited().await;
    // By then the chat would have been told, too.
    party.hears(player, number, false).await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(about(&chat, number), [] as [Value; 0]);
    party.stop().await;
}
