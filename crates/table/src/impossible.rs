//! Why an entry can't follow what happened before it: the log is damaged, or of a version to come.

use folsom_rules::{Illegal, Seat, SetupError};

use crate::refusal::Refusal;
use crate::table::Phase;

/// An entry that can't be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("entry {number}: {reason}")]
pub struct EntryError {
    /// Which, counted from zero.
    pub number: u64,
    /// Why.
    #[source]
    pub reason: Impossible,
}

/// Why an entry can't be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Impossible {
    /// The log is empty.
    #[error("there is no entry")]
    NoEntry,
    /// The first entry is something else.
    #[error("a table begins with its opening")]
    NotOpened,
    /// A second opening.
    #[error("a table is opened once")]
    OpenedTwice,
    /// Something after the end of everything.
    #[error("nothing happens at a table that is closed")]
    Closed,
    /// It belongs to another stage of a table.
    #[error("this is for a table that is {needed:?}, not {now:?}")]
    WrongStage {
        /// When it could be.
        needed: Phase,
        /// When it is.
        now: Phase,
    },
    /// No such table can be set up.
    #[error(transparent)]
    Terms(#[from] SetupError),
    /// The table has fewer seats.
    #[error("there is no {0}")]
    NoSeat(Seat),
    /// Somebody is there, or nobody.
    #[error("{0} can't be sat on or freed now")]
    ChairNotFree(Seat),
    /// Nobody is there who could, or they have already.
    #[error("nobody on {0} can leave it or come back to it")]
    NoSubstitute(Seat),
    /// Nobody is there.
    #[error("nobody is on {0}")]
    Nobody(Seat),
    /// No person is there.
    #[error("nobody on {0} can promise anything")]
    NoPromiser(Seat),
    /// The promise comes at the wrong time.
    #[error("{0} is not asked for a promise")]
    PromiseNotAsked(Seat),
    /// The nonce is not what was promised, or comes at the wrong time.
    #[error("{0}")]
    Nonce(Refusal),
    /// They are not waited for.
    #[error("nobody waits for these seats")]
    NotAwaited,
    /// Something is not what such a text looks like.
    #[error("a {0} is 64 hexadecimal digits")]
    NotHex(&'static str),
    /// A seat is empty.
    #[error("there are empty seats")]
    EmptySeats,
    /// Bots and the like.
    #[error("these seats can add nothing here")]
    AddNothing,
    /// The name of a table with letters that no such name has.
    #[error("no table is called that")]
    NoTableName,
    /// The deal is not complete.
    #[error("somebody has not revealed what they promised")]
    NotRevealed,
    /// The seed is not what everybody added up to.
    #[error("it is dealt from another seed than was promised")]
    WrongSeed,
    /// A decision without a game.
    #[error("nothing is decided before the start")]
    NotStarted,
    /// A decision after the last one.
    #[error("nothing is decided after the end")]
    Over,
    /// Somebody else's decision.
    #[error("{asked} is asked, not {seat}")]
    NotAsked {
        /// Who is.
        asked: Seat,
        /// Who has decided.
        seat: Seat,
    },
    /// A text that is no choice.
    #[error("{0}")]
    NoChoice(String),
    /// A choice that the rules refuse.
    #[error(transparent)]
    Rules(#[from] Illegal),
}
