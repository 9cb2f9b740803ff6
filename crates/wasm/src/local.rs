//! A table that this device hosts. It is pure state: what is to be stored, sent or thought about is handed out step by step, and
//! nothing is told before the page has said that it is stored.

mod flow;

use std::collections::VecDeque;

use folsom_host::{
    Arrival, Decided, Gathering, Objection, Opening, Plan, TableId, Utterance, WhoseEyes, read_entry,
};
use folsom_protocol::{NewTableJson, ReplayJson, TableJson, ToClient};
use folsom_table::{Actor, Command, Entry, Person, Time};

use crate::chance::Stream;
use crate::page::Page;
use crate::step::{Step, Write};
use crate::thinking::Thinking;

/// A table that this device hosts.
pub struct Local {
    gathering: Gathering<Page>,
    /// How many connections there have been.
    connections: u32,
    chance: Stream,
    /// What is to be done, in this order.
    jobs: VecDeque<Job>,
    /// What has to be stored before anything else happens.
    pending: Option<Pending>,
    thinking: Option<Thinking>,
    tickets: u32,
    /// Storing failed a moment ago: nothing is done before then unless somebody asks for it.
    paused_until: Option<Time>,
    /// When it wanted to look again.
    wake: Option<Time>,
    /// All entries, as they are stored: replays are made of them.
    log: Vec<String>,
}

/// Something to be done.
enum Job {
    /// A message has come.
    Request { connection: u32, text: String },
    /// Somebody is answered.
    Answer { connection: u32, answer: ToClient },
    /// Something without anybody's asking.
    Command(Command),
}

/// What has to be stored, and what happens then.
struct Pending {
    writes: Vec<Write>,
    /// It was handed to the page.
    is_out: bool,
    then: Then,
    /// Who wanted it: connection and request.
    asked: Option<(u32, u32)>,
}

enum Then {
    /// The table is there.
    Opened,
    Happen(Box<Decided>),
    Say(Box<Utterance>),
}

impl Local {
    /// Opens what somebody wants.
    ///
    /// # Errors
    /// If it can't be.
    pub fn open(wanted: &str, person: &str, drawn: &[u8], now: u64) -> Result<Self, Objection> {
        let wanted: NewTableJson =
            serde_json::from_str(wanted).map_err(|error| Objection::NotUnderstood(error.to_string()))?;
        let mut chance = Stream::new(drawn)?;
        let plan = Plan::read(read_person(person)?, wanted, &mut chance)?;
        let opening = plan.carry_out(Time(now), &mut chance)?;
        let write = flow::write_of(&opening, now);
        let Opening { id, entries, .. } = opening;
        let gathering = Gathering::read(id, &entries, [], Page::default(), Time(now))?;
        let mut local = Self::new(gathering, entries, chance);
        local.pending =
            Some(Pending { writes: vec![write], is_out: false, then: Then::Opened, asked: None });
        Ok(local)
    }

    /// Goes on with a table that was stored.
    ///
    /// # Errors
    /// If what was stored makes no table.
    pub fn restore(
        table: &str,
        log: Vec<String>,
        talk: Vec<(u64, String)>,
        drawn: &[u8],
        now: u64,
    ) -> Result<Self, Objection> {
        let id = TableId::read_on_device(table).ok_or(Objection::NotFound)?;
        let gathering = Gathering::read(id, &log, talk, Page::default(), Time(now))?;
        Ok(Self::new(gathering, log, Stream::new(drawn)?))
    }

    fn new(gathering: Gathering<Page>, log: Vec<String>, chance: Stream) -> Self {
        Self {
            gathering,
            connections: 0,
            chance,
            jobs: VecDeque::new(),
            pending: None,
            thinking: None,
            tickets: 0,
            paused_until: None,
            wake: None,
            log,
        }
    }

    /// What it is called.
    #[must_use]
    pub fn id(&self) -> String {
        self.gathering.id().to_string()
    }

    /// Somebody comes, who has the news up to this number.
    ///
    /// # Errors
    /// If that is nobody.
    pub fn connect(&mut self, person: &str, since: Option<u64>, now: u64) -> Result<Step, Objection> {
        let (person, now) = (read_person(person)?, Time(now));
        self.feel(now);
        self.connections += 1;
        let guest = self.connections;
        if self.gathering.join(Arrival { guest, line: (), person, since, client: None }, now) {
            self.jobs.push_back(Job::Command(Command::Resume));
        }
        Ok(Step { connection: Some(guest), ..self.go_on(now) })
    }

    /// Somebody goes.
    pub fn part(&mut self, connection: u32, now: u64) -> Step {
        let now = Time(now);
        self.feel(now);
        self.gathering.part(connection, now);
        self.go_on(now)
    }

    /// Somebody sends a message.
    pub fn request(&mut self, connection: u32, text: String, now: u64) -> Step {
        let now = Time(now);
        self.feel(now);
        self.jobs.push_back(Job::Request { connection, text });
        self.go_on(now)
    }

    /// A bot has thought.
    pub fn thought(&mut self, ticket: u32, choice: &str, now: u64) -> Step {
        let now = Time(now);
        self.feel(now);
        if let Some(thinking) = &mut self.thinking {
            thinking.answer(ticket, choice, self.gathering.table());
        }
        self.go_on(now)
    }

    /// It may be time for something.
    pub fn wake(&mut self, now: u64) -> Step {
        let now = Time(now);
        self.feel(now);
        self.go_on(now)
    }

    /// What was to be stored is.
    pub fn stored(&mut self, now: u64) -> Step {
        let now = Time(now);
        if let Some(pending) = self.pending.take_if(|pending| pending.is_out) {
            self.happen(pending, now);
        }
        self.go_on(now)
    }

    /// What was to be stored can't be.
    pub fn failed(&mut self, now: u64) -> Step {
        let now = Time(now);
        if let Some(pending) = self.pending.take_if(|pending| pending.is_out) {
            self.give_up(pending, now);
        }
        self.go_on(now)
    }

    /// What the bot that is to think gets to see.
    #[must_use]
    pub fn question(&self) -> Option<Vec<u8>> {
        let thinking = self.thinking.as_ref().filter(|thinking| thinking.think().is_some())?;
        Some(thinking.view(self.gathering.table())?.to_bytes())
    }

    /// The table apart from its game.
    #[must_use]
    pub fn look(&self) -> TableJson {
        folsom_host::table(self.gathering.id(), self.gathering.table())
    }

    /// The game so far, through these eyes.
    ///
    /// # Errors
    /// If this person may not have them.
    pub fn replay(&self, person: &str, eyes: WhoseEyes) -> Result<ReplayJson, Objection> {
        let entries = self.log.iter().map(|text| read_entry(text)).collect::<Result<Vec<Entry>, _>>()?;
        folsom_host::replay(self.gathering.id(), &entries, read_person(person)?, eyes)
    }

    /// The record of a game that is over.
    ///
    /// # Errors
    /// If it is not.
    pub fn record(&self) -> Result<String, Objection> {
        Ok(folsom_host::record(self.gathering.table())?.write())
    }

    fn say_to(&mut self, connection: u32, message: &ToClient) {
        self.gathering.guests_mut().send(connection, message);
    }
}

/// A person as the page writes them.
fn read_person(text: &str) -> Result<Person, Objection> {
    let wrong = || Objection::NotUnderstood("an identity is 32 hexadecimal digits".to_owned());
    Person::read(text).ok_or_else(wrong)
}

/// The server of a table on a device is the device itself.
const HERE: Actor = Actor::Server;
