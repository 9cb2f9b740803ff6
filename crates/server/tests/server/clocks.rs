//! Time runs out, people go away: then a bot decides, and the game goes on.

use std::time::Duration;

use folsom_protocol::{ClockJson, TermsJson, Wish};
use serde_json::{Value, json};

use crate::audit::{Course, find_difference};
use crate::client::Client;
use crate::house::{House, four, table};
use crate::playing::{asked, play_on};

/// The shortest clock there can be.
const DECISION_MS: u32 = 1_000;

/// Four people play to these terms.
pub(crate) async fn started(house: &House, terms: TermsJson) -> (String, Vec<Client>) {
    let (id, mut clients) = house.company(&four()).await;
    clients[0].get(Wish::ChangeTerms { terms }).await;
    clients[0].get(Wish::Start {}).await;
    for client in &mut clients {
        client.catch_up().await;
    }
    (id, clients)
}

fn with_clock(decision_ms: u32, reserve_ms: u32) -> TermsJson {
    let terms = table(&four(), vec![], false).terms;
    TermsJson { clock: Some(ClockJson { decision_ms, reserve_ms }), ..terms }
}

pub(crate) fn with_grace(grace_ms: u32) -> TermsJson {
    TermsJson { grace_ms: Some(grace_ms), ..table(&four(), vec![], false).terms }
}

fn named(index: usize) -> Value {
    json!(format!("seat{}", index + 1))
}

#[tokio::test]
async fn when_time_runs_out_a_bot_decides_and_the_next_one_is_asked() {
    let house = House::open().await;
    let (id, mut clients) = started(&house, with_clock(DECISION_MS, 500)).await;
    let (index, question) = asked(&mut clients).await;
    let turn = clients[index].mirror.state()["turn"].clone();
    assert_eq!(turn["reserves_ms"], json!([500, 500, 500, 500]));
    assert_eq!(turn["deadline"].as_u64(), turn["since"].as_u64().map(|since| since + 1_500));
    let decided = clients[index].news("choice").await;
    assert_eq!(decided["about"], json!({ "what": "choice", "seat": named(index), "by": "clock" }));
    assert!(decided["at"].as_u64() >= turn["deadline"].as_u64(), "not a moment too early");
    assert_eq!(decided["turn"]["reserves_ms"][index], 0, "the reserve is used up");
    assert!(
        decided["turn"]["number"].as_u64() > turn["number"].as_u64(),
        "somebody is asked something else"
    );
    assert_eq!(clients[index].refusal(question.choose("dance")).await, "too-late");
    let mut tapes = Vec::new();
    for client in clients {
        tapes.push(client.leave().await);
    }
    let course = Course::read(&id, &house.log(&id).await);
    find_difference(&course, &tapes).unwrap();
    house.stop().await;
}

#[tokio::test]
async fn a_bot_decides_for_who_is_away_too_long_until_they_are_back() {
    let house = House::open().await;
    let (id, mut clients) = started(&house, with_grace(DECISION_MS)).await;
    let (index, _) = asked(&mut clients).await;
    let is_there = |message: &Value| message["there"].as_array().map(|there| there.contains(&named(index)));
    let away = clients.remove(index);
    let visitor = away.visitor.clone();
    let tape = away.leave().await;
    let told = clients[0].hear_until(|message| is_there(message) == Some(false)).await;
    // Those who wait are told how long.
    let [away] = told["away"].as_array().unwrap().as_slice() else { panic!("one is away: {told}") };
    assert_eq!(away["seat"], named(index));
    let bot_at = away["bot_at"].as_u64().unwrap();
    let decided = clients[0].news("choice").await;
    assert_eq!(decided["about"], json!({ "what": "choice", "seat": named(index), "by": "away" }));
    assert!(decided["at"].as_u64().unwrap() >= bot_at, "{told} {decided}");

    let back = Client::join(&visitor, &id, None).await;
    clients[0].hear_until(|message| is_there(message) == Some(true)).await;
    clients.insert(index, back);
    play_on(&mut clients, 8).await;
    let log = house.log(&id).await;
    let own = format!(r#""seat":{},"#, named(index));
    let decided = |by: &str| log.iter().filter(|entry| entry.contains(&own) && entry.ends_with(by)).count();
    assert!(decided(r#""by":"away"}"#) > 0, "{log:?}");
    assert!(decided(r#""by":"player"}"#) > 0, "who is back decides: {log:?}");
    find_difference(&Course::read(&id, &log), [&tape]).unwrap();
    house.stop().await;
}

#[tokio::test]
async fn no_time_runs_while_nobody_is_there() {
    let house = House::open().await;
    let (id, mut clients) = started(&house, with_clock(DECISION_MS, 0)).await;
    let (index, _) = asked(&mut clients).await;
    let visitor = clients[index].visitor.clone();
    for client in clients {
        client.leave().await;
    }
    let mut spectator = house.guest(&id).await;
    let told = spectator.hear_until(|message| message["there"] == json!([])).await;
    let until: Vec<_> = told["away"].as_array().unwrap().iter().map(|away| &away["bot_at"]).collect();
    assert_eq!(until, [&Value::Null; 4], "nobody is waited for");
    let before = house.log(&id).await;
    tokio::time::sleep(Duration::from_millis(u64::from(DECISION_MS) + 300)).await;
    assert_eq!(house.log(&id).await, before, "nobody's time has run out");
    let _back = Client::join(&visitor, &id, None).await;
    let resumed = spectator.news("resumed").await;
    let decisions = before.iter().filter(|entry| entry.contains(r#""what":"chose""#)).count();
    assert_eq!(resumed["turn"]["number"], decisions, "the same is still asked");
    assert_eq!(resumed["turn"]["since"], resumed["at"], "and all the time for it is there");
    house.stop().await;
}
