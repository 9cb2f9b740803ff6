//! What an entry changed, for those who look on. It holds no secret of the table; the events of the game are
//! shown to each viewer as the notices it may have.

use folsom_rules::{Event, Seat};

use crate::clock::Time;
use crate::commitment::Commitment;
use crate::entry::By;

/// Something new at the table.
#[derive(Clone, Debug)]
pub struct News {
    /// The number of its entry, counted from zero: whoever has seen it knows where to go on.
    pub number: u64,
    /// When.
    pub at: Time,
    /// What it is about.
    pub about: About,
    /// What happened in the game. Never to be sent as it is: [`Event::notice`] makes what a viewer may see.
    pub events: Vec<Event>,
}

/// What news are about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum About {
    /// What is to be played.
    Terms,
    /// Who sits on a chair, or decides for it.
    Chair(Seat),
    /// What players add to the chance of the game.
    Deal,
    /// The game has begun.
    Started {
        /// The hash of its seed.
        commitment: Commitment,
    },
    /// A decision.
    Choice {
        /// For which seat.
        seat: Seat,
        /// By whom.
        by: By,
    },
    /// Something that was said once, and is not told any more.
    Forgotten,
    /// Who may talk.
    Talk,
    /// Who may not.
    Muted,
    /// Who is the host.
    Host,
    /// The table was closed.
    Closed,
    /// The server is back.
    Resumed,
    /// There is another table for the same people.
    Rematch {
        /// Its id.
        table: String,
    },
}
