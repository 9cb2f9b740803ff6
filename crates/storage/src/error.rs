//! What can go wrong with a storage.

/// Why something could not be done. Unless it is [`Unavailable`](Self::Unavailable) or [`Broken`](Self::Broken), nothing has
/// changed; with those two nobody knows, and whoever must can [`load`](crate::Storage::load) and look.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StorageError {
    /// There is no such table.
    #[error("there is no such table")]
    NotFound,
    /// A table with this id is there already.
    #[error("there is a table with this id already")]
    Exists,
    /// The log has another length than the writer believed.
    #[error("entry {expected} can't be written, because the log has {found} entries")]
    Conflict {
        /// The number that the entry was to have.
        expected: u64,
        /// How many entries there are.
        found: u64,
    },
    /// A paper is not the one that the writer believed: somebody else has written it, or taken it away.
    #[error("the paper is another one by now")]
    Stale,
    /// What was to be kept is not of the kind that can be kept; trying again won't help.
    #[error("this can't be stored: {0}")]
    Unfit(String),
    /// No room is left on the disk, or none of what the storage was allowed. It goes on working once there is some.
    #[error("the storage is full")]
    Full,
    /// It doesn't answer now, but may later; or it has been closed.
    #[error("the storage is unavailable: {0}")]
    Unavailable(String),
    /// What it is kept in is not there any more, or is another one: whatever was written since is lost. Nothing more is.
    #[error("the storage is gone: {0}")]
    Gone(String),
    /// It is damaged, or fails in a way nobody foresaw. Somebody has to look after it.
    #[error("the storage is broken: {0}")]
    Broken(String),
}

impl StorageError {
    /// Somebody asked a storage that has been closed.
    pub(crate) fn closed() -> Self {
        Self::Unavailable("it has been closed".into())
    }

    /// A word for programs. It stays the same whatever happens to the sentence.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::Exists => "exists",
            Self::Conflict { .. } => "conflict",
            Self::Stale => "stale",
            Self::Unfit(_) => "unfit",
            Self::Full => "full",
            Self::Unavailable(_) => "unavailable",
            Self::Gone(_) => "gone",
            Self::Broken(_) => "broken",
        }
    }
}
