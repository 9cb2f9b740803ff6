//! The latest past of a table, for those who come back: the log is not read again for them.

use std::collections::VecDeque;

use folsom_storage::TableId;
use folsom_table::{Entry, Person};

use super::losing::Lost;
use crate::tables::history::{self, Remembered, read_entry};
use crate::tables::mail::TableError;
use crate::tables::outbox::Parcel;
use crate::tables::telling::{Bulletin, Eyes};
use crate::tables::words;

/// Whoever missed more than this is shown everything anew. It all has to wait in the outbox, and so has what happens meanwhile.
const MISSED: usize = 64;

/// A table as it was some entries ago, and those entries.
pub(super) struct Past {
    then: Box<Remembered>,
    /// As they are stored, which takes the least room.
    entries: VecDeque<Box<str>>,
}

impl Past {
    /// Reads a log: the table as it is now, and its latest past.
    pub(super) fn read(log: &[String]) -> Result<(Box<Remembered>, Self), TableError> {
        let (old, new) = log.split_at(log.len().saturating_sub(MISSED).max(1).min(log.len()));
        let old: Vec<Entry> = old.iter().map(|text| read_entry(text)).collect::<Result<_, _>>()?;
        let then = Box::new(Remembered::read(&old)?);
        let mut now = then.clone();
        for text in new {
            now.apply(&read_entry(text)?)?;
        }
        Ok((now, Self { then, entries: new.iter().map(|text| text.as_str().into()).collect() }))
    }

    /// Takes note of what has just been stored.
    pub(super) fn note(&mut self, text: String) -> Result<(), TableError> {
        self.entries.push_back(text.into_boxed_str());
        while self.entries.len() > MISSED {
            if let Some(oldest) = self.entries.pop_front() {
                self.then.apply(&read_entry(&oldest)?)?;
            }
        }
        Ok(())
    }

    /// What somebody missed since the table had so many entries, just as they would have been told. If that can't be done they have
    /// to be shown everything, with the seat they lost meanwhile.
    pub(super) fn missed(
        &self,
        id: TableId,
        person: Person,
        seen: u64,
    ) -> Result<Vec<Parcel>, Option<Lost>> {
        let known =
            seen.checked_sub(self.then.table.entries()).and_then(|known| usize::try_from(known).ok());
        let known = known.filter(|known| *known <= self.entries.len()).ok_or(None)?;
        if known == self.entries.len() {
            return Ok(Vec::new());
        }
        let mut state = (*self.then).clone();
        let mut told = Ok(Vec::with_capacity(self.entries.len() - known));
        for (index, text) in self.entries.iter().enumerate() {
            let entry = read_entry(text).map_err(|_| None)?;
            if index < known {
                state.apply(&entry).map_err(|_| None)?;
                continue;
            }
            let before = state.table.clone();
            let news = state.apply(&entry).map_err(|_| None)?;
            if words::you(&before, person) != words::you(&state.table, person) {
                told = Err(Lost::by(&entry, news.number, &before, person));
            }
            if let Ok(parcels) = &mut told {
                let mut bulletin = Bulletin::new(id, &before, &state.table, &news, history::about(&news));
                parcels.push(Parcel::Text(bulletin.message(Eyes::of(&state.table, person))));
            }
        }
        told
    }
}
