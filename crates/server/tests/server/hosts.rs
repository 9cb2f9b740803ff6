//! What hosts can do, and others can't.

use folsom_protocol::Wish;
use serde_json::{Value, json};

use crate::client::Client;
use crate::house::{House, fetch, four, seat};
use crate::playing::{asked, play_on};

#[tokio::test]
async fn a_table_can_be_handed_over_to_somebody_who_plays() {
    let house = House::open().await;
    let (_, mut clients) = house.started(&four()).await;
    assert_eq!(clients[1].refusal(Wish::HandOver { seat: seat(1) }).await, "not-host");
    assert_eq!(clients[0].refusal(Wish::HandOver { seat: seat(5) }).await, "nobody-like-that");
    clients[0].get(Wish::HandOver { seat: seat(1) }).await;
    assert_eq!(clients[0].mirror.state()["you"]["host"], false);
    assert_eq!(clients[1].catch_up().await["you"]["host"], true);
    let hosts: Vec<&Value> = clients[1].mirror.state()["table"]["chairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|chair| &chair["host"])
        .collect();
    assert_eq!(hosts, [false, true, false, false]);
    assert_eq!(clients[0].refusal(Wish::Close {}).await, "not-host");
    clients[1].get(Wish::Close {}).await;
    house.stop().await;
}

#[tokio::test]
async fn a_closed_table_stays_closed() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let (index, question) = asked(&mut clients).await;
    assert_eq!(clients[1].refusal(Wish::Close {}).await, "not-host");
    assert_ne!(clients[index].mirror.state()["views"][0]["choices"], Value::Null);
    clients[0].get(Wish::Close {}).await;
    // Nothing is offered that can't be: neither to whoever is there nor to whoever comes.
    let late = Client::join(&clients[index].visitor, &id, None).await;
    for state in [clients[index].catch_up().await, late.mirror.state()] {
        assert_eq!([&state["views"][0]["choices"], &state["turn"]], [&Value::Null; 2]);
        assert_eq!(state["views"][0]["view"]["viewer"], question.seat.to_string());
    }
    let log = house.log(&id).await;
    let wishes = [
        question.choose(&question.offered[0]),
        Wish::Leave { seat: seat(index) },
        Wish::Say { name: "Anna".to_owned(), text: "Is anybody here?".to_owned() },
        Wish::Rematch {},
        Wish::Close {},
    ];
    for wish in wishes {
        assert_eq!(clients[index].refusal(wish).await, "closed");
    }
    assert_eq!(clients[index].catch_up().await["table"]["stage"], "closed");
    let answer = fetch(&clients[0].visitor, &format!("/api/tables/{id}/record")).await;
    assert_eq!(answer.status, 200, "a game that is closed early reveals, too: {answer:?}");
    assert_eq!(house.log(&id).await, log);
    house.stop().await;
}

#[tokio::test]
async fn whoever_loses_a_chair_is_told() {
    let house = House::open().await;
    let (_, mut clients) = house.company(&four()).await;
    clients[0].get(Wish::Leave { seat: seat(1) }).await;
    let told = clients[1].hear_until(|message| message["you"]["seats"] == json!([])).await;
    assert_eq!(told["lost"], json!({ "seat": "seat2", "how": "freed" }));
    // Also who was not there at that moment; but not whoever got up, and nobody twice.
    let absent = clients.pop().unwrap();
    let (visitor, number) = (absent.visitor.clone(), absent.mirror.number());
    absent.leave().await;
    clients[0].get(Wish::Leave { seat: seat(3) }).await;
    let id = clients[0].mirror.state()["table"]["table"].as_str().unwrap().to_owned();
    let mut back = Client::join(&visitor, &id, number).await;
    let told = back.hear_until(|message| message["type"] == "snapshot").await;
    assert_eq!(told["lost"], json!({ "seat": "seat4", "how": "freed" }));
    clients[2].get(Wish::Leave { seat: seat(2) }).await;
    for state in [clients[2].mirror.state(), Client::join(&visitor, &id, None).await.mirror.state()] {
        assert_eq!(state.get("lost"), None);
    }
    house.stop().await;
}

#[tokio::test]
async fn a_bot_decides_for_somebody_who_is_away_until_they_are_back() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    assert_eq!(clients[0].refusal(Wish::GiveToBot { seat: seat(2) }).await, "not-away");
    let absent = clients.remove(2);
    let visitor = absent.visitor.clone();
    absent.leave().await;
    clients[0].hear_until(|message| message["there"] == json!(["seat1", "seat2", "seat4"])).await;
    assert_eq!(clients[1].refusal(Wish::GiveToBot { seat: seat(2) }).await, "not-host");
    clients[0].get(Wish::GiveToBot { seat: seat(2) }).await;
    assert_eq!(clients[0].mirror.state()["table"]["chairs"][2]["substitute"], "given");

    let mut absent = Client::join(&visitor, &id, None).await;
    assert_eq!(
        absent.mirror.state()["you"],
        json!({ "seats": [], "substituted": ["seat3"], "host": false })
    );
    assert_eq!(absent.mirror.state()["views"][0]["view"]["viewer"], "seat3", "it is still their seat");
    assert_eq!(clients[1].refusal(Wish::Return { seat: seat(2) }).await, "not-your-seat");
    assert_eq!(clients[1].refusal(Wish::Sit { seat: seat(2), name: "B".to_owned() }).await, "seat-taken");
    absent.get(Wish::Return { seat: seat(2) }).await;
    assert_eq!(
        absent.mirror.state()["you"],
        json!({ "seats": ["seat3"], "substituted": [], "host": false })
    );
    clients.insert(2, absent);
    play_on(&mut clients, 8).await;
    house.stop().await;
}

#[tokio::test]
async fn a_bot_takes_over_from_who_leaves_and_others_can_sit_down_there() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let (index, _) = asked(&mut clients).await;
    clients[index].get(Wish::Leave { seat: seat(index) }).await;
    let decided = clients[index].news("choice").await;
    assert_eq!(
        decided["about"],
        json!({ "what": "choice", "seat": format!("seat{}", index + 1), "by": "substitute" })
    );
    assert_eq!(decided["views"][0]["viewer"], "spectator", "who left sees no more than others");
    let mut other = house.guest(&id).await;
    let sit = Wish::Sit { seat: seat(index), name: "Dora".to_owned() };
    // Nobody who plays sees a second hand, and nobody else one without the host's consent.
    let neighbour = (index + 1) % 4;
    assert_eq!(clients[neighbour].refusal(sit.clone()).await, "already-seated");
    assert_eq!(other.refusal(sit.clone()).await, "not-offered");
    assert_eq!(other.refusal(Wish::Offer { seat: seat(index) }).await, "not-host");
    clients[0].get(Wish::Offer { seat: seat(index) }).await;
    assert_eq!(clients[0].mirror.state()["table"]["chairs"][index]["substitute"], "offered");
    assert_eq!(clients[neighbour].refusal(sit.clone()).await, "already-seated");
    other.get(sit).await;
    assert_eq!(other.mirror.state()["views"][0]["view"]["viewer"], format!("seat{}", index + 1));
    assert_eq!(clients[index].refusal(Wish::Return { seat: seat(index) }).await, "not-your-seat");
    clients[index] = other;
    play_on(&mut clients, 8).await;
    house.stop().await;
}
