//! A storage that several servers share, as they share a database: whoever goes closes it for nobody but themselves.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use folsom_storage::{
    Append, Filed, Filing, Line, Listed, Listing, Member, NewTable, PaperQuery, Query, Rewrite, Storage,
    StorageError, TableId,
};

pub(crate) struct Shared(pub(crate) Arc<dyn Storage>);

type Stored<T = ()> = Result<T, StorageError>;

#[async_trait]
impl Storage for Shared {
    async fn create(&self, new: NewTable) -> Stored {
        self.0.create(new).await
    }

    async fn append(&self, append: Append) -> Stored {
        self.0.append(append).await
    }

    async fn create_with(&self, new: NewTable, append: Append) -> Stored {
        self.0.create_with(new, append).await
    }

    async fn relist(&self, table: TableId, length: u64, listing: Listing) -> Stored {
        self.0.relist(table, length, listing).await
    }

    async fn say(&self, line: Line) -> Stored {
        self.0.say(line).await
    }

    async fn talk(&self, table: TableId) -> Stored<Vec<(u64, String)>> {
        self.0.talk(table).await
    }

    async fn hush(&self, member: Member) -> Stored {
        self.0.hush(member).await
    }

    async fn forget_talk(&self, idle_for: Duration) -> Stored {
        self.0.forget_talk(idle_for).await
    }

    async fn mentioning(&self, text: &str, member: Member) -> Stored<Vec<TableId>> {
        self.0.mentioning(text, member).await
    }

    async fn rewrite(&self, rewrite: Rewrite) -> Stored {
        self.0.rewrite(rewrite).await
    }

    async fn load(&self, table: TableId, from: u64) -> Stored<Vec<String>> {
        self.0.load(table, from).await
    }

    async fn list(&self, query: Query) -> Stored<Vec<Listed>> {
        self.0.list(query).await
    }

    async fn remove(&self, table: TableId) -> Stored {
        self.0.remove(table).await
    }

    async fn secret(&self, name: &str, fresh: Vec<u8>) -> Stored<Vec<u8>> {
        self.0.secret(name, fresh).await
    }

    async fn file(&self, filings: Vec<Filing>) -> Result<(), StorageError> {
        self.0.file(filings).await
    }

    async fn paper(&self, drawer: &str, key: &str) -> Result<Option<Filed>, StorageError> {
        self.0.paper(drawer, key).await
    }

    async fn papers(&self, query: PaperQuery) -> Result<Vec<Filed>, StorageError> {
        self.0.papers(query).await
    }

    async fn count_papers(&self, query: PaperQuery) -> Result<u64, StorageError> {
        self.0.count_papers(query).await
    }

    async fn health(&self) -> Stored {
        self.0.health().await
    }

    async fn close(&self) -> Stored {
        Ok(())
    }
}
