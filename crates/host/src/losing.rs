//! Seats that people lose without having wanted it: they are told so, and how to have the seat back where they can.

use folsom_id::TableId;
use folsom_protocol::{LostHow, LostJson, Word};
use folsom_rules::{Indexed, Seat};
use folsom_table::{Chair, Entry, Happened, Person, Refusal, Table};

use crate::history::Remembered;

/// A seat that somebody lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost {
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
    #[must_use]
    pub fn by(entry: &Entry, number: u64, before: &Table, person: Person) -> Option<Self> {
        let (seat, how) = match entry.what {
            Happened::Moved { seat, .. } => (seat, How::Moved),
            Happened::Freed { seat } => (seat, How::Freed),
            _ => return None,
        };
        let was_theirs = before.chairs().get(seat.index()).and_then(Chair::person) == Some(person);
        was_theirs.then_some(Self { seat, number, how })
    }
}

/// Whose a seat is, and since when.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tenure {
    /// At which table.
    pub table: TableId,
    /// Which seat.
    pub seat: Seat,
    /// Who has it.
    pub owner: Person,
    /// The number of the entry by which it came to them.
    pub since: u64,
}

impl Remembered {
    /// Whose a seat is, and since when.
    ///
    /// # Errors
    /// If it is nobody's.
    pub fn tenure(&self, table: TableId, seat: Seat) -> Result<Tenure, Refusal> {
        let chair = self.table.chairs().get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
        let (Some(owner), Some(&since)) = (chair.person(), self.since.get(&seat)) else {
            return Err(Refusal::NotYourSeat);
        };
        Ok(Tenure { table, seat, owner, since })
    }

    /// How it is told to whoever lost a seat; nothing if it is theirs again, or somebody else's by now. A seat that moved comes with
    /// the link by which they have it back, if this host makes links.
    pub fn tell_lost(
        &self,
        table: TableId,
        Lost { seat, number, how }: Lost,
        person: Person,
        link: impl FnOnce(Tenure) -> Option<String>,
    ) -> Option<LostJson> {
        let how = match how {
            How::Freed => LostHow::Freed,
            How::Moved => {
                let tenure = self.tenure(table, seat).ok()?;
                let is_that_move = tenure.since == number && tenure.owner != person;
                LostHow::Moved { token: is_that_move.then(|| link(tenure))?? }
            }
        };
        Some(LostJson { seat: Word(seat), how })
    }
}
