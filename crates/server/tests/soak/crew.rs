//! Four people who play one game after another, and come back whenever they lose the line.

use std::sync::Arc;
use std::time::{Duration, Instant};

use folsom_client::{Adding, ClientError, Connection, Mirror, Visitor};
use folsom_protocol::{ChairPlan, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Preset, Seat, Setup};
use serde_json::Value;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::Scene;

const SEATS: usize = 4;
/// So long nothing takes, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// So long somebody thinks, who is quick.
const THINKING: Duration = Duration::from_millis(20);
/// Before something is tried again.
const BREATH: Duration = Duration::from_millis(50);

/// Plays until the time is up.
pub(crate) async fn play(scene: Arc<Scene>, number: u64) {
    let mut people = Vec::new();
    for _ in 0..SEATS {
        people.push(Visitor::new(scene.server).await.expect("an identity"));
    }
    while !scene.is_over() {
        let table = open(&scene, &people[0], number).await;
        scene.report.games.add();
        scene.tables.lock().await.push(table.clone());
        let mut seats = JoinSet::new();
        for (index, visitor) in people.iter().enumerate() {
            let (scene, visitor, table) = (Arc::clone(&scene), visitor.clone(), table.clone());
            seats.spawn(async move { Player::new(scene, visitor, table, index).play().await });
        }
        while let Some(ended) = seats.join_next().await {
            ended.expect("nobody is refused what they may do");
        }
        scene.tables.lock().await.retain(|other| *other != table);
    }
}

/// A table of which strangers have the link, so that they may talk. If the disk is full, a moment later.
async fn open(scene: &Scene, host: &Visitor, number: u64) -> String {
    let setup = SetupJson::from(&Setup::new(Preset::Ru18Advanced, SEATS));
    let terms = TermsJson {
        setup,
        clock: None,
        grace_ms: Some(PATIENCE.as_millis() as u32),
        public: false,
        rated: false,
    };
    let chairs = vec![ChairPlan::Empty {}; SEATS];
    let wanted =
        NewTableJson { terms, name: format!("Host {number}"), chairs, start: false, together: false };
    loop {
        match host.open_table(&wanted).await {
            Ok(table) => return table,
            Err(ClientError::Refused { .. }) => scene.report.refused_by_disk.add(),
            Err(error) => panic!("a table could not be opened: {error}"),
        }
        sleep(BREATH).await;
    }
}

struct Player {
    scene: Arc<Scene>,
    visitor: Visitor,
    table: String,
    index: usize,
    mirror: Mirror,
    adding: Adding,
}

impl Player {
    fn new(scene: Arc<Scene>, visitor: Visitor, table: String, index: usize) -> Self {
        Self { scene, visitor, table, index, mirror: Mirror::default(), adding: Adding::default() }
    }

    async fn play(mut self) {
        loop {
            let line = timeout(PATIENCE, self.visitor.connect(&self.table, self.mirror.number())).await;
            match line.expect("a connection") {
                Ok(mut line) => match self.attend(&mut line).await {
                    Ok(()) => return,
                    Err(ClientError::NotUnderstood(why)) => panic!("what was told does not fit: {why}"),
                    Err(_) => self.scene.report.reconnects.add(),
                },
                // A table that has just panicked says that it will be back in a moment.
                Err(_) => self.scene.report.reconnects.add(),
            }
            sleep(BREATH).await;
        }
    }

    /// Plays on until the game or the time is over, or the line is lost.
    async fn attend(&mut self, line: &mut Connection) -> Result<(), ClientError> {
        self.adding.say_again();
        let mut asked: Option<(u32, Wish, Instant)> = None;
        let barrier = line.send(Wish::Ping {}).await?;
        let mut caught_up = false;
        loop {
            let message: Value = timeout(PATIENCE, line.next()).await.expect("a message")?;
            self.mirror.note(&message)?;
            let id = message["id"].as_u64();
            caught_up |= id == Some(barrier.into());
            if let Some((_, wish, at)) = asked.take_if(|(sent, ..)| id == Some((*sent).into())) {
                if message["type"] == "refused" {
                    self.refused(&message, &wish);
                    sleep(BREATH).await;
                } else if matches!(wish, Wish::Choose { .. }) {
                    self.scene.report.chosen(at.elapsed());
                }
            }
            if self.mirror.state()["end"].is_object() || self.scene.is_over() {
                return Ok(());
            }
            if caught_up
                && asked.is_none()
                && let Some(wish) = self.wish()
            {
                sleep(THINKING).await;
                asked = Some((line.send(wish.clone()).await?, wish, Instant::now()));
            }
        }
    }

    /// Nothing is refused but for the disk; and what was done before the line was lost need not be done again.
    fn refused(&mut self, answer: &Value, wish: &Wish) {
        let code = answer["code"].as_str().expect("a code");
        match (code, wish) {
            ("storage", _) => {
                self.scene.report.refused_by_disk.add();
                self.adding.say_again();
            }
            ("seat-taken" | "begun" | "empty-seats" | "dealing", Wish::Sit { .. } | Wish::Start {}) => {}
            // Whoever comes too late adds nothing.
            (
                "dealing" | "begun" | "not-asked" | "too-early",
                Wish::Promise { .. } | Wish::Reveal { .. },
            ) => {}
            _ => panic!("{wish:?} was refused: {answer}"),
        }
    }

    fn wish(&mut self) -> Option<Wish> {
        let state = self.mirror.state();
        if state["table"]["stage"] == "open" {
            let shares = self.adding.wishes(state).expect("the hash stays what it was");
            if let Some(share) = shares.into_iter().next() {
                return Some(share);
            }
            let own = &state["table"]["chairs"][self.index];
            if own["who"] == "empty" {
                let name = format!("Player {}", self.index + 1);
                return Some(Wish::Sit { seat: Word(Seat::at(self.index)), name });
            }
            let chairs = state["table"]["chairs"].as_array()?;
            let full = chairs.iter().all(|chair| chair["who"] == "person");
            let is_dealing = state["table"]["deal"]["asks"].is_string();
            return (full && !is_dealing && state["you"]["host"] == true).then_some(Wish::Start {});
        }
        let asked = state["views"].as_array()?.iter().find(|seen| seen["choices"].is_object())?;
        let list = asked["choices"]["list"].as_array()?;
        let choice = list[self.scene.roll(list.len())]["text"].as_str()?.to_owned();
        let number = u32::try_from(state["turn"]["number"].as_u64()?).ok()?;
        Some(Wish::Choose { seat: Word(Seat::at(self.index)), number, choice })
    }
}
