//! Who is connected to a table, and what they are sent.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use folsom_host::{Broadcast, Lost, OwnSeats, snapshot, you};
use folsom_protocol::{PresenceJson, ToClient};
use folsom_table::{Person, Presence, Table};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Room;
use crate::identity::seat_link;
use crate::tables::mail::{Goodbye, GuestId, TableError, Visit};
use crate::tables::outbox::{Outbox, Parcel};
use crate::tables::registry::Watchers;
use crate::{clock, metrics};

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
    /// Where it comes from.
    address: IpAddr,
    /// Taken away from a connection that does not keep up, which ends it.
    outbox: Option<Outbox>,
    /// The highest id of its requests.
    handled: Option<u32>,
}

impl Guest {
    /// Sends something, or cuts the connection off if it doesn't keep up. It is not waited for: the table has others to serve.
    fn send(&mut self, parcel: Parcel) {
        let sent = self.outbox.as_ref().is_some_and(|outbox| outbox.put(parcel));
        if !sent && let Some(outbox) = self.outbox.take() {
            if !outbox.is_closed() {
                metrics::cut_off(Goodbye::TooSlow.code());
            }
            outbox.abandon();
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

    pub(super) fn address(&self, id: GuestId) -> Option<IpAddr> {
        self.all.iter().find(|guest| guest.id == id).map(|guest| guest.address)
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
            guest.send(Parcel::Text(folsom_host::message(message).into()));
        }
    }

    /// Sends the same to everybody.
    pub(super) fn send_all(&mut self, message: &ToClient) {
        let text = Utf8Bytes::from(folsom_host::message(message));
        metrics::messages_sent(self.all.len());
        self.all.iter_mut().for_each(|guest| guest.send(Parcel::Text(text.clone())));
    }

    /// Sends news to everybody but those whose place at the table has changed, and tells who that is.
    pub(super) fn tell(
        &mut self,
        bulletin: &mut Broadcast<'_, Utf8Bytes>,
        before: &Table,
        after: &Table,
    ) -> Vec<(GuestId, Person)> {
        let mut moved = Vec::new();
        for guest in &mut self.all {
            let person = guest.person;
            if you(before, person) == you(after, person) {
                guest.send(Parcel::Text(bulletin.message(OwnSeats::of(after, person))));
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
            self.send_all(&ToClient::Presence(presence));
        }
    }

    fn presence(&self, table: &Table, presence: &Presence) -> PresenceJson {
        folsom_host::presence(table, presence, self.all.iter().map(|guest| guest.person))
    }

    /// Ends all connections.
    pub(super) fn dismiss(&mut self, goodbye: Goodbye) {
        self.all.drain(..).for_each(|mut guest| guest.send(Parcel::Goodbye(goodbye)));
    }
}

impl Room {
    pub(super) async fn join(
        &mut self,
        Visit { person, address, since, crowded, client }: Visit,
        outbox: Outbox,
    ) -> Result<GuestId, TableError> {
        self.let_in(person, crowded)?;
        let deserted = self.is_deserted();
        self.presence.connect(person);
        let id = GuestId::Here(NEXT.fetch_add(1, Ordering::Relaxed));
        // What is missed is sent before the guest is one of those who are told what is new.
        let mut guest = Guest { id, person, address, outbox: Some(outbox), handled: None };
        let caught_up = match since.and_then(|since| since.checked_add(1)) {
            Some(seen) => self.past.missed(self.id, person, seen),
            None => Err(None),
        };
        let caught_up = caught_up.map(|messages| {
            metrics::messages_sent(messages.len());
            messages.into_iter().for_each(|text| guest.send(Parcel::Text(text)));
        });
        self.guests.all.push(guest);
        match caught_up {
            Ok(()) => self.guests.send(id, &ToClient::Talk { talk: self.talk.told() }),
            Err(lost) => self.show_everything(id, lost),
        }
        let hello = ToClient::Hello { client, now: clock::now().0 };
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
        if !(full || crowded) || (self.state.table.belongs(person) && own < OWN) {
            return Ok(());
        }
        Err(if full {
            TableError::TooMany("this table has too many visitors")
        } else {
            TableError::TooManyConnections
        })
    }

    pub(super) fn part(&mut self, id: GuestId) {
        let Some(place) = self.guests.all.iter().position(|guest| guest.id == id) else { return };
        let guest = self.guests.all.swap_remove(place);
        self.presence.disconnect(guest.person, clock::now());
        if !self.state.table.belongs(guest.person) {
            self.presence.forget(guest.person);
        }
        self.guests.presence_changed();
    }

    /// Sends everything as it is now; to whoever lost a seat with how that was.
    pub(super) fn show_everything(&mut self, id: GuestId, lost: Option<Lost>) {
        let Some(person) = self.guests.person(id) else { return };
        let (state, key) = (&self.state, &self.app.key);
        let link = |tenure| Some(seat_link::write(key, tenure));
        let lost = lost.and_then(|lost| state.tell_lost(self.id, lost, person, link));
        let presence = self.guests.presence(&state.table, &self.presence);
        let talk = self.talk.told();
        let snapshot = snapshot(self.id, &state.table, person, presence, talk, lost, clock::now());
        self.guests.send(id, &ToClient::Snapshot(Box::new(snapshot)));
    }

    pub(super) fn show_everything_anew(&mut self) {
        let everybody: Vec<GuestId> = self.guests.all.iter().map(|guest| guest.id).collect();
        everybody.into_iter().for_each(|guest| self.show_everything(guest, None));
    }
}
