//! What is known of a table without reading its log.

use folsom_id::TableId;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::time::Duration;

use crate::member::{Member, Origin};
use crate::timestamp::Timestamp;

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Progress {
    /// People gather, the game has not begun.
    Open,
    /// The game is going on.
    Running,
    /// The game is over.
    Over,
}

impl Progress {
    /// All of them, in their order.
    pub const ALL: [Self; 3] = [Self::Open, Self::Running, Self::Over];

    /// The word for it, also in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|stage| stage.name() == name)
    }
}

/// What the list of tables shows of one. It is replaced as a whole, together with the entry that changed it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// How far it has come.
    pub stage: Progress,
    /// Whether strangers may see it in the list.
    pub public: bool,
    /// Who finds it among their own tables. At most [`MAX_MEMBERS`](crate::MAX_MEMBERS).
    pub members: BTreeSet<Member>,
    /// Whatever else the list shows, as text that nobody here reads. At most
    /// [`MAX_SUMMARY_BYTES`](crate::MAX_SUMMARY_BYTES).
    pub summary: String,
    /// What it is found by, in lower case. At most [`MAX_SUMMARY_BYTES`](crate::MAX_SUMMARY_BYTES).
    pub search: String,
    /// Whether it was closed before its end.
    pub unfinished: bool,
}

impl Listing {
    /// A listing that shows nothing but how far the table has come, and that to nobody.
    #[must_use]
    pub const fn new(stage: Progress) -> Self {
        Self {
            stage,
            public: false,
            members: BTreeSet::new(),
            summary: String::new(),
            search: String::new(),
            unfinished: false,
        }
    }
}

/// A table as it is found in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Which table.
    pub table: TableId,
    /// Its listing as it was last written.
    pub listing: Listing,
    /// Whether its members are known. They are not where the listing was written by a version that did not keep them; then it
    /// has none. [`Storage::relist`](crate::Storage::relist) sets that right.
    pub members_known: bool,
    /// How many entries its log has.
    pub length: u64,
    /// When it was created.
    pub created: Timestamp,
    /// When the latest entry was written.
    pub changed: Timestamp,
    /// When the listing changed last.
    pub listed: Timestamp,
    /// Where it was opened from, if that is known. Nobody needs to know once it is over.
    pub origin: Option<Origin>,
}

/// Which tables to list. All that is asked must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Query {
    /// In one of these stages.
    pub stages: Vec<Progress>,
    /// Only those that strangers may see, or only the others.
    pub public: Option<bool>,
    /// Only those to which nothing was written for so long. What passes while the storage is closed, or whoever uses it stands
    /// still, is not counted, and no clock is asked.
    pub idle_for: Option<Duration>,
    /// Only those that were closed before their end, or only the others.
    pub unfinished: Option<bool>,
    /// Only those that are found by this, in lower case.
    pub search: Option<String>,
    /// Only those in which somebody has a part.
    pub member: Option<Member>,
    /// Only those whose members are known, or only the others.
    pub members_known: Option<bool>,
    /// What comes first.
    pub order: Order,
    /// Only those that come after this place in the list: the rest of a list that was cut off.
    pub after: Option<Place>,
    /// No more than so many.
    pub limit: Option<u32>,
}

/// What comes first in a list: always the latest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// By when the latest entry was written.
    Changed,
    /// By when the listing changed last.
    Listed,
}

/// A place in a list: where a table stands, or stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// When the table, or its listing, changed last.
    pub at: Timestamp,
    /// Which table.
    pub table: TableId,
}

impl Listed {
    /// Where it stands in a list of this order.
    #[must_use]
    pub fn place(&self, order: Order) -> Place {
        let at = match order {
            Order::Changed => self.changed,
            Order::Listed => self.listed,
        };
        Place { at, table: self.table }
    }
}

impl Place {
    /// Whether a table that stands there comes after this place: the latest change is first.
    pub(crate) fn is_before(self, other: Self) -> bool {
        (Reverse(self.at), self.table) < (Reverse(other.at), other.table)
    }
}

impl Query {
    /// Every table there is.
    #[must_use]
    pub fn all() -> Self {
        Self {
            stages: Progress::ALL.to_vec(),
            public: None,
            idle_for: None,
            unfinished: None,
            search: None,
            member: None,
            members_known: None,
            order: Order::Changed,
            after: None,
            limit: None,
        }
    }
}
