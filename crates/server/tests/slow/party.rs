//! Anna and Boris at a slow table with two bots, and how they take their turns.

use std::sync::Arc;

use folsom_client::{Answer, Visitor};
use folsom_protocol::{BotLevel, ChairPlan, ClockJson, NewTableJson, TermsJson, Wish};
use folsom_rules::{Indexed, Seat};
use folsom_server::{Config, Reach};
use folsom_storage::Storage;
use hyper::Method;
use serde_json::{Value, json};
use tokio::sync::{Mutex, MutexGuard};

use crate::client::{Client, eventually, patiently};
use crate::endpoint::{A_WHILE, Browser, Endpoint};
use crate::house::{House, four, lenient, table};
use crate::keep::fresh;

pub(crate) const HOUR: u64 = 60 * 60 * 1000;
pub(crate) const DAY: u64 = 24 * HOUR;

static CLOCK: Mutex<()> = Mutex::const_new(());

/// The clock of this process, which one test at a time sets forward.
pub(crate) async fn clock() -> MutexGuard<'static, ()> {
    CLOCK.lock().await
}

/// A server that sends to this computer, and whose clock can be set forward.
pub(crate) fn config() -> Config {
    Config { reach: Reach::Loopback, clock_may_skip: true, ..lenient() }
}

/// Sets the clock forward, as a test in a browser would.
pub(crate) async fn skip(visitor: &Visitor, milliseconds: u64) -> u64 {
    let body = json!({ "skip_ms": milliseconds }).to_string();
    let answer =
        patiently("the clock", visitor.request(Method::POST, "/api/clock", Some(body))).await.unwrap();
    let told: Value = serde_json::from_str(&answer.body).unwrap();
    told["now"].as_u64().unwrap()
}

/// Sends JSON.
pub(crate) async fn send(visitor: &Visitor, method: Method, path: &str, json: &Value) -> Answer {
    patiently(path, visitor.request(method, path, Some(json.to_string()))).await.unwrap()
}

pub(crate) async fn put(visitor: &Visitor, path: &str, json: &Value) -> u16 {
    send(visitor, Method::PUT, path, json).await.status
}

/// Terms with so long for each decision.
pub(crate) fn terms(decision_ms: u64) -> TermsJson {
    let clock = ClockJson { decision_ms: u32::try_from(decision_ms).unwrap(), reserve_ms: 0 };
    TermsJson { clock: Some(clock), ..table(&four(), vec![], false).terms }
}

/// Somebody who plays, and their browser.
pub(crate) struct Player {
    pub(crate) visitor: Visitor,
    pub(crate) browser: Browser,
}

/// Anna and Boris at a table, which nobody looks at, and where their browsers are told things.
pub(crate) struct Party {
    pub(crate) house: House,
    pub(crate) id: String,
    pub(crate) service: Endpoint,
    pub(crate) players: [Player; 2],
}

impl Party {
    /// A day for each decision; both have subscribed.
    pub(crate) async fn begin() -> Self {
        Self::begin_in(fresh().await, terms(DAY)).await
    }

    pub(crate) async fn begin_in(storage: Arc<dyn Storage>, terms: TermsJson) -> Self {
        let house = House::with(storage, config()).await;
        let service = Endpoint::open().await;
        let mut players = Vec::new();
        for name in ["anna", "boris"] {
            let player = Player {
                visitor: house.visitor().await,
                browser: Browser::at(&service, &format!("push/{name}")),
            };
            assert_eq!(put(&player.visitor, "/api/me/push", &player.browser.subscription()).await, 204);
            players.push(player);
        }
        let Ok(players) = <[Player; 2]>::try_from(players) else { unreachable!() };
        let id = open(&players, terms).await;
        Self { house, id, service, players }
    }

    /// Whose turn it is, as soon as it is somebody's: their place among the players, and the number of the decision.
    pub(crate) async fn awaited(&self) -> (usize, u64) {
        let mut found = None;
        eventually("somebody's turn", async || {
            let turn = self.turn().await;
            found = match turn["seat"].as_str() {
                Some("seat1") => Some((0, turn["number"].as_u64().unwrap())),
                Some("seat2") => Some((1, turn["number"].as_u64().unwrap())),
                _ => None,
            };
            found.is_some()
        })
        .await;
        found.unwrap()
    }

    /// Which decision is awaited, as either of them finds it among their tables.
    pub(crate) async fn turn(&self) -> Value {
        for player in &self.players {
            let path = "/api/tables/mine?stages=open,running,over";
            let mine: Value = player.visitor.get(path).await.unwrap();
            let mut tables = mine["tables"].as_array().unwrap().iter();
            if let Some(table) = tables.find(|table| table["table"] == self.id.as_str()) {
                return table["turn"].clone();
            }
        }
        Value::Null
    }

    /// The decisions that somebody was told of, in order, with those they were reminded of.
    pub(crate) fn told(&self, player: usize) -> Vec<(u64, bool)> {
        let browser = &self.players[player].browser;
        let posted = self.service.posted();
        let own = posted.iter().filter(|posted| browser.endpoint.ends_with(&posted.path));
        own.map(|posted| browser.says(posted))
            .map(|says| (says["number"].as_u64().unwrap(), says["reminder"].as_bool().unwrap()))
            .collect()
    }

    /// Somebody is told of this, sooner or later.
    pub(crate) async fn hears(&self, player: usize, number: u64, reminder: bool) {
        eventually("somebody to be told", async || self.told(player).contains(&(number, reminder))).await;
    }

    /// Somebody is not told of this.
    pub(crate) async fn hears_nothing_of(&self, player: usize, number: u64) {
        tokio::time::sleep(A_WHILE).await;
        let told = self.told(player);
        assert!(!told.iter().any(|(told, _)| *told == number), "{told:?} has {number}");
    }

    /// They play on until it is somebody's turn. The number of the decision.
    pub(crate) async fn play_until(&self, player: usize) -> u64 {
        loop {
            match self.awaited().await {
                (asked, number) if asked == player => return number,
                _ => self.decide().await,
            };
        }
    }

    /// Whoever is asked comes, decides, and goes. They don't say that they look.
    pub(crate) async fn decide(&self) -> usize {
        let (player, number) = self.awaited().await;
        let mut client = Client::join(&self.players[player].visitor, &self.id, None).await;
        let question = client.wait_for_question().await.expect("it is not over");
        assert_eq!(u64::from(question.number), number);
        client.get(question.choose(&question.offered[0])).await;
        client.leave().await;
        player
    }

    /// How decisions were made: by whom, in order.
    pub(crate) async fn decided_by(&self, by: &str) -> usize {
        let end = format!(r#""by":"{by}"}}"#);
        self.house.log(&self.id).await.iter().filter(|entry| entry.ends_with(&end)).count()
    }

    pub(crate) async fn stop(self) {
        self.house.stop().await;
    }
}

/// Opens a table where both play, and begins. Nobody stays there.
pub(crate) async fn open(players: &[Player; 2], terms: TermsJson) -> String {
    let bot = || ChairPlan::Bot { level: BotLevel::Outlaw };
    let chairs = vec![ChairPlan::Me { name: None }, ChairPlan::Empty {}, bot(), bot()];
    let wanted = NewTableJson { terms, chairs, ..table(&four(), vec![], false) };
    let id = players[0].visitor.open_table(&wanted).await.unwrap();
    let mut boris = Client::join(&players[1].visitor, &id, None).await;
    boris.sit(Seat::at(1)).await;
    let mut anna = Client::join(&players[0].visitor, &id, None).await;
    anna.get(Wish::Start {}).await;
    anna.leave().await;
    boris.leave().await;
    id
}
