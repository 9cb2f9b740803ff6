//! Through whose eyes a game is watched.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use folsom_rules::{Event, Indexed, Notice, Seat, Viewer};

use crate::failure::Failure;

/// Whose knowledge the story is told with.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Audience {
    /// What lies open on the table.
    Spectator,
    /// What one seat knows.
    Seat(Seat),
    /// Everything. Whoever runs this program is the host of its games.
    All,
}

impl Audience {
    /// Whether there is such a seat at the table.
    pub(super) fn check(self, seats: usize) -> Result<(), Failure> {
        match self {
            Self::Seat(seat) if seat.index() >= seats => {
                Err(Failure::Usage(format!("nobody has the eyes of {seat} at a table of {seats} seats")))
            }
            _ => Ok(()),
        }
    }

    /// Whether these eyes may look into a seat's mind: its thoughts give its hand away.
    pub(super) fn read_mind_of(self, seat: Seat) -> bool {
        self == Self::All || self == Self::Seat(seat)
    }

    /// What these eyes see of an event.
    pub(super) fn notice(self, event: &Event) -> Notice {
        match self {
            Self::Spectator => event.notice(Viewer::Spectator),
            Self::Seat(seat) => event.notice(Viewer::Seat(seat)),
            Self::All => event.open_notice(),
        }
    }
}

impl FromStr for Audience {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let seat = || {
            let number: usize = text.strip_prefix("seat")?.parse().ok()?;
            Seat::new(number.checked_sub(1)?)
        };
        match text {
            "spectator" => Ok(Self::Spectator),
            "all" => Ok(Self::All),
            _ => seat()
                .map(Self::Seat)
                .ok_or("eyes are `spectator`, `all` or those of a seat, such as `seat1`"),
        }
    }
}

impl Display for Audience {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Spectator => f.write_str("spectator"),
            Self::Seat(seat) => seat.fmt(f),
            Self::All => f.write_str("all"),
        }
    }
}
