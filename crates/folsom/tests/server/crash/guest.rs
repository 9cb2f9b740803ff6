//! Somebody who plays: they come back after every crash, find out what they have missed, and say again what was not answered.

use std::sync::Arc;

use folsom_client::{ClientError, Connection, Mirror, Visitor};
use folsom_protocol::Wish;
use folsom_rules::below;
use serde_json::{Value, json};

use super::ledger::Acknowledged;
use super::world::{Dice, World};

/// What somebody wants at a table.
pub(crate) trait Plan: Send {
    /// What to want next, if anything, with the table as it is.
    fn wish(&mut self, table: &Value, dice: &mut Dice) -> Option<Wish>;

    /// Whether there is nothing left to do here.
    fn is_done(&self, table: &Value) -> bool;

    /// Whether a wish may be refused for this reason.
    fn puts_up_with(&self, code: &str) -> bool;

    /// A connection was made, once more.
    fn arrive(&mut self) {}

    /// Everything that is heard, for whoever wants to remember more than how the table is.
    fn hear(&mut self, _message: &Value) {}
}

/// Somebody at a table.
pub(crate) struct Guest {
    world: Arc<World>,
    table: String,
    pub(crate) cookie: String,
    mirror: Mirror,
    /// The number of the latest news, apart from those that the clock runs again.
    latest: u64,
    /// What was sent, while nobody knows whether it has been done.
    unanswered: Option<Wish>,
    /// Its number on this connection, if it was sent there.
    sent: Option<u32>,
    dice: Dice,
}

impl Guest {
    pub(crate) fn new(world: &Arc<World>, table: &str, cookie: String, dice: Dice) -> Self {
        let (world, table) = (Arc::clone(world), table.to_owned());
        Self {
            world,
            table,
            cookie,
            mirror: Mirror::default(),
            latest: 0,
            unanswered: None,
            sent: None,
            dice,
        }
    }

    /// Does what the plan says, however often the server dies.
    pub(crate) async fn attend(&mut self, plan: &mut impl Plan) {
        loop {
            let life = self.world.life().await;
            let promised = self.world.ledger().account(&self.table).highest();
            let visitor = Visitor::with_cookie(life.address, self.cookie.clone());
            let since = self.since();
            let talked = match visitor.connect(&self.table, since).await {
                Ok(line) => self.talk(line, plan, promised).await,
                Err(error) => Err(error),
            };
            match talked {
                Ok(()) => return,
                Err(error @ ClientError::Refused { .. }) => panic!("table {} is lost: {error}", self.table),
                Err(error @ ClientError::NotUnderstood(_)) => panic!("at {}: {error}", self.table),
                Err(_) => self.world.outlive(life).await,
            }
        }
    }

    /// From where to be told again: the latest news that were seen, or as if some had been forgotten, or everything.
    fn since(&mut self) -> Option<u64> {
        let number = self.mirror.number()?;
        match below(&mut self.dice, 4) {
            0 => None,
            1 => Some(number.saturating_sub(below(&mut self.dice, 50) as u64)),
            _ => Some(number),
        }
    }

    async fn talk(
        &mut self,
        mut line: Connection,
        plan: &mut impl Plan,
        promised: u64,
    ) -> Result<(), ClientError> {
        self.sent = None;
        plan.arrive();
        // Some say at once again what was not answered. Others look first whether it has been done.
        if matches!(self.unanswered, Some(Wish::Choose { .. })) && below(&mut self.dice, 2) == 0 {
            self.send_again(&mut line).await?;
        }
        let barrier = line.send(Wish::Ping {}).await?;
        let mut caught_up = false;
        loop {
            let message: Value = line.next().await?;
            match message["type"].as_str() {
                Some("done") if message["id"] == barrier => {
                    caught_up = true;
                    let number = self.mirror.number().expect("a snapshot came first");
                    assert!(number >= promised, "{} is at {number}, but {promised} was told", self.table);
                    if self.sent.is_none() {
                        self.look_for_unanswered(&mut line).await?;
                    }
                }
                Some("done" | "seat-link" | "refused") => self.answered(&message, plan),
                Some("snapshot") => self.note_snapshot(&message),
                Some("news") => self.note_news(&message),
                Some("said") => {
                    self.world.ledger().note_said(&self.table, &message);
                    self.note(&message);
                }
                Some("talk") => self.note_talk(&message),
                Some("presence" | "hello") => self.note(&message),
                _ => panic!("at {}: {message}", self.table),
            }
            plan.hear(&message);
            if caught_up && self.unanswered.is_none() {
                if plan.is_done(self.mirror.state()) {
                    return Ok(());
                }
                if let Some(wish) = plan.wish(self.mirror.state(), &mut self.dice) {
                    self.unanswered = Some(wish);
                    self.send_again(&mut line).await?;
                }
            }
        }
    }

    async fn send_again(&mut self, line: &mut Connection) -> Result<(), ClientError> {
        let wish = self.unanswered.clone().expect("something is wanted");
        self.sent = Some(line.send(wish).await?);
        Ok(())
    }

    /// After a crash: whether what was sent and not answered has been done can be seen. A decision can be sent again in any case.
    async fn look_for_unanswered(&mut self, line: &mut Connection) -> Result<(), ClientError> {
        match self.unanswered {
            Some(Wish::Choose { number, .. }) => {
                let made = self.turn().is_none_or(|turn| turn > u64::from(number));
                if made {
                    self.world.unheard.count()
                } else {
                    self.world.unmade.count()
                }
                self.send_again(line).await
            }
            // The plan finds out by itself.
            _ => {
                self.unanswered = None;
                Ok(())
            }
        }
    }

    /// The number of the decision that is awaited.
    fn turn(&self) -> Option<u64> {
        self.mirror.state()["turn"]["number"].as_u64()
    }

    fn answered(&mut self, message: &Value, plan: &impl Plan) {
        let id = message["id"].as_u64().and_then(|id| u32::try_from(id).ok());
        assert!(id.is_some() && id == self.sent, "at {}: an answer to nothing, {message}", self.table);
        self.sent = None;
        let wish = self.unanswered.take().expect("something was wanted");
        if message["type"] == "refused" {
            let code = message["code"].as_str().expect("a code");
            assert!(plan.puts_up_with(code), "at {}: {wish:?} was refused: {message}", self.table);
            return;
        }
        if let Wish::Choose { number, .. } = wish {
            let awaited = self.turn();
            assert!(
                awaited.is_none_or(|turn| turn > u64::from(number)),
                "done before it was told: {wish:?}"
            );
        }
        if let Some(acknowledged) = self.acknowledged(wish) {
            self.world.ledger().note_acknowledged(&self.table, acknowledged);
            self.world.note_acknowledged();
        }
    }

    /// What it means that this was done. The news come before the answer, so the latest are about it.
    fn acknowledged(&self, wish: Wish) -> Option<Acknowledged> {
        let about = match wish {
            Wish::Choose { seat, number, choice } => {
                let number = usize::try_from(number).expect("there are not so many decisions");
                return Some(Acknowledged::Choice { number, seat: seat.to_string(), choice });
            }
            Wish::Say { text, .. } => return Some(Acknowledged::Said(text)),
            Wish::Rematch {} => return Some(Acknowledged::Rematch),
            // Whether it counts is seen when the cards are dealt: the record has it.
            Wish::Promise { .. } | Wish::Reveal { .. } => return None,
            Wish::SeatLink { .. } | Wish::Attend { .. } | Wish::Ping {} => return None,
            Wish::Sit { seat, .. }
            | Wish::Leave { seat }
            | Wish::SeatBot { seat, .. }
            | Wish::GiveToBot { seat }
            | Wish::Offer { seat }
            | Wish::Return { seat } => json!({ "what": "chair", "seat": seat }),
            Wish::ChangeTerms { .. } => json!({ "what": "terms" }),
            // If somebody adds to the deal, that comes first.
            Wish::Start {} if self.mirror.state()["table"]["stage"] == "open" => json!({ "what": "deal" }),
            Wish::Start {} => json!({ "what": "started" }),
            Wish::LimitTalk { .. } => json!({ "what": "talk" }),
            Wish::Mute { .. } => json!({ "what": "muted" }),
            Wish::HandOver { .. } => json!({ "what": "host" }),
            Wish::Close {} => json!({ "what": "closed" }),
        };
        Some(Acknowledged::News { number: self.latest, about })
    }

    fn note_snapshot(&mut self, snapshot: &Value) {
        let number = snapshot["number"].as_u64().expect("a number");
        self.world.ledger().note_number(&self.table, number);
        let known = self.mirror.state();
        if self.mirror.number() == Some(number) && known["you"] == snapshot["you"] {
            for field in ["table", "turn", "views", "end"] {
                assert_eq!(known[field], snapshot[field], "`{field}` of {} at {number}", self.table);
            }
        }
        self.latest = number;
        self.note_talk(snapshot);
    }

    fn note_talk(&mut self, message: &Value) {
        for said in message["talk"].as_array().expect("a list") {
            self.world.ledger().note_said(&self.table, said);
        }
        self.note(message);
    }

    fn note_news(&mut self, news: &Value) {
        self.world.ledger().note_news(&self.table, news);
        let number = news["number"].as_u64().expect("a number");
        if self.mirror.number().is_some_and(|known| known >= number) {
            // Asked for once more, and compared.
            return;
        }
        if news["about"]["what"] != "resumed" {
            self.latest = number;
        }
        if news["about"]["by"] == "clock" {
            self.world.note_clocked();
        }
        self.note(news);
    }

    fn note(&mut self, message: &Value) {
        let reserves = |table: &Value| -> Vec<u64> {
            let reserves = table["turn"]["reserves_ms"].as_array().into_iter().flatten();
            reserves.map(|left| left.as_u64().expect("milliseconds")).collect()
        };
        let before = reserves(self.mirror.state());
        self.mirror.note(message).unwrap_or_else(|error| panic!("at {}: {error}", self.table));
        let after = reserves(self.mirror.state());
        let fewer = before.iter().zip(&after).all(|(before, after)| after <= before);
        assert!(fewer, "at {} time was given back: {before:?} became {after:?}", self.table);
    }
}
