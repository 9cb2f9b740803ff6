//! Who looks at a game: one of its seats, or somebody who only watches.

use crate::names::Named;
use crate::seat::{MAX_SEATS, Seat};
use crate::sets::{Indexed, bit_set};

/// Whose eyes a view or an event is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub enum Viewer {
    /// A player.
    Seat(Seat),
    /// Anybody else: sees what lies open on the table.
    Spectator,
}

impl Viewer {
    /// Whether it is that seat.
    #[must_use]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The seat, if it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Spectator => None,
        }
    }
}

impl Indexed for Viewer {
    const COUNT: usize = MAX_SEATS + 1;

    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Seat(seat) => seat.index(),
            Self::Spectator => MAX_SEATS,
        }
    }

    #[inline]
    fn at(index: usize) -> Self {
        if index == MAX_SEATS { Self::Spectator } else { Self::Seat(Seat::at(index)) }
    }
}

/// A seat has its own name.
impl Named for Viewer {
    const WHAT: &'static str = "viewer";
    const NAMES: &'static [(Self, &'static str)] = &{
        let mut names = [(Self::Spectator, "spectator"); MAX_SEATS + 1];
        let mut index = 0;
        while index < MAX_SEATS {
            let (seat, name) = Seat::NAMES[index];
            names[index] = (Self::Seat(seat), name);
            index += 1;
        }
        names
    };
}

impl std::fmt::Display for Viewer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.name())
    }
}

bit_set! {
    /// Some of the viewers: who knows a thing.
    ViewerSet(u16) of Viewer
}

impl ViewerSet {
    /// Everybody, those who only watch included.
    pub const EVERYBODY: Self = Self::from_bits((1 << (MAX_SEATS + 1)) - 1);
}
