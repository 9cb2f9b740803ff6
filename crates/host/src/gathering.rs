//! A table, its latest past, its talk, and who is there: what every host keeps in memory of a table, and what happens there, step
//! by step. Whoever has it stores what was decided before it happens.

use folsom_id::TableId;
use folsom_protocol::Snapshot;
use folsom_table::{About, Actor, Chair, Command, Entry, News, Person, Phase, Presence, Table, Time};

use crate::history::Remembered;
use crate::losing::{Lost, Tenure};
use crate::objection::Objection;
use crate::opening::write;
use crate::past::Past;
use crate::snapshot::{presence, snapshot};
use crate::summary::differs;
use crate::talk::Talk;
use crate::telling::{Broadcast, OwnSeats};
use crate::words::you;

/// A table and all that a host knows of it.
pub struct Gathering {
    /// What it is called.
    pub id: TableId,
    /// The table.
    pub state: Box<Remembered>,
    /// Its latest past.
    pub past: Past,
    /// What was said.
    pub talk: Talk,
    /// Who is there.
    pub presence: Presence,
}

/// What was decided, and has not happened yet.
pub struct Decided {
    /// The entry, as it is to be stored.
    pub text: String,
    /// The table as it will be.
    pub after: Table,
    /// Whether lists may show something else then.
    pub is_listed: bool,
    actor: Actor,
    entry: Entry,
    news: News,
}

/// What has happened, to be told.
pub struct Report {
    /// The table as it was.
    pub before: Table,
    /// What happened.
    pub news: News,
    actor: Actor,
    entry: Entry,
}

/// What somebody is to be told.
pub enum Telling<Text> {
    /// What happened.
    News(Text),
    /// Everything anew, because their place at the table is another one; perhaps they lost a seat.
    Everything(Option<Lost>),
}

impl Gathering {
    /// The table that a log makes, with what was said there, and nobody there yet.
    ///
    /// # Errors
    /// If it makes none.
    pub fn read(
        id: TableId,
        log: &[String],
        talk: impl IntoIterator<Item = (u64, String)>,
        now: Time,
    ) -> Result<Self, Objection> {
        let (state, past) = Past::read(log)?;
        let talk = Talk::read(id, log, talk, &state.table)?;
        Ok(Self { id, state, past, talk, presence: Presence::new(now) })
    }

    /// The table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.state.table
    }

    /// What comes of a command, if it may be. Nothing happens yet.
    ///
    /// # Errors
    /// If it may not be.
    pub fn decide(&self, actor: Actor, command: &Command, now: Time) -> Result<Decided, Objection> {
        let before = &self.state.table;
        let entry = before.decide(actor, command, &self.presence, now)?;
        let mut after = before.clone();
        let news = after
            .apply(&entry)
            .map_err(|error| Objection::Damaged(format!("what was decided can't be: {error}")))?;
        let is_listed = !matches!(news.about, About::Choice { .. }) || differs(before, &after);
        Ok(Decided { text: write(&entry), after, is_listed, actor, entry, news })
    }

    /// It is stored: now it happens.
    ///
    /// # Errors
    /// If it can't be read back.
    pub fn happen(&mut self, decided: Decided, now: Time) -> Result<Report, Objection> {
        let Decided { text, after, actor, entry, news, .. } = decided;
        self.past.note(&text)?;
        self.presence.follow(&entry, &after);
        let before = std::mem::replace(&mut self.state.table, after);
        self.state.remember(&entry, &news);
        self.talk.note_end(before.stage(), self.state.table.stage(), now);
        Ok(Report { before, news, actor, entry })
    }

    /// Whether the game runs, or is about to, while nobody who plays is there. When somebody comes back, the time that passed is
    /// given back with [`Command::Resume`].
    #[must_use]
    pub fn is_deserted(&self) -> bool {
        let table = self.table();
        matches!(table.stage(), Phase::Dealing | Phase::Running) && !table.is_attended(&self.presence)
    }

    /// Whether somebody is waited for, or thinks against a clock.
    #[must_use]
    pub fn time_matters(&self) -> bool {
        let table = self.table();
        let is_away = |person| !self.presence.is_there(person);
        match table.stage() {
            Phase::Open => is_away(table.host()),
            Phase::Dealing => true,
            Phase::Running => {
                let mut players = table.chairs().iter().filter_map(Chair::player);
                table.terms().clock.is_some() || is_away(table.host()) || players.any(is_away)
            }
            Phase::Over | Phase::Closed => false,
        }
    }

    /// What somebody missed who has the news up to this number.
    ///
    /// # Errors
    /// If they have to be shown everything, with the seat that they lost meanwhile.
    pub fn missed<Text: From<String> + Clone>(
        &self,
        person: Person,
        since: Option<u64>,
    ) -> Result<Vec<Text>, Option<Lost>> {
        match since.and_then(|since| since.checked_add(1)) {
            Some(seen) => self.past.missed(self.id, person, seen),
            None => Err(None),
        }
    }

    /// Everything as it is now, for one person. `connected` has everybody as often as they have connections.
    pub fn snapshot(
        &self,
        person: Person,
        lost: Option<Lost>,
        connected: impl Iterator<Item = Person>,
        link: impl FnOnce(Tenure) -> Option<String>,
        now: Time,
    ) -> Snapshot {
        let table = self.table();
        let lost = lost.and_then(|lost| self.state.tell_lost(self.id, lost, person, link));
        let presence = presence(table, &self.presence, connected);
        snapshot(self.id, table, person, presence, self.talk.told(), lost, now)
    }
}

impl Report {
    /// The news on their way to everybody, at the table as it is after them.
    #[must_use]
    pub fn broadcast<'a, Text: From<String> + Clone>(
        &'a self,
        id: TableId,
        after: &'a Table,
    ) -> Broadcast<'a, Text> {
        Broadcast::new(id, &self.before, after, &self.news)
    }

    /// What one person is to be told.
    pub fn tell<Text: From<String> + Clone>(
        &self,
        broadcast: &mut Broadcast<'_, Text>,
        after: &Table,
        person: Person,
    ) -> Telling<Text> {
        if you(&self.before, person) == you(after, person) {
            return Telling::News(broadcast.message(OwnSeats::of(after, person)));
        }
        // Whoever gets up knows.
        let lost = Lost::by(&self.entry, self.news.number, &self.before, person);
        Telling::Everything(lost.filter(|_| self.actor != Actor::Person(person)))
    }

    /// Whether who is there, or who is who, may be told otherwise now.
    #[must_use]
    pub fn changes_presence(&self) -> bool {
        !matches!(self.news.about, About::Choice { .. } | About::Talk)
    }
}
