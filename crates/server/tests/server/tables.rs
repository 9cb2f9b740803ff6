//! Tables are opened and found, people come, sit down, look on, leave and begin.

use folsom_protocol::{BotLevel, ChairPlan, ErrorJson, LobbyJson, NewTableJson, TermsJson, WhyJson, Wish};
use folsom_rules::{Preset, Setup};
use serde_json::{Value, json};

use crate::client::{Client, eventually, identity};
use crate::house::{House, code, fetch, four, post, seat, table};

fn bots(count: usize) -> Vec<ChairPlan> {
    vec![ChairPlan::Bot { level: BotLevel::Greenhorn }; count]
}

/// The ids in the public list.
async fn listed(house: &House) -> Vec<String> {
    let list: Vec<Value> = house.visitor().await.get("/api/tables").await.unwrap();
    list.iter().map(|table| table["table"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn people_come_sit_down_change_their_minds_and_begin() {
    let house = House::open().await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&Setup::new(Preset::Ru14, 3), vec![], false)).await.unwrap();
    let mut anna = Client::join(&host, &id, None).await;
    let mut boris = house.guest(&id).await;
    assert_eq!(anna.mirror.state()["you"], json!({ "seats": [], "substituted": [], "host": true }));
    assert_eq!(boris.mirror.state()["you"], json!({ "seats": [], "substituted": [], "host": false }));
    assert_eq!(anna.mirror.state()["views"], json!([]));

    anna.sit(seat(0).0).await;
    assert_eq!(anna.mirror.state()["you"]["seats"], json!(["seat1"]));
    boris.news("chair").await;
    assert_eq!(boris.mirror.state()["table"]["chairs"][0]["name"], "Player of seat1");
    assert_eq!(boris.refusal(Wish::Sit { seat: seat(0), name: "Boris".to_owned() }).await, "seat-taken");
    assert_eq!(boris.refusal(Wish::Sit { seat: seat(3), name: "Boris".to_owned() }).await, "no-such-seat");
    assert_eq!(boris.refusal(Wish::Sit { seat: seat(1), name: " ".to_owned() }).await, "bad-name");
    assert_eq!(boris.refusal(Wish::Leave { seat: seat(0) }).await, "not-your-seat");
    assert_eq!(boris.refusal(Wish::Start {}).await, "not-host");
    assert_eq!(anna.refusal(Wish::Start {}).await, "empty-seats");

    boris.get(Wish::Sit { seat: seat(1), name: "Boris".to_owned() }).await;
    boris.get(Wish::Leave { seat: seat(1) }).await;
    boris.get(Wish::Sit { seat: seat(2), name: "Boris".to_owned() }).await;
    assert_eq!(boris.mirror.state()["you"]["seats"], json!(["seat3"]));
    // The host may free any chair, and put a bot on one.
    anna.get(Wish::Leave { seat: seat(2) }).await;
    assert_eq!(boris.catch_up().await["you"]["seats"], json!([]));
    boris.get(Wish::Sit { seat: seat(2), name: "Boris".to_owned() }).await;
    anna.get(Wish::SeatBot { seat: seat(1), level: BotLevel::Greenhorn }).await;
    assert_eq!(
        anna.refusal(Wish::SeatBot { seat: seat(2), level: BotLevel::Greenhorn }).await,
        "seat-taken"
    );
    anna.get(Wish::Start {}).await;

    assert_eq!(boris.catch_up().await["views"][0]["view"]["viewer"], "seat3");
    assert_eq!(anna.mirror.state()["views"][0]["view"]["viewer"], "seat1");
    assert_eq!(anna.refusal(Wish::Start {}).await, "begun");
    assert_eq!(anna.refusal(Wish::SeatBot { seat: seat(2), level: BotLevel::Greenhorn }).await, "begun");
    house.stop().await;
}

#[tokio::test]
async fn whoever_looks_on_sees_what_everybody_sees() {
    let house = House::open().await;
    let (id, mut clients) = house.started(&four()).await;
    let mut spectator = house.guest(&id).await;
    let state = spectator.mirror.state();
    assert_eq!(state["views"].as_array().map(Vec::len), Some(1));
    assert_eq!(state["views"][0]["view"]["viewer"], "spectator");
    assert_eq!(state["views"][0]["choices"], Value::Null);
    let presence = clients[0].hear_until(|message| message["watchers"] == 1).await;
    assert_eq!(presence["there"], json!(["seat1", "seat2", "seat3", "seat4"]));
    assert_eq!(spectator.refusal(Wish::Leave { seat: seat(0) }).await, "not-your-seat");
    spectator.leave().await;
    clients[0].hear_until(|message| message["watchers"] == 0).await;
    house.stop().await;
}

#[tokio::test]
async fn what_is_played_can_be_changed_before_the_start_by_the_host() {
    let house = House::open().await;
    let (id, mut clients) = house.company(&four()).await;
    let terms = |seats| table(&Setup::new(Preset::Pl15, seats), vec![], false).terms;
    let change = |seats| Wish::ChangeTerms { terms: terms(seats) };
    assert_eq!(clients[1].refusal(change(3)).await, "not-host");
    assert_eq!(clients[0].refusal(Wish::ChangeTerms { terms: impossible() }).await, "terms");
    clients[0].get(change(3)).await;
    let mut states = Vec::new();
    for client in &mut clients {
        states.push(client.catch_up().await.clone());
    }
    assert_eq!(states[0]["table"]["terms"]["setup"], json!({ "preset": "pl15", "seats": 3 }));
    assert_eq!(states[3]["you"]["seats"], json!([]), "there is one chair less");
    let looked: Value = clients[0].visitor.get(&format!("/api/tables/{id}")).await.unwrap();
    assert_eq!(looked, states[2]["table"]);
    clients[0].get(Wish::Start {}).await;
    assert_eq!(clients[0].refusal(change(4)).await, "begun");
    house.stop().await;
}

/// Nine can't play the base game.
fn impossible() -> TermsJson {
    let mut terms = table(&four(), vec![], false).terms;
    terms.setup.seats = 9;
    terms
}

#[tokio::test]
async fn somebody_alone_with_bots_begins_at_once() {
    let house = House::open().await;
    let host = house.visitor().await;
    let mut chairs = bots(3);
    chairs.insert(0, ChairPlan::Me { name: None });
    let id = host.open_table(&table(&four(), chairs, true)).await.unwrap();
    let mut client = Client::join(&host, &id, None).await;
    assert_eq!(client.mirror.state()["table"]["stage"], "running");
    client.play(1).await;
    assert_eq!(client.mirror.state()["table"]["stage"], "over");
    house.stop().await;
}

#[tokio::test]
async fn bots_play_even_if_nobody_looks_on() {
    let house = House::open().await;
    let host = house.visitor().await;
    let id = host.open_table(&table(&four(), bots(4), true)).await.unwrap();
    let is_over = async || {
        let looked: Value = host.get(&format!("/api/tables/{id}")).await.unwrap();
        looked["stage"] == "over"
    };
    eventually("the end", is_over).await;
    house.stop().await;
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused() {
    let house = House::open().await;
    let host = house.visitor().await;
    let refusal = async |wanted: &NewTableJson| {
        let answer = post(&host, "/api/tables", wanted).await;
        (answer.status, code(&answer))
    };
    let wanted = table(&four(), vec![], false);
    let conflict = |code: &str| (409, code.to_owned());
    let wrong = || (400, "not-understood".to_owned());
    assert_eq!(refusal(&table(&four(), bots(5), false)).await, conflict("no-such-seat"));
    assert_eq!(refusal(&table(&four(), bots(3), true)).await, conflict("empty-seats"));
    assert_eq!(refusal(&NewTableJson { terms: impossible(), ..wanted.clone() }).await, conflict("terms"));
    let answer = post(&host, "/api/tables", &NewTableJson { terms: impossible(), ..wanted.clone() }).await;
    let error: ErrorJson = serde_json::from_str(&answer.body).unwrap();
    assert_eq!(error.why, Some(WhyJson::Seats { given: 9 }));
    for invisible in ["\u{200b}", "\u{3164}", "\u{2800}\u{2800}", "\u{e0041}\u{e007f}", "\u{61c}", ""] {
        let answer = refusal(&NewTableJson { name: invisible.to_owned(), ..wanted.clone() }).await;
        assert_eq!(answer, (400, "bad-name".to_owned()), "{invisible:?}");
    }
    let mut hasty = wanted.clone();
    hasty.terms.grace_ms = Some(10);
    assert_eq!(refusal(&hasty).await, wrong());
    assert_eq!(listed(&house).await, [""; 0]);
    house.stop().await;
}

#[tokio::test]
async fn the_list_comes_in_pages_and_can_be_searched_by_name() {
    let house = House::open().await;
    let host = house.visitor().await;
    let mut ids = Vec::new();
    for name in ["Anna", "Борис", "anna maria", "Clara"] {
        let chairs = vec![ChairPlan::Me { name: Some(name.to_owned()) }];
        ids.push(host.open_table(&table(&four(), chairs, false)).await.unwrap());
    }
    let sorted = |mut ids: Vec<String>| {
        ids.sort();
        ids
    };
    let page = async |path: String| {
        let answer = fetch(&host, &path).await;
        let tables: Vec<LobbyJson> =
            serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"));
        (tables.into_iter().map(|table| table.table).collect::<Vec<_>>(), answer.next)
    };
    let mut listed = Vec::new();
    let mut next = Some("/api/tables?limit=3".to_owned());
    let mut pages = 0;
    while let Some(path) = next {
        let (tables, after) = page(path).await;
        (listed, next, pages) = ([listed, tables].concat(), after, pages + 1);
    }
    assert_eq!((sorted(listed), pages), (sorted(ids.clone()), 2));
    let (first, next) = page("/api/tables?name=ANNA&limit=1".to_owned()).await;
    let (second, end) = page(next.unwrap()).await;
    let both = vec![ids[0].clone(), ids[2].clone()];
    assert_eq!((sorted([first, second].concat()), end), (sorted(both), None));
    let name: String = "бор".bytes().map(|byte| format!("%{byte:02X}")).collect();
    assert_eq!(page(format!("/api/tables?name={name}")).await, (vec![ids[1].clone()], None));
    assert_eq!(page("/api/tables?name=nobody".to_owned()).await, (vec![], None));
    for wrong in ["after=x", "limit=-1", "age=3"] {
        assert_eq!(fetch(&host, &format!("/api/tables?{wrong}")).await.status, 400);
    }
    house.stop().await;
}

#[tokio::test]
async fn the_list_shows_what_is_public_and_not_over() {
    let house = House::open().await;
    let host = house.visitor().await;
    let open = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    let mut running = table(&four(), bots(3), true);
    running.chairs.push(ChairPlan::Me { name: Some("Cara".to_owned()) });
    let running = host.open_table(&running).await.unwrap();
    let over = host.open_table(&table(&four(), vec![], false)).await.unwrap();
    Client::join(&host, &over, None).await.get(Wish::Close {}).await;
    let mut private = table(&four(), vec![], false);
    private.terms.public = false;
    let private = host.open_table(&private).await.unwrap();

    let mut found = listed(&house).await;
    let mut wanted = vec![open, running.clone()];
    found.sort();
    wanted.sort();
    assert_eq!(found, wanted);
    let answer = fetch(&house.visitor().await, "/api/tables").await;
    assert!(answer.body.contains(r#"{"who":"person","name":"Cara","bandits":[""#), "{}", answer.body);
    assert!(!answer.body.contains(&identity(&host)), "nobody learns who the host is");
    // Who has its link finds a private table.
    let looked: Value = house.visitor().await.get(&format!("/api/tables/{private}")).await.unwrap();
    assert_eq!(looked["stage"], "open");
    house.stop().await;
}

#[tokio::test]
async fn what_can_be_played_is_told() {
    let house = House::open().await;
    let presets: Vec<Value> = house.visitor().await.get("/api/presets").await.unwrap();
    assert_eq!(presets.len(), 8);
    house.stop().await;
}
