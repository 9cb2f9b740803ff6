//! Reading tables back from their logs.

use std::collections::{BTreeMap, VecDeque};

use folsom_protocol::{AboutJson, SaidJson, Word};
use folsom_rules::Seat;
use folsom_storage::{Storage, TableId};
use folsom_table::{About, Entry, EntryError, Happened, Name, News, Person, Table};

use super::mail::TableError;
use super::voices::Voices;
use super::words;

/// So much of what was said is shown to whoever comes later.
const REMEMBERED: usize = 50;

/// All entries of a table.
pub(crate) async fn entries(storage: &dyn Storage, table: TableId) -> Result<Vec<Entry>, TableError> {
    let log = storage.load(table, 0).await?;
    let read = log.iter().map(|text| serde_json::from_str(text));
    read.collect::<Result<_, _>>().map_err(|error| {
        tracing::error!(%error, "an entry can't be read");
        TableError::Damaged
    })
}

/// A table with what it remembers beside its game.
#[derive(Clone)]
pub(crate) struct Remembered {
    pub(crate) table: Table,
    pub(crate) voices: Voices,
    /// The number of the entry by which each seat came to whoever has it.
    pub(crate) since: BTreeMap<Seat, u64>,
    pub(crate) talk: VecDeque<SaidJson>,
}

impl Remembered {
    /// A table that has just been opened.
    pub(crate) fn open(first: &Entry) -> Result<Self, EntryError> {
        let mut voices = Voices::default();
        voices.hear(first);
        Ok(Self { table: Table::open(first)?, voices, since: BTreeMap::new(), talk: VecDeque::new() })
    }

    /// The table that these entries make.
    pub(crate) fn read(entries: &[Entry]) -> Result<Self, TableError> {
        let damaged = |error: EntryError| {
            tracing::error!(%error, "a log is damaged");
            TableError::Damaged
        };
        let (first, rest) = entries.split_first().ok_or(TableError::NotFound)?;
        let mut remembered = Self::open(first).map_err(damaged)?;
        for entry in rest {
            let news = remembered.table.apply(entry).map_err(damaged)?;
            remembered.remember(entry, &news);
        }
        Ok(remembered)
    }

    /// Takes note of what happened beside the game, and tells what it is about.
    pub(crate) fn remember(&mut self, entry: &Entry, news: &News) -> AboutJson {
        self.voices.hear(entry);
        if let Happened::Sat { seat, .. } | Happened::Moved { seat, .. } = entry.what {
            self.since.insert(seat, news.number);
        }
        match &news.about {
            About::Terms => AboutJson::Terms,
            About::Chair(seat) => AboutJson::Chair { seat: Word(*seat) },
            About::Started { .. } => AboutJson::Started,
            About::Choice { seat, by } => AboutJson::Choice { seat: Word(*seat), by: words::by(*by) },
            About::Said { seat, name, text } => AboutJson::Said(self.said(entry, news, *seat, name, text)),
            About::Muted => AboutJson::Muted,
            About::Host => AboutJson::Host,
            About::Closed => AboutJson::Closed,
            About::Resumed => AboutJson::Resumed,
            About::Rematch { table } => AboutJson::Rematch { table: table.clone() },
        }
    }

    fn said(
        &mut self,
        entry: &Entry,
        news: &News,
        seat: Option<Seat>,
        name: &Name,
        text: &str,
    ) -> SaidJson {
        let said = SaidJson {
            number: news.number,
            at: news.at.0,
            seat: seat.map(Word),
            voice: speaker(entry).map_or(0, |person| self.voices.of(person)),
            name: name.as_str().to_owned(),
            text: text.to_owned(),
        };
        self.talk.push_back(said.clone());
        if self.talk.len() > REMEMBERED {
            self.talk.pop_front();
        }
        said
    }
}

fn speaker(entry: &Entry) -> Option<Person> {
    match entry.what {
        Happened::Said { person, .. } => Some(person),
        _ => None,
    }
}
