//! Reading tables back from their logs.

use std::collections::BTreeMap;

use folsom_rules::Seat;
use folsom_table::{Entry, EntryError, Happened, News, Table};

use crate::objection::Objection;

/// An entry as it was stored.
///
/// # Errors
/// If it can't be read.
pub fn read_entry(text: &str) -> Result<Entry, Objection> {
    serde_json::from_str(text)
        .map_err(|error| Objection::Damaged(format!("an entry can't be read: {error}")))
}

/// A table with what it remembers beside its game.
#[derive(Clone)]
pub struct Remembered {
    /// The table.
    pub table: Table,
    /// The number of the entry by which each seat came to whoever has it.
    pub since: BTreeMap<Seat, u64>,
}

impl Remembered {
    /// The table that these entries make.
    ///
    /// # Errors
    /// If they make none.
    pub fn read(entries: &[Entry]) -> Result<Self, Objection> {
        let (first, rest) = entries.split_first().ok_or(Objection::NotFound)?;
        let mut remembered = Self::open(first)?;
        for entry in rest {
            remembered.apply(entry)?;
        }
        Ok(remembered)
    }

    /// The table that this entry opens.
    ///
    /// # Errors
    /// If it opens none.
    pub fn open(first: &Entry) -> Result<Self, Objection> {
        Ok(Self { table: Table::open(first).map_err(damaged)?, since: BTreeMap::new() })
    }

    /// Lets a stored entry happen.
    ///
    /// # Errors
    /// If it can't.
    pub fn apply(&mut self, entry: &Entry) -> Result<News, Objection> {
        let news = self.table.apply(entry).map_err(damaged)?;
        self.remember(entry, &news);
        Ok(news)
    }

    /// Takes note of what happened beside the game.
    pub fn remember(&mut self, entry: &Entry, news: &News) {
        if let Happened::Sat { seat, .. } | Happened::SatKnown { seat, .. } | Happened::Moved { seat, .. } =
            entry.what
        {
            self.since.insert(seat, news.number);
        }
    }
}

pub(crate) fn damaged(error: EntryError) -> Objection {
    Objection::Damaged(error.to_string())
}
