//! What is said at a table: the latest of it, and how fast it comes. It is kept apart from the log.

use std::collections::{HashMap, VecDeque};

use folsom_id::TableId;
use folsom_protocol::{SaidJson, TALK_SHOWN, Word};
use folsom_table::{Entry, Happened, Name, Person, Phase, Refusal, Table, Time};

use crate::history::read_entry;
use crate::objection::Objection;
use crate::voices::voice;
use crate::words;

/// So much of it is kept.
pub const KEPT: u32 = 200;
/// So many lines of one person in so long, and no more.
const MOST: usize = 5;
const SPAN_MS: u64 = 10_000;
/// So long people talk about a game that is over.
const AFTERWARDS_MS: u64 = 10 * 60 * 1000;

/// What was said lately, and how fast.
pub(crate) struct Talk {
    lines: VecDeque<(Person, SaidJson)>,
    /// The number of the next line.
    next: u64,
    lately: HashMap<Person, VecDeque<Time>>,
    /// When the game came to its end, if somebody was there.
    ended: Option<Time>,
}

/// Something that is about to be said.
pub struct Utterance {
    /// Its number among all that was said here.
    pub number: u64,
    /// As it is kept.
    pub text: String,
    person: Person,
    said: SaidJson,
}

impl Talk {
    /// What is known of it: what is kept, with its numbers, and what older versions have left in the log.
    ///
    /// # Errors
    /// If it can't be read.
    pub(crate) fn read(
        id: TableId,
        log: &[String],
        kept: impl IntoIterator<Item = (u64, String)>,
        table: &Table,
    ) -> Result<Self, Objection> {
        let in_log = (0..).zip(log).filter(|(_, text)| text.contains(r#""what":"said""#));
        let mut all: Vec<(u64, String)> = in_log.map(|(number, text)| (number, text.clone())).collect();
        all.extend(kept);
        all.sort_by_key(|(number, _)| *number);
        let next = all.last().map_or(0, |(number, _)| number + 1).max(log.len() as u64);
        let from = all.len().saturating_sub(TALK_SHOWN);
        let mut lines = VecDeque::new();
        for (number, text) in &all[from..] {
            if let Entry { at, what: Happened::Said { person, name, text } } = read_entry(text)? {
                lines.push_back((person, said(id, table, *number, at, person, &name, text)));
            }
        }
        Ok(Self { lines, next, lately: HashMap::new(), ended: None })
    }

    /// What was said, the oldest first.
    #[must_use]
    pub(crate) fn told(&self) -> Vec<SaidJson> {
        self.lines.iter().map(|(_, said)| said.clone()).collect()
    }

    /// Who has this number at a table.
    #[must_use]
    pub(crate) fn person_of(&self, id: TableId, table: &Table, number: u32) -> Option<Person> {
        let seated = words::chairs(table).filter_map(|(_, chair)| chair.person());
        let known = seated.chain([table.host()]).chain(table.muted());
        let known = known.map(|person| (voice(id, person), person));
        let speakers = self.lines.iter().map(|(person, said)| (said.voice, *person));
        known.chain(speakers).find(|(known, _)| *known == number).map(|(_, person)| person)
    }

    /// What somebody wants to say, as the others would hear it. Whatever becomes of it, no other line has its number.
    ///
    /// # Errors
    /// If they may not, or have said too much of late.
    pub(crate) fn utter(
        &mut self,
        id: TableId,
        table: &Table,
        person: Person,
        name: &Name,
        text: &str,
        now: Time,
    ) -> Result<Utterance, Refusal> {
        let lately = self.ended.is_some_and(|ended| now.since(ended) < AFTERWARDS_MS);
        let (name, text) = table.line(person, name, text, lately)?;
        self.lately.retain(|_, said| said.back().is_some_and(|last| now.since(*last) < SPAN_MS));
        let said_lately = self.lately.get(&person);
        let is_new = |then: &&Time| now.since(**then) < SPAN_MS;
        if said_lately.is_some_and(|said| said.iter().filter(is_new).count() >= MOST) {
            return Err(Refusal::TooFast);
        }
        let number = self.next;
        self.next += 1;
        let what = Happened::Said { person, name: name.clone(), text: text.clone() };
        let written = serde_json::to_string(&Entry { at: now, what }).expect("entries can be written");
        let said = said(id, table, number, now, person, &name, text);
        Ok(Utterance { number, text: written, person, said })
    }

    /// It is kept: now everybody may hear it.
    pub(crate) fn note(&mut self, Utterance { person, said, .. }: Utterance) -> SaidJson {
        let lately = self.lately.entry(person).or_default();
        lately.push_back(Time(said.at));
        if lately.len() > MOST {
            lately.pop_front();
        }
        self.lines.push_back((person, said.clone()));
        if self.lines.len() > TALK_SHOWN {
            self.lines.pop_front();
        }
        said
    }

    /// Takes note of whether the game has just ended.
    pub(crate) fn note_end(&mut self, before: Phase, after: Phase, now: Time) {
        if before == Phase::Running && after == Phase::Over {
            self.ended = Some(now);
        }
    }

    /// Forgets what somebody said.
    pub(crate) fn forget(&mut self, person: Person) {
        self.lines.retain(|(speaker, _)| *speaker != person);
    }
}

fn said(
    id: TableId,
    table: &Table,
    number: u64,
    at: Time,
    person: Person,
    name: &Name,
    text: String,
) -> SaidJson {
    let mut chairs = words::chairs(table);
    let seat = chairs.find(|(_, chair)| chair.person() == Some(person)).map(|(seat, _)| Word(seat));
    SaidJson { number, at: at.0, seat, voice: voice(id, person), name: words::name(name), text }
}
