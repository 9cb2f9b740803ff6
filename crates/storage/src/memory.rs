//! Tables that are kept in memory, for tests.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;

use crate::error::StorageError;
use crate::listing::{Listed, Listing, Query};
use crate::storage::{Append, NewTable, Storage, check_secret};
use crate::table_id::TableId;
use crate::timestamp::Timestamp;

/// Keeps tables as long as it lives and no longer, which is all that tests need.
#[derive(Debug, Default)]
pub struct Memory {
    kept: Mutex<Kept>,
}

#[derive(Debug, Default)]
struct Kept {
    tables: BTreeMap<TableId, Table>,
    secrets: BTreeMap<String, Vec<u8>>,
    closed: bool,
}

#[derive(Debug)]
struct Table {
    entries: Vec<String>,
    listing: Listing,
    created: Timestamp,
    changed: Timestamp,
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
        if kept.closed { Err(StorageError::Unavailable("it has been closed".into())) } else { Ok(kept) }
    }
}

impl Kept {
    fn create(&mut self, new: NewTable) -> Result<(), StorageError> {
        if self.tables.contains_key(&new.table) {
            return Err(StorageError::Exists);
        }
        let NewTable { table, entries, listing, at } = new;
        self.tables.insert(table, Table { entries, listing, created: at, changed: at });
        Ok(())
    }

    /// The table whose log is of this length.
    fn head(&mut self, table: TableId, expected: u64) -> Result<&mut Table, StorageError> {
        let table = self.tables.get_mut(&table).ok_or(StorageError::NotFound)?;
        let found = table.entries.len() as u64;
        if expected == found { Ok(table) } else { Err(StorageError::Conflict { expected, found }) }
    }
}

impl Table {
    fn append(&mut self, append: Append) {
        self.entries.push(append.entry);
        self.changed = append.at;
        if let Some(listing) = append.listing {
            self.listing = listing;
        }
    }
}

#[async_trait]
impl Storage for Memory {
    async fn create(&self, new: NewTable) -> Result<(), StorageError> {
        new.check()?;
        self.kept()?.create(new)
    }

    async fn append(&self, append: Append) -> Result<(), StorageError> {
        append.check()?;
        self.kept()?.head(append.table, append.expected)?.append(append);
        Ok(())
    }

    async fn create_with(&self, new: NewTable, append: Append) -> Result<(), StorageError> {
        append.check()?;
        new.check()?;
        let mut kept = self.kept()?;
        kept.head(append.table, append.expected)?;
        kept.create(new)?;
        kept.head(append.table, append.expected)?.append(append);
        Ok(())
    }

    async fn relist(&self, table: TableId, length: u64, listing: Listing) -> Result<(), StorageError> {
        listing.check()?;
        self.kept()?.head(table, length)?.listing = listing;
        Ok(())
    }

    async fn load(&self, table: TableId, from: u64) -> Result<Vec<String>, StorageError> {
        let kept = self.kept()?;
        let entries = &kept.tables.get(&table).ok_or(StorageError::NotFound)?.entries;
        let from = usize::try_from(from).unwrap_or(usize::MAX);
        Ok(entries.get(from..).unwrap_or_default().to_vec())
    }

    async fn list(&self, query: Query) -> Result<Vec<Listed>, StorageError> {
        let kept = self.kept()?;
        let mut listed: Vec<_> = kept
            .tables
            .iter()
            .filter(|(_, table)| query.stages.contains(&table.listing.stage))
            .filter(|(_, table)| query.public.is_none_or(|public| table.listing.public == public))
            .filter(|(_, table)| query.changed_before.is_none_or(|before| table.changed < before))
            .filter(|(_, table)| query.member.is_none_or(|member| table.listing.members.contains(&member)))
            .filter(|_| query.members_known != Some(false))
            .map(|(&id, table)| Listed {
                table: id,
                listing: table.listing.clone(),
                members_known: true,
                length: table.entries.len() as u64,
                created: table.created,
                changed: table.changed,
            })
            .filter(|listed| query.after.is_none_or(|place| place.is_before(listed.place())))
            .collect();
        // The map is sorted by id, and sorting keeps that order among equals.
        listed.sort_by_key(|listed| std::cmp::Reverse(listed.changed));
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

    async fn health(&self) -> Result<(), StorageError> {
        self.kept().map(drop)
    }

    async fn close(&self) -> Result<(), StorageError> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).closed = true;
        Ok(())
    }
}
