//! A whole database, copied from a file of SQLite to PostgreSQL: for a server that has outgrown its machine.
//!
//! Tables are copied some at a time, each whole or not at all, so a copy that was broken off is taken up again. A mark in the
//! target says whose copy it is, and keeps servers away until everything has been read back and compared. The keys that cookies
//! are signed with come last, together with the end of the mark.

mod source;
mod target;

use std::path::Path;

use self::source::Source;
use self::target::Target;
use crate::error::StorageError;
use crate::postgres::ConnectError;
use crate::sqlite::OpenError;

/// So many tables are copied in one transaction.
const TOGETHER: usize = 100;

/// What was copied, or compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Moved {
    /// Tables.
    pub tables: u64,
    /// Entries of their logs.
    pub entries: u64,
    /// Lines that were said at them.
    pub lines: u64,
    /// Parts that somebody has in one of them.
    pub members: u64,
    /// Secrets of the server.
    pub secrets: u64,
    /// Papers about people.
    pub papers: u64,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stage {
    /// Whether what was copied is being compared.
    pub comparing: bool,
    /// So many tables are done.
    pub done: u64,
    /// Of so many.
    pub all: u64,
}

/// Why nothing was moved, or not everything.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MoveError {
    /// The file can't be read.
    #[error(transparent)]
    Source(#[from] OpenError),
    /// A server uses the file, or somebody else does.
    #[error("{0} is in use: please stop the server first")]
    InUse(String),
    /// The database can't be written.
    #[error(transparent)]
    Target(#[from] ConnectError),
    /// Something is in it that does not come from this file.
    #[error("{0} is not empty, nor an unfinished copy of this file: please create another database")]
    NotEmpty(String),
    /// What was written is not what is read.
    #[error("the copy differs from the file: {0}")]
    Differs(String),
    /// It broke off. It can be begun again.
    #[error("it broke off, and can be begun again: {0}")]
    Storage(#[from] StorageError),
}

/// All that is known of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Table {
    id: String,
    stage: String,
    public: bool,
    unfinished: bool,
    members_known: bool,
    summary: String,
    search: String,
    created: i64,
    changed: i64,
    listed: i64,
    stirred: i64,
    origin: Option<Vec<u8>>,
    /// In their order, from the first: a log without a hole.
    entries: Vec<String>,
    /// Number, who, what.
    talk: Vec<(i64, Vec<u8>, String)>,
    members: Vec<Vec<u8>>,
}

/// A paper, with all that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Sheet {
    drawer: String,
    key: String,
    owner: Option<Vec<u8>>,
    rank: Option<i64>,
    body: String,
    version: i64,
}

/// Copies a file to a database that is empty, or an unfinished copy of the same file, and compares everything.
///
/// # Errors
/// If the one can't be read or the other not written, if the target is not empty, or if the copy differs.
pub async fn move_to_postgres(
    from: impl AsRef<Path>,
    to: &str,
    mut tell: impl FnMut(Stage),
) -> Result<Moved, MoveError> {
    let mut source = Source::open(from.as_ref()).await?;
    let mark = source.fingerprint().await?;
    let target = Target::open(to, mark).await?;
    let ids = source.ids().await?;
    let all = ids.len() as u64;
    let there = target.ids().await?;
    if let Some(stranger) = there.iter().find(|id| ids.binary_search(id).is_err()) {
        return Err(MoveError::Differs(format!("table {stranger} is not in the file")));
    }
    let missing: Vec<_> = ids.iter().filter(|id| !there.contains(*id)).cloned().collect();
    let mut done = there.len() as u64;
    for some in missing.chunks(TOGETHER) {
        tell(Stage { comparing: false, done, all });
        target.write(&source.tables(some).await?).await?;
        done += some.len() as u64;
    }
    let mut moved = Moved::default();
    for some in ids.chunks(TOGETHER) {
        tell(Stage { comparing: true, done: moved.tables, all });
        compare(&source.tables(some).await?, &target.tables(some).await?, &mut moved)?;
    }
    moved.papers = move_papers(&mut source, &target).await?;
    let secrets = source.secrets().await?;
    moved.secrets = secrets.len() as u64;
    target.finish(&secrets, source.awake().await?).await?;
    source.close().await?;
    tell(Stage { comparing: true, done: all, all });
    Ok(moved)
}

/// Papers have no number of their own by which a copy could be taken up again; they are few and short, and come all anew.
async fn move_papers(source: &mut Source, target: &Target) -> Result<u64, MoveError> {
    target.clear_papers().await?;
    let (mut after, mut count) = (None, 0);
    loop {
        let some = source.papers(after.as_ref()).await?;
        let Some(last) = some.last() else { return Ok(count) };
        let next = Some((last.drawer.clone(), last.key.clone()));
        target.write_papers(&some).await?;
        if target.papers(after.as_ref(), some.len()).await? != some {
            return Err(MoveError::Differs("papers are others there".into()));
        }
        count += some.len() as u64;
        after = next;
    }
}

fn compare(ours: &[Table], theirs: &[Table], moved: &mut Moved) -> Result<(), MoveError> {
    for (index, table) in ours.iter().enumerate() {
        if theirs.get(index) != Some(table) {
            return Err(MoveError::Differs(format!("table {} is another one there", table.id)));
        }
        moved.tables += 1;
        moved.entries += table.entries.len() as u64;
        moved.lines += table.talk.len() as u64;
        moved.members += table.members.len() as u64;
    }
    Ok(())
}
