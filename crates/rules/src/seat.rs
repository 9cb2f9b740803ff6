//! Seats: the players at the table, as opposed to the bandits they lead.

use crate::names::Named;
use crate::sets::{Indexed, bit_set, total_map};

/// The most seats any table has.
pub const MAX_SEATS: usize = 9;

/// A place at the table, counted clockwise from zero. What one seat knows, another need not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a table can have so many.
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_SEATS { Some(Self(number as u8)) } else { None }
    }

    /// The seat `steps` further clockwise (to the left) at a table of `seats`.
    #[must_use]
    pub fn clockwise(self, steps: usize, seats: usize) -> Self {
        // Both are smaller than the table, so one subtraction does what a division would.
        let sum = self.index() + steps;
        Self((if sum >= seats { sum - seats } else { sum }) as u8)
    }

    /// The seat `steps` further counter-clockwise (to the right) at a table of `seats`.
    #[must_use]
    #[inline(never)] // Seldom wanted, and worked out in vain wherever it would be in line.
    pub fn counter_clockwise(self, steps: usize, seats: usize) -> Self {
        self.clockwise(if steps == 0 { 0 } else { seats - steps }, seats)
    }
}

impl Indexed for Seat {
    const COUNT: usize = MAX_SEATS;

    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Self {
        debug_assert!(index < MAX_SEATS);
        Self(index as u8)
    }
}

/// People count from one: `seat1` is the seat with the number zero.
impl Named for Seat {
    const WHAT: &'static str = "seat";
    const NAMES: &'static [(Self, &'static str)] = &[
        (Self(0), "seat1"),
        (Self(1), "seat2"),
        (Self(2), "seat3"),
        (Self(3), "seat4"),
        (Self(4), "seat5"),
        (Self(5), "seat6"),
        (Self(6), "seat7"),
        (Self(7), "seat8"),
        (Self(8), "seat9"),
    ];
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

bit_set! {
    /// Some of the seats.
    SeatSet(u16) of Seat
}

total_map! {
    /// A value for every seat a table can have.
    BySeat by Seat
}
