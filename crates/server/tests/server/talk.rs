//! Talk at the table: how long, how often, who, and when not.

use std::sync::Arc;
use std::time::{Duration, Instant};

use folsom_client::Visitor;
use folsom_protocol::{TalkJson, Wish};
use folsom_rules::{Preset, Setup};
use folsom_server::Limits;
use folsom_storage::{Append, NewTable, Query, Storage, TableId, Timestamp};
use serde_json::{Value, json};

use crate::audit::voice;
use crate::client::Client;
use crate::house::{House, four, lenient, table};
use crate::playing::{asked, play_on};
use crate::troubled::Troubled;

fn say(text: &str) -> Wish {
    Wish::Say { name: "Somebody".to_owned(), text: text.to_owned() }
}

fn limit(to: TalkJson) -> Wish {
    Wish::LimitTalk { to }
}

/// What somebody has heard, as far as it does not depend on the time.
async fn heard(client: &mut Client) -> Vec<Value> {
    let mut talk = client.catch_up().await["talk"].as_array().unwrap().clone();
    assert!(talk.is_sorted_by_key(|line| line["number"].as_u64()));
    for line in talk.iter_mut().filter_map(Value::as_object_mut) {
        line.retain(|field, _| !matches!(field.as_str(), "at" | "number"));
    }
    talk
}

#[tokio::test]
async fn everybody_can_talk_and_everybody_hears() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    clients[0].get(limit(TalkJson::Everybody)).await;
    let mut stranger = house.guest(&id).await;
    let log = house.log(&id).await;
    clients[1].get(say("  Hands\nup! ")).await;
    stranger.get(say("I am only looking")).await;
    let [player, guest] = [&clients[1], &stranger].map(|client| voice(&id, &client.tape.person));
    let wanted = [
        json!({ "seat": "seat2", "voice": player, "name": "Player of seat2", "text": "Hands up!" }),
        json!({ "seat": null, "voice": guest, "name": "Somebody", "text": "I am only looking" }),
    ];
    let mut late = house.guest(&id).await;
    let since = clients[2].mirror.number();
    let mut back = Client::join(&clients[2].visitor, &id, since).await;
    let told = back.hear_until(|message| message["type"] == "talk").await;
    assert_eq!(told["talk"].as_array().unwrap().len(), 2, "who comes back hears what was said meanwhile");
    for client in clients.iter_mut().chain([&mut stranger, &mut late]) {
        assert_eq!(heard(client).await, wanted);
    }
    assert_eq!(house.log(&id).await, log, "it is no part of the log");
    house.stop().await;
}

#[tokio::test]
async fn what_was_said_is_there_after_a_restart_and_so_is_what_older_versions_kept_in_the_log() {
    let storage = Arc::new(Troubled::new().await);
    let shared = || Arc::clone(&storage) as Arc<dyn Storage>;
    let house = House::with(shared(), lenient()).await;
    let (id, clients) = house.started(&four()).await;
    let log = house.log(&id).await;
    let person = clients[1].tape.person.clone();
    let old =
        json!({ "at": 1, "what": "said", "person": person, "name": "Boris", "text": "Once upon a time" });
    let (table, expected, at) = (id.parse().unwrap(), log.len() as u64, Timestamp::from_millis(1));
    storage.append(Append { table, expected, entry: old.to_string(), listing: None, at }).await.unwrap();
    house.stop().await;
    let house = House::with(shared(), lenient()).await;
    let visitor = Visitor::with_cookie(house.address, clients[1].visitor.cookie().to_owned());
    let mut boris = Client::join(&visitor, &id, None).await;
    boris.get(say("And now")).await;
    let texts = |talk: Vec<Value>| talk.iter().map(|line| line["text"].clone()).collect::<Vec<_>>();
    assert_eq!(texts(heard(&mut boris).await), ["Once upon a time", "And now"]);
    house.stop().await;
    let house = House::with(shared(), lenient()).await;
    assert_eq!(texts(heard(&mut house.guest(&id).await).await), ["Once upon a time", "And now"]);
    house.stop().await;
}

#[tokio::test]
async fn nobody_talks_too_long_too_fast_or_about_nothing() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    assert_eq!(clients[1].refusal(say(&"a".repeat(301))).await, "too-long");
    assert_eq!(clients[1].refusal(say(" \u{200b} ")).await, "nothing-said");
    clients[1].get(say(&"é".repeat(300))).await;
    for _ in 0..4 {
        clients[1].get(say("Hello?")).await;
    }
    assert_eq!(clients[1].refusal(say("Hello?")).await, "too-fast");
    // Another connection is no other mouth.
    let mut again = Client::join(&clients[1].visitor, &id, None).await;
    assert_eq!(again.refusal(say("Hello?")).await, "too-fast");
    assert_eq!(heard(&mut again).await.len(), 5);
    clients[2].get(say("We can hear you")).await;
    house.stop().await;
}

/// Cookies are for the asking. So what strangers say is counted at the table, and by where they are.
#[tokio::test]
async fn many_strangers_are_no_louder_than_one_and_silence_nobody() {
    let table_limited = Limits { lines_per_table: 7, ..Limits::lenient() };
    let address_limited = Limits { lines_per_address: 7, ..Limits::lenient() };
    for (limits, players_are_heard) in [(table_limited, true), (address_limited, false)] {
        let house = House::limited(limits).await;
        let (id, mut clients) = house.started(&four()).await;
        clients[0].get(limit(TalkJson::Everybody)).await;
        let mut said = 0;
        for _ in 0..12 {
            let mut stranger = house.guest(&id).await;
            let answer = stranger.ask(say("Hello")).await;
            said += usize::from(answer["type"] == "done");
            assert!(answer["type"] == "done" || answer["code"] == "too-fast", "{answer}");
        }
        assert_eq!(said, 7);
        let answer = clients[1].ask(say("Quiet, please")).await;
        assert_eq!(answer["type"] == "done", players_are_heard, "here they all come from one address");
        house.stop().await;
    }
}

#[tokio::test]
async fn the_host_says_who_may_talk_and_at_first_it_is_not_strangers() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let mut stranger = house.guest(&id).await;
    assert_eq!(stranger.refusal(say("Hello")).await, "talk-limited");
    assert_eq!(clients[1].refusal(limit(TalkJson::Nobody)).await, "not-host");
    clients[0].get(limit(TalkJson::Nobody)).await;
    assert_eq!(clients[1].refusal(say("Hello")).await, "talk-limited");
    clients[0].get(limit(TalkJson::Everybody)).await;
    stranger.get(say("Hello")).await;
    assert_eq!(stranger.catch_up().await["table"]["talk"], "everybody");
    clients[0].get(limit(TalkJson::Players)).await;
    clients[1].get(say("Hello")).await;
    assert_eq!(stranger.refusal(say("But")).await, "talk-limited");
    // At a table that is in no list, whoever has the link was invited.
    let host = house.visitor().await;
    let mut wanted = table(&four(), vec![], false);
    wanted.terms.public = false;
    let private = host.open_table(&wanted).await.unwrap();
    house.guest(&private).await.get(say("Thank you for the link")).await;
    house.stop().await;
}

#[tokio::test]
async fn people_talk_about_a_game_that_is_over_and_then_no_more() {
    let storage = Arc::new(Troubled::new().await);
    let shared = || Arc::clone(&storage) as Arc<dyn Storage>;
    let house = House::with(shared(), lenient()).await;
    let (id, mut clients) = house.started(&four()).await;
    while clients[0].catch_up().await["end"].is_null() {
        play_on(&mut clients, 1).await;
    }
    clients[1].get(say("Well played")).await;
    let cookie = clients[1].visitor.cookie().to_owned();
    house.stop().await;
    let house = House::with(shared(), lenient()).await;
    let mut late = Client::join(&Visitor::with_cookie(house.address, cookie), &id, None).await;
    assert_eq!(late.refusal(say("Is anybody here?")).await, "over");
    assert_eq!(heard(&mut late).await.len(), 1);
    house.stop().await;
}

/// Sixty thousand voices took seven seconds once.
#[tokio::test]
async fn a_log_full_of_voices_is_opened_at_once() {
    let house = House::open().await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let first = house.log(&id).await;
    let voices = (0..60_000).map(|number| {
        json!({ "at": 1, "what": "said", "person": format!("{number:032x}"), "name": "A", "text": "B" })
            .to_string()
    });
    let loud = TableId::from_bytes([7; 16]);
    let listed = house.storage.list(Query::all()).await.unwrap().remove(0);
    let entries = first.into_iter().chain(voices).collect();
    let new = NewTable { table: loud, entries, listing: listed.listing, origin: None, at: listed.changed };
    house.storage.create(new).await.unwrap();
    let began = Instant::now();
    let mut guest = house.guest(&loud.to_string()).await;
    assert_eq!(heard(&mut guest).await.len(), 50);
    assert!(began.elapsed() < Duration::from_secs(3), "it took {:?}", began.elapsed());
    house.stop().await;
}

#[tokio::test]
async fn the_host_can_forbid_somebody_to_talk_and_allow_it_again() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let shown = clients[2].catch_up().await["table"]["chairs"][2]["voice"].as_u64().unwrap() as u32;
    let voice = voice(&id, &clients[2].tape.person);
    assert_eq!(shown, voice);
    let mute = |muted| Wish::Mute { voice, muted };
    assert_eq!(clients[1].refusal(mute(true)).await, "not-host");
    assert_eq!(clients[0].refusal(Wish::Mute { voice: 99, muted: true }).await, "nobody-like-that");
    clients[0].get(mute(true)).await;
    assert_eq!(clients[2].refusal(say("But")).await, "muted");
    for client in &mut clients {
        assert_eq!(client.catch_up().await["table"]["muted"], json!([voice]));
    }
    clients[0].get(mute(false)).await;
    assert_eq!(clients[0].catch_up().await["table"]["muted"], json!([]));
    clients[2].get(say("Thank you")).await;
    house.stop().await;
}

/// C20: teams plan aloud, and then each decides alone.
#[tokio::test]
async fn nobody_talks_while_plans_are_carried_out_in_the_expansion() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&Setup::new(Preset::Couriers, 4)).await;
    clients[0].get(limit(TalkJson::Everybody)).await;
    let mut stranger = house.guest(&id).await;
    let stage = |client: &Client| client.mirror.state()["views"][0]["view"]["stage"].clone();
    clients[0].get(say("You take the roof")).await;
    while stage(&clients[0]) != "stealin" {
        play_on(&mut clients, 1).await;
        clients[0].catch_up().await;
    }
    for client in [&mut clients[0], &mut stranger] {
        assert_eq!(client.refusal(say("Not there!")).await, "talk-closed");
    }
    while stage(&clients[0]) != "schemin" {
        play_on(&mut clients, 1).await;
        clients[0].catch_up().await;
    }
    clients[0].get(say("I said the roof")).await;
    house.stop().await;
}

#[tokio::test]
async fn the_base_game_is_never_silent() {
    let house = House::open().await;
    let (_, mut clients) = house.started(&four()).await;
    loop {
        let (index, _) = asked(&mut clients).await;
        if clients[index].mirror.state()["views"][0]["view"]["stage"] == "stealin" {
            break;
        }
        play_on(&mut clients, 1).await;
    }
    clients[0].get(say("Hands up!")).await;
    house.stop().await;
}
