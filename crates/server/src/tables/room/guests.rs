//! Who is connected to a table, and what they are sent.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use folsom_protocol::{AwayJson, PROTOCOL, PresenceJson, Snapshot, ToClient, Word};
use folsom_table::{Person, Presence, Stage, Table};

use super::Room;
use super::losing::Lost;
use crate::tables::history::{self, Remembered};
use crate::tables::mail::{Goodbye, GuestId, TableError};
use crate::tables::outbox::{OUTBOX, Outbox, Parcel};
use crate::tables::registry::Watchers;
use crate::tables::telling::{self, Bulletin, Eyes};
use crate::tables::words;
use crate::{clock, metrics};

/// Whoever missed more than this is shown everything anew. It all has to wait in the outbox, and so has what happens meanwhile.
const MISSED: u64 = OUTBOX as u64 / 2;
/// Comings and goings are told together, if there are many.
const GATHERING: Duration = Duration::from_millis(100);

/// Whoever has a chair or is the host gets in however many there are, with so many connections.
const OWN: usize = 8;
/// No two connections ever have the same number, at whatever table: one that has outlived its table's task is nobody.
static NEXT: AtomicU64 = AtomicU64::new(0);

/// Who is connected to a table.
pub(super) struct Guests {
    all: Vec<Guest>,
    /// What lists are told of them.
    watchers: Watchers,
    /// When to tell who is there, if that has changed.
    presence_due: Option<Instant>,
}

/// One connection.
struct Guest {
    id: GuestId,
    person: Person,
    /// Taken away from a connection that does not keep up, which ends it.
    outbox: Option<Outbox>,
    /// The highest id of its requests.
    handled: Option<u32>,
}

impl Guest {
    /// Sends something, or cuts the connection off if it doesn't keep up. It is not waited for: the table has others to serve.
    fn send(&mut self, parcel: Parcel) {
        let sent = self.outbox.as_ref().is_some_and(|outbox| outbox.put(parcel));
        if !sent && self.outbox.take().is_some_and(|outbox| !outbox.is_closed()) {
            metrics::cut_off(Goodbye::TooSlow.code());
        }
    }
}

impl Guests {
    /// Nobody yet.
    pub(super) fn new(watchers: Watchers) -> Self {
        Self { all: Vec::new(), watchers, presence_due: None }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn presence_due(&self) -> Option<Instant> {
        self.presence_due
    }

    pub(super) fn presence_changed(&mut self) {
        self.presence_due.get_or_insert_with(|| Instant::now() + GATHERING);
    }

    fn get(&mut self, id: GuestId) -> Option<&mut Guest> {
        self.all.iter_mut().find(|guest| guest.id == id)
    }

    pub(super) fn person(&self, id: GuestId) -> Option<Person> {
        self.all.iter().find(|guest| guest.id == id).map(|guest| guest.person)
    }

    /// Takes note of a request. Whether it is a new one.
    pub(super) fn handles(&mut self, id: GuestId, request: u32) -> bool {
        let Some(guest) = self.get(id) else { return false };
        let is_new = guest.handled.is_none_or(|handled| handled < request);
        guest.handled = guest.handled.max(Some(request));
        is_new
    }

    /// Sends a message to one.
    pub(super) fn send(&mut self, id: GuestId, message: &ToClient) {
        if let Some(guest) = self.get(id) {
            metrics::messages_sent(1);
            guest.send(Parcel::Text(telling::message(message)));
        }
    }

    /// Sends news to everybody but those whose place at the table has changed, and tells who that is.
    pub(super) fn tell(
        &mut self,
        bulletin: &mut Bulletin<'_>,
        before: &Table,
        after: &Table,
    ) -> Vec<(GuestId, Person)> {
        let mut moved = Vec::new();
        for guest in &mut self.all {
            let person = guest.person;
            if words::you(before, person) == words::you(after, person) {
                guest.send(Parcel::Text(bulletin.message(Eyes::of(after, person))));
            } else {
                moved.push((guest.id, person));
            }
        }
        metrics::messages_sent(self.all.len() - moved.len());
        moved
    }

    /// Tells who is there, if that has changed and has waited long enough.
    pub(super) fn tell_presence_if_due(&mut self, table: &Table, presence: &Presence) {
        if self.presence_due.is_some_and(|due| due <= Instant::now()) {
            self.presence_due = None;
            let presence = self.presence(table, presence);
            self.watchers.set(presence.watchers);
            let text = telling::message(&ToClient::Presence(presence));
            metrics::messages_sent(self.all.len());
            self.all.iter_mut().for_each(|guest| guest.send(Parcel::Text(text.clone())));
        }
    }

    fn presence(&self, table: &Table, presence: &Presence) -> PresenceJson {
        let there = words::chairs(table)
            .filter(|(_, chair)| chair.person().is_some_and(|person| presence.is_there(person)));
        let away =
            words::chairs(table).filter(|_| table.stage() == Stage::Running).filter_map(|(seat, chair)| {
                let person = chair.player().filter(|person| !presence.is_there(*person))?;
                let bot_at = table.waited_until(person, presence).map(|until| until.0);
                Some(AwayJson { seat: Word(seat), bot_at })
            });
        let watchers = self.all.iter().filter(|guest| table.seats_of(guest.person).is_empty());
        PresenceJson {
            there: there.map(|(seat, _)| Word(seat)).collect(),
            away: away.collect(),
            watchers: u32::try_from(watchers.count()).unwrap_or(u32::MAX),
        }
    }

    /// Ends all connections.
    pub(super) fn dismiss(&mut self, goodbye: Goodbye) {
        self.all.drain(..).for_each(|mut guest| guest.send(Parcel::Goodbye(goodbye)));
    }
}

impl Room {
    pub(super) async fn join(
        &mut self,
        person: Person,
        since: Option<u64>,
        crowded: bool,
        outbox: Outbox,
    ) -> Result<GuestId, TableError> {
        self.let_in(person, crowded)?;
        let deserted = self.is_deserted();
        self.presence.connect(person);
        let id = GuestId(NEXT.fetch_add(1, Ordering::Relaxed));
        // What is missed is sent before the guest is one of those who are told what is new.
        let mut guest = Guest { id, person, outbox: Some(outbox), handled: None };
        let caught_up = match since {
            Some(since) => self.catch_up(&mut guest, since).await,
            None => Err(None),
        };
        self.guests.all.push(guest);
        if let Err(lost) = caught_up {
            self.show_everything(id, lost);
        }
        let hello = ToClient::Hello { client: self.app.client.clone(), now: clock::now().0 };
        self.guests.send(id, &hello);
        self.guests.presence_changed();
        if deserted && !self.is_deserted() {
            self.resume().await;
        }
        Ok(id)
    }

    /// Whether there is a place for one more connection. Those who watch can't lock out those who play.
    fn let_in(&self, person: Person, crowded: bool) -> Result<(), TableError> {
        let full = self.guests.all.len() >= self.app.config.limits.visitors_per_table;
        let own = self.guests.all.iter().filter(|guest| guest.person == person).count();
        if !(full || crowded) || (self.belongs(person) && own < OWN) {
            return Ok(());
        }
        Err(if full {
            TableError::TooMany("this table has too many visitors")
        } else {
            TableError::TooManyConnections
        })
    }

    /// Whether somebody has a chair here, or is the host.
    fn belongs(&self, person: Person) -> bool {
        let table = &self.state.table;
        table.host() == person || table.chairs().iter().any(|chair| chair.person() == Some(person))
    }

    pub(super) fn part(&mut self, id: GuestId) {
        let Some(place) = self.guests.all.iter().position(|guest| guest.id == id) else { return };
        let guest = self.guests.all.swap_remove(place);
        self.presence.disconnect(guest.person, clock::now());
        if !self.belongs(guest.person) {
            self.presence.forget(guest.person);
        }
        self.guests.presence_changed();
    }

    /// Sends everything as it is now; to whoever lost a seat with how that was.
    pub(super) fn show_everything(&mut self, id: GuestId, lost: Option<Lost>) {
        let Some(person) = self.guests.person(id) else { return };
        let table = &self.state.table;
        let snapshot = Snapshot {
            protocol: PROTOCOL,
            number: table.entries() - 1,
            now: clock::now().0,
            table: words::table(self.id, table, &self.state.voices),
            you: words::you(table, person),
            lost: lost.and_then(|lost| self.tell_lost(lost, person)),
            presence: self.guests.presence(table, &self.presence),
            talk: self.state.talk.iter().cloned().collect(),
            turn: words::turn(table),
            views: telling::seen(table, Eyes::of(table, person)),
            end: telling::end(table),
        };
        self.guests.send(id, &ToClient::Snapshot(Box::new(snapshot)));
    }

    pub(super) fn show_everything_anew(&mut self) {
        let everybody: Vec<GuestId> = self.guests.all.iter().map(|guest| guest.id).collect();
        everybody.into_iter().for_each(|guest| self.show_everything(guest, None));
    }

    /// Sends what somebody has missed since they were last here, just as they would have got it. If that can't be done they
    /// have to be shown everything, with the seat they lost meanwhile.
    async fn catch_up(&self, guest: &mut Guest, since: u64) -> Result<(), Option<Lost>> {
        let table = &self.state.table;
        let seen = since.checked_add(1).filter(|seen| *seen <= table.entries()).ok_or(None)?;
        if table.entries() - seen > MISSED {
            return Err(None);
        }
        if seen == table.entries() {
            return Ok(());
        }
        let parcels = self.missed(guest.person, seen).await.map_err(|_| None)??;
        metrics::messages_sent(parcels.len());
        parcels.into_iter().for_each(|parcel| guest.send(parcel));
        Ok(())
    }

    /// The messages since there were so many entries; none, but the seat they lost, if their place at the table was another in
    /// between.
    async fn missed(
        &self,
        person: Person,
        seen: u64,
    ) -> Result<Result<Vec<Parcel>, Option<Lost>>, TableError> {
        let entries = history::entries(&*self.app.storage, self.id).await?;
        let (seen, missed) = entries.split_at_checked(seen as usize).ok_or(TableError::Damaged)?;
        let mut state = Remembered::read(seen)?;
        let mut told = Ok(Vec::with_capacity(missed.len()));
        for entry in missed {
            let before = state.table.clone();
            let news = state.table.apply(entry).map_err(|_| TableError::Damaged)?;
            let about = state.remember(entry, &news);
            if words::you(&before, person) != words::you(&state.table, person) {
                told = Err(Lost::by(entry, news.number, &before, person));
            }
            if let Ok(parcels) = &mut told {
                let mut bulletin = Bulletin::new(self.id, &before, &state, &news, about);
                parcels.push(Parcel::Text(bulletin.message(Eyes::of(&state.table, person))));
            }
        }
        Ok(told)
    }
}
