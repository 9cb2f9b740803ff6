//! How many tables there are that are not over: in all, of each host, and opened from each address.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use folsom_storage::{Origin, Progress, Query, Storage, StorageError, TableId};
use folsom_table::{Person, Phase, Table};

use crate::config::Limits;
use crate::tables::{TableError, summary};

/// Counts tables that are not over.
pub(crate) struct Tally {
    counts: Mutex<Counts>,
    per_host: usize,
    per_address: usize,
    most: usize,
}

#[derive(Default)]
struct Counts {
    all: usize,
    hosts: HashMap<Person, usize>,
    /// Cookies are for the asking, so it is also counted where they come from.
    origins: HashMap<Origin, usize>,
    opened: HashMap<TableId, Origin>,
}

impl Counts {
    fn add(&mut self, host: Person) {
        self.all += 1;
        *self.hosts.entry(host).or_default() += 1;
    }

    fn remove(&mut self, host: Person) {
        self.all = self.all.saturating_sub(1);
        if let Some(count) = self.hosts.get_mut(&host) {
            *count -= 1;
            if *count == 0 {
                self.hosts.remove(&host);
            }
        }
    }
}

impl Counts {
    async fn of(storage: &dyn Storage) -> Result<Self, StorageError> {
        let unfinished = Query { stages: vec![Progress::Open, Progress::Running], ..Query::all() };
        let mut counts = Counts::default();
        for listed in storage.list(unfinished).await? {
            if let Some(host) = summary(&listed).and_then(|summary| summary.host()) {
                counts.add(host);
            }
            if let Some(origin) = listed.origin {
                counts.add_from(origin);
                counts.opened.insert(listed.table, origin);
            }
        }
        Ok(counts)
    }

    fn add_from(&mut self, origin: Origin) {
        *self.origins.entry(origin).or_default() += 1;
    }

    fn remove_from(&mut self, origin: Origin) {
        if let Some(count) = self.origins.get_mut(&origin) {
            *count -= 1;
            if *count == 0 {
                self.origins.remove(&origin);
            }
        }
    }
}

impl Tally {
    /// Counts the tables of a storage.
    pub(crate) async fn of(storage: &dyn Storage, limits: &Limits) -> Result<Self, StorageError> {
        Ok(Self {
            counts: Mutex::new(Counts::of(storage).await?),
            per_host: limits.tables_per_host,
            per_address: limits.tables_per_address,
            most: limits.tables,
        })
    }

    /// Counts them once more: of several servers each knows only what happened to its own.
    pub(crate) async fn count_anew(&self, storage: &dyn Storage) -> Result<(), StorageError> {
        let counts = Counts::of(storage).await?;
        *self.counts() = counts;
        Ok(())
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more table, unless there are too many.
    pub(crate) fn reserve(&self, host: Person, origin: Origin) -> Result<Reserved<'_>, TableError> {
        let mut counts = self.counts();
        if counts.all >= self.most {
            return Err(TableError::TooMany("there are too many tables here; try again later"));
        }
        if counts.hosts.get(&host).is_some_and(|count| *count >= self.per_host) {
            return Err(TableError::TooMany("you have too many tables that are not over; close one first"));
        }
        if counts.origins.get(&origin).is_some_and(|count| *count >= self.per_address) {
            return Err(TableError::TooMany(
                "too many tables from your address are not over; close one first",
            ));
        }
        counts.add(host);
        counts.add_from(origin);
        Ok(Reserved { tally: self, host, origin, kept: false })
    }

    /// A place for a table that has been promised, however many there are.
    pub(crate) fn add(&self, host: Person, origin: Origin) -> Reserved<'_> {
        let mut counts = self.counts();
        counts.add(host);
        counts.add_from(origin);
        Reserved { tally: self, host, origin, kept: false }
    }

    /// A table that was so before is so now.
    pub(crate) fn update(&self, id: TableId, before: &Table, after: &Table) {
        let counted = |table: &Table| {
            matches!(table.stage(), Phase::Open | Phase::Dealing | Phase::Running).then(|| table.host())
        };
        let (before, after) = (counted(before), counted(after));
        if before != after {
            let mut counts = self.counts();
            before.into_iter().for_each(|host| counts.remove(host));
            after.into_iter().for_each(|host| counts.add(host));
            if after.is_none()
                && let Some(origin) = counts.opened.remove(&id)
            {
                counts.remove_from(origin);
            }
        }
    }
}

/// A place that is given back unless it is kept.
pub(crate) struct Reserved<'a> {
    tally: &'a Tally,
    host: Person,
    origin: Origin,
    kept: bool,
}

impl Reserved<'_> {
    pub(crate) fn keep(mut self, table: TableId) {
        self.kept = true;
        self.tally.counts().opened.insert(table, self.origin);
    }
}

impl Drop for Reserved<'_> {
    fn drop(&mut self) {
        if !self.kept {
            let mut counts = self.tally.counts();
            counts.remove(self.host);
            counts.remove_from(self.origin);
        }
    }
}

#[cfg(test)]
mod tests {
    use folsom_storage::Memory;

    use super::*;

    #[tokio::test]
    async fn hosts_and_the_house_have_so_many_tables_and_get_them_back() {
        let limits = Limits { tables_per_host: 2, tables: 3, ..Limits::default() };
        let tally = Tally::of(&Memory::new(), &limits).await.unwrap();
        let (anna, boris) = (Person(1), Person(2));
        let [one, two] = [1, 2].map(|byte| TableId::from_bytes([byte; 16]));
        tally.reserve(anna, HERE).unwrap().keep(one);
        let second = tally.reserve(anna, HERE).unwrap();
        assert!(matches!(tally.reserve(anna, HERE), Err(TableError::TooMany(_))));
        tally.reserve(boris, HERE).unwrap().keep(two);
        assert!(matches!(tally.reserve(boris, HERE), Err(TableError::TooMany(_))), "the house is full");
        drop(second);
        assert!(tally.reserve(anna, HERE).is_ok());
    }

    const HERE: Origin = Origin([1; 16]);

    #[tokio::test]
    async fn an_address_has_so_many_tables_whoever_opens_them() {
        let limits = Limits { tables_per_address: 2, ..Limits::default() };
        let tally = Tally::of(&Memory::new(), &limits).await.unwrap();
        let held: Vec<_> = (0..2).map(|person| tally.reserve(Person(person), HERE).unwrap()).collect();
        assert!(matches!(tally.reserve(Person(3), HERE), Err(TableError::TooMany(_))));
        assert!(tally.reserve(Person(3), Origin([2; 16])).is_ok());
        drop(held);
        assert!(tally.reserve(Person(3), HERE).is_ok());
    }
}
