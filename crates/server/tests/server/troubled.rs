//! A storage that does as it is told: it keeps one waiting, or fails.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use folsom_storage::{
    Append, Filed, Filing, Line, Listed, Listing, Member, NewTable, PaperQuery, Query, Rewrite, Storage,
    StorageError, TableId,
};
use tokio::sync::oneshot;

use crate::client::patiently;
use crate::keep::fresh;

/// What goes wrong with an entry that is to be appended.
enum Trouble {
    /// It has to wait.
    Held(Held),
    /// It is not written.
    Lost(StorageError),
    /// It is written, but nobody is told so.
    Unnoticed(StorageError),
    /// Whoever wants it written panics.
    Panic,
}

struct Held {
    arrived: oneshot::Sender<()>,
    released: oneshot::Receiver<()>,
}

/// An entry that waits to be written.
pub(crate) struct Hold {
    arrived: oneshot::Receiver<()>,
    released: oneshot::Sender<()>,
}

impl Hold {
    /// Waits until there is an entry to be written.
    pub(crate) async fn arrived(&mut self) {
        patiently("an entry", &mut self.arrived).await.unwrap();
    }

    pub(crate) fn release(self) {
        let _ = self.released.send(());
    }
}

/// A storage that does as it is told. It stays open, so that one can look what was written.
pub(crate) struct Troubled {
    kept: Arc<dyn Storage>,
    appends: Mutex<VecDeque<Trouble>>,
    creates: Mutex<VecDeque<StorageError>>,
    loads: Mutex<VecDeque<StorageError>>,
    /// Whoever reads this log panics.
    poisoned: Mutex<Option<TableId>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Troubled {
    /// An empty one, with no trouble so far.
    pub(crate) async fn new() -> Self {
        let kept = fresh().await;
        Self {
            kept,
            appends: Mutex::default(),
            creates: Mutex::default(),
            loads: Mutex::default(),
            poisoned: Mutex::default(),
        }
    }

    /// The next entry has to wait.
    pub(crate) fn hold(&self) -> Hold {
        let ((here, arrived), (released, wait)) = (oneshot::channel(), oneshot::channel());
        lock(&self.appends).push_back(Trouble::Held(Held { arrived: here, released: wait }));
        Hold { arrived, released }
    }

    /// The next entry is not written.
    pub(crate) fn lose(&self, error: StorageError) {
        lock(&self.appends).push_back(Trouble::Lost(error));
    }

    /// The next entry is written, but this is answered.
    pub(crate) fn write_unnoticed(&self, error: StorageError) {
        lock(&self.appends).push_back(Trouble::Unnoticed(error));
    }

    /// Whoever wants to write the next entry panics, as if something had not been thought of.
    pub(crate) fn panic(&self) {
        lock(&self.appends).push_back(Trouble::Panic);
    }

    /// Whoever reads the log of this table panics, from now on.
    pub(crate) fn poison(&self, table: &str) {
        *lock(&self.poisoned) = Some(table.parse().unwrap());
    }

    /// The next table can't be created.
    pub(crate) fn refuse_table(&self, error: StorageError) {
        lock(&self.creates).push_back(error);
    }

    /// The next log can't be read.
    pub(crate) fn refuse_log(&self, error: StorageError) {
        lock(&self.loads).push_back(error);
    }

    /// Writes an entry, with the trouble that there is to be.
    async fn trouble(
        &self,
        write: impl Future<Output = Result<(), StorageError>>,
    ) -> Result<(), StorageError> {
        let trouble = lock(&self.appends).pop_front();
        match trouble {
            None => write.await,
            Some(Trouble::Lost(error)) => Err(error),
            Some(Trouble::Unnoticed(error)) => write.await.and(Err(error)),
            Some(Trouble::Panic) => panic!("nobody has thought of this"),
            Some(Trouble::Held(held)) => {
                let _ = held.arrived.send(());
                let _ = held.released.await;
                write.await
            }
        }
    }

    /// Every trouble there was to be has been.
    pub(crate) fn is_over(&self) -> bool {
        lock(&self.appends).is_empty() && lock(&self.creates).is_empty() && lock(&self.loads).is_empty()
    }
}

#[async_trait]
impl Storage for Troubled {
    async fn create(&self, new: NewTable) -> Result<(), StorageError> {
        let error = lock(&self.creates).pop_front();
        match error {
            Some(error) => Err(error),
            None => self.kept.create(new).await,
        }
    }

    async fn append(&self, append: Append) -> Result<(), StorageError> {
        self.trouble(self.kept.append(append)).await
    }

    async fn create_with(&self, new: NewTable, append: Append) -> Result<(), StorageError> {
        self.trouble(self.kept.create_with(new, append)).await
    }

    async fn relist(&self, table: TableId, length: u64, listing: Listing) -> Result<(), StorageError> {
        self.kept.relist(table, length, listing).await
    }

    async fn load(&self, table: TableId, from: u64) -> Result<Vec<String>, StorageError> {
        assert_ne!(*lock(&self.poisoned), Some(table), "nobody has thought of this");
        let error = lock(&self.loads).pop_front();
        match error {
            Some(error) => Err(error),
            None => self.kept.load(table, from).await,
        }
    }

    async fn list(&self, query: Query) -> Result<Vec<Listed>, StorageError> {
        self.kept.list(query).await
    }

    async fn say(&self, line: Line) -> Result<(), StorageError> {
        self.kept.say(line).await
    }

    async fn talk(&self, table: TableId) -> Result<Vec<(u64, String)>, StorageError> {
        self.kept.talk(table).await
    }

    async fn hush(&self, member: Member) -> Result<(), StorageError> {
        self.kept.hush(member).await
    }

    async fn forget_talk(&self, idle_for: Duration) -> Result<(), StorageError> {
        self.kept.forget_talk(idle_for).await
    }

    async fn mentioning(&self, text: &str, member: Member) -> Result<Vec<TableId>, StorageError> {
        self.kept.mentioning(text, member).await
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StorageError> {
        self.kept.rewrite(rewrite).await
    }

    async fn remove(&self, table: TableId) -> Result<(), StorageError> {
        self.kept.remove(table).await
    }

    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StorageError> {
        self.kept.secret(name, fresh).await
    }

    async fn file(&self, filings: Vec<Filing>) -> Result<(), StorageError> {
        self.kept.file(filings).await
    }

    async fn paper(&self, drawer: &str, key: &str) -> Result<Option<Filed>, StorageError> {
        self.kept.paper(drawer, key).await
    }

    async fn papers(&self, query: PaperQuery) -> Result<Vec<Filed>, StorageError> {
        self.kept.papers(query).await
    }

    async fn count_papers(&self, query: PaperQuery) -> Result<u64, StorageError> {
        self.kept.count_papers(query).await
    }

    async fn health(&self) -> Result<(), StorageError> {
        self.kept.health().await
    }

    async fn close(&self) -> Result<(), StorageError> {
        Ok(())
    }
}
