//! Seats that people lose without having wanted it: they are told so, and how to have the seat back where they can.

use folsom_protocol::{LostHow, LostJson, Word};
use folsom_rules::{Indexed, Seat};
use folsom_table::{Chair, Entry, Happened, Person, Table};

use super::Room;
use crate::identity::seat_link;

/// A seat that somebody lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Lost {
    seat: Seat,
    /// The entry by which.
    number: u64,
    how: How,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum How {
    Moved,
    Freed,
}

impl Lost {
    /// The seat that somebody had before an entry and lost by it.
    pub(super) fn by(entry: &Entry, number: u64, before: &Table, person: Person) -> Option<Self> {
        let (seat, how) = match entry.what {
            Happened::Moved { seat, .. } => (seat, How::Moved),
            Happened::Freed { seat } => (seat, How::Freed),
            _ => return None,
        };
        let was_theirs = before.chairs().get(seat.index()).and_then(Chair::person) == Some(person);
        was_theirs.then_some(Self { seat, number, how })
    }
}

impl Room {
    /// How it is told to whoever lost a seat; nothing if it is theirs again, or somebody else's by now.
    pub(super) fn tell_lost(&self, Lost { seat, number, how }: Lost, person: Person) -> Option<LostJson> {
        let how = match how {
            How::Freed => LostHow::Freed,
            How::Moved => {
                let tenure = self.tenure(seat).ok()?;
                let is_that_move = tenure.since == number && tenure.owner != person;
                is_that_move.then(|| LostHow::Moved { token: seat_link::write(&self.app.key, tenure) })?
            }
        };
        Some(LostJson { seat: Word(seat), how })
    }
}
