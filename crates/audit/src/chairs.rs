//! A table apart from its game, from its log alone, and what its people may know of it.

use folsom_id::TableId;
use folsom_protocol::SetupJson;
use folsom_rules::text::setup;
use folsom_rules::{Indexed, Seat, Seed, Setup};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::dealing::Dealing;

/// A chair: its JSON as all see it, apart from what depends on others, and whose it is.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Chair {
    Empty,
    Bot { level: Value },
    Person { person: String, name: Value, substitute: Value },
}

/// What a log tells of a table apart from its game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chairs {
    pub(crate) terms: Value,
    /// What will be dealt from.
    pub(crate) sealed: Option<Seed>,
    /// What players add to that.
    pub(crate) dealing: Dealing,
    pub(crate) host: String,
    chairs: Vec<Chair>,
    /// Everybody who was ever heard of, in that order.
    pub(crate) voices: Vec<String>,
    /// Who may talk.
    talk: Value,
    /// Whom the host has forbidden to talk.
    muted: Vec<String>,
    pub(crate) closed: bool,
    pub(crate) rematch: Value,
}

fn text(value: &Value) -> String {
    value.as_str().expect("the log has a text here").to_owned()
}

/// The number by which somebody is known at a table.
#[must_use]
pub fn voice(table: &str, person: &str) -> u32 {
    let on_server = || table.parse().expect("the id of a table");
    let table = TableId::read_on_device(table).unwrap_or_else(on_server);
    let person = u128::from_str_radix(person, 16).expect("an identity");
    let text = [&b"folsom-voice 1\n"[..], &table.to_bytes(), &person.to_be_bytes()].concat();
    u32::from_be_bytes(Sha256::digest(text)[..4].try_into().expect("four bytes"))
}

fn number_of(seat: &Value) -> usize {
    (0..folsom_rules::MAX_SEATS).find(|&number| *seat == Seat::at(number).to_string()).expect("a seat")
}

impl Chairs {
    pub(crate) fn open(first: &Value) -> Self {
        assert_eq!(first["what"], "opened", "a log begins with its opening");
        let mut chairs = Self {
            terms: first["terms"].clone(),
            sealed: first["seed"].as_str().and_then(Seed::from_hex),
            dealing: Dealing::default(),
            host: text(&first["host"]),
            chairs: Vec::new(),
            voices: vec![text(&first["host"])],
            talk: json!("invited"),
            muted: Vec::new(),
            closed: false,
            rematch: Value::Null,
        };
        chairs.chairs.resize(chairs.setup().seats, Chair::Empty);
        chairs
    }

    /// What is played.
    pub(crate) fn setup(&self) -> Setup {
        setup::read(self.terms["setup"].as_str().expect("a setup is a text")).expect("a setup")
    }

    /// Takes note of an entry that is not of the game.
    pub(crate) fn note(&mut self, entry: &Value) {
        if let Some(person) = entry["person"].as_str().filter(|_| entry["what"] != "muted")
            && !self.voices.iter().any(|known| known == person)
        {
            self.voices.push(person.to_owned());
        }
        self.dealing.note(entry);
        match entry["what"].as_str().expect("an entry says what") {
            "terms-changed" => {
                self.terms = entry["terms"].clone();
                let seats = self.setup().seats;
                self.chairs.resize(seats, Chair::Empty);
                self.dealing.keep(&(0..seats).map(|seat| Seat::at(seat).to_string()).collect::<Vec<_>>());
            }
            "sat" => {
                let (person, name) = (text(&entry["person"]), entry["name"].clone());
                *self.chair(entry) = Chair::Person { person, name, substitute: Value::Null };
            }
            "bot-sat" => *self.chair(entry) = Chair::Bot { level: entry["level"].clone() },
            "freed" => *self.chair(entry) = Chair::Empty,
            "left" => self.substitute(entry, json!("left")),
            "offered" => self.substitute(entry, json!("offered")),
            "given" => self.substitute(entry, json!("given")),
            "returned" => self.substitute(entry, Value::Null),
            "moved" => self.move_chair(entry),
            "handed-over" => self.host = text(&entry["to"]),
            "closed" => self.closed = true,
            "rematched" => self.rematch = entry["table"].clone(),
            "muted" => {
                let whom = text(&entry["person"]);
                self.muted.retain(|person| *person != whom);
                self.muted.extend((entry["muted"] == true).then_some(whom));
            }
            "talk-limited" => self.talk = entry["to"].clone(),
            "said" | "forgotten" | "resumed" | "started" | "chose" => {}
            "promised" | "dealing" | "revealed" | "silent" => {}
            other => panic!("nobody has told the audit what `{other}` is"),
        }
    }

    fn chair(&mut self, entry: &Value) -> &mut Chair {
        &mut self.chairs[number_of(&entry["seat"])]
    }

    fn substitute(&mut self, entry: &Value, why: Value) {
        match self.chair(entry) {
            Chair::Person { substitute, .. } => *substitute = why,
            other => panic!("{other:?} can't be substituted"),
        }
    }

    fn move_chair(&mut self, entry: &Value) {
        let to = text(&entry["person"]);
        let Chair::Person { person, substitute, .. } = self.chair(entry) else {
            panic!("nobody sits there")
        };
        *substitute = Value::Null;
        let from = std::mem::replace(person, to.clone());
        // Nobody gets their voice back by moving to another identity.
        if self.muted.contains(&from) {
            self.muted.push(to.clone());
        }
        if self.host == from && !self.owners().any(|owner| owner == from) {
            self.host = to;
        }
    }

    /// Everybody who has a chair, once for each.
    pub(crate) fn owners(&self) -> impl Iterator<Item = &str> {
        self.chairs.iter().filter_map(|chair| match chair {
            Chair::Person { person, .. } => Some(person.as_str()),
            _ => None,
        })
    }

    /// Who decides for a seat, if somebody does.
    pub(crate) fn player(&self, seat: Seat) -> Option<&str> {
        match &self.chairs[seat.index()] {
            Chair::Person { person, substitute: Value::Null, .. } => Some(person),
            _ => None,
        }
    }

    /// Somebody's seats for which a bot decides for one of these reasons.
    fn seats(&self, of: &str, because: &[Value]) -> Vec<Seat> {
        let own = |chair: &Chair| matches!(chair, Chair::Person { person, substitute, .. } if person == of && because.contains(substitute));
        (0..self.chairs.len()).filter(|&number| own(&self.chairs[number])).map(Seat::at).collect()
    }

    /// The seats that somebody has.
    pub(crate) fn owned(&self) -> impl Iterator<Item = Seat> {
        let taken =
            self.chairs.iter().enumerate().filter(|(_, chair)| matches!(chair, Chair::Person { .. }));
        taken.map(|(number, _)| Seat::at(number))
    }

    /// All of somebody's seats, whoever decides for them.
    pub(crate) fn seats_of(&self, person: &str) -> Vec<Seat> {
        self.seats(person, &[Value::Null, json!("given"), json!("left"), json!("offered")])
    }

    /// The seats through whose eyes somebody sees. Who has left sees what everybody sees.
    pub(crate) fn eyes(&self, person: &str) -> Vec<Seat> {
        self.seats(person, &[Value::Null, json!("given")])
    }

    /// Who somebody is here.
    pub(crate) fn you(&self, person: &str) -> Value {
        let names = |seats: Vec<Seat>| seats.iter().map(ToString::to_string).collect::<Vec<_>>();
        json!({
            "seats": names(self.seats(person, &[Value::Null])),
            "substituted": names(self.seats(person, &[json!("given"), json!("left"), json!("offered")])),
            "host": self.host == person,
        })
    }

    /// The table as everybody sees it.
    pub(crate) fn json(
        &self,
        table: &str,
        stage: &str,
        commitment: Option<String>,
        seed: Option<String>,
        dealt_from: Option<String>,
    ) -> Value {
        let mut muted: Vec<u32> = self.muted.iter().map(|person| voice(table, person)).collect();
        muted.sort_unstable();
        muted.dedup();
        let terms = json!({
            "setup": SetupJson::from(&self.setup()),
            "clock": self.terms["clock"],
            "grace_ms": self.terms["grace_ms"],
            "public": self.terms["public"],
        });
        let chair = |(number, chair): (usize, &Chair)| {
            let seat = Seat::at(number).to_string();
            match chair {
                Chair::Empty => json!({ "seat": seat, "who": "empty" }),
                Chair::Bot { level } => json!({ "seat": seat, "who": "bot", "level": level }),
                Chair::Person { person, name, substitute } => json!({
                    "seat": seat,
                    "who": "person",
                    "name": name,
                    "voice": voice(table, person),
                    "host": *person == self.host,
                    "substitute": substitute,
                }),
            }
        };
        let mut told = json!({
            "table": table,
            "stage": stage,
            "terms": terms,
            "chairs": self.chairs.iter().enumerate().map(chair).collect::<Vec<_>>(),
            "commitment": commitment,
            "seed": seed,
            "rematch": self.rematch,
            "talk": self.talk,
            "muted": muted,
        });
        if let Some(deal) = self.dealing.json(self.closed, dealt_from) {
            told["deal"] = deal;
        }
        told
    }
}
