//! The clocks of the servers are minutes apart, and a table goes from one to the other: everybody has all their time, and nobody more.

use std::time::Duration;

use folsom_client::{Connection, Mirror, Visitor};
use folsom_protocol::{ChairPlan, ClockJson, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Preset, Seat, Setup};
use folsom_testbed::Postgres;
use rustix::process::Signal;
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::nodes::Nodes;

const PATIENCE: Duration = Duration::from_secs(60);
/// The table is once at each server, and once more at the first.
const STAYS: usize = 4;
/// At each so much is decided.
const DECISIONS: usize = 6;
const CLOCK: ClockJson = ClockJson { decision_ms: 60_000, reserve_ms: 30_000 };
/// What somebody has who is asked, and has not thought yet.
const ALL_MS: u64 = 90_000;
/// Far less than the clocks are apart, and more than a busy machine takes.
const A_MOMENT_MS: u64 = 20_000;
const FAR_APART_MS: u64 = 6 * 60_000;

/// Somebody at the table, and what the server's clock said when they came.
struct Player {
    line: Connection,
    mirror: Mirror,
    now: u64,
}

impl Player {
    async fn come(visitor: &Visitor, table: &str, mirror: Mirror) -> Self {
        let line = timeout(PATIENCE, visitor.connect(table, mirror.number())).await;
        let mut player = Self { line: line.expect("in time").expect("a connection"), mirror, now: 0 };
        player.get(Wish::Ping {}).await;
        player
    }

    async fn hear(&mut self) -> Value {
        let message: Value =
            timeout(PATIENCE, self.line.next()).await.expect("in time").expect("a message");
        if message["type"] == "hello" {
            self.now = message["now"].as_u64().expect("a time");
        }
        self.mirror.note(&message).expect("it fits");
        message
    }

    /// Wants something, and gets it.
    async fn get(&mut self, wish: Wish) {
        let id = self.line.send(wish).await.expect("it is sent");
        loop {
            let message = self.hear().await;
            if message["id"] == id {
                assert_eq!(message["type"], "done", "{message}");
                return;
            }
        }
    }

    /// What they would decide, if they are asked.
    fn choice(&self) -> Option<Wish> {
        let state = self.mirror.state();
        let asked = state["views"].as_array()?.iter().find(|seen| seen["choices"].is_object())?;
        let seat = asked["view"]["viewer"].as_str()?;
        let seat = (0..2).map(Seat::at).find(|own| own.to_string() == seat)?;
        let number = u32::try_from(state["turn"]["number"].as_u64()?).ok()?;
        let choice = asked["choices"]["list"][0]["text"].as_str()?.to_owned();
        Some(Wish::Choose { seat: Word(seat), number, choice })
    }
}

async fn open(host: &Visitor) -> String {
    let setup = SetupJson::from(&Setup::new(Preset::Ru18Advanced, 2));
    let terms = TermsJson { setup, clock: Some(CLOCK), grace_ms: None, public: true, rated: false };
    let chairs = vec![ChairPlan::Me { name: None }, ChairPlan::Empty {}];
    let wanted = NewTableJson { terms, name: "Host".to_owned(), chairs, start: false, together: false };
    host.open_table(&wanted).await.expect("a table")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_loses_time_to_a_clock_that_is_wrong() {
    let _alone = crate::ALONE.lock().await;
    let postgres = Postgres::start();
    let nodes = Nodes::start(&postgres, 3).await;
    let addresses = nodes.addresses();
    let host = Visitor::new(addresses[0]).await.expect("an identity");
    let guest = Visitor::new(addresses[1]).await.expect("an identity");
    let table = open(&host).await;
    let mut mirrors = [Mirror::default(), Mirror::default()];
    let mut clocks = Vec::new();
    for stay in 0..STAYS {
        // Nobody has the table, so it is at the server where somebody comes first; the other one is elsewhere.
        let at = |visitor: &Visitor, server: usize| {
            Visitor::with_cookie(addresses[server % addresses.len()], visitor.cookie().to_owned())
        };
        let mut players = [
            Player::come(&at(&host, stay), &table, mirrors[0].clone()).await,
            Player::come(&at(&guest, stay + 1), &table, mirrors[1].clone()).await,
        ];
        clocks.push(players[0].now);
        if stay == 0 {
            players[1].get(Wish::Sit { seat: Word(Seat::at(1)), name: "Guest".to_owned() }).await;
            players[0].get(Wish::Start {}).await;
        }
        for player in &mut players {
            player.get(Wish::Ping {}).await;
            let turn = &player.mirror.state()["turn"];
            let deadline = turn["deadline"].as_u64().expect("there is a clock");
            let left = deadline.saturating_sub(player.now);
            assert!(
                (ALL_MS - A_MOMENT_MS..=ALL_MS + A_MOMENT_MS).contains(&left),
                "{left} ms at stay {stay}"
            );
        }
        for _ in 0..DECISIONS {
            let mut wish = None;
            for (index, player) in players.iter_mut().enumerate() {
                player.get(Wish::Ping {}).await;
                let turn = &player.mirror.state()["turn"];
                assert_eq!(turn["reserves_ms"], json!([CLOCK.reserve_ms, CLOCK.reserve_ms]), "{turn}");
                let since = turn["since"].as_u64().expect("a time");
                assert_eq!(turn["deadline"], since + ALL_MS);
                wish = wish.or(player.choice().map(|choice| (index, choice)));
            }
            let (index, wish) = wish.expect("somebody is asked");
            players[index].get(wish).await;
        }
        for (player, mirror) in players.into_iter().zip(&mut mirrors) {
            *mirror = player.mirror;
        }
        let end = [Signal::TERM, Signal::KILL][stay % 2];
        nodes.kill(stay % addresses.len(), end).await;
        nodes.wait_until_all_live().await;
    }
    // Whoever looks after what is due may have been faster than the players; but not always the same.
    let apart = clocks.iter().max().zip(clocks.iter().min()).map(|(last, first)| last - first);
    assert!(apart >= Some(FAR_APART_MS), "{clocks:?}");
    nodes.stop().await;
}
