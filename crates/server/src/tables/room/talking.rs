//! What is said at a table. It is kept apart from the log, and only the latest of it.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::time::{Duration, Instant};

use folsom_protocol::{SaidJson, ToClient, Word};
use folsom_storage::{Line, Storage, TableId};
use folsom_table::{Entry, Happened, Name, Person, Refusal, Stage, Table};
use governor::{DefaultDirectRateLimiter, RateLimiter};

use super::Room;
use crate::tables::history::read_entry;
use crate::tables::lobby::member;
use crate::tables::mail::TableError;
use crate::tables::voices::voice;
use crate::tables::words;
use crate::{clock, crowd, metrics};

/// So much of what was said is shown to whoever comes later.
const REMEMBERED: usize = 50;
/// So much of it is kept.
const KEPT: u32 = 200;
/// So many lines of one person in so long, and no more.
const MOST: usize = 5;
const SPAN: Duration = Duration::from_secs(10);
/// So long people talk about a game that is over.
const AFTERWARDS: Duration = Duration::from_secs(10 * 60);

/// What was said lately, and how fast.
pub(super) struct Talk {
    lines: VecDeque<(Person, SaidJson)>,
    /// The number of the next line.
    next: u64,
    lately: HashMap<Person, VecDeque<Instant>>,
    /// Those who play and the others don't take each other's time to speak.
    players: DefaultDirectRateLimiter,
    others: DefaultDirectRateLimiter,
    /// When the game came to its end, if somebody was there.
    pub(super) ended: Option<Instant>,
}

impl Talk {
    /// What is known of it: what is kept, and what older versions have left in the log.
    pub(super) async fn load(
        storage: &dyn Storage,
        id: TableId,
        log: &[String],
        table: &Table,
        per_minute: u32,
    ) -> Result<Self, TableError> {
        let in_log = (0..).zip(log).filter(|(_, text)| text.contains(r#""what":"said""#));
        let mut kept: Vec<(u64, String)> = in_log.map(|(number, text)| (number, text.clone())).collect();
        kept.extend(storage.talk(id).await?);
        kept.sort_by_key(|(number, _)| *number);
        let next = kept.last().map_or(0, |(number, _)| number + 1).max(log.len() as u64);
        let from = kept.len().saturating_sub(REMEMBERED);
        let mut lines = VecDeque::new();
        for (number, text) in &kept[from..] {
            if let Entry { at, what: Happened::Said { person, name, text } } = read_entry(text)? {
                lines.push_back((person, said(id, table, *number, at.0, person, &name, text)));
            }
        }
        let [players, others] = [(); 2].map(|()| RateLimiter::direct(crowd::per_minute(per_minute)));
        Ok(Self { lines, next, lately: HashMap::new(), players, others, ended: None })
    }

    /// What was said, the oldest first.
    pub(super) fn told(&self) -> Vec<SaidJson> {
        self.lines.iter().map(|(_, said)| said.clone()).collect()
    }

    /// Who has said something, with the number they have here.
    pub(super) fn speakers(&self) -> impl Iterator<Item = (u32, Person)> {
        self.lines.iter().map(|(person, said)| (said.voice, *person))
    }

    /// Whether somebody has not said too much of late, and the others neither.
    fn keep_pace(&mut self, person: Person, plays: bool) -> Result<(), Refusal> {
        let now = Instant::now();
        self.lately.retain(|_, said| said.back().is_some_and(|last| now.duration_since(*last) < SPAN));
        let said = self.lately.get(&person);
        let is_new = |then: &&Instant| now.duration_since(**then) < SPAN;
        if said.is_some_and(|said| said.iter().filter(is_new).count() >= MOST) {
            return Err(Refusal::TooFast);
        }
        let table = if plays { &self.players } else { &self.others };
        table.check().map_err(|_| Refusal::TooFast)
    }

    fn note(&mut self, person: Person, said: SaidJson) {
        let lately = self.lately.entry(person).or_default();
        lately.push_back(Instant::now());
        if lately.len() > MOST {
            lately.pop_front();
        }
        self.next = said.number + 1;
        self.lines.push_back((person, said));
        if self.lines.len() > REMEMBERED {
            self.lines.pop_front();
        }
    }

    /// Forgets what somebody said.
    pub(super) fn forget(&mut self, person: Person) {
        self.lines.retain(|(speaker, _)| *speaker != person);
    }
}

fn said(
    id: TableId,
    table: &Table,
    number: u64,
    at: u64,
    person: Person,
    name: &Name,
    text: String,
) -> SaidJson {
    let mut chairs = words::chairs(table);
    let seat = chairs.find(|(_, chair)| chair.person() == Some(person)).map(|(seat, _)| Word(seat));
    SaidJson { number, at, seat, voice: voice(id, person), name: words::name(name), text }
}

impl Room {
    /// Somebody says something. Once it is kept, everybody hears it.
    pub(super) async fn say(
        &mut self,
        person: Person,
        address: IpAddr,
        name: &Name,
        text: &str,
    ) -> Result<(), TableError> {
        let table = &self.state.table;
        let lately = self.talk.ended.is_some_and(|ended| ended.elapsed() < AFTERWARDS);
        let (name, text) = table.line(person, name, text, lately)?;
        self.talk.keep_pace(person, table.belongs(person))?;
        if !self.app.crowd.may_talk(address) {
            return Err(Refusal::TooFast.into());
        }
        let (number, at) = (self.talk.next, clock::now());
        let what = Happened::Said { person, name: name.clone(), text: text.clone() };
        let line = serde_json::to_string(&Entry { at, what }).expect("entries can be written");
        let line = Line { table: self.id, number, member: member(person), line, keep: KEPT };
        // Whatever becomes of this one, no other has its number.
        self.talk.next += 1;
        if let Err(error) = self.app.storage.say(line).await {
            metrics::storage_failed(error.code());
            tracing::error!(code = error.code(), %error, "what was said could not be stored");
            self.app.notice(&error);
            return Err(error.into());
        }
        let said = said(self.id, &self.state.table, number, at.0, person, &name, text);
        self.talk.note(person, said.clone());
        self.guests.send_all(&ToClient::Said(said));
        Ok(())
    }

    /// Takes note of whether the game has just ended.
    pub(super) fn note_end(&mut self, before: Stage) {
        if before == Stage::Running && self.state.table.stage() == Stage::Over {
            self.talk.ended = Some(Instant::now());
        }
    }

    /// Who has this number here.
    pub(super) fn person_of(&self, number: u32) -> Option<Person> {
        let table = &self.state.table;
        let seated = words::chairs(table).filter_map(|(_, chair)| chair.person());
        let known = seated.chain([table.host()]).chain(table.muted());
        let known = known.map(|person| (voice(self.id, person), person));
        known.chain(self.talk.speakers()).find(|(known, _)| *known == number).map(|(_, person)| person)
    }
}
