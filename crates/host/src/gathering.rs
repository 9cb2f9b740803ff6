//! A table, its latest past, its talk, and who is there: what every host keeps in memory of a table, and what happens there, step
//! by step:
//!
//! ```text
//! decide ──→ whoever hosts it stores what was decided ──→ happen ──→ tell
//! ```
//!
//! A host stores, and says what the time is; everything else is done here, and so the same wherever the table is.

use folsom_id::TableId;
use folsom_protocol::{ToClient, Wish};
use folsom_rules::Seat;
use folsom_table::{
    About, Actor, Chair, Command, Due, Entry, Name, News, Person, Phase, Presence, Refusal, Table, Time,
};

use crate::chance::Chance;
use crate::guests::{Guests, House};
use crate::history::Remembered;
use crate::losing::Tenure;
use crate::objection::Objection;
use crate::opening::{Plan, write};
use crate::past::Past;
use crate::summary::differs;
use crate::talk::{Talk, Utterance};
use crate::wishes::{self, Means};
use crate::words::turn;

/// A table and all that a host knows of it.
pub struct Gathering<H: House> {
    pub(crate) id: TableId,
    pub(crate) state: Box<Remembered>,
    pub(crate) past: Past,
    pub(crate) talk: Talk,
    pub(crate) presence: Presence,
    pub(crate) guests: Guests<H>,
}

/// What was decided, and has not happened yet.
pub struct Decided {
    /// The entry, as it is to be stored.
    pub text: String,
    /// When it was decided.
    pub at: Time,
    /// The table as it will be.
    pub after: Table,
    /// Whether lists may show something else then.
    pub is_listed: bool,
    actor: Actor,
    entry: Entry,
    news: News,
}

/// What has happened, to be told.
#[must_use = "nobody knows of it yet"]
pub struct Report {
    /// The table as it was.
    pub before: Table,
    pub(crate) news: News,
    pub(crate) actor: Actor,
    pub(crate) entry: Entry,
    pub(crate) was_deserted: bool,
}

impl<H: House> Gathering<H> {
    /// The table that a log makes, with what was said there, and nobody there yet.
    ///
    /// # Errors
    /// If it makes none.
    pub fn read(
        id: TableId,
        log: &[String],
        talk: impl IntoIterator<Item = (u64, String)>,
        house: H,
        now: Time,
    ) -> Result<Self, Objection> {
        let (state, past) = Past::read(log)?;
        let talk = Talk::read(id, log, talk, &state.table)?;
        Ok(Self { id, state, past, talk, presence: Presence::new(now), guests: Guests::new(house) })
    }

    /// What it is called.
    #[must_use]
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.state.table
    }

    /// Who is connected.
    #[must_use]
    pub const fn guests(&self) -> &Guests<H> {
        &self.guests
    }

    /// The same, to be sent something.
    pub const fn guests_mut(&mut self) -> &mut Guests<H> {
        &mut self.guests
    }

    /// What somebody's wish comes to.
    ///
    /// # Errors
    /// If it makes no sense here.
    pub fn meaning(
        &self,
        person: Person,
        wish: Wish,
        chance: &mut impl Chance,
    ) -> Result<Means, Objection> {
        wishes::meaning(self.id, self.table(), &self.talk, person, wish, chance)
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
        Ok(Decided { text: write(&entry), at: entry.at, after, is_listed, actor, entry, news })
    }

    /// It is stored: now it happens. It is still to be told.
    ///
    /// # Errors
    /// If it can't be read back.
    pub fn happen(&mut self, decided: Decided, now: Time) -> Result<Report, Objection> {
        let Decided { text, after, actor, entry, news, .. } = decided;
        let was_deserted = self.is_deserted();
        self.past.note(&text)?;
        self.presence.follow(&entry, &after);
        let before = std::mem::replace(&mut self.state.table, after);
        self.state.remember(&entry, &news);
        self.talk.note_end(before.stage(), self.state.table.stage(), now);
        Ok(Report { before, news, actor, entry, was_deserted })
    }

    /// What somebody wants to say, as it is to be stored. Whatever becomes of it, no other line has its number.
    ///
    /// # Errors
    /// If they may not, or have said too much of late.
    pub fn utter(
        &mut self,
        person: Person,
        name: &Name,
        text: &str,
        now: Time,
    ) -> Result<Utterance, Refusal> {
        self.talk.utter(self.id, &self.state.table, person, name, text, now)
    }

    /// It is stored: everybody hears it.
    pub fn hear(&mut self, said: Utterance) {
        let said = self.talk.note(said);
        self.guests.send_all(&ToClient::Said(said));
    }

    /// Another table for the same people, if somebody may open one; nothing if there is one.
    ///
    /// # Errors
    /// If they may not.
    pub fn rematch(&self, person: Person, chance: &mut impl Chance) -> Result<Option<Plan>, Objection> {
        let table = self.table();
        if !wishes::wants_rematch(table, person)? {
            return Ok(None);
        }
        Plan::like(table, person, chance).map(Some)
    }

    /// Whose a seat is, and since when.
    ///
    /// # Errors
    /// If it is nobody's.
    pub fn tenure(&self, seat: Seat) -> Result<Tenure, Refusal> {
        self.state.tenure(self.id, seat)
    }

    /// What should happen without anybody's asking.
    #[must_use]
    pub fn due(&self, now: Time) -> Due {
        self.table().due(&self.presence, now)
    }

    /// Whether the time for the decision that is awaited has run out, be anybody there or not.
    #[must_use]
    pub fn is_overdue(&self, now: Time) -> bool {
        let deadline = turn(self.table()).and_then(|turn| turn.deadline);
        deadline.is_some_and(|deadline| deadline <= now.0)
    }

    /// Who should be the host from when on, because the present one is away.
    #[must_use]
    pub fn heir(&self) -> Option<(Person, Time)> {
        self.table().heir(&self.presence)
    }

    /// Whether the game runs, or is about to, while nobody who plays is there. When somebody comes back, the time that passed is
    /// given back with [`Command::Resume`].
    pub(crate) fn is_deserted(&self) -> bool {
        let table = self.table();
        matches!(table.stage(), Phase::Dealing | Phase::Running) && !table.time_runs(&self.presence)
    }

    /// Whether there is anybody whose time it is: somebody is waited for, or thinks against a clock. If the host stood still, it is
    /// given back, too.
    #[must_use]
    pub fn time_matters(&self) -> bool {
        let table = self.table();
        let is_away = |person| !self.presence.is_there(person);
        let waits = match table.stage() {
            Phase::Open => is_away(table.host()),
            Phase::Dealing => true,
            // In a slow game a standstill is nothing, and giving all of the time back would be too much.
            Phase::Running if table.terms().is_slow() => false,
            Phase::Running => {
                let mut players = table.chairs().iter().filter_map(Chair::player);
                table.terms().clock.is_some() || is_away(table.host()) || players.any(is_away)
            }
            Phase::Over | Phase::Closed => false,
        };
        waits && !self.guests.is_empty()
    }

    /// The log was read anew, and says something else; whoever is there has yet to be shown it. The table as it was believed to be.
    pub fn correct(&mut self, (state, past): (Box<Remembered>, Past)) -> Table {
        self.past = past;
        std::mem::replace(&mut self.state, state).table
    }

    /// Somebody is forgotten, of whom the log knows nothing any more.
    pub fn forget(&mut self, person: Person) {
        self.talk.forget(person);
        self.presence.forget(person);
    }
}
