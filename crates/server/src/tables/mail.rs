//! What is sent to the task of a table, and what it sends out.

use std::net::IpAddr;

use folsom_protocol::{Request, TableJson, ToClient, TurnJson, WhyJson};
use folsom_rules::Seat;
use folsom_storage::StorageError;
use folsom_table::{Actor, Command, Person, Refusal};
use tokio::sync::oneshot;

use super::outbox::Outbox;

/// Something for a table.
pub(crate) enum Mail {
    /// Somebody has connected.
    Join { visit: Visit, outbox: Outbox, answer: oneshot::Sender<Result<GuestId, TableError>> },
    /// A connection has ended.
    Part { guest: GuestId },
    /// A message has come.
    Request { guest: GuestId, request: Request },
    /// The server wants something done.
    Command { actor: Actor, command: Command, answer: oneshot::Sender<Result<(), TableError>> },
    /// Somebody wants to sit here with a seat link.
    Claim { seat: Seat, token: String, person: Person, answer: oneshot::Sender<Result<(), TableError>> },
    /// Somebody wants to be forgotten.
    Forget { person: Person, answer: oneshot::Sender<Result<(), TableError>> },
    /// Somebody wants to know what is known to everybody.
    Look { answer: oneshot::Sender<Result<TableJson, TableError>> },
    /// Somebody wants to know which decision is awaited.
    Turn { answer: oneshot::Sender<Result<Option<TurnJson>, TableError>> },
}

/// Who has connected, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visit {
    pub(crate) person: Person,
    pub(crate) address: IpAddr,
    /// The number of the latest news they have seen, if they were here before.
    pub(crate) since: Option<u64>,
    /// Their address has as many connections as it may have: only who belongs to the table is let in.
    pub(crate) crowded: bool,
}

/// A connection at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GuestId(pub(super) u64);

/// Why a connection is ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Goodbye {
    /// The server stops; another may be there in a moment.
    Stopping,
    /// Messages came too fast.
    Flood,
    /// What came was no message of this protocol, again and again.
    Garbage,
    /// It was too long.
    TooLong,
    /// It did not keep up.
    TooSlow,
    /// Nothing was heard of it.
    Silent,
}

impl Goodbye {
    /// A word for programs.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Self::Stopping => "stopping",
            Self::Flood => "flood",
            Self::Garbage => "garbage",
            Self::TooLong => "message-too-long",
            Self::TooSlow => "too-slow",
            Self::Silent => "silent",
        }
    }

    /// A sentence for people.
    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Self::Stopping => "the server stops; come back in a moment",
            Self::Flood => "that was too many messages",
            Self::Garbage => "those were no messages of this protocol",
            Self::TooLong => "that message was too long",
            Self::TooSlow => "the connection could not keep up",
            Self::Silent => "nothing was heard for too long",
        }
    }

    /// The number that the WebSocket protocol has for it.
    pub(crate) const fn close_code(self) -> u16 {
        match self {
            Self::Stopping => 1012,
            Self::Flood | Self::Garbage => 1008,
            Self::TooLong => 1009,
            Self::TooSlow | Self::Silent => 1013,
        }
    }
}

/// Why a table has not done what was wanted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum TableError {
    /// The table refuses it.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// It could not be stored, so it has not happened.
    #[error("this can't be stored now, so it has not happened; please try again")]
    Storage(StorageError),
    /// There is no such table.
    #[error("there is no such table")]
    NotFound,
    /// Its log can't be read.
    #[error("this table is damaged")]
    Damaged,
    /// Nobody can be called that.
    #[error("a name has one to 24 characters, and some of them can be seen")]
    BadName,
    /// The words were not understood.
    #[error("{0}")]
    NotUnderstood(String),
    /// The request has been handled.
    #[error("a request with this id, or a higher one, has been handled")]
    StaleId,
    /// The link is not, or no longer, good.
    #[error("this link is not valid, or has been used")]
    BadLink,
    /// There is a limit.
    #[error("{0}")]
    TooMany(&'static str),
    /// Too many connections from one address.
    #[error("too many connections from your address")]
    TooManyConnections,
    /// Too many messages.
    #[error("not so fast")]
    TooFast,
    /// The operating system has no randomness to give.
    #[error("there is no randomness to be had")]
    NoRandomness,
    /// The server is about to stop.
    #[error("the server stops; try again in a moment")]
    Stopping,
}

impl TableError {
    /// A word for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::Refused(refusal) => refusal.code(),
            Self::Storage(_) => "storage",
            Self::NotFound => "no-such-table",
            Self::Damaged => "damaged",
            Self::BadName => "bad-name",
            Self::NotUnderstood(_) => "not-understood",
            Self::StaleId => "stale-id",
            Self::BadLink => "bad-link",
            Self::TooMany(_) => "too-many",
            Self::TooManyConnections => "too-many-connections",
            Self::TooFast => "too-fast",
            Self::NoRandomness => "no-randomness",
            Self::Stopping => "stopping",
        }
    }

    /// Why the rules say no, if it is they who do.
    pub(crate) fn why(&self) -> Option<WhyJson> {
        match self {
            Self::Refused(Refusal::AgainstTheRules(refusal)) => Some(refusal.into()),
            Self::Refused(Refusal::Terms(error)) => Some(error.into()),
            _ => None,
        }
    }

    /// The answer to a request.
    pub(crate) fn answer(&self, id: Option<u32>) -> ToClient {
        ToClient::Refused { id, code: self.code().to_owned(), reason: self.to_string(), why: self.why() }
    }
}

impl From<StorageError> for TableError {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::NotFound => Self::NotFound,
            error => Self::Storage(error),
        }
    }
}
