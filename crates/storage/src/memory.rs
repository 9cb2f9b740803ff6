//! Tables that are kept in memory, for tests.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use folsom_id::TableId;

use crate::awake::Awake;
use crate::error::StorageError;
use crate::listing::{Listed, Listing, Progress, Query};
use crate::member::{Member, Origin};
use crate::paper::{self, Filed, Filing, PaperOrder, PaperQuery, Version};
use crate::storage::{Append, Line, NewTable, Rewrite, Storage, check_secret};
use crate::timestamp::Timestamp;

/// Keeps tables as long as it lives and no longer, which is all that tests need.
#[derive(Debug)]
pub struct Memory {
    kept: Mutex<Kept>,
    awake: Awake,
}

impl Default for Memory {
    fn default() -> Self {
        Self { kept: Mutex::default(), awake: Awake::new(Duration::ZERO) }
    }
}

#[derive(Debug, Default)]
struct Kept {
    tables: BTreeMap<TableId, Table>,
    secrets: BTreeMap<String, Vec<u8>>,
    papers: BTreeMap<(String, String), Filed>,
    closed: bool,
}

#[derive(Debug)]
struct Table {
    entries: Vec<String>,
    listing: Listing,
    origin: Option<Origin>,
    talk: BTreeMap<u64, (Member, String)>,
    created: Timestamp,
    changed: Timestamp,
    listed: Timestamp,
    stirred: i64,
}

impl Memory {
    /// An empty one.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn kept(&self) -> Result<MutexGuard<'_, Kept>, StorageError> {
        // Nothing in here panics half-way through a change, so a poisoned lock guards sound tables.
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.closed { Err(StorageError::closed()) } else { Ok(kept) }
    }
}

impl Kept {
    fn create(&mut self, new: NewTable, stirred: i64) -> Result<(), StorageError> {
        if self.tables.contains_key(&new.table) {
            return Err(StorageError::Exists);
        }
        let NewTable { table, entries, listing, origin, at } = new;
        let talk = BTreeMap::new();
        let kept = Table { entries, listing, origin, talk, created: at, changed: at, listed: at, stirred };
        self.tables.insert(table, kept);
        Ok(())
    }

    /// The table whose log is of this length.
    fn head(&mut self, table: TableId, expected: u64) -> Result<&mut Table, StorageError> {
        let table = self.tables.get_mut(&table).ok_or(StorageError::NotFound)?;
        let found = table.entries.len() as u64;
        if expected == found { Ok(table) } else { Err(StorageError::Conflict { expected, found }) }
    }

    fn file(&mut self, filings: Vec<Filing>) -> Result<(), StorageError> {
        let wants = filings.iter().filter_map(Filing::wants);
        for (drawer, key, wanted) in wants {
            let lies = self.papers.get(&(drawer.to_owned(), key.to_owned()));
            if lies.map(|filed| filed.version) != wanted {
                return Err(StorageError::Stale);
            }
        }
        let version = Version::fresh();
        for filing in filings {
            match filing {
                Filing::Put { paper, .. } => {
                    let place = (paper.drawer.clone(), paper.key.clone());
                    self.papers.insert(place, Filed { paper, version });
                }
                Filing::Take { drawer, key, .. } => drop(self.papers.remove(&(drawer, key))),
                Filing::Shred(owner) => self
                    .papers
                    .retain(|_, filed| filed.paper.owner != Some(owner) || filed.version == version),
            }
        }
        Ok(())
    }

    fn papers(&self, query: &PaperQuery) -> Vec<&Filed> {
        let PaperQuery { drawer, prefix, owner, at_least, at_most, order, after, .. } = query;
        let is_ranked = *order != PaperOrder::Key || at_least.is_some() || at_most.is_some();
        let mut found: Vec<_> = self
            .papers
            .values()
            .filter(|Filed { paper, .. }| drawer.as_ref().is_none_or(|drawer| paper.drawer == *drawer))
            .filter(|Filed { paper, .. }| paper.key.starts_with(prefix.as_str()))
            .filter(|Filed { paper, .. }| owner.is_none_or(|owner| paper.owner == Some(owner)))
            .filter(|Filed { paper, .. }| !is_ranked || paper.rank.is_some())
            .filter(|Filed { paper, .. }| at_least.is_none_or(|least| paper.rank >= Some(least)))
            .filter(|Filed { paper, .. }| at_most.is_none_or(|most| paper.rank <= Some(most)))
            .collect();
        // What stands in the list is sorted by a number, then by name.
        let number = |rank: Option<i64>| match order {
            PaperOrder::Key => 0,
            PaperOrder::Highest => -i128::from(rank.unwrap_or_default()),
            PaperOrder::Lowest => i128::from(rank.unwrap_or_default()),
        };
        let place = |filed: &Filed| {
            let place = filed.place();
            (number(place.rank), place.drawer, place.key)
        };
        if let Some(after) = after {
            let after = (number(after.rank), after.drawer.clone(), after.key.clone());
            found.retain(|filed| place(filed) > after);
        }
        found.sort_by_key(|filed| place(filed));
        found
    }
}

impl Table {
    fn append(&mut self, append: Append, stirred: i64) {
        self.entries.push(append.entry);
        self.changed = append.at;
        self.stirred = stirred;
        if let Some(listing) = append.listing {
            self.listed = append.at;
            self.list(listing);
        }
    }

    fn list(&mut self, listing: Listing) {
        self.origin = self.origin.filter(|_| listing.stage != Progress::Over);
        self.listing = listing;
    }
}

#[async_trait]
impl Storage for Memory {
    async fn create(&self, new: NewTable) -> Result<(), StorageError> {
        new.check()?;
        self.kept()?.create(new, self.awake.millis())
    }

    async fn append(&self, append: Append) -> Result<(), StorageError> {
        append.check()?;
        self.kept()?.head(append.table, append.expected)?.append(append, self.awake.millis());
        Ok(())
    }

    async fn create_with(&self, new: NewTable, append: Append) -> Result<(), StorageError> {
        append.check()?;
        new.check()?;
        let mut kept = self.kept()?;
        kept.head(append.table, append.expected)?;
        kept.create(new, self.awake.millis())?;
        kept.head(append.table, append.expected)?.append(append, self.awake.millis());
        Ok(())
    }

    async fn relist(&self, table: TableId, length: u64, listing: Listing) -> Result<(), StorageError> {
        listing.check()?;
        self.kept()?.head(table, length)?.list(listing);
        Ok(())
    }

    async fn say(&self, line: Line) -> Result<(), StorageError> {
        line.check()?;
        let mut kept = self.kept()?;
        let talk = &mut kept.tables.get_mut(&line.table).ok_or(StorageError::NotFound)?.talk;
        if talk.contains_key(&line.number) {
            return Err(StorageError::Exists);
        }
        talk.insert(line.number, (line.member, line.line));
        while talk.len() > line.keep as usize {
            talk.pop_first();
        }
        Ok(())
    }

    async fn talk(&self, table: TableId) -> Result<Vec<(u64, String)>, StorageError> {
        let kept = self.kept()?;
        let talk = &kept.tables.get(&table).ok_or(StorageError::NotFound)?.talk;
        Ok(talk.iter().map(|(number, (_, line))| (*number, line.clone())).collect())
    }

    async fn hush(&self, member: Member) -> Result<(), StorageError> {
        self.kept()?
            .tables
            .values_mut()
            .for_each(|table| table.talk.retain(|_, (speaker, _)| *speaker != member));
        Ok(())
    }

    async fn forget_talk(&self, idle_for: Duration) -> Result<(), StorageError> {
        let since = self.awake.millis_ago(idle_for);
        let mut kept = self.kept()?;
        let over = kept.tables.values_mut().filter(|table| table.listing.stage == Progress::Over);
        over.filter(|table| table.stirred <= since).for_each(|table| table.talk.clear());
        Ok(())
    }

    async fn mentioning(&self, text: &str, member: Member) -> Result<Vec<TableId>, StorageError> {
        let kept = self.kept()?;
        let mentions = |table: &Table| {
            table.entries.iter().chain([&table.listing.summary]).any(|entry| entry.contains(text))
                || table.talk.values().any(|(speaker, _)| *speaker == member)
        };
        Ok(kept.tables.iter().filter(|(_, table)| mentions(table)).map(|(id, _)| *id).collect())
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StorageError> {
        rewrite.check()?;
        let mut kept = self.kept()?;
        let table = kept.head(rewrite.table, rewrite.length)?;
        for (number, entry) in rewrite.entries {
            if let Some(kept) =
                usize::try_from(number).ok().and_then(|number| table.entries.get_mut(number))
            {
                *kept = entry;
            }
        }
        table.list(rewrite.listing);
        Ok(())
    }

    async fn load(&self, table: TableId, from: u64) -> Result<Vec<String>, StorageError> {
        let kept = self.kept()?;
        let entries = &kept.tables.get(&table).ok_or(StorageError::NotFound)?.entries;
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        Ok(entries.get(from..).unwrap_or_default().to_vec())
    }

    async fn list(&self, query: Query) -> Result<Vec<Listed>, StorageError> {
        let since = query.idle_for.map(|age| self.awake.millis_ago(age));
        let kept = self.kept()?;
        let mut listed: Vec<_> = kept
            .tables
            .iter()
            .filter(|(_, table)| query.stages.contains(&table.listing.stage))
            .filter(|(_, table)| query.public.is_none_or(|public| table.listing.public == public))
            .filter(|(_, table)| since.is_none_or(|since| table.stirred <= since))
            .filter(|(_, table)| query.unfinished.is_none_or(|wanted| table.listing.unfinished == wanted))
            .filter(|(_, table)| {
                query.search.as_ref().is_none_or(|text| table.listing.search.contains(text))
            })
            .filter(|(_, table)| query.member.is_none_or(|member| table.listing.members.contains(&member)))
            .filter(|_| query.members_known != Some(false))
            .map(|(&id, table)| Listed {
                table: id,
                listing: table.listing.clone(),
                members_known: true,
                length: table.entries.len() as u64,
                created: table.created,
                changed: table.changed,
                listed: table.listed,
                origin: table.origin,
            })
            .filter(|listed| query.after.is_none_or(|place| place.is_before(listed.place(query.order))))
            .collect();
        // The map is sorted by id, and sorting keeps that order among equals.
        listed.sort_by_key(|listed| std::cmp::Reverse(listed.place(query.order).at));
        listed.truncate(query.limit.map_or(usize::MAX, |limit| limit as usize));
        Ok(listed)
    }

    async fn remove(&self, table: TableId) -> Result<(), StorageError> {
        self.kept()?.tables.remove(&table).map(drop).ok_or(StorageError::NotFound)
    }

    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StorageError> {
        check_secret(name, &fresh)?;
        Ok(self.kept()?.secrets.entry(name.to_owned()).or_insert(fresh).clone())
    }

    async fn file(&self, filings: Vec<Filing>) -> Result<(), StorageError> {
        paper::check(&filings)?;
        self.kept()?.file(filings)
    }

    async fn paper(&self, drawer: &str, key: &str) -> Result<Option<Filed>, StorageError> {
        Ok(self.kept()?.papers.get(&(drawer.to_owned(), key.to_owned())).cloned())
    }

    async fn papers(&self, query: PaperQuery) -> Result<Vec<Filed>, StorageError> {
        let limit = query.limit.map_or(usize::MAX, |limit| limit as usize);
        Ok(self.kept()?.papers(&query).into_iter().take(limit).cloned().collect())
    }

    async fn count_papers(&self, query: PaperQuery) -> Result<u64, StorageError> {
        Ok(self.kept()?.papers(&query).len() as u64)
    }

    async fn health(&self) -> Result<(), StorageError> {
        self.kept().map(drop)
    }

    async fn close(&self) -> Result<(), StorageError> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        Ok(())
    }
}
