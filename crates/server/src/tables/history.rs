//! Reading tables back from their logs.

use std::collections::BTreeMap;

use folsom_protocol::{AboutJson, Word};
use folsom_rules::Seat;
use folsom_storage::{Storage, TableId};
use folsom_table::{About, Entry, EntryError, Happened, News, Table};

use super::mail::TableError;
use super::words;

/// All entries of a table.
pub(crate) async fn entries(storage: &dyn Storage, table: TableId) -> Result<Vec<Entry>, TableError> {
    storage.load(table, 0).await?.iter().map(|text| read_entry(text)).collect()
}

/// An entry as it was stored.
pub(crate) fn read_entry(text: &str) -> Result<Entry, TableError> {
    serde_json::from_str(text).map_err(|error| {
        tracing::error!(%error, "an entry can't be read");
        TableError::Damaged
    })
}

/// A table with what it remembers beside its game.
#[derive(Clone)]
pub(crate) struct Remembered {
    pub(crate) table: Table,
    /// The number of the entry by which each seat came to whoever has it.
    pub(crate) since: BTreeMap<Seat, u64>,
}

impl Remembered {
    /// The table that these entries make.
    pub(crate) fn read(entries: &[Entry]) -> Result<Self, TableError> {
        let (first, rest) = entries.split_first().ok_or(TableError::NotFound)?;
        let mut remembered = Self::open(first)?;
        for entry in rest {
            remembered.apply(entry)?;
        }
        Ok(remembered)
    }

    /// The table that this entry opens.
    pub(crate) fn open(first: &Entry) -> Result<Self, TableError> {
        Ok(Self { table: Table::open(first).map_err(damaged)?, since: BTreeMap::new() })
    }

    /// Lets a stored entry happen.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<News, TableError> {
        let news = self.table.apply(entry).map_err(damaged)?;
        self.remember(entry, &news);
        Ok(news)
    }

    /// Takes note of what happened beside the game.
    pub(crate) fn remember(&mut self, entry: &Entry, news: &News) {
        if let Happened::Sat { seat, .. } | Happened::Moved { seat, .. } = entry.what {
            self.since.insert(seat, news.number);
        }
    }
}

fn damaged(error: EntryError) -> TableError {
    tracing::error!(%error, "a log is damaged");
    TableError::Damaged
}

/// What news are about, in the words of the protocol.
pub(crate) fn about(news: &News) -> AboutJson {
    match &news.about {
        About::Terms => AboutJson::Terms,
        About::Chair(seat) => AboutJson::Chair { seat: Word(*seat) },
        About::Deal => AboutJson::Deal,
        About::Started { .. } => AboutJson::Started,
        About::Choice { seat, by } => AboutJson::Choice { seat: Word(*seat), by: words::by(*by) },
        About::Forgotten => AboutJson::Forgotten,
        About::Talk => AboutJson::Talk,
        About::Muted => AboutJson::Muted,
        About::Host => AboutJson::Host,
        About::Closed => AboutJson::Closed,
        About::Resumed => AboutJson::Resumed,
        About::Rematch { table } => AboutJson::Rematch { table: table.clone() },
    }
}
