//! Who comes to a table, and who goes.

use std::sync::atomic::{AtomicU64, Ordering};

use folsom_host::Arrival;
use folsom_table::Person;

use super::Room;
use super::lines::Line;
use crate::clock;
use crate::tables::mail::{Goodbye, GuestId, TableError, Visit};
use crate::tables::outbox::{Outbox, Parcel};

/// Whoever has a chair or is the host gets in however many there are, with so many connections.
const OWN: usize = 8;
/// No two connections ever have the same number, at whatever table: one that has outlived its table's task is nobody.
static NEXT: AtomicU64 = AtomicU64::new(0);

impl Room {
    pub(super) async fn join(
        &mut self,
        Visit { person, address, device, since, crowded, client }: Visit,
        outbox: Outbox,
    ) -> Result<GuestId, TableError> {
        self.let_in(person, crowded)?;
        let guest = GuestId::Here(NEXT.fetch_add(1, Ordering::Relaxed));
        let line = Line::new(address, device, outbox);
        if self.gathering.join(Arrival { guest, line, person, since, client }, clock::now()) {
            self.resume().await;
        }
        Ok(guest)
    }

    /// Whether there is a place for one more connection. Those who watch can't lock out those who play.
    fn let_in(&self, person: Person, crowded: bool) -> Result<(), TableError> {
        let persons = || self.gathering.guests().persons();
        let full = persons().len() >= self.app().config.limits.visitors_per_table;
        let own = persons().filter(|guest| *guest == person).count();
        if !(full || crowded) || (self.gathering.table().belongs(person) && own < OWN) {
            return Ok(());
        }
        Err(if full {
            TableError::TooMany("this table has too many visitors")
        } else {
            TableError::TooManyConnections
        })
    }

    pub(super) fn part(&mut self, guest: GuestId) {
        self.gathering.part(guest, clock::now());
    }

    /// Tells who is there, if that has changed and has waited long enough. Lists are told how many watch.
    pub(super) fn tell_presence_if_due(&mut self) {
        if let Some(watchers) = self.gathering.tell_presence_if_due(clock::now()) {
            self.watchers.set(watchers);
        }
    }

    /// Ends all connections.
    pub(super) fn dismiss(&mut self, goodbye: Goodbye) {
        self.gathering.guests_mut().dismiss().for_each(|mut line| line.send(Parcel::Goodbye(goodbye)));
    }
}
