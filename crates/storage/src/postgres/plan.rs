//! What becomes of many changes: the statements of one transaction, and what their answers mean for each change.

use std::collections::HashMap;

use crate::change::{Change, Outcome};
use crate::error::StorageError;
use crate::paper::{Filing, Version};
use crate::postgres::papers;
use crate::postgres::steps::{self, Chain, Done, Step, When};
use crate::storage::Append;

/// A transaction to be.
#[derive(Default)]
pub(super) struct Plan<'a> {
    pub(super) steps: Vec<Step<'a>>,
    pub(super) hopes: Vec<Hope>,
}

/// What is hoped for a change.
#[derive(Debug)]
pub(super) struct Hope {
    /// Which change.
    pub(super) change: usize,
    /// The step that decides.
    pub(super) step: usize,
    /// The table for which that step has to be done. If there is none, nothing is in its way.
    pub(super) table: Option<String>,
    /// What is there, and of this transaction, if it was done.
    pub(super) proof: Option<Proof>,
    /// What comes of the change then.
    pub(super) outcome: Outcome,
}

/// What tells of a transaction that it was done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) enum Proof {
    /// An entry of a log, by its number. It stays for ever.
    Entry(String, i64),
    /// A paper. It tells only until somebody puts another in its place.
    Paper(Version),
}

impl Hope {
    /// Whether a change that has no proof may have been done for all that.
    pub(super) fn was_perhaps_done(&self) -> bool {
        !matches!(self.proof, Some(Proof::Entry(..)))
    }
}

impl<'a> Plan<'a> {
    /// Of these changes, in their order.
    pub(super) fn of(changes: &'a [Change], which: impl Iterator<Item = usize>) -> Self {
        let mut plan = Self::default();
        // Appends are what there is most of. As many as come in a row are written by one statement.
        let mut appends = Vec::new();
        for index in which {
            if let Change::Append(append) = &changes[index] {
                appends.push((index, append));
            } else {
                plan.append(std::mem::take(&mut appends));
                plan.add(index, &changes[index]);
            }
        }
        plan.append(appends);
        plan
    }

    fn add(&mut self, change: usize, what: &'a Change) {
        match what {
            Change::Append(append) => self.append(vec![(change, append)]),
            Change::Create(new) => {
                let id = new.table.to_string();
                self.hope(change, Some(id.clone()), Some(Proof::Entry(id, 0)));
                self.steps.push(steps::create(new));
            }
            Change::CreateWith(new, append) => {
                let proof = Proof::Entry(append.table.to_string(), append.expected.cast_signed());
                self.hope(change, Some(new.table.to_string()), Some(proof));
                self.steps.push(steps::create_with(new, append));
                self.list(append);
            }
            Change::Relist { table, length, listing } => {
                let id = table.to_string();
                self.hope(change, Some(id.clone()), None);
                self.steps.push(steps::hold(id.clone(), Some(*length)));
                self.steps.push(steps::list(id, listing, When::Long(*length)));
            }
            Change::Rewrite(rewrite) => {
                let id = rewrite.table.to_string();
                self.hope(change, Some(id.clone()), None);
                self.steps.push(steps::hold(id.clone(), Some(rewrite.length)));
                self.steps.push(steps::rewrite(rewrite));
                self.steps.push(steps::list(id, &rewrite.listing, When::Long(rewrite.length)));
            }
            Change::Remove(table) => {
                let id = table.to_string();
                self.hope(change, Some(id.clone()), None);
                self.steps.push(steps::hold(id.clone(), None));
                self.steps.push(steps::remove_entries(id.clone()));
                self.steps.push(steps::remove_table(id));
            }
            Change::Say(line) => {
                self.hope(change, Some(line.table.to_string()), None);
                self.steps.push(steps::say(line));
                self.steps.push(steps::keep_latest(line));
            }
            Change::Hush(member) => self.simply(change, steps::hush(*member)),
            Change::ForgetTalk(age) => self.simply(change, steps::forget_talk(*age)),
            Change::Secret(name, value) => self.simply(change, steps::secret(name, value)),
            Change::File(filings, version) => {
                let is_put = |filing: &Filing| matches!(filing, Filing::Put { .. });
                let proof = filings.iter().any(is_put).then_some(Proof::Paper(*version));
                self.hope(change, Some(papers::name(*version)), proof);
                self.steps.push(papers::file(filings, *version));
            }
            Change::Probe => self.simply(change, steps::probe()),
        }
    }

    /// Something that is always possible.
    fn simply(&mut self, change: usize, step: Step<'a>) {
        self.hope(change, None, None);
        self.steps.push(step);
    }

    /// The next step decides.
    fn hope(&mut self, change: usize, table: Option<String>, proof: Option<Proof>) {
        self.hopes.push(Hope { change, step: self.steps.len(), table, proof, outcome: Ok(()) });
    }

    fn append(&mut self, appends: Vec<(usize, &'a Append)>) {
        if appends.is_empty() {
            return;
        }
        let mut chains: Vec<Chain<'a>> = Vec::new();
        let mut places = HashMap::new();
        for (change, append) in &appends {
            let place = *places.entry(append.table).or_insert(chains.len());
            if place == chains.len() {
                chains.push(Chain { appends: vec![] });
            }
            let chain = &mut chains[place];
            // The first of a table says how long its log should be. If that is right, so are those that follow, and the rest
            // is wrong; if not, nothing is known of them, and they have to be asked for once more.
            let end = if chain.appends.is_empty() { append.expected.cast_signed() } else { chain.end() };
            let fits = append.expected.cast_signed() == end;
            if fits {
                chain.appends.push(append);
            }
            let late = StorageError::Conflict { expected: append.expected, found: end.cast_unsigned() };
            self.hopes.push(Hope {
                change: *change,
                step: self.steps.len(),
                table: Some(chain.id()),
                proof: Some(Proof::Entry(chain.id(), chain.first())),
                outcome: if fits { Ok(()) } else { Err(late) },
            });
        }
        self.steps.push(steps::append(&chains));
        for append in chains.iter().flat_map(|chain| &chain.appends) {
            self.list(append);
        }
    }

    /// What lists show from now on, if the entry was written.
    fn list(&mut self, append: &'a Append) {
        if let Some(listing) = &append.listing {
            let when = When::Appended(append.expected, append.at);
            self.steps.push(steps::list(append.table.to_string(), listing, when));
        }
    }
}

/// Why a change was not done, if its log has this length now. None if it should have been: somebody was there in between, and it
/// has to be tried once more.
pub(super) fn why_not(change: &Change, lengths: &HashMap<String, u64>) -> Option<StorageError> {
    let of = |table: &folsom_id::TableId| lengths.get(&table.to_string()).copied();
    let expects = |table, expected| match of(table) {
        None => Some(StorageError::NotFound),
        Some(found) if found != expected => Some(StorageError::Conflict { expected, found }),
        Some(_) => None,
    };
    match change {
        Change::Create(new) => of(&new.table).map(|_| StorageError::Exists),
        Change::CreateWith(new, append) => {
            expects(&append.table, append.expected).or_else(|| of(&new.table).map(|_| StorageError::Exists))
        }
        Change::Append(append) => expects(&append.table, append.expected),
        Change::Relist { table, length, .. } => expects(table, *length),
        Change::Rewrite(rewrite) => expects(&rewrite.table, rewrite.length),
        Change::Remove(table) => of(table).is_none().then_some(StorageError::NotFound),
        Change::Say(line) => Some(of(&line.table).map_or(StorageError::NotFound, |_| StorageError::Exists)),
        Change::File(..) => Some(StorageError::Stale),
        Change::Hush(_) | Change::ForgetTalk(_) | Change::Secret(..) | Change::Probe => None,
    }
}

/// The tables that a change is about.
pub(super) fn tables(change: &Change) -> Vec<String> {
    match change {
        Change::Create(new) => vec![new.table.to_string()],
        Change::CreateWith(new, append) => vec![new.table.to_string(), append.table.to_string()],
        Change::Append(append) => vec![append.table.to_string()],
        Change::Relist { table, .. } | Change::Remove(table) => vec![table.to_string()],
        Change::Rewrite(rewrite) => vec![rewrite.table.to_string()],
        Change::Say(line) => vec![line.table.to_string()],
        Change::Hush(_) | Change::ForgetTalk(_) | Change::Secret(..) | Change::File(..) | Change::Probe => {
            vec![]
        }
    }
}

/// Whether what was hoped for has come true, by what each step has said.
pub(super) fn has_come_true(hope: &Hope, done: &[Done]) -> bool {
    hope.table.as_ref().is_none_or(|table| done[hope.step].ids.contains(table))
}

/// What is said of a change that was perhaps done before, and now can't be.
pub(super) fn perhaps_done_before(change: &Change, error: StorageError) -> Outcome {
    match (change, error) {
        (Change::Remove(_), StorageError::NotFound) | (Change::Say(_), StorageError::Exists) => Ok(()),
        // Whoever asked has to look: it was done and somebody else came after it, or it was not.
        (Change::File(..), StorageError::Stale) => {
            Err(StorageError::Unavailable("the answer was lost".to_owned()))
        }
        (_, error) => Err(error),
    }
}
