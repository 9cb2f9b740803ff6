//! How JavaScript calls it: texts and numbers in, texts out. What is thrown is a text, too: an error of the protocol.

use folsom_host::{Objection, WhoseEyes};
use folsom_protocol::{BotLevel, ErrorJson, PresetJson, SwitchJson, Word};
use folsom_review::Finding;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::local::Local;
use crate::recorded::Recorded;
use crate::step::Step;
use crate::thinker::{self, Mood, Weighed};

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("all keys are strings")
}

fn thrown(error: &ErrorJson) -> JsValue {
    JsValue::from_str(&write(error))
}

fn object(objection: &Objection) -> JsValue {
    thrown(&objection.error())
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsValue> {
    serde_json::from_str(text).map_err(|error| object(&Objection::NotUnderstood(error.to_string())))
}

/// A word of the protocol that stands alone.
fn read_word<T: DeserializeOwned>(word: &str) -> Result<T, JsValue> {
    read(&write(&word))
}

fn read_eyes(word: &str) -> Result<WhoseEyes, JsValue> {
    if word == "open" {
        return Ok(WhoseEyes::Open);
    }
    let Word(viewer) = read_word(word)?;
    Ok(WhoseEyes::Viewer(viewer))
}

/// A moment as JavaScript has it.
fn time(now: f64) -> u64 {
    now.max(0.0) as u64
}

/// What can be played.
#[wasm_bindgen]
#[must_use]
pub fn presets() -> String {
    write(&PresetJson::all())
}

/// What can be set otherwise than in a rulebook.
#[wasm_bindgen]
#[must_use]
pub fn switches() -> String {
    write(&SwitchJson::all())
}

/// A table that this device hosts.
#[wasm_bindgen]
pub struct LocalTable(Local);

#[wasm_bindgen]
impl LocalTable {
    /// Opens what somebody wants.
    pub fn open(wanted: &str, person: &str, chance: &[u8], now: f64) -> Result<Self, JsValue> {
        Local::open(wanted, person, chance, time(now)).map(Self).map_err(|objection| object(&objection))
    }

    /// Goes on with a table that was stored.
    pub fn restore(
        table: &str,
        game: Vec<String>,
        talk: &str,
        chance: &[u8],
        now: f64,
    ) -> Result<Self, JsValue> {
        let talk = read(talk)?;
        let restored = Local::restore(table, game, talk, chance, time(now));
        restored.map(Self).map_err(|objection| object(&objection))
    }

    /// What it is called.
    pub fn id(&self) -> String {
        self.0.id()
    }

    /// Somebody comes.
    pub fn connect(&mut self, person: &str, since: Option<f64>, now: f64) -> Result<String, JsValue> {
        let step = self.0.connect(person, since.map(time), time(now));
        step.map(|step| write(&step)).map_err(|objection| object(&objection))
    }

    /// Somebody goes.
    pub fn part(&mut self, connection: u32, now: f64) -> String {
        self.step(|local| local.part(connection, time(now)))
    }

    /// Somebody sends a message.
    pub fn request(&mut self, connection: u32, text: String, now: f64) -> String {
        self.step(|local| local.request(connection, text, time(now)))
    }

    /// A bot has thought.
    pub fn thought(&mut self, ticket: u32, choice: &str, now: f64) -> String {
        self.step(|local| local.thought(ticket, choice, time(now)))
    }

    /// It may be time for something.
    pub fn wake(&mut self, now: f64) -> String {
        self.step(|local| local.wake(time(now)))
    }

    /// What was to be stored is.
    pub fn stored(&mut self, now: f64) -> String {
        self.step(|local| local.stored(time(now)))
    }

    /// What was to be stored can't be.
    pub fn failed(&mut self, now: f64) -> String {
        self.step(|local| local.failed(time(now)))
    }

    /// What the bot that is to think gets to see.
    pub fn question(&self) -> Option<Vec<u8>> {
        self.0.question()
    }

    /// The table apart from its game.
    pub fn look(&self) -> String {
        write(&self.0.look())
    }

    /// The game so far, through eyes that this person may have.
    pub fn replay(&self, person: &str, eyes: &str) -> Result<String, JsValue> {
        let told = self.0.replay(person, read_eyes(eyes)?);
        told.map(|told| write(&told)).map_err(|objection| object(&objection))
    }

    /// The record of a game that is over.
    pub fn record(&self) -> Result<String, JsValue> {
        self.0.record().map_err(|objection| object(&objection))
    }
}

impl LocalTable {
    fn step(&mut self, go: impl FnOnce(&mut Local) -> Step) -> String {
        write(&go(&mut self.0))
    }
}

/// A game from a record.
#[wasm_bindgen]
pub struct RecordedGame(Recorded);

#[wasm_bindgen]
impl RecordedGame {
    /// Reads a record, and plays it through.
    pub fn read(text: &str) -> Result<Self, JsValue> {
        Recorded::read(text).map(Self).map_err(|error| thrown(&error))
    }

    /// The whole game through these eyes.
    pub fn replay(&self, eyes: &str) -> Result<String, JsValue> {
        let told = self.0.replay(read_eyes(eyes)?);
        told.map(|told| write(&told)).map_err(|objection| object(&objection))
    }
}

/// The review of a game from its record.
#[wasm_bindgen]
pub struct Reviewer(folsom_review::Reviewer);

#[wasm_bindgen]
impl Reviewer {
    /// Reads a record of a game that is over, to be reviewed with so many games in the head for each decision; 0 for the usual number.
    pub fn read(text: &str, games: u32) -> Result<Self, JsValue> {
        let games = if games == 0 { folsom_review::GAMES } else { games };
        folsom_review::Reviewer::read(text, games).map(Self).map_err(|error| thrown(&error.error()))
    }

    /// A name for this review: findings are kept under it.
    pub fn key(&self) -> String {
        self.0.key()
    }

    /// How many tasks there are.
    pub fn tasks(&self) -> u32 {
        self.0.tasks()
    }

    /// Does a task; what it found is text to be kept and handed to `report`.
    pub fn examine(&self, task: u32) -> Result<String, JsValue> {
        if task >= self.0.tasks() {
            return Err(object(&Objection::NotUnderstood(format!("there is no task {task}"))));
        }
        Ok(write(&self.0.examine(task)))
    }

    /// What has been found so far.
    pub fn report(&self, findings: Vec<String>) -> Result<String, JsValue> {
        let findings: Vec<Finding> =
            findings.iter().map(|finding| read(finding)).collect::<Result<_, _>>()?;
        Ok(write(&self.0.report(&findings)))
    }
}

/// Bots that think.
#[wasm_bindgen]
pub struct Thinker;

#[wasm_bindgen]
impl Thinker {
    /// The choice of one bot.
    pub fn choose(
        question: &[u8],
        level: &str,
        ms: u32,
        iterations: u32,
        seed: u64,
    ) -> Result<String, JsValue> {
        let mood = Mood { level: read_level(level)?, ms, iterations, seed };
        thinker::choose(question, mood).map_err(|objection| object(&objection))
    }

    /// What one bot found out.
    pub fn weigh(
        question: &[u8],
        level: &str,
        ms: u32,
        iterations: u32,
        seed: u64,
    ) -> Result<String, JsValue> {
        let mood = Mood { level: read_level(level)?, ms, iterations, seed };
        thinker::weigh(question, mood)
            .map(|weighed| write(&weighed))
            .map_err(|objection| object(&objection))
    }

    /// What several who weighed the same come to.
    pub fn settle(weighed: Vec<String>) -> Result<String, JsValue> {
        let weighed: Vec<Weighed> = weighed.iter().map(|one| read(one)).collect::<Result<_, _>>()?;
        thinker::settle(&weighed).map_err(|objection| object(&objection))
    }
}

fn read_level(word: &str) -> Result<BotLevel, JsValue> {
    read_word(word)
}
