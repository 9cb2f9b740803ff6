//! Who is connected. This is not stored: after a restart everybody is away until they are back.

use std::collections::HashMap;

use crate::chair::Chair;
use crate::clock::Time;
use crate::entry::{Entry, Happened};
use crate::person::Person;
use crate::table::Table;

/// Who is there, and since when the others are not.
#[derive(Clone, Debug)]
pub struct Presence {
    /// Since when those are away who have never been seen.
    beginning: Time,
    seen: HashMap<Person, Seen>,
}

#[derive(Clone, Copy, Debug)]
struct Seen {
    /// One person may look from several places.
    connections: u32,
    left: Time,
}

impl Presence {
    /// Nobody is there yet.
    #[must_use]
    pub fn new(now: Time) -> Self {
        Self { beginning: now, seen: HashMap::new() }
    }

    /// Somebody has a connection, or one more. Whether they were away.
    pub fn connect(&mut self, person: Person) -> bool {
        let seen = self.seen.entry(person).or_insert(Seen { connections: 0, left: self.beginning });
        seen.connections += 1;
        seen.connections == 1
    }

    /// Somebody lost a connection. Whether they are away now.
    pub fn disconnect(&mut self, person: Person, now: Time) -> bool {
        let Some(seen) = self.seen.get_mut(&person).filter(|seen| seen.connections > 0) else {
            return false;
        };
        seen.connections -= 1;
        seen.left = now;
        seen.connections == 0
    }

    /// Takes note of what happened at the table, which is so now. Whoever takes a chair or becomes the host arrives with that,
    /// wherever their connection is: a link is used before there is one. And what passed while nobody was there is
    /// nobody's time.
    pub fn follow(&mut self, entry: &Entry, table: &Table) {
        match &entry.what {
            Happened::Sat { person, .. }
            | Happened::SatKnown { person, .. }
            | Happened::Moved { person, .. }
            | Happened::HandedOver { to: person } => self.arrive(*person, entry.at),
            Happened::Returned { seat } => {
                if let Some(person) = table.chair(*seat).ok().and_then(Chair::person) {
                    self.arrive(person, entry.at);
                }
            }
            Happened::Resumed => self.wait_anew(entry.at),
            _ => {}
        }
    }

    /// Somebody is waited for from now on, if they are not there.
    fn arrive(&mut self, person: Person, now: Time) {
        let seen = self.seen.entry(person).or_insert(Seen { connections: 0, left: now });
        seen.left = seen.left.max(now);
    }

    /// Everybody who is not there is waited for from now on.
    fn wait_anew(&mut self, now: Time) {
        self.beginning = self.beginning.max(now);
        for seen in self.seen.values_mut() {
            seen.left = seen.left.max(now);
        }
    }

    /// Nobody needs to know any more since when somebody is away, because they have no chair here.
    pub fn forget(&mut self, person: Person) {
        if !self.is_there(person) {
            self.seen.remove(&person);
        }
    }

    /// Since when somebody is away; nothing if they are there.
    #[must_use]
    pub fn away_since(&self, person: Person) -> Option<Time> {
        match self.seen.get(&person) {
            None => Some(self.beginning),
            Some(seen) if seen.connections == 0 => Some(seen.left),
            Some(_) => None,
        }
    }

    /// Whether somebody is there.
    #[must_use]
    pub fn is_there(&self, person: Person) -> bool {
        self.away_since(person).is_none()
    }
}
