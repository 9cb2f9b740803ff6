//! Goes through all that was heard on a connection and compares it with what should have been said.

use std::collections::BTreeSet;

use folsom_client::Mirror;
use folsom_protocol::WhyJson;
use folsom_rules::{Named, Seat};
use serde_json::{Map, Value};

use crate::Tape;
use crate::course::{Course, Step};
use crate::expected::{self, Unlogged};
use crate::secrets::Secrets;

/// What one connection may be told.
pub(crate) struct Audit<'a> {
    course: &'a Course,
    secrets: &'a Secrets,
    person: &'a str,
    mirror: Mirror,
    /// The number of the latest news it should know.
    number: Option<u64>,
    /// Nothing with a number was heard yet.
    is_new: bool,
}

type Found = Result<(), String>;

impl<'a> Audit<'a> {
    pub(crate) fn new(course: &'a Course, secrets: &'a Secrets, person: &'a str) -> Self {
        Self { course, secrets, person, mirror: Mirror::default(), number: None, is_new: true }
    }

    /// Goes through all that was heard on a connection. The number of the latest news, or the first difference.
    pub(crate) fn check(mut self, tape: &Tape) -> Result<Option<u64>, String> {
        self.number = tape.since;
        for (index, text) in tape.heard.iter().enumerate() {
            self.message(text).map_err(|why| format!("message {index}: {why}\n{}", shown(text)))?;
        }
        Ok(self.number)
    }

    /// Takes the next message.
    pub(crate) fn message(&mut self, text: &str) -> Found {
        let message: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match message["type"].as_str() {
            Some("snapshot") => self.snapshot(&message)?,
            Some("news") => self.news(&message)?,
            Some("presence") => {
                let (_, presence) = split_type(&message);
                self.presence(&presence)?;
            }
            Some("said") => line(&split_type(&message).1)?,
            Some("talk") => {
                has_fields(&message, &["type", "talk"])?;
                talk_of(&message["talk"])?;
            }
            Some("hello") => hello(&message)?,
            Some("done") => has_fields(&message, &["type", "id"])?,
            Some("refused") => refused(&message)?,
            Some("seat-link") => self.seat_link(&message)?,
            Some("goodbye") => has_fields(&message, &["type", "code", "reason"])?,
            other => return Err(format!("a message of type {other:?}")),
        }
        let step = self.number.filter(|_| !self.is_new).and_then(|number| self.step(number).ok());
        self.secrets.find(text, self.person, step).map_or(Ok(()), |what| Err(format!("it tells {what}")))
    }

    fn step(&self, number: u64) -> Result<&'a Step, String> {
        let step = usize::try_from(number).ok().and_then(|number| self.course.steps.get(number));
        step.ok_or_else(|| format!("there is no entry {number}"))
    }

    fn snapshot(&mut self, message: &Value) -> Found {
        let number = message["number"].as_u64().ok_or("a snapshot without a number")?;
        let step = self.step(number)?;
        if let Some(known) = self.number.filter(|_| !self.is_new) {
            let before = self.step(known)?;
            let moved = before.chairs.you(self.person) != step.chairs.you(self.person);
            if number != known + 1 || !moved {
                return Err(format!("nothing called for a snapshot after {known}"));
            }
        }
        let (now, presence, talk) = (&message["now"], &message["presence"], &message["talk"]);
        now.as_u64().ok_or("the time is a number")?;
        self.presence(presence)?;
        talk_of(talk)?;
        let unlogged = Unlogged { now, presence, talk };
        let mut expected = expected::snapshot(&self.course.table, step, self.person, unlogged);
        if let Some(lost) = message.get("lost") {
            self.lost(lost, number)?;
            expected["lost"] = lost.clone();
        }
        same(message, &expected)?;
        (self.number, self.is_new) = (Some(number), false);
        self.mirror.note(message).map_err(|error| error.to_string())
    }

    fn news(&mut self, message: &Value) -> Found {
        let known = self.number.ok_or("news before anything else")?;
        let (before, step) = (self.step(known)?, self.step(known + 1)?);
        if message["number"] != step.number {
            return Err(format!("news {} after {known}", message["number"]));
        }
        if before.chairs.you(self.person) != step.chairs.you(self.person) {
            return Err("whose place changes gets a snapshot".to_owned());
        }
        let table = &self.course.table;
        let mut expected = expected::news(table, step, self.person);
        let changed = [
            ("table", before.table_json(table) != expected["table"]),
            ("turn", before.turn_json() != expected["turn"]),
            ("end", before.is_over() != step.is_over()),
        ];
        // What has not changed need not be said again.
        for (field, changed) in changed {
            if !changed && message.get(field).is_none() {
                expected.as_object_mut().expect("news are an object").remove(field);
            }
        }
        same(message, &expected)?;
        (self.number, self.is_new) = (Some(step.number), false);
        self.reflect(message, step)
    }

    /// What a client makes of all that it was told is what it may know.
    fn reflect(&mut self, message: &Value, step: &Step) -> Found {
        // Who asked only for what was missed has nothing that it could be added to.
        if self.mirror.number().is_none() {
            return Ok(());
        }
        self.mirror.note(message).map_err(|error| error.to_string())?;
        let Some(game) = step.game() else { return Ok(()) };
        let viewers = expected::viewers(step, self.person);
        let views = self.mirror.state()["views"].as_array().ok_or("there are no views")?;
        if views.len() != viewers.len() {
            return Err(format!("{} views for {viewers:?}", views.len()));
        }
        views.iter().zip(viewers).try_for_each(|(seen, viewer)| {
            same(&seen["view"], &expected::view(game, viewer))
                .map_err(|why| format!("the mirrored view is another: {why}"))
        })
    }

    /// Who is there and who is away: some of the seats that somebody has, in their order.
    fn presence(&self, presence: &Value) -> Found {
        has_fields(presence, &["there", "away", "watchers"])?;
        presence["watchers"].as_u64().ok_or("watchers are counted")?;
        let there = presence["there"].as_array().ok_or("those who are there are a list")?;
        let away = presence["away"].as_array().ok_or("those who are away are a list")?;
        for one in away {
            has_fields(one, &["seat", "bot_at"])?;
            if !one["bot_at"].is_null() {
                one["bot_at"].as_u64().ok_or("a time is a number")?;
            }
            if there.contains(&one["seat"]) {
                return Err(format!("{one} is there"));
            }
        }
        self.are_seats(there.iter())?;
        self.are_seats(away.iter().map(|one| &one["seat"]))
    }

    fn are_seats<'v>(&self, names: impl Iterator<Item = &'v Value> + Clone) -> Found {
        let seats: Option<Vec<Seat>> = names.clone().map(|name| Seat::from_name(name.as_str()?)).collect();
        let seats = seats.ok_or("only seats can be there or away")?;
        let taken: BTreeSet<Seat> = self.course.steps.iter().flat_map(|step| step.chairs.owned()).collect();
        if seats.is_sorted() && seats.iter().all(|seat| taken.contains(seat)) {
            Ok(())
        } else {
            Err(format!("{:?} can't be there or away", names.collect::<Vec<_>>()))
        }
    }

    /// Only whoever has lost a seat, by one of the entries that they had not seen, is told so.
    fn lost(&self, lost: &Value, number: u64) -> Found {
        let known = self.number.ok_or("who has just come can't have lost anything")?;
        let (seat, how) = (lost["seat"].as_str().and_then(Seat::from_name), lost["how"].as_str());
        let seat = seat.ok_or("a seat is lost")?;
        match how {
            Some("moved") => has_fields(lost, &["seat", "how", "token"])?,
            Some("freed") => has_fields(lost, &["seat", "how"])?,
            other => return Err(format!("a seat can't be lost by {other:?}")),
        }
        let had = |step: &Step| step.chairs.seats_of(self.person).contains(&seat);
        let unseen = self.course.steps.windows(2).filter(|pair| (known..number).contains(&pair[0].number));
        let by = |pair: &[Step]| had(&pair[0]) && !had(&pair[1]) && pair[1].entry["what"].as_str() == how;
        if unseen.clone().any(by) { Ok(()) } else { Err(format!("{lost} was not lost")) }
    }

    /// Only whose seat it is gets the link to it.
    fn seat_link(&self, message: &Value) -> Found {
        has_fields(message, &["type", "id", "seat", "token"])?;
        let steps = self.course.steps.iter();
        let own = steps
            .flat_map(|step| step.chairs.seats_of(self.person))
            .any(|seat| message["seat"] == seat.to_string());
        if own { Ok(()) } else { Err("the link to another's seat".to_owned()) }
    }
}

/// So much of what was said is told at once.
const REMEMBERED: usize = 50;

/// What was said, the oldest first.
fn talk_of(talk: &Value) -> Found {
    let lines = talk.as_array().ok_or("talk is a list")?;
    let numbers = lines.iter().map(|said| said["number"].as_u64());
    if lines.len() > REMEMBERED || !numbers.is_sorted_by(|one, other| one < other) {
        return Err("too much was said, or in no order".to_owned());
    }
    lines.iter().try_for_each(line)
}

/// Something that was said. Secrets are looked for elsewhere.
fn line(said: &Value) -> Found {
    has_fields(said, &["number", "at", "seat", "voice", "name", "text"])
}

/// Which web client there is; here is none.
fn hello(message: &Value) -> Found {
    has_fields(message, &["type", "client", "now"])?;
    message["now"].as_u64().ok_or("the time is a number")?;
    if message["client"].is_null() { Ok(()) } else { Err("there is no web client".to_owned()) }
}

fn split_type(message: &Value) -> (Option<Value>, Value) {
    let mut rest = message.clone();
    let kind = rest.as_object_mut().and_then(|fields| fields.remove("type"));
    (kind, rest)
}

fn has_fields(message: &Value, fields: &[&str]) -> Found {
    let empty = Map::new();
    let found: BTreeSet<&str> = message.as_object().unwrap_or(&empty).keys().map(String::as_str).collect();
    let wanted: BTreeSet<&str> = fields.iter().copied().collect();
    if found == wanted { Ok(()) } else { Err(format!("it has {found:?}, not {wanted:?}")) }
}

/// Whether two values are the same, or where they first differ.
fn same(found: &Value, expected: &Value) -> Found {
    if found == expected { Ok(()) } else { Err(difference(found, expected, "")) }
}

fn difference(found: &Value, expected: &Value, path: &str) -> String {
    match (found, expected) {
        (Value::Object(one), Value::Object(two)) => {
            for (key, value) in one {
                match two.get(key) {
                    None => return format!("{path}.{key} should not be there: {value}"),
                    Some(other) if other != value => {
                        return difference(value, other, &format!("{path}.{key}"));
                    }
                    Some(_) => {}
                }
            }
            let missing = two.keys().find(|key| !one.contains_key(*key));
            format!("{path}.{} is missing", missing.expect("they differ"))
        }
        (Value::Array(one), Value::Array(two)) if one.len() == two.len() => {
            let index = one.iter().zip(two).position(|(one, two)| one != two).expect("they differ");
            difference(&one[index], &two[index], &format!("{path}[{index}]"))
        }
        _ => format!("{path} is {found}, not {expected}"),
    }
}

fn shown(text: &str) -> String {
    text.chars().take(600).collect()
}

/// Why the rules say no is told whenever they do, and never else.
fn refused(message: &Value) -> Found {
    if !matches!(message["code"].as_str(), Some("terms" | "against-the-rules")) {
        return has_fields(message, &["type", "id", "code", "reason"]);
    }
    has_fields(message, &["type", "id", "code", "reason", "why"])?;
    let why: WhyJson = serde_json::from_value(message["why"].clone()).map_err(|error| error.to_string())?;
    same(&message["why"], &serde_json::to_value(why).map_err(|error| error.to_string())?)
}
