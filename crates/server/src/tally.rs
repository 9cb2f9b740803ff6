//! How many tables there are that are not over, in all and of each host.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use folsom_storage::{Query, Stage as Kept, Storage, StorageError};
use folsom_table::{Person, Stage, Table};

use crate::config::Limits;
use crate::tables::{Summary, TableError};

/// Counts tables that are not over.
pub(crate) struct Tally {
    counts: Mutex<Counts>,
    per_host: usize,
    most: usize,
}

#[derive(Default)]
struct Counts {
    all: usize,
    hosts: HashMap<Person, usize>,
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

impl Tally {
    /// Counts the tables of a storage.
    pub(crate) async fn of(storage: &dyn Storage, limits: &Limits) -> Result<Self, StorageError> {
        let unfinished = Query { stages: vec![Kept::Open, Kept::Running], ..Query::all() };
        let mut counts = Counts::default();
        for listed in storage.list(unfinished).await? {
            if let Some(host) = Summary::read(&listed).and_then(|summary| summary.host()) {
                counts.add(host);
            }
        }
        Ok(Self { counts: Mutex::new(counts), per_host: limits.tables_per_host, most: limits.tables })
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more table, unless there are too many.
    pub(crate) fn reserve(&self, host: Person) -> Result<Reserved<'_>, TableError> {
        let mut counts = self.counts();
        if counts.all >= self.most {
            return Err(TableError::TooMany("there are too many tables here; try again later"));
        }
        if counts.hosts.get(&host).is_some_and(|count| *count >= self.per_host) {
            return Err(TableError::TooMany("you have too many tables that are not over; close one first"));
        }
        counts.add(host);
        Ok(Reserved { tally: self, host, kept: false })
    }

    /// A table that was so before is so now.
    pub(crate) fn update(&self, before: &Table, after: &Table) {
        let counted =
            |table: &Table| matches!(table.stage(), Stage::Open | Stage::Running).then(|| table.host());
        let (before, after) = (counted(before), counted(after));
        if before != after {
            let mut counts = self.counts();
            before.into_iter().for_each(|host| counts.remove(host));
            after.into_iter().for_each(|host| counts.add(host));
        }
    }
}

/// A place that is given back unless it is kept.
pub(crate) struct Reserved<'a> {
    tally: &'a Tally,
    host: Person,
    kept: bool,
}

impl Reserved<'_> {
    pub(crate) fn keep(mut self) {
        self.kept = true;
    }
}

impl Drop for Reserved<'_> {
    fn drop(&mut self) {
        if !self.kept {
            self.tally.counts().remove(self.host);
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
        tally.reserve(anna).unwrap().keep();
        let second = tally.reserve(anna).unwrap();
        assert!(matches!(tally.reserve(anna), Err(TableError::TooMany(_))));
        tally.reserve(boris).unwrap().keep();
        assert!(matches!(tally.reserve(boris), Err(TableError::TooMany(_))), "the house is full");
        drop(second);
        assert!(tally.reserve(anna).is_ok());
    }
}
