//! Somebody who attacks a table, and keeps count of the answers.

use std::collections::{BTreeMap, BTreeSet};

use folsom_client::Visitor;
use folsom_protocol::{Request, Wish, Word};
use folsom_rules::{Named, Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use tokio_tungstenite::tungstenite::Message;

use super::mutation::{Material, Payload};
use crate::client::{Client, Tape, identity};

/// As many messages that can't be read are forgiven.
const PATIENCE: u32 = 20;
/// So many messages are sent before their answers are listened to.
const PIPELINE: usize = 50;
/// So many messages are sent on one connection at most.
const LONGEST: usize = 400;

/// What was found out about the answers.
#[derive(Clone, Debug, Default)]
pub(super) struct Findings {
    pub(super) sent: usize,
    pub(super) done: usize,
    /// How often which refusal was met.
    pub(super) codes: BTreeMap<String, usize>,
    /// Which decisions were acknowledged to whom.
    pub(super) decided: BTreeSet<(String, Seat, u32)>,
}

impl Findings {
    pub(super) fn add(&mut self, other: Self) {
        self.sent += other.sent;
        self.done += other.done;
        for (code, count) in other.codes {
            *self.codes.entry(code).or_default() += count;
        }
        self.decided.extend(other.decided);
    }
}

/// What an attacker is up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Intent {
    /// Nothing that the table might do.
    NothingAllowed,
    /// Anything.
    Anything,
}

/// Somebody who attacks.
pub(super) struct Attacker {
    intent: Intent,
    visitor: Visitor,
    seats: BTreeSet<Seat>,
    is_host: bool,
    dice: Xoshiro256PlusPlus,
}

impl Attacker {
    pub(super) fn new(client: &Client, intent: Intent, dice: u64) -> Self {
        let you = &client.mirror.state()["you"];
        let seats = you["seats"].as_array().into_iter().flatten();
        Self {
            intent,
            visitor: client.visitor.clone(),
            seats: seats.filter_map(|seat| Seat::from_name(seat.as_str()?)).collect(),
            is_host: you["host"] == true,
            dice: Xoshiro256PlusPlus::seed_from_u64(dice),
        }
    }

    /// Whether this is what the attacker is up to.
    fn would(&self, wish: &Wish, material: &Material) -> bool {
        self.intent == Intent::Anything || !self.may(wish, material)
    }

    /// Whether the table might do what this asks for.
    fn may(&self, wish: &Wish, material: &Material) -> bool {
        match wish {
            Wish::Choose { seat, number, .. } => {
                let asked = material.asked == Some(seat.0) && *number == material.number;
                asked && self.seats.contains(&seat.0)
            }
            Wish::Leave { seat } => self.seats.contains(&seat.0),
            Wish::Mute { .. } | Wish::HandOver { .. } | Wish::Close {} => self.is_host,
            _ => false,
        }
    }

    /// Whether what this asks for is answered with `done`, although nothing happens.
    fn is_idle(&self, wish: &Wish, material: &Material) -> bool {
        match wish {
            Wish::Ping {} | Wish::Attend { .. } => true,
            Wish::Choose { seat: Word(seat), number, .. } => {
                self.seats.contains(seat) && *number < material.number
            }
            _ => false,
        }
    }

    /// Sends so many messages to a table. What came of it, and all that was heard.
    pub(super) async fn attack(
        &mut self,
        table: &str,
        last: u64,
        material: &Material,
        count: usize,
    ) -> (Findings, Vec<Tape>) {
        let (mut findings, mut tapes) = (Findings::default(), Vec::new());
        while findings.sent < count {
            // Now and then it wants to be shown everything.
            let since = (below(&mut self.dice, 8) > 0).then_some(last);
            let client = Client::join(&self.visitor, table, since).await;
            let most = LONGEST.min(count - findings.sent);
            let (found, tape) = self.use_connection(client, material, most).await;
            findings.add(found);
            tapes.push(tape);
        }
        (findings, tapes)
    }

    /// Sends messages until the server is about to lose its patience.
    async fn use_connection(
        &mut self,
        mut client: Client,
        material: &Material,
        most: usize,
    ) -> (Findings, Tape) {
        let mut findings = Findings::default();
        let (mut unread, mut id) = (0, 0);
        // Whoever has used too high a number can ask for nothing any more.
        let mut is_spent = false;
        while unread < PATIENCE && findings.sent < most && !is_spent {
            let mut awaited: Vec<Option<Request>> = Vec::new();
            while unread < PATIENCE && awaited.len() < PIPELINE.min(most - findings.sent) {
                // Some numbers have been used before.
                id += u32::from(below(&mut self.dice, 30) > 0);
                let payload = material.message(id, &mut self.dice);
                let request = match &payload {
                    Payload::Text(text) => serde_json::from_str::<Request>(text).ok(),
                    Payload::Bytes(_) => None,
                };
                if request.as_ref().is_some_and(|request| !self.would(&request.wish, material)) {
                    continue;
                }
                unread += u32::from(request.is_none());
                is_spent |= request.as_ref().is_some_and(|request| request.id > id);
                awaited.push(request);
                let message = match payload {
                    Payload::Text(text) => Message::Text(text.into()),
                    Payload::Bytes(bytes) => Message::Binary(bytes.into()),
                };
                client.line.send_message(message).await.unwrap();
            }
            findings.sent += awaited.len();
            while !awaited.is_empty() {
                let message = client.hear().await;
                self.account(&message, &mut awaited, material, &mut findings);
            }
        }
        (findings, client.leave().await)
    }

    /// Each message is answered once, and none with more than it may.
    fn account(
        &self,
        message: &Value,
        awaited: &mut Vec<Option<Request>>,
        material: &Material,
        findings: &mut Findings,
    ) {
        let kind = message["type"].as_str().unwrap_or_default();
        if !matches!(kind, "done" | "refused" | "seat-link") {
            return;
        }
        let id = message["id"].as_u64();
        let found =
            awaited.iter().position(|request| request.as_ref().map(|request| request.id.into()) == id);
        let request = awaited.remove(found.unwrap_or_else(|| panic!("nobody asked for {message}")));
        match (kind, request) {
            ("refused", request) => {
                let code = message["code"].as_str().expect("there is a code").to_owned();
                assert_eq!(request.is_none(), message["id"].is_null(), "{message}");
                *findings.codes.entry(code).or_default() += 1;
            }
            ("done", Some(Request { wish, .. })) => {
                let is_free = self.intent == Intent::Anything;
                assert!(is_free || self.is_idle(&wish, material), "{wish:?} was done");
                if let Wish::Choose { seat, number, .. } = wish {
                    findings.decided.insert((identity(&self.visitor), seat.0, number));
                }
                findings.done += 1;
            }
            ("seat-link", Some(Request { wish: Wish::SeatLink { .. }, .. })) => findings.done += 1,
            (_, request) => panic!("{request:?} was answered with {message}"),
        }
    }
}
