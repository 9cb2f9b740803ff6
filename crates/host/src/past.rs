//! The latest past of a table, for those who come back: the log is not read again for them.

use folsom_id::TableId;
use folsom_table::Person;

use crate::history::{Remembered, read_entry};
use crate::losing::Lost;
use crate::objection::Objection;
use crate::telling::{Broadcast, OwnSeats};
use crate::words;

/// Whoever missed more than this is shown everything anew. It all has to wait in the outbox, and so has what happens meanwhile.
const MISSED: usize = 64;

/// So many entries are kept: all of most games. They take little room as they are stored, and less time than to keep a table up to
/// date of which hardly anybody ever asks.
const KEPT: usize = 256;

/// The latest entries of a table.
pub struct Past {
    /// The table before them, if they are not all.
    then: Option<Box<Remembered>>,
    /// A line for each, as they are stored. In one piece: many small ones would be strewn over all of the memory.
    lines: String,
    count: usize,
}

impl Past {
    /// Reads a log: the table as it is now, and its latest past.
    ///
    /// # Errors
    /// If it makes no table.
    pub fn read(log: &[String]) -> Result<(Box<Remembered>, Self), Objection> {
        let mut past = Self { then: None, lines: String::new(), count: 0 };
        log.iter().for_each(|text| past.add(text));
        past.fold()?;
        Ok((Box::new(past.state_after(past.count)?), past))
    }

    /// Takes note of what has just been stored.
    ///
    /// # Errors
    /// If it can't be read back.
    pub fn note(&mut self, text: &str) -> Result<(), Objection> {
        self.add(text);
        self.fold()
    }

    fn add(&mut self, text: &str) {
        self.lines.push_str(text);
        self.lines.push('\n');
        self.count += 1;
    }

    /// Of too many entries those stay that somebody may have missed.
    fn fold(&mut self) -> Result<(), Objection> {
        if self.count > KEPT {
            let old = self.count - MISSED;
            self.then = Some(Box::new(self.state_after(old)?));
            let length: usize = self.lines.lines().take(old).map(|line| line.len() + 1).sum();
            self.lines.drain(..length);
            self.count = MISSED;
        }
        Ok(())
    }

    /// The table after so many of the entries.
    fn state_after(&self, number: usize) -> Result<Remembered, Objection> {
        let mut entries = self.lines.lines().take(number).map(read_entry);
        let mut state = match &self.then {
            Some(then) => (**then).clone(),
            None => Remembered::open(&entries.next().ok_or(Objection::NotFound)??)?,
        };
        for entry in entries {
            state.apply(&entry?)?;
        }
        Ok(state)
    }

    /// What somebody missed since the table had so many entries, just as they would have been told. If that can't be done they have
    /// to be shown everything, with the seat they lost meanwhile.
    ///
    /// # Errors
    /// If that can't be done, with the seat that they lost meanwhile.
    pub fn missed<Text: From<String> + Clone>(
        &self,
        id: TableId,
        person: Person,
        seen: u64,
    ) -> Result<Vec<Text>, Option<Lost>> {
        let before = self.then.as_ref().map_or(0, |then| then.table.entries());
        let known = seen.checked_sub(before).and_then(|known| usize::try_from(known).ok());
        let missed = known.and_then(|known| self.count.checked_sub(known));
        let (known, missed) = known.zip(missed.filter(|missed| *missed <= MISSED)).ok_or(None)?;
        if missed == 0 {
            return Ok(Vec::new());
        }
        let mut state = self.state_after(known).map_err(|_| None)?;
        let mut told = Ok(Vec::with_capacity(missed));
        for text in self.lines.lines().skip(known) {
            let entry = read_entry(text).map_err(|_| None)?;
            let before = state.table.clone();
            let news = state.apply(&entry).map_err(|_| None)?;
            if words::you(&before, person) != words::you(&state.table, person) {
                told = Err(Lost::by(&entry, news.number, &before, person));
            }
            if let Ok(messages) = &mut told {
                let mut bulletin = Broadcast::new(id, &before, &state.table, &news);
                messages.push(bulletin.message(OwnSeats::of(&state.table, person)));
            }
        }
        told
    }
}
