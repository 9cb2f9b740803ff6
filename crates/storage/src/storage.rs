//! What a storage is.

use std::time::Duration;

use async_trait::async_trait;
use folsom_id::TableId;

use crate::error::StorageError;
use crate::listing::{Listed, Listing, Query};
use crate::member::{Member, Origin};
use crate::paper::{Filed, Filing, PaperQuery};
use crate::timestamp::Timestamp;

/// An entry may be so long, which is far more than any table writes. It bounds what waits in memory to be written.
pub const MAX_ENTRY_BYTES: usize = 256 * 1024;
/// What somebody says may be so long.
pub const MAX_LINE_BYTES: usize = 4 * 1024;
/// A summary may be so long: lists hold many of them.
pub const MAX_SUMMARY_BYTES: usize = 16 * 1024;
/// So many can have a part in a table, which is more than can sit there.
pub const MAX_MEMBERS: usize = 64;
/// A secret may be so long, and so may its name.
pub const MAX_SECRET_BYTES: usize = 4 * 1024;

/// A table to be created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// What it is called.
    pub table: TableId,
    /// The entries that its log begins with, at least one. They are there together or not at all.
    pub entries: Vec<String>,
    /// What lists show of it.
    pub listing: Listing,
    /// Where it was opened from, if that is to be known until it is over.
    pub origin: Option<Origin>,
    /// When.
    pub at: Timestamp,
}

/// An entry to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// To which log.
    pub table: TableId,
    /// The number it is to have: how many entries the log has so far, as far as the writer knows.
    pub expected: u64,
    /// The entry. Any text without U+0000 of at most [`MAX_ENTRY_BYTES`].
    pub entry: String,
    /// What lists show of the table from now on, if that changes.
    pub listing: Option<Listing>,
    /// When.
    pub at: Timestamp,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Where.
    pub table: TableId,
    /// Its number: higher than that of any before.
    pub number: u64,
    /// Who said it.
    pub member: Member,
    /// What, as text that nobody here reads. At most [`MAX_LINE_BYTES`].
    pub line: String,
    /// So many of the latest are kept, this one among them.
    pub keep: u32,
}

/// Entries that are to be others from now on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rewrite {
    /// Of which log.
    pub table: TableId,
    /// How long it is.
    pub length: u64,
    /// Which, and what they say now.
    pub entries: Vec<(u64, String)>,
    /// What lists show of the table from now on.
    pub listing: Listing,
}

/// Keeps tables. What has been answered with `Ok` is durable: it survives the end of the process and of the power. All
/// that is written becomes visible as a whole or not at all.
///
/// A future that is dropped before it is ready may do its work nevertheless.
///
/// The trait can be made into an object, at the price of an allocation per call, because which database a server uses is a
/// setting and not a matter of types.
#[async_trait]
pub trait Storage: Send + Sync + 'static {
    /// Creates a table with its first entries.
    ///
    /// # Errors
    /// [`Exists`](StorageError::Exists) if there is one with that id, [`Unfit`](StorageError::Unfit).
    async fn create(&self, new: NewTable) -> Result<(), StorageError>;

    /// Appends an entry to the log of a table.
    ///
    /// # Errors
    /// [`Conflict`](StorageError::Conflict) if the log has another length than expected,
    /// [`NotFound`](StorageError::NotFound), [`Unfit`](StorageError::Unfit).
    async fn append(&self, append: Append) -> Result<(), StorageError>;

    /// Creates a table, and appends to the log of another the entry that tells of it: both or neither.
    ///
    /// # Errors
    /// Those of [`append`](Self::append), then those of [`create`](Self::create).
    async fn create_with(&self, new: NewTable, append: Append) -> Result<(), StorageError>;

    /// Replaces what lists show of a table, which was found out by reading so many entries of its log. Nothing else changes, nor
    /// when the table changed last.
    ///
    /// # Errors
    /// [`Conflict`](StorageError::Conflict) if the log has another length by now, [`NotFound`](StorageError::NotFound),
    /// [`Unfit`](StorageError::Unfit).
    async fn relist(&self, table: TableId, length: u64, listing: Listing) -> Result<(), StorageError>;

    /// Writes something that was said. It is no part of the log.
    ///
    /// # Errors
    /// [`Exists`](StorageError::Exists) if something with that number was said, [`NotFound`](StorageError::NotFound),
    /// [`Unfit`](StorageError::Unfit).
    async fn say(&self, line: Line) -> Result<(), StorageError>;

    /// What was said at a table and is kept, with its numbers, in their order.
    ///
    /// # Errors
    /// [`NotFound`](StorageError::NotFound).
    async fn talk(&self, table: TableId) -> Result<Vec<(u64, String)>, StorageError>;

    /// Forgets what somebody said, at all tables.
    ///
    /// # Errors
    /// None but those of the storage itself.
    async fn hush(&self, member: Member) -> Result<(), StorageError>;

    /// Forgets what was said at tables that are over, and to which nothing was written for so long, counted as in
    /// [`Query::idle_for`].
    ///
    /// # Errors
    /// None but those of the storage itself.
    async fn forget_talk(&self, idle_for: Duration) -> Result<(), StorageError>;

    /// The tables in whose log or listing this text stands anywhere, or at which somebody said something. All of them are read
    /// for it.
    ///
    /// # Errors
    /// None but those of the storage itself.
    async fn mentioning(&self, text: &str, member: Member) -> Result<Vec<TableId>, StorageError>;

    /// Replaces entries of a log, which is done for people who want to be forgotten and for nothing else. What was there is
    /// overwritten on the disk.
    ///
    /// # Errors
    /// [`Conflict`](StorageError::Conflict) if the log has another length by now, [`NotFound`](StorageError::NotFound),
    /// [`Unfit`](StorageError::Unfit).
    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StorageError>;

    /// The entries of a table from this number on, in order. If there are none so high, that is none.
    ///
    /// # Errors
    /// [`NotFound`](StorageError::NotFound).
    async fn load(&self, table: TableId, from: u64) -> Result<Vec<String>, StorageError>;

    /// The tables that fit, the one that changed last first, and by id if they changed at the same time.
    ///
    /// # Errors
    /// None but those of the storage itself.
    async fn list(&self, query: Query) -> Result<Vec<Listed>, StorageError>;

    /// Forgets a table and its log.
    ///
    /// # Errors
    /// [`NotFound`](StorageError::NotFound).
    async fn remove(&self, table: TableId) -> Result<(), StorageError>;

    /// What the server keeps for itself under this name, such as the key it signs cookies with. If there is nothing yet,
    /// that is `fresh` from now on. All who ask at the same time get the same.
    ///
    /// # Errors
    /// [`Unfit`](StorageError::Unfit).
    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StorageError>;

    /// Does all of this with papers, or nothing.
    ///
    /// # Errors
    /// [`Stale`](StorageError::Stale) if something else lies where a paper is put or taken away, or nothing does,
    /// [`Unfit`](StorageError::Unfit), also if two filings are about the same paper.
    async fn file(&self, filings: Vec<Filing>) -> Result<(), StorageError>;

    /// The paper that lies there, if any does.
    ///
    /// # Errors
    /// None but those of the storage itself.
    async fn paper(&self, drawer: &str, key: &str) -> Result<Option<Filed>, StorageError>;

    /// The papers that fit, in the order that is asked for.
    ///
    /// # Errors
    /// None but those of the storage itself.
    async fn papers(&self, query: PaperQuery) -> Result<Vec<Filed>, StorageError>;

    /// How many papers fit, whatever the limit. Those that come before a place in the list are not counted.
    ///
    /// # Errors
    /// None but those of the storage itself.
    async fn count_papers(&self, query: PaperQuery) -> Result<u64, StorageError>;

    /// Whether it can be read from and written to: something is written, and forgotten again.
    ///
    /// # Errors
    /// If it can't.
    async fn health(&self) -> Result<(), StorageError>;

    /// Writes what has been accepted and closes. Whatever is asked afterwards is
    /// [`Unavailable`](StorageError::Unavailable); closing once more does no harm.
    ///
    /// # Errors
    /// If something could not be closed in an orderly way. What was answered with `Ok` is durable all the same.
    async fn close(&self) -> Result<(), StorageError>;
}

impl NewTable {
    /// Whether every implementation can keep it.
    pub(crate) fn check(&self) -> Result<(), StorageError> {
        if self.entries.is_empty() {
            return Err(StorageError::Unfit("a table has at least one entry".to_owned()));
        }
        self.entries.iter().try_for_each(|entry| check_text("an entry", entry, MAX_ENTRY_BYTES))?;
        self.listing.check()
    }
}

impl Append {
    /// Whether every implementation can keep it.
    pub(crate) fn check(&self) -> Result<(), StorageError> {
        check_text("an entry", &self.entry, MAX_ENTRY_BYTES)?;
        self.listing.as_ref().map_or(Ok(()), Listing::check)
    }
}

impl Listing {
    /// Whether every implementation can keep it.
    pub(crate) fn check(&self) -> Result<(), StorageError> {
        if self.members.len() > MAX_MEMBERS {
            return Err(StorageError::Unfit(format!("a table has at most {MAX_MEMBERS} members")));
        }
        check_text("what a table is found by", &self.search, MAX_SUMMARY_BYTES)?;
        check_text("a summary", &self.summary, MAX_SUMMARY_BYTES)
    }
}

impl Line {
    /// Whether every implementation can keep it.
    pub(crate) fn check(&self) -> Result<(), StorageError> {
        check_text("what is said", &self.line, MAX_LINE_BYTES)
    }
}

impl Rewrite {
    /// Whether every implementation can keep it.
    pub(crate) fn check(&self) -> Result<(), StorageError> {
        self.entries.iter().try_for_each(|(_, entry)| check_text("an entry", entry, MAX_ENTRY_BYTES))?;
        self.listing.check()
    }
}

/// Whether every implementation can keep this secret.
pub(crate) fn check_secret(name: &str, fresh: &[u8]) -> Result<(), StorageError> {
    check_text("the name of a secret", name, MAX_SECRET_BYTES)?;
    check_size("a secret", fresh.len(), MAX_SECRET_BYTES)
}

pub(crate) fn check_text(what: &str, text: &str, limit: usize) -> Result<(), StorageError> {
    check_size(what, text.len(), limit)?;
    // Not every database can: PostgreSQL has no such character in its texts.
    if text.contains('\0') {
        return Err(StorageError::Unfit(format!("{what} can't contain U+0000")));
    }
    Ok(())
}

fn check_size(what: &str, bytes: usize, limit: usize) -> Result<(), StorageError> {
    if bytes > limit {
        return Err(StorageError::Unfit(format!("{what} has at most {limit} bytes, and this one {bytes}")));
    }
    Ok(())
}
