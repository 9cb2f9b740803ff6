//! Dealing together: players add to the chance of their game, whoever is silent and whatever breaks meanwhile.

use std::sync::Arc;

use folsom_client::Adding;
use folsom_protocol::{BotLevel, ChairPlan, NewTableJson, TermsJson, Wish};
use folsom_rules::text::record::Record;
use folsom_rules::{Indexed, Preset, Seat, Setup};
use folsom_storage::Storage;
use hyper::Method;
use serde_json::{Value, json};

use crate::audit::{Course, audit, find_difference};
use crate::client::{Client, patiently};
use crate::house::{House, fetch, lenient, post, seat, table};
use crate::playing::play_all;
use crate::troubled::Troubled;

/// As short as can be: nobody is waited for any longer.
const GRACE_MS: u32 = 1_000;

/// A table for Anna, Boris and a bot, where nobody is waited for long.
fn wanted() -> NewTableJson {
    let bot = ChairPlan::Bot { level: BotLevel::Greenhorn };
    let chairs = vec![ChairPlan::Me { name: None }, ChairPlan::Empty {}, bot];
    let wanted = table(&Setup::new(Preset::Ru18Advanced, 3), chairs, false);
    NewTableJson { terms: TermsJson { grace_ms: Some(GRACE_MS), ..wanted.terms }, ..wanted }
}

/// Somebody whose client adds to the deal.
struct Player {
    client: Client,
    adding: Adding,
}

impl Player {
    fn new(client: Client) -> Self {
        Self { client, adding: Adding::default() }
    }

    /// Says what there is to say now.
    async fn add(&mut self) {
        self.client.catch_up().await;
        loop {
            let wishes = self.adding.wishes(self.client.mirror.state()).unwrap();
            if wishes.is_empty() {
                return;
            }
            for wish in wishes {
                self.client.get(wish).await;
            }
        }
    }

    /// Adds to the deal until the game has begun.
    async fn add_until_begun(&mut self) {
        self.add().await;
        while self.state()["stage"] == "open" {
            self.client.hear_until(|message| message["type"] == "news").await;
            self.add().await;
        }
    }

    /// The table as it is known here.
    fn state(&self) -> &Value {
        &self.client.mirror.state()["table"]
    }

    async fn hear_asked(&mut self, asks: &str) {
        while self.state()["deal"]["asks"] != asks {
            self.client.hear().await;
        }
    }
}

/// Anna and Boris at a table with a bot, and both have promised something.
async fn promised(house: &House) -> (String, Player, Player) {
    let host = house.visitor().await;
    let id = host.open_table(&wanted()).await.unwrap();
    let mut anna = Player::new(Client::join(&host, &id, None).await);
    let mut boris = Player::new(house.guest(&id).await);
    boris.client.sit(Seat::at(1)).await;
    anna.add().await;
    boris.add().await;
    (id, anna, boris)
}

/// The same, and they are asked for it.
async fn dealing(house: &House) -> (String, Player, Player) {
    let (id, mut anna, mut boris) = promised(house).await;
    anna.client.get(Wish::Start {}).await;
    boris.hear_asked("nonces").await;
    (id, anna, boris)
}

#[tokio::test]
async fn a_whole_game_is_dealt_from_what_all_have_added() {
    let house = House::open().await;
    let (id, mut anna, mut boris) = dealing(&house).await;
    let commitment = anna.state()["commitment"].clone();
    let mut stranger = house.guest(&id).await;
    anna.add().await;
    let deal = stranger.catch_up().await["table"]["deal"].clone();
    assert_eq!((&deal["shares"][0]["revealed"], &deal["shares"][0]["nonce"]), (&json!(true), &Value::Null));
    tokio::join!(anna.add_until_begun(), boris.add_until_begun());
    assert!(anna.state()["deal"]["shares"][0]["nonce"].is_string(), "now all may know");
    assert_eq!((&anna.state()["seed"], &anna.state()["deal"]["dealt_from"]), (&Value::Null, &Value::Null));

    let (mut tapes, adding) = (Vec::new(), [anna.adding, boris.adding]);
    tapes.extend(play_all(vec![anna.client, boris.client], 1).await);
    let table: Value = stranger.visitor.get(&format!("/api/tables/{id}")).await.unwrap();
    assert_eq!(table["commitment"], commitment);
    for (adding, number) in adding.iter().zip(0..) {
        adding.check(&table, Seat::at(number)).unwrap();
    }
    let course = Course::read(&id, &house.log(&id).await);
    tapes.push(stranger.watch_until(course.last().number).await);
    audit(&course, &tapes);
    let record = fetch(&house.visitor().await, &format!("/api/tables/{id}/record")).await.body;
    course.fits_record(&record);
    assert_eq!(Record::read(&record).unwrap().shares.unwrap().added.len(), 2);
    house.stop().await;
}

#[tokio::test]
async fn who_never_reveals_is_dealt_without() {
    let house = House::open().await;
    let (id, mut anna, mut boris) = dealing(&house).await;
    anna.add().await;
    let before = boris.state()["deal"]["shares"][0]["promise"].clone();
    boris.hear_asked("promises").await;
    assert_eq!(boris.state()["deal"]["silent"], json!(["seat2"]));
    assert_eq!(
        boris.client.refusal(Wish::Promise { seat: seat(1), hash: "0".repeat(64) }).await,
        "dealing"
    );
    anna.add_until_begun().await;
    boris.client.catch_up().await;
    let shares = boris.state()["deal"]["shares"].as_array().unwrap();
    assert_eq!((shares.len(), &shares[0]["seat"]), (1, &json!("seat1")));
    assert_ne!(shares[0]["promise"], before, "it was promised anew");
    let course = Course::read(&id, &house.log(&id).await);
    find_difference(&course, [&anna.client.tape, &boris.client.tape]).unwrap();
    house.stop().await;
}

#[tokio::test]
async fn garbage_is_refused_and_so_is_what_comes_too_late() {
    let house = House::open().await;
    let (_, mut anna, mut boris) = dealing(&house).await;
    let reveal = |nonce: String| Wish::Reveal { seat: seat(1), nonce };
    assert_eq!(boris.client.refusal(reveal("0".repeat(64))).await, "wrong-nonce");
    assert_eq!(boris.client.refusal(reveal("garbage".to_owned())).await, "not-understood");
    assert_eq!(boris.client.refusal(reveal("ж".repeat(32))).await, "not-understood");
    assert_eq!(anna.client.refusal(reveal("0".repeat(64))).await, "not-your-seat");
    let promise = Wish::Promise { seat: seat(0), hash: "0".repeat(64) };
    assert_eq!(anna.client.refusal(promise.clone()).await, "dealing");
    let terms = wanted().terms;
    assert_eq!(anna.client.refusal(Wish::ChangeTerms { terms }).await, "dealing");
    assert_eq!(anna.client.refusal(Wish::Start {}).await, "dealing");
    assert_eq!(boris.client.refusal(Wish::Leave { seat: seat(1) }).await, "dealing");
    // What can't be done has not changed what can.
    tokio::join!(anna.add_until_begun(), boris.add_until_begun());
    assert_eq!(anna.state()["deal"]["shares"].as_array().unwrap().len(), 2);
    assert_eq!(anna.client.refusal(promise).await, "begun");
    let nonce = anna.state()["deal"]["shares"][1]["nonce"].as_str().unwrap().to_owned();
    boris.client.get(reveal(nonce)).await;
    house.stop().await;
}

#[tokio::test]
async fn a_table_without_promises_begins_at_once() {
    let house = House::open().await;
    let host = house.visitor().await;
    let id = host.open_table(&wanted()).await.unwrap();
    let mut anna = Client::join(&host, &id, None).await;
    let mut boris = Player::new(house.guest(&id).await);
    boris.client.sit(Seat::at(1)).await;
    boris.add().await;
    assert!(boris.client.catch_up().await["table"]["deal"].is_object());
    // Nobody waits for somebody who is gone.
    boris.client.leave().await;
    anna.hear_until(|message| message["type"] == "presence" && message["there"] == json!(["seat1"])).await;
    anna.get(Wish::Start {}).await;
    let state = anna.catch_up().await;
    assert_eq!((&state["table"]["stage"], &state["table"]["deal"]), (&json!("running"), &Value::Null));
    house.stop().await;
}

#[tokio::test]
async fn all_may_be_gone_while_the_cards_are_dealt_and_the_server_too() {
    let storage = Arc::new(Troubled::new().await);
    let house = House::with(Arc::clone(&storage) as Arc<dyn Storage>, lenient()).await;
    let (id, mut anna, boris) = dealing(&house).await;
    anna.add().await;
    let visitors = [anna.client.visitor.clone(), boris.client.visitor.clone()];
    anna.client.leave().await;
    boris.client.leave().await;
    house.stop().await;

    let house = House::with(storage, lenient()).await;
    let back = visitors
        .map(|visitor| folsom_client::Visitor::with_cookie(house.address, visitor.cookie().to_owned()));
    let mut anna = Player { client: Client::join(&back[0], &id, None).await, adding: anna.adding };
    assert_eq!(anna.state()["deal"]["asks"], "nonces");
    assert_eq!(anna.state()["deal"]["shares"][0]["revealed"], true);
    assert_eq!(anna.state()["deal"]["silent"], json!([]), "nobody is silent while nobody is there");
    let mut boris = Player { client: Client::join(&back[1], &id, None).await, adding: boris.adding };
    tokio::join!(anna.add_until_begun(), boris.add_until_begun());
    assert_eq!(anna.state()["deal"]["shares"].as_array().unwrap().len(), 2);
    house.stop().await;
}

#[tokio::test]
async fn a_table_can_be_closed_while_the_cards_are_dealt() {
    let house = House::open().await;
    let (_, mut anna, mut boris) = dealing(&house).await;
    boris.add().await;
    anna.client.get(Wish::Close {}).await;
    boris.client.catch_up().await;
    assert_eq!((&boris.state()["stage"], &boris.state()["deal"]["asks"]), (&json!("closed"), &Value::Null));
    assert!(boris.state()["seed"].is_string());
    assert_eq!(boris.state()["deal"]["shares"][1]["nonce"], Value::Null);
    house.stop().await;
}

#[tokio::test]
async fn who_is_forgotten_while_the_cards_are_dealt_holds_nobody_up() {
    let house = House::open().await;
    let (id, anna, mut boris) = dealing(&house).await;
    let answer =
        patiently("forgetting", anna.client.visitor.request(Method::POST, "/api/me/forget", None)).await;
    assert_eq!(answer.unwrap().status, 204);
    boris.add_until_begun().await;
    assert_eq!(boris.state()["deal"]["silent"], json!(["seat1"]));
    assert_eq!(boris.client.catch_up().await["you"]["host"], true);
    assert_eq!(boris.client.catch_up().await["table"]["stage"], "running");
    assert!(!house.log(&id).await.join("\n").contains("Anna"));
    house.stop().await;
}

#[tokio::test]
async fn a_seat_that_moves_to_another_device_holds_nobody_up() {
    let house = House::open().await;
    let (id, mut anna, mut boris) = dealing(&house).await;
    let link = boris.client.ask(Wish::SeatLink { seat: seat(1) }).await;
    let device = house.visitor().await;
    let claim = json!({ "seat": "seat2", "token": link["token"] });
    assert_eq!(post(&device, &format!("/api/tables/{id}/claim"), &claim).await.status, 204);
    anna.add_until_begun().await;
    assert_eq!(anna.state()["deal"]["silent"], json!(["seat2"]));
    house.stop().await;
}

#[tokio::test]
async fn a_table_that_begins_at_once_waits_for_its_host_and_so_does_a_rematch() {
    let house = House::open().await;
    let host = house.visitor().await;
    let bot = ChairPlan::Bot { level: BotLevel::Greenhorn };
    let own = |name: &str| ChairPlan::Me { name: Some(name.to_owned()) };
    let chairs = vec![own("Anna"), bot, own("Boris")];
    let wanted = NewTableJson { chairs, start: true, together: true, ..wanted() };
    let mut id = host.open_table(&wanted).await.unwrap();
    for game in 0..2 {
        let mut anna = Player::new(Client::join(&host, &id, None).await);
        assert_eq!(anna.state()["deal"]["asks"], "promises");
        anna.add_until_begun().await;
        let adding = anna.adding;
        anna.client.play(game).await;
        let table = anna.client.catch_up().await["table"].clone();
        for number in [0, 2] {
            adding.check(&table, Seat::at(number)).unwrap();
        }
        anna.client.get(Wish::Rematch {}).await;
        id = anna.client.catch_up().await["table"]["rematch"].as_str().unwrap().to_owned();
    }
    house.stop().await;
}

/// The server shows another hash than before: nothing is told to it any more.
#[tokio::test]
async fn a_client_reveals_nothing_to_a_server_that_has_changed_its_hash() {
    let house = House::open().await;
    let (_, mut anna, _) = dealing(&house).await;
    anna.client.catch_up().await;
    let mut lie = anna.client.mirror.state().clone();
    lie["table"]["commitment"] = json!("0".repeat(64));
    let error = anna.adding.wishes(&lie).unwrap_err().to_string();
    assert!(error.contains("has changed the hash"), "{error}");
    // And if the others' promises change after it has revealed its own, the deal is not what it had a share in.
    assert_eq!(anna.adding.wishes(anna.client.mirror.state()).unwrap().len(), 1);
    let mut lie = anna.client.mirror.state().clone();
    lie["table"]["deal"]["shares"][1]["promise"] = json!("0".repeat(64));
    let error = anna.adding.wishes(&lie).unwrap_err().to_string();
    assert!(error.contains("other promises"), "{error}");
    house.stop().await;
}
