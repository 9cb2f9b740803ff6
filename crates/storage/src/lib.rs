//! Where tables are kept: for each a log, to which entries are appended and in which nothing is ever changed. An entry is
//! text that nobody here reads, so this crate knows nothing of the game. Beside the tables there are papers, which are about
//! people and can change.
//!
//! [`Storage`] is all that the rest of the house sees. [`Sqlite`] is for a server, [`Postgres`] for one or many, and [`Memory`]
//! for tests; all run through the same suite, as any other implementation must.
//!
//! ```
//! use folsom_storage::{Append, Listing, Memory, NewTable, Progress, Storage, StorageError, TableId, Timestamp};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), StorageError> {
//! let storage = Memory::new();
//! let (table, at) = (TableId::from_bytes([7; 16]), Timestamp::from_millis(1_000));
//! let listing = Listing { public: true, summary: "two seats are free".into(), ..Listing::new(Progress::Open) };
//! storage.create(NewTable { table, entries: vec!["opened".into()], listing, origin: None, at }).await?;
//!
//! // Whoever appends says how long it believes the log to be, so two can't both write entry number one.
//! let joined = Append { table, expected: 1, entry: "Belle joined".into(), listing: None, at };
//! storage.append(joined.clone()).await?;
//! assert_eq!(storage.append(joined).await, Err(StorageError::Conflict { expected: 1, found: 2 }));
//! assert_eq!(storage.load(table, 0).await?, ["opened", "Belle joined"]);
//! # Ok(())
//! # }
//! ```

mod awake;
mod change;
mod error;
mod listing;
mod member;
mod memory;
mod moving;
mod paper;
mod postgres;
mod sqlite;
mod storage;
mod timestamp;
mod writer;

pub use error::StorageError;
pub use folsom_id::{TableId, TableIdError};
pub use listing::{Listed, Listing, Order, Place, Progress, Query};
pub use member::{Member, Origin};
pub use memory::Memory;
pub use moving::{MoveError, Moved, Stage, move_to_postgres};
pub use paper::{
    Filed, Filing, MAX_FILINGS, MAX_LABEL_BYTES, MAX_PAPER_BYTES, Paper, PaperOrder, PaperPlace,
    PaperQuery, Version,
};
pub use postgres::{ConnectError, Postgres, PostgresOptions};
pub use sqlite::{Backup, BackupError, OpenError, Overwrite, Sqlite, SqliteOptions};
pub use storage::{
    Append, Line, MAX_ENTRY_BYTES, MAX_LINE_BYTES, MAX_MEMBERS, MAX_SECRET_BYTES, MAX_SUMMARY_BYTES,
    NewTable, Rewrite, Storage,
};
pub use timestamp::Timestamp;
