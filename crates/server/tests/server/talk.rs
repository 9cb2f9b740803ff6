//! Talk at the table: how long, how often, who, and when not.

use folsom_protocol::Wish;
use folsom_rules::{Preset, Setup};
use serde_json::json;

use crate::client::Client;
use crate::house::{House, four};
use crate::playing::{asked, play_on};

fn say(text: &str) -> Wish {
    Wish::Say { name: "Somebody".to_owned(), text: text.to_owned() }
}

#[tokio::test]
async fn everybody_can_talk_and_everybody_hears() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let mut stranger = house.guest(&id).await;
    clients[1].get(say("  Hands\nup! ")).await;
    stranger.get(say("I am only looking")).await;
    let said = |number: u64, voice: u64, seat: Option<&str>, name: &str, text: &str| json!({ "seat": seat, "voice": voice, "name": name, "text": text, "number": number });
    let mut late = house.guest(&id).await;
    for client in clients.iter_mut().chain([&mut stranger, &mut late]) {
        let mut talk = client.catch_up().await["talk"].clone();
        for line in talk.as_array_mut().unwrap() {
            line.as_object_mut().unwrap().remove("at");
        }
        let number = house.log(&id).await.len() as u64 - 2;
        let wanted = json!([
            said(number, 1, Some("seat2"), "Player of seat2", "Hands up!"),
            said(number + 1, 4, None, "Somebody", "I am only looking"),
        ]);
        assert_eq!(talk, wanted);
    }
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
    let log = house.log(&id).await;
    assert_eq!(clients[1].refusal(say("Hello?")).await, "too-fast");
    // Another connection is no other mouth.
    let mut again = Client::join(&clients[1].visitor, &id, None).await;
    assert_eq!(again.refusal(say("Hello?")).await, "too-fast");
    assert_eq!(house.log(&id).await, log);
    clients[2].get(say("We can hear you")).await;
    house.stop().await;
}

#[tokio::test]
async fn the_host_can_forbid_somebody_to_talk_and_allow_it_again() {
    let house = House::open().await;
    let (_, mut clients) = house.started(&four()).await;
    let voice = clients[2].catch_up().await["table"]["chairs"][2]["voice"].as_u64().unwrap() as u32;
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
