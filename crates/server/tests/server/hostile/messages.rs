//! Messages that are none of this protocol.

use folsom_protocol::Wish;
use folsom_server::Limits;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::Scene;
use crate::client::{Client, last_words};
use crate::house::{House, four, table};
use crate::playing::asked;

/// As long as a message may be.
const LONGEST: usize = 8 * 1024;

/// Texts that are nothing that could be wanted.
fn nonsense() -> Vec<String> {
    let mut all: Vec<String> = [
        "",
        " ",
        "null",
        "true",
        "17",
        "\"ping\"",
        "[]",
        "{}",
        "{",
        "hello",
        "\u{feff}{\"id\":1,\"wish\":{\"type\":\"ping\"}}",
        r#"{"id":1}"#,
        r#"{"wish":{"type":"ping"}}"#,
        r#"{"id":1,"wish":null}"#,
        r#"{"id":1,"wish":"ping"}"#,
        r#"{"id":1,"wish":["dance"]}"#,
        r#"{"id":1,"wish":{}}"#,
        r#"{"id":1,"wish":{"type":"dance"}}"#,
        r#"{"id":1,"wish":{"type":"Ping"}}"#,
        r#"{"id":1,"wish":{"type":null}}"#,
        r#"{"id":1,"wish":{"type":"ping","hard":true}}"#,
        r#"{"id":1,"wish":{"type":"ping"},"really":true}"#,
        r#"{"id":1,"id":2,"wish":{"type":"ping"}}"#,
        r#"{"id":"1","wish":{"type":"ping"}}"#,
        r#"{"id":-1,"wish":{"type":"ping"}}"#,
        r#"{"id":1.5,"wish":{"type":"ping"}}"#,
        r#"{"id":4294967296,"wish":{"type":"ping"}}"#,
        r#"{"id":1e400,"wish":{"type":"ping"}}"#,
        r#"{"id":NaN,"wish":{"type":"ping"}}"#,
        r#"{"id":1,"wish":{"type":"ping"}} {"id":2,"wish":{"type":"ping"}}"#,
        r#"{"id":1,"wish":{"type":"ping"},}"#,
        r#"{"id":1,"wish":{"type":"leave","seat":1}}"#,
        r#"{"id":1,"wish":{"type":"leave","seat":"seat0"}}"#,
        r#"{"id":1,"wish":{"type":"leave","seat":"seat10"}}"#,
        r#"{"id":1,"wish":{"type":"leave","seat":"spectator"}}"#,
        r#"{"id":1,"wish":{"type":"leave"}}"#,
        r#"{"id":1,"wish":{"type":"mute","voice":-1,"muted":true}}"#,
        r#"{"id":1,"wish":{"type":"mute","voice":0,"muted":"yes"}}"#,
        r#"{"id":1,"wish":{"type":"say","name":"A","text":"\ud800"}}"#,
        r#"{"id":1,"wish":{"type":"seat-bot","seat":"seat1","level":"god"}}"#,
        r#"{"id":1,"wish":{"type":"choose","seat":"seat1","number":-1,"choice":"draw"}}"#,
        r#"{"id":1,"wish":{"type":"choose","seat":"seat1","number":1e2,"choice":"draw"}}"#,
        r#"{"id":1,"wish":{"type":"choose","seat":"seat1","number":0,"choice":null}}"#,
        r#"{"id":1,"wish":{"type":"choose","seat":"seat1","number":0,"choice":"draw","by":"bot"}}"#,
        r#"{"id":1,"wish":{"type":"decide","seat":"seat1","number":0,"choice":"draw","by":"bot"}}"#,
        r#"{"id":1,"wish":{"type":"start","seed":"00"}}"#,
        r#"{"id":1,"wish":{"type":"rematch","table":"x"}}"#,
        r#"{"id":1,"wish":{"type":"change-terms","terms":{"setup":{"preset":"ru14"}}}}"#,
        r#"{"id":1,"wish":{"type":"change-terms","terms":{"setup":{"preset":"ru14","seats":4,"cheat":1}}}}"#,
    ]
    .map(str::to_owned)
    .into();
    all.push("[".repeat(LONGEST));
    all.push(r#"{"a":"#.repeat(LONGEST / 5));
    all.push(format!(r#"{{"id":1,"wish":{}{}}}"#, "[".repeat(2000), "]".repeat(2000)));
    all.push(format!(r#"{{"id":1,"wish":{{"type":"{}"}}}}"#, "é".repeat(4000)));
    all.push(format!(r#"{{"id":{},"wish":{{"type":"ping"}}}}"#, "9".repeat(5000)));
    all.push("x".repeat(LONGEST));
    all
}

#[tokio::test]
async fn what_is_no_message_is_refused_and_nothing_happens() {
    let mut scene = Scene::new().await;
    let (index, _) = asked(&mut scene.clients).await;
    let visitors = [scene.clients[index].visitor.clone(), scene.house.visitor().await];
    for visitor in visitors {
        for texts in nonsense().chunks(20) {
            let mut client = Client::join(&visitor, &scene.id, None).await;
            for text in texts {
                client.line.send_text(text.clone()).await.unwrap();
                let answer = client.hear_until(|message| message["type"] == "refused").await;
                assert_eq!(
                    [&answer["id"], &answer["code"]],
                    [&Value::Null, &json!("not-understood")],
                    "{text}"
                );
                assert!(answer["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{text}");
            }
            client.get(Wish::Ping {}).await;
        }
    }
    scene.goes_on().await;
}

#[tokio::test]
async fn who_sends_only_nonsense_is_cut_off() {
    let scene = Scene::new().await;
    let mut client = scene.house.guest(&scene.id).await;
    for _ in 0..21 {
        client.line.send_text("nonsense".to_owned()).await.unwrap();
    }
    assert_eq!(last_words(&mut client).await, ("garbage".to_owned(), 1008));
    let refused = client.tape.heard.iter().filter(|text| text.contains("not-understood")).count();
    assert_eq!(refused, 20);
    scene.goes_on().await;
}

#[tokio::test]
async fn messages_are_text() {
    let scene = Scene::new().await;
    let mut client = scene.house.guest(&scene.id).await;
    let ping = br#"{"id":1,"wish":{"type":"ping"}}"#;
    for bytes in [&ping[..], &[], &[0xff, 0xfe, 0], &[0; 1000]] {
        client.line.send_message(Message::Binary(bytes.to_vec().into())).await.unwrap();
        let answer = client.hear_until(|message| message["type"] == "refused").await;
        assert_eq!([&answer["id"], &answer["code"]], [&Value::Null, &json!("not-understood")]);
    }
    scene.goes_on().await;
}

#[tokio::test]
async fn who_sends_a_message_that_is_too_long_is_cut_off() {
    let scene = Scene::new().await;
    for message in [
        Message::Text("x".repeat(LONGEST + 1).into()),
        Message::Binary(vec![0; LONGEST + 1].into()),
        Message::Text("x".repeat(1_000_000).into()),
    ] {
        let mut client = scene.house.guest(&scene.id).await;
        // The other end may have gone before all of it is sent.
        let _ = client.line.send_message(message).await;
        assert_eq!(last_words(&mut client).await, ("message-too-long".to_owned(), 1009));
    }
    scene.goes_on().await;
}

#[tokio::test]
async fn who_floods_the_server_is_warned_and_then_cut_off() {
    // So few that none more is allowed while the flood lasts, even on a busy machine: the count would begin anew.
    let house = House::limited(Limits { messages_per_second: 2, ..Limits::lenient() }).await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let log = house.log(&id).await;
    let ping = |id: usize| Message::Text(format!(r#"{{"id":{id},"wish":{{"type":"ping"}}}}"#).into());
    let floods: [&dyn Fn(usize) -> Message; 3] =
        [&ping, &|_| Message::Ping(vec![1].into()), &|_| Message::Pong(vec![1].into())];
    for (number, flood) in floods.iter().enumerate() {
        let mut client = Client::join(&host, &id, None).await;
        for count in 1..2_000 {
            if client.line.send_message(flood(count)).await.is_err() {
                break;
            }
        }
        assert_eq!(last_words(&mut client).await, ("flood".to_owned(), 1008));
        let warnings = client.tape.heard.iter().filter(|text| text.contains("too-fast")).count();
        assert_eq!(warnings, if number == 0 { 100 } else { 0 });
    }
    // Nobody else has to suffer for it.
    Client::join(&house.visitor().await, &id, None).await.get(Wish::Ping {}).await;
    assert_eq!(house.log(&id).await, log);
    house.stop().await;
}
