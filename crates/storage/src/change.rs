//! What a database is asked to write.

use crate::error::StorageError;
use crate::listing::Listing;
use crate::member::Member;
use crate::paper::{Filing, Version};
use crate::storage::{Append, Line, NewTable, Rewrite};
use folsom_id::TableId;

/// Something to be written.
#[derive(Debug)]
pub(crate) enum Change {
    Create(NewTable),
    Append(Append),
    /// Both or neither.
    CreateWith(Box<NewTable>, Append),
    /// If the log is of this length.
    Relist {
        table: TableId,
        length: u64,
        listing: Listing,
    },
    Remove(TableId),
    Say(Line),
    Hush(Member),
    /// Of tables that are over and to which nothing was written for so many milliseconds of use.
    ForgetTalk(i64),
    Rewrite(Rewrite),
    /// If there is none of that name.
    Secret(String, Vec<u8>),
    /// All of it or nothing. What is put gets this version.
    File(Vec<Filing>, Version),
    /// Something that is written and taken away again; with it goes for how long the storage has been in use.
    Probe,
}

/// What came of a change.
pub(crate) type Outcome = Result<(), StorageError>;

/// What came of each change, in their order.
pub(crate) type Outcomes = Vec<Outcome>;
