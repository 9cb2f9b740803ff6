//! A file that is full when it is told to, and in whose name whoever writes panics.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use folsom_storage::{
    Append, Filed, Filing, Line, Listed, Listing, Member, NewTable, PaperQuery, Query, Rewrite, Sqlite,
    Storage, StorageError, TableId,
};

/// What is said when somebody panics because they were told to.
const WANTED: &str = "as it was wanted";

/// Panics that were wanted are not worth a word.
pub(crate) fn dont_tell_of_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        if info.payload_as_str() != Some(WANTED) {
            usual(info);
        }
    }));
}

pub(crate) struct Shaky {
    file: Sqlite,
    panics: AtomicBool,
}

impl Shaky {
    pub(crate) fn new(file: Sqlite) -> Self {
        Self { file, panics: AtomicBool::new(false) }
    }

    /// The next one who appends panics.
    pub(crate) fn panic(&self) {
        self.panics.store(true, Ordering::Relaxed);
    }

    /// The file may not grow any more, or may again.
    pub(crate) async fn fill(&self, full: bool) {
        self.file.limit_size(full.then_some(0)).await.expect("a limit");
    }
}

#[async_trait]
impl Storage for Shaky {
    async fn create(&self, new: NewTable) -> Result<(), StorageError> {
        self.file.create(new).await
    }

    async fn append(&self, append: Append) -> Result<(), StorageError> {
        assert!(!self.panics.swap(false, Ordering::Relaxed), "{WANTED}");
        self.file.append(append).await
    }

    async fn create_with(&self, new: NewTable, append: Append) -> Result<(), StorageError> {
        self.file.create_with(new, append).await
    }

    async fn relist(&self, table: TableId, length: u64, listing: Listing) -> Result<(), StorageError> {
        self.file.relist(table, length, listing).await
    }

    async fn say(&self, line: Line) -> Result<(), StorageError> {
        self.file.say(line).await
    }

    async fn talk(&self, table: TableId) -> Result<Vec<(u64, String)>, StorageError> {
        self.file.talk(table).await
    }

    async fn hush(&self, member: Member) -> Result<(), StorageError> {
        self.file.hush(member).await
    }

    async fn forget_talk(&self, idle_for: Duration) -> Result<(), StorageError> {
        self.file.forget_talk(idle_for).await
    }

    async fn mentioning(&self, text: &str, member: Member) -> Result<Vec<TableId>, StorageError> {
        self.file.mentioning(text, member).await
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Result<(), StorageError> {
        self.file.rewrite(rewrite).await
    }

    async fn load(&self, table: TableId, from: u64) -> Result<Vec<String>, StorageError> {
        self.file.load(table, from).await
    }

    async fn list(&self, query: Query) -> Result<Vec<Listed>, StorageError> {
        self.file.list(query).await
    }

    async fn remove(&self, table: TableId) -> Result<(), StorageError> {
        self.file.remove(table).await
    }

    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Result<Vec<u8>, StorageError> {
        self.file.secret(name, fresh).await
    }

    async fn file(&self, filings: Vec<Filing>) -> Result<(), StorageError> {
        self.file.file(filings).await
    }

    async fn paper(&self, drawer: &str, key: &str) -> Result<Option<Filed>, StorageError> {
        self.file.paper(drawer, key).await
    }

    async fn papers(&self, query: PaperQuery) -> Result<Vec<Filed>, StorageError> {
        self.file.papers(query).await
    }

    async fn count_papers(&self, query: PaperQuery) -> Result<u64, StorageError> {
        self.file.count_papers(query).await
    }

    async fn health(&self) -> Result<(), StorageError> {
        self.file.health().await
    }

    async fn close(&self) -> Result<(), StorageError> {
        self.file.close().await
    }
}
