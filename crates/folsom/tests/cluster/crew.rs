//! Those who play at one table after another, each at any server, and at another whenever a connection is lost.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use folsom_client::{ClientError, Connection, Mirror, Visitor};
use folsom_protocol::{BotLevel, ChairPlan, ClockJson, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Preset, Seat, Setup, below};
use serde_json::Value;
use tokio::task::{JoinError, JoinSet};
use tokio::time::{sleep, timeout};

use crate::world::{ANSWER, Dice, World, check_for_trouble};

/// Nobody is away for so long, though the clocks of two servers are further apart.
const PATIENT_MS: u32 = 600_000;
/// Nor does anybody take so long, whatever fails: whoever is said to have has lost time to a clock that is wrong.
const CLOCK: ClockJson = ClockJson { decision_ms: 120_000, reserve_ms: RESERVE_MS };
pub(crate) const RESERVE_MS: u32 = 60_000;
/// Between two pings of a connection on which nothing happens, so long is waited.
const SILENCE: Duration = Duration::from_secs(30);

/// Plays one game after another until no more are to begin.
pub(crate) async fn play(world: Arc<World>, number: u64) {
    let mut dice = world.dice(1 + 1_000 * number);
    let seats = 2 + (number % 2) as usize;
    let mut people = Vec::new();
    for _ in 0..seats {
        people.push(world.cookie(&mut dice).await);
    }
    for game in 1_u64.. {
        if world.is_ending() {
            return;
        }
        let clock = game.is_multiple_of(2).then_some(CLOCK);
        let table = open(&world, &people[0], seats, clock, &mut dice).await;
        world.with(&table, |_| {});
        let mut playing = JoinSet::new();
        for (seat, cookie) in people.iter().enumerate() {
            let dice = world.dice(1 + 1_000 * number + 10 * game + seat as u64);
            let player = Player {
                world: Arc::clone(&world),
                table: table.clone(),
                cookie: cookie.clone(),
                seat: Seat::at(seat),
                seats,
                mirror: Mirror::default(),
                unanswered: None,
                dice,
            };
            playing.spawn(player.play());
        }
        while let Some(ended) = playing.join_next().await {
            rethrow(ended);
        }
        world.with(&table, |ledger| ledger.over = true);
    }
}

/// Opens a table for people, with a bot among them. Whoever gets no answer opens another one.
async fn open(
    world: &World,
    host: &str,
    seats: usize,
    clock: Option<ClockJson>,
    dice: &mut Dice,
) -> String {
    let setup = SetupJson::from(&Setup::new(Preset::Ru18Advanced, seats + 1));
    let terms = TermsJson { setup, clock, grace_ms: Some(PATIENT_MS), public: true, rated: false };
    let mut chairs = vec![ChairPlan::Empty {}; seats];
    chairs.push(ChairPlan::Bot { level: BotLevel::Outlaw });
    let wanted = NewTableJson { terms, name: "Host".to_owned(), chairs, start: false, together: false };
    let ask = |address| {
        let (visitor, wanted) = (Visitor::with_cookie(address, host.to_owned()), wanted.clone());
        async move { visitor.open_table(&wanted).await }
    };
    world.insist(dice, ask).await
}

struct Player {
    world: Arc<World>,
    table: String,
    cookie: String,
    seat: Seat,
    seats: usize,
    mirror: Mirror,
    /// What was sent, while nobody knows whether it was done.
    unanswered: Option<Wish>,
    dice: Dice,
}

impl Player {
    async fn play(mut self) {
        loop {
            let promised = self.world.with(&self.table, |ledger| ledger.highest);
            let visitor = Visitor::with_cookie(self.world.node(&mut self.dice), self.cookie.clone());
            let since = self.mirror.number().filter(|_| below(&mut self.dice, 4) > 0);
            let connected = timeout(ANSWER, visitor.connect(&self.table, since)).await;
            let talked = match connected {
                Ok(Ok(line)) => self.talk(line, promised).await,
                Ok(Err(error)) => Err(error),
                Err(_) => Err(ClientError::Closed("too late".to_owned())),
            };
            match talked {
                Ok(()) => return,
                Err(error) => check_for_trouble(&error),
            }
            self.world.reconnected.fetch_add(1, Ordering::Relaxed);
            sleep(Duration::from_millis(20 + below(&mut self.dice, 80) as u64)).await;
        }
    }

    async fn talk(&mut self, mut line: Connection, promised: u64) -> Result<(), ClientError> {
        let barrier = line.send(Wish::Ping {}).await?;
        let (mut caught_up, mut sent) = (false, None);
        loop {
            let message = match timeout(SILENCE, line.next::<Value>()).await {
                Ok(message) => message?,
                Err(_) => return Err(ClientError::Closed("too late".to_owned())),
            };
            match message["type"].as_str() {
                Some("done") if message["id"] == barrier => {
                    caught_up = true;
                    let number = self.mirror.number().expect("it was told how the table is");
                    assert!(number >= promised, "{} is at {number}, but {promised} was told", self.table);
                }
                Some("done" | "refused") if message["id"].as_u64() == sent.map(u64::from) => {
                    sent = None;
                    self.answered(&message).await;
                }
                Some("snapshot") => {
                    let number = message["number"].as_u64().expect("a number");
                    self.world.with(&self.table, |ledger| ledger.reach(number));
                    self.note(&message);
                }
                Some("news") => {
                    self.world.with(&self.table, |ledger| ledger.tell(&self.table, &message));
                    self.note(&message);
                }
                Some("presence" | "hello" | "talk" | "said") => self.note(&message),
                Some("goodbye") => return Err(ClientError::Closed("too late".to_owned())),
                _ => panic!("at {}: {message}", self.table),
            }
            if caught_up && self.mirror.state()["end"].is_object() {
                return Ok(());
            }
            if caught_up && sent.is_none() {
                if self.is_outdated() {
                    self.unanswered = None;
                }
                if self.unanswered.is_none() {
                    self.unanswered = self.wish();
                }
                if let Some(wish) = &self.unanswered {
                    sent = Some(line.send(wish.clone()).await?);
                }
            }
        }
    }

    fn note(&mut self, message: &Value) {
        let number = message["number"].as_u64().filter(|_| message["type"] == "news");
        if number.is_some() && number <= self.mirror.number() {
            return;
        }
        self.mirror.note(message).unwrap_or_else(|error| panic!("at {}: {error}", self.table));
    }

    /// A wish other than a decision may have been fulfilled without an answer.
    fn is_outdated(&self) -> bool {
        !matches!(self.unanswered, None | Some(Wish::Choose { .. }))
    }

    async fn answered(&mut self, message: &Value) {
        let wish = self.unanswered.clone().expect("something was wanted");
        if message["type"] == "refused" {
            let code = message["code"].as_str().expect("a code");
            let goes_by = ["storage", "stopping"].contains(&code);
            let was_done = !matches!(wish, Wish::Choose { .. });
            assert!(goes_by || was_done, "at {}: {wish:?} was refused: {message}", self.table);
            sleep(Duration::from_millis(100)).await;
            return;
        }
        self.unanswered = None;
        if let Wish::Choose { seat, number, choice } = wish {
            self.world.with(&self.table, |ledger| {
                ledger.acknowledge(&self.table, number.into(), seat.to_string(), choice);
            });
        }
    }

    fn wish(&mut self) -> Option<Wish> {
        let state = self.mirror.state();
        let chairs = state["table"]["chairs"].as_array()?;
        if state["table"]["stage"] == "open" {
            let is_empty = |seat: usize| chairs[seat]["who"] == "empty";
            if is_empty(self.seat.index()) {
                return Some(Wish::Sit { seat: Word(self.seat), name: format!("P{}", self.seat.index()) });
            }
            let ready = self.seat.index() == 0 && !(0..self.seats).any(is_empty);
            return ready.then_some(Wish::Start {});
        }
        let asked = state["views"].as_array()?.iter().find(|seen| seen["choices"].is_object())?;
        let list = asked["choices"]["list"].as_array()?;
        let number = u32::try_from(state["turn"]["number"].as_u64()?).ok()?;
        let choice = list[below(&mut self.dice, list.len())]["text"].as_str()?.to_owned();
        Some(Wish::Choose { seat: Word(self.seat), number, choice })
    }
}

/// Lets a task's panic be that of the test.
pub(crate) fn rethrow(ended: Result<(), JoinError>) {
    if let Err(error) = ended {
        match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(error) => panic!("{error}"),
        }
    }
}
