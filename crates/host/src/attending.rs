//! Who comes to a table, who goes, and what those who are there are told.

use folsom_protocol::ToClient;
use folsom_table::{About, Actor, Person, Time};

use crate::gathering::{Gathering, Report};
use crate::guests::House;
use crate::losing::Lost;
use crate::snapshot::snapshot;
use crate::telling::{Broadcast, OwnSeats};
use crate::words::you;

/// Somebody who comes.
pub struct Arrival<H: House> {
    /// What their connection is called.
    pub guest: H::Guest,
    /// Where it leads to.
    pub line: H::Line,
    /// Who they are.
    pub person: Person,
    /// The number of the latest news they have seen, if they were here before.
    pub since: Option<u64>,
    /// Which web client there is for them.
    pub client: Option<String>,
}

impl<H: House> Gathering<H> {
    /// Somebody comes: they are told what they missed, or shown everything. Whether somebody who plays is there again after nobody
    /// was: then [`Command::Resume`] gives the time back that has passed.
    ///
    /// [`Command::Resume`]: folsom_table::Command::Resume
    #[must_use = "time may have to be given back"]
    pub fn join(&mut self, arrival: Arrival<H>, now: Time) -> bool {
        let Arrival { guest, line, person, since, client } = arrival;
        let was_deserted = self.is_deserted();
        self.presence.connect(person);
        match self.missed(person, since) {
            Ok(messages) => {
                self.guests.add(guest, person, line, messages);
                self.guests.send(guest, &ToClient::Talk { talk: self.talk.told() });
            }
            Err(lost) => {
                self.guests.add(guest, person, line, Vec::new());
                self.show_everything(guest, person, lost, now);
            }
        }
        self.guests.send(guest, &ToClient::Hello { client, now: now.0 });
        self.guests.presence_changed(now);
        was_deserted && !self.is_deserted()
    }

    /// Somebody goes.
    pub fn part(&mut self, guest: H::Guest, now: Time) {
        let Some(person) = self.guests.remove(guest) else { return };
        self.presence.disconnect(person, now);
        if !self.table().belongs(person) {
            self.presence.forget(person);
        }
        self.guests.presence_changed(now);
    }

    /// Tells everybody what has happened. Whether somebody who plays is there again, as in [`join`](Self::join).
    #[must_use = "time may have to be given back"]
    pub fn tell(&mut self, report: &Report, now: Time) -> bool {
        let Report { before, news, entry, .. } = report;
        let after = &self.state.table;
        let mut broadcast = Broadcast::new(self.id, before, after, news);
        let moved = self.guests.send_each(|person| {
            let is_the_same = you(before, person) == you(after, person);
            is_the_same.then(|| broadcast.message(OwnSeats::of(after, person)))
        });
        for (guest, person) in moved {
            let lost = Lost::by(entry, news.number, before, person);
            // Whoever gets up knows.
            let lost = lost.filter(|_| report.actor != Actor::Person(person));
            self.show_everything(guest, person, lost, now);
        }
        if !matches!(news.about, About::Choice { .. } | About::Talk) {
            self.guests.presence_changed(now);
        }
        report.was_deserted && !self.is_deserted()
    }

    /// Tells who is there, if that has changed and has waited long enough. How many watch.
    pub fn tell_presence_if_due(&mut self, now: Time) -> Option<u32> {
        if !self.guests.is_presence_due(now) {
            return None;
        }
        let presence = self.guests.presence(&self.state.table, &self.presence);
        let watchers = presence.watchers;
        self.guests.send_all(&ToClient::Presence(presence));
        Some(watchers)
    }

    /// What somebody missed who has the news up to this number; else with the seat that they lost meanwhile.
    fn missed(&self, person: Person, since: Option<u64>) -> Result<Vec<H::Text>, Option<Lost>> {
        match since.and_then(|since| since.checked_add(1)) {
            Some(seen) => self.past.missed(self.id, person, seen),
            None => Err(None),
        }
    }

    /// Sends everything as it is now; to whoever lost a seat with how that was.
    fn show_everything(&mut self, guest: H::Guest, person: Person, lost: Option<Lost>, now: Time) {
        let (state, guests) = (&self.state, &self.guests);
        let link = |tenure| guests.house().link(tenure);
        let lost = lost.and_then(|lost| state.tell_lost(self.id, lost, person, link));
        let presence = guests.presence(&state.table, &self.presence);
        let snapshot = snapshot(self.id, &state.table, person, presence, self.talk.told(), lost, now);
        self.guests.send(guest, &ToClient::Snapshot(Box::new(snapshot)));
    }

    /// Sends everything as it is now to everybody.
    pub fn show_everything_anew(&mut self, now: Time) {
        for (guest, person) in self.guests.all() {
            self.show_everything(guest, person, None, now);
        }
    }
}
