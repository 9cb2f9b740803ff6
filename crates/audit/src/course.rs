//! A stored log, read anew: the table after each entry, and what each changed.

use std::collections::BTreeSet;

use folsom_rules::text::notation;
use folsom_rules::text::record::Record;
use folsom_rules::{Event, Game, Indexed, Named, Seat, Seed};
use folsom_table::Commitment;
use serde_json::{Value, json};

use crate::chairs::Chairs;

/// What happened at a table, from the first entry to the last.
#[derive(Clone)]
pub struct Course {
    /// What the table is called.
    pub table: String,
    /// What happened, from the opening on.
    pub steps: Vec<Step>,
}

/// An entry, and the table after it.
#[derive(Clone)]
pub struct Step {
    /// Its number.
    pub number: u64,
    at: u64,
    pub(crate) entry: Value,
    /// What news tell that it is about.
    pub(crate) about: Value,
    pub(crate) chairs: Chairs,
    /// The game before, if it had begun.
    pub before: Option<Game>,
    pub(crate) play: Option<Play>,
    /// What happened in the game.
    pub events: Vec<Event>,
    /// What was chosen, if something was.
    pub choice: Option<(Seat, String)>,
}

/// The game and its clock.
#[derive(Clone)]
pub(crate) struct Play {
    pub(crate) game: Game,
    seed: Seed,
    /// How many decisions were made.
    decisions: u64,
    /// Since when the present one is awaited.
    asked: u64,
    /// What the seats have left of their time.
    reserves: Option<Vec<u64>>,
}

impl Step {
    /// The game after it, if it has begun.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.play.as_ref().map(|play| &play.game)
    }

    pub(crate) fn at(&self) -> u64 {
        self.at
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.game().is_some_and(|game| game.prompt().is_none())
    }

    /// Whether nothing is secret any more.
    #[must_use]
    pub fn is_disclosed(&self) -> bool {
        self.chairs.closed || self.is_over()
    }

    /// Whether it is of the game: its start, or a decision.
    pub(crate) fn changes_game(&self) -> bool {
        self.choice.is_some() || self.before.is_none() && self.play.is_some()
    }

    /// Whether it closed the table while a game ran: then nothing can be chosen any more.
    pub(crate) fn closes_game(&self) -> bool {
        self.about["what"] == "closed" && self.play.is_some()
    }

    pub(crate) fn stage(&self) -> &'static str {
        match self.game() {
            _ if self.chairs.closed => "closed",
            None => "open",
            Some(_) if self.is_over() => "over",
            Some(_) => "running",
        }
    }

    pub(crate) fn seed(&self) -> Option<Seed> {
        self.play.as_ref().map(|play| play.seed)
    }

    /// What was drawn at the opening, or at the start.
    pub(crate) fn secret(&self) -> Option<Seed> {
        self.chairs.sealed.or(self.seed())
    }

    pub(crate) fn table_json(&self, table: &str) -> Value {
        let seed = self.secret();
        let commitment = seed.map(|seed| Commitment::to(seed).to_string());
        let disclosed =
            |seed: Option<Seed>| seed.filter(|_| self.is_disclosed()).map(|seed| seed.to_string());
        self.chairs.json(table, self.stage(), commitment, disclosed(seed), disclosed(self.seed()))
    }

    /// Which decision is awaited.
    pub(crate) fn turn_json(&self) -> Value {
        let play = self.play.as_ref().filter(|_| !self.chairs.closed);
        let Some((play, prompt)) = play.and_then(|play| Some((play, play.game.prompt()?))) else {
            return Value::Null;
        };
        let clock = &self.chairs.terms["clock"];
        let reserves = play.reserves.as_ref();
        let left = |reserves: &Vec<u64>| {
            play.asked + milliseconds(clock, "decision_ms") + reserves[prompt.seat.index()]
        };
        json!({
            "number": play.decisions,
            "seat": prompt.seat.to_string(),
            "since": play.asked,
            "deadline": reserves.map(left),
            "reserves_ms": reserves,
        })
    }

    fn next(&self, entry: &Value) -> Self {
        let at = entry["at"].as_u64().expect("an entry says when");
        let mut step = Self {
            number: self.number + 1,
            at,
            entry: entry.clone(),
            before: self.game().copied(),
            events: Vec::new(),
            choice: None,
            ..self.clone()
        };
        step.chairs.note(entry);
        match entry["what"].as_str().expect("an entry says what") {
            "started" => step.start(entry),
            "chose" => step.choose(entry),
            "resumed" => step.play.iter_mut().for_each(|play| play.asked = at),
            _ => {}
        }
        step.about = step.tell_about(entry);
        step
    }

    fn start(&mut self, entry: &Value) {
        let setup = self.chairs.setup();
        let seed = entry["seed"].as_str().and_then(Seed::from_hex).expect("a seed");
        if let Some(secret) = self.chairs.sealed {
            assert_eq!(seed.to_string(), self.chairs.dealing.seed(&secret.to_string()), "what all added");
        }
        let game = Game::start(&setup, seed, &mut self.events).expect("a game");
        let clock = &self.chairs.terms["clock"];
        let reserves = clock.is_object().then(|| vec![milliseconds(clock, "reserve_ms"); setup.seats]);
        self.play = Some(Play { game, seed, decisions: 0, asked: self.at, reserves });
    }

    fn choose(&mut self, entry: &Value) {
        let decision = milliseconds(&self.chairs.terms["clock"], "decision_ms");
        let play = self.play.as_mut().expect("the game has begun");
        let seat = entry["seat"].as_str().and_then(Seat::from_name).expect("a seat");
        assert_eq!(play.game.prompt().map(|prompt| prompt.seat), Some(seat), "who is asked decides");
        let words = entry["choice"].as_str().expect("a choice");
        let choice = notation::read_choice(words, play.game.board(), seat).expect("a choice");
        play.game.choose(choice, &mut self.events).expect("what was stored is legal");
        play.decisions += 1;
        if let Some(reserves) = &mut play.reserves {
            let beyond = (self.at - play.asked).saturating_sub(decision);
            reserves[seat.index()] = reserves[seat.index()].saturating_sub(beyond);
        }
        play.asked = self.at;
        self.choice = Some((seat, words.to_owned()));
    }

    fn tell_about(&self, entry: &Value) -> Value {
        match entry["what"].as_str().expect("an entry says what") {
            "terms-changed" => json!({ "what": "terms" }),
            "sat" | "bot-sat" | "freed" | "left" | "offered" | "given" | "returned" | "moved" => {
                json!({ "what": "chair", "seat": entry["seat"] })
            }
            "chose" => json!({ "what": "choice", "seat": entry["seat"], "by": entry["by"] }),
            "said" => json!({ "what": "forgotten" }),
            "talk-limited" => json!({ "what": "talk" }),
            "promised" | "dealing" | "revealed" | "silent" => json!({ "what": "deal" }),
            "handed-over" => json!({ "what": "host" }),
            "rematched" => json!({ "what": "rematch", "table": entry["table"] }),
            other => json!({ "what": other }),
        }
    }
}

fn milliseconds(clock: &Value, field: &str) -> u64 {
    clock[field].as_u64().unwrap_or_default()
}

impl Course {
    /// Reads the log of a table.
    #[must_use]
    pub fn read(table: &str, log: &[String]) -> Self {
        let entries: Vec<Value> =
            log.iter().map(|text| serde_json::from_str(text).expect("an entry")).collect();
        let first = Step {
            number: 0,
            at: entries[0]["at"].as_u64().expect("an entry says when"),
            entry: entries[0].clone(),
            about: Value::Null,
            chairs: Chairs::open(&entries[0]),
            before: None,
            play: None,
            events: Vec::new(),
            choice: None,
        };
        let mut steps = vec![first];
        for entry in &entries[1..] {
            steps.push(steps[steps.len() - 1].next(entry));
        }
        Self { table: table.to_owned(), steps }
    }

    /// The latest of it.
    #[must_use]
    pub fn last(&self) -> &Step {
        self.steps.last().expect("a log has a first entry")
    }

    /// Everybody who was ever heard of at the table.
    pub(crate) fn people(&self) -> Vec<String> {
        self.last().chairs.voices.clone()
    }

    /// Checks that each decision of a player was acknowledged to whoever had the seat. How many there were.
    pub fn decided_by_players(&self, acknowledged: &BTreeSet<(String, Seat, u32)>) -> usize {
        let decisions = self.steps.windows(2).filter(|pair| pair[1].choice.is_some()).zip(0..);
        let by_players = decisions.filter(|(pair, _)| pair[1].about["by"] == "player");
        by_players
            .map(|(pair, number)| {
                let (seat, choice) = pair[1].choice.clone().expect("it is a decision");
                let player = pair[0].chairs.player(seat).expect("a player decides only where one sits");
                let known = acknowledged.contains(&(player.to_owned(), seat, number));
                assert!(known, "nobody who may has decided {choice} for {seat}");
            })
            .count()
    }

    /// Checks that a record tells of the same game, to its end.
    pub fn fits_record(&self, text: &str) {
        let record = Record::read(text).expect("a record");
        let seed = self.last().seed().expect("the game has begun");
        assert_eq!(record.seed.to_string(), seed.to_string());
        let secret = self.last().secret().expect("it was drawn");
        assert_eq!(record.commitment, Some(Commitment::to(secret).digest()));
        assert_eq!(record.setup, self.last().chairs.setup());
        let replayed = record.replay(&mut ());
        assert!(Some(&replayed) == self.last().game(), "the record is of another game");
        assert!(replayed.prompt().is_none(), "the record stops before the end");
        let chosen = self.steps.iter().filter(|step| step.choice.is_some()).count();
        assert_eq!(record.choices.len(), chosen);
    }
}
