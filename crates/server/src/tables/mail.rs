//! What is sent to the task of a table, and what it sends out.

use std::net::IpAddr;

use folsom_host::Objection;
use folsom_protocol::{Request, TableJson, ToClient, TurnJson, WhyJson};
use folsom_rules::Seat;
use folsom_storage::StorageError;
use folsom_table::{Actor, Command, Name, Person, Refusal};
use tokio::sync::oneshot;

use super::outbox::Outbox;
use crate::cluster::Refused;

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
    /// Somebody wants to be called something else.
    Rename { person: Person, name: Name, answer: oneshot::Sender<Result<(), TableError>> },
    /// Somebody wants to know what is known to everybody.
    Look { answer: oneshot::Sender<Result<TableJson, TableError>> },
    /// Somebody wants to know which decision is awaited.
    Turn { answer: oneshot::Sender<Result<Option<TurnJson>, TableError>> },
    /// Another server believes to have this table. If both have it, one has to let it go.
    Doubt { yields: bool },
}

/// Who has connected, and how.
#[derive(Clone, Debug)]
pub(crate) struct Visit {
    pub(crate) person: Person,
    pub(crate) address: IpAddr,
    /// Which device they use, if it says so.
    pub(crate) device: Option<u64>,
    /// The number of the latest news they have seen, if they were here before.
    pub(crate) since: Option<u64>,
    /// Their address has as many connections as it may have: only who belongs to the table is let in.
    pub(crate) crowded: bool,
    /// Which web client the server has to which they are connected.
    pub(crate) client: Option<String>,
}

/// A connection at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum GuestId {
    /// At a table of this server, under this number.
    Here(u64),
    /// At a table of another, to which it is carried under this number.
    Carried(u64),
}

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
    /// What another server means by a word. Whatever it is that this one does not know, whoever is there should come back.
    pub(crate) fn of(code: &str) -> Self {
        let all = [Self::Flood, Self::Garbage, Self::TooLong, Self::TooSlow, Self::Silent];
        all.into_iter().find(|goodbye| goodbye.code() == code).unwrap_or(Self::Stopping)
    }

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
    /// The table can't, or won't.
    #[error("{0}")]
    Objection(Objection),
    /// It could not be stored, so it has not happened.
    #[error("{}", Objection::NotStored)]
    Storage(StorageError),
    /// The link is not, or no longer, good.
    #[error("this link is not valid, or has been used")]
    BadLink,
    /// Whoever asks was deleted.
    #[error("this identity was deleted")]
    Gone,
    /// There is a limit.
    #[error("{0}")]
    TooMany(&'static str),
    /// Too many connections from one address.
    #[error("too many connections from your address")]
    TooManyConnections,
    /// Too many messages.
    #[error("not so fast")]
    TooFast,
    /// The server is about to stop.
    #[error("the server stops; try again in a moment")]
    Stopping,
    /// Another server has the table, or nobody.
    #[error("the table has moved; try again in a moment")]
    Elsewhere,
    /// The other servers can't be reached, or one that has the table can't be talked to.
    #[error("the server that has this table can't be reached; try again in a moment")]
    Apart,
    /// Another server has the table, and says no.
    #[error("{}", .0.reason)]
    Refusal(Box<Refused>),
}

impl TableError {
    /// A word for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            Self::Objection(objection) => objection.code(),
            Self::Storage(_) => Objection::NotStored.code(),
            Self::BadLink => "bad-link",
            Self::Gone => "gone",
            Self::TooMany(_) => "too-many",
            Self::TooManyConnections => "too-many-connections",
            Self::TooFast => "too-fast",
            // Clients need not know that there are several servers: it is as if this one stopped.
            Self::Stopping | Self::Elsewhere | Self::Apart => "stopping",
            Self::Refusal(_) => "elsewhere",
        }
    }

    /// Why the rules say no, if it is they who do.
    pub(crate) fn why(&self) -> Option<WhyJson> {
        match self {
            Self::Objection(objection) => objection.why(),
            _ => None,
        }
    }

    /// The answer to a request.
    pub(crate) fn answer(&self, id: Option<u32>) -> ToClient {
        match self {
            Self::Objection(objection) => objection.answer(id),
            _ => {
                let (code, reason) = (self.code().to_owned(), self.to_string());
                ToClient::Refused { id, code, reason, why: None }
            }
        }
    }

    /// A table can't be read, or its task fails.
    pub(crate) fn damaged(reason: &str) -> Self {
        Objection::Damaged(reason.to_owned()).into()
    }
}

/// What is wrong with a log is nobody's business but the operator's.
impl From<Objection> for TableError {
    fn from(objection: Objection) -> Self {
        if let Objection::Damaged(reason) = &objection {
            tracing::error!(reason, "a table is damaged");
        }
        Self::Objection(objection)
    }
}

impl From<Refusal> for TableError {
    fn from(refusal: Refusal) -> Self {
        Self::Objection(refusal.into())
    }
}

impl From<StorageError> for TableError {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::NotFound => Self::Objection(Objection::NotFound),
            error => Self::Storage(error),
        }
    }
}
