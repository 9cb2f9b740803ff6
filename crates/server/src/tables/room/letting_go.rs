//! A table that may be another server's by now. The log is asked, and whoever is too late lets go: its guests are told to come back, and
//! nothing else.

use std::time::{Duration, Instant};

use folsom_storage::StorageError;
use folsom_table::Due;
use tokio::time::timeout;

use super::{Room, Wake};
use crate::clock;
use crate::metrics;
use crate::tables::mail::{Goodbye, Mail, TableError};
use crate::tables::registry::Incoming;

/// So long the storage may take among several servers; then another should try.
pub(super) const STORAGE_PATIENCE: Duration = Duration::from_secs(3);
/// A server for which the storage has failed for so long lets its tables go.
const TROUBLE: Duration = Duration::from_secs(2);

/// Why a table was let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LetGo {
    /// Another has written to its log.
    TooLate,
    /// Another has it too, and both can't.
    Yielded,
    /// The storage can't be reached from here.
    NoStorage,
}

impl LetGo {
    const fn code(self) -> &'static str {
        match self {
            Self::TooLate => "too-late",
            Self::Yielded => "yielded",
            Self::NoStorage => "no-storage",
        }
    }
}

impl Room {
    /// Whether there are other servers.
    pub(super) fn has_others(&self) -> bool {
        self.app().cluster.is_some()
    }

    /// This table is not this server's any more, if there are others.
    pub(super) fn let_go(&mut self, why: LetGo) {
        if self.has_others() {
            self.let_go.get_or_insert(why);
        }
    }

    /// Whether another may have taken the table: the process has stood still, others were out of reach, or somebody wants to see the
    /// table, and must not be shown less than another server has told.
    pub(super) fn may_have_been_taken(&mut self, wake: &Wake) -> bool {
        if !self.has_others() {
            return false;
        }
        let hiccups = self.app().pulse.hiccups();
        let stood_still = std::mem::replace(&mut self.hiccups, hiccups) != hiccups;
        let is_mail = |mail: &Mail| matches!(mail, Mail::Join { .. } | Mail::Look { .. });
        let is_shown = matches!(wake, Wake::Mail(Some(mail)) if is_mail(mail));
        stood_still || is_shown || matches!(wake, Wake::Doubt)
    }

    /// Looks into the log whether another has written to it.
    pub(super) async fn look_whether_it_is_ours(&mut self) {
        let (id, known) = (self.gathering.id(), self.gathering.table().entries());
        match timeout(STORAGE_PATIENCE, self.app().storage.load(id, known)).await {
            Ok(Ok(written)) if written.is_empty() => self.trouble = None,
            Ok(Ok(_) | Err(StorageError::NotFound)) => self.let_go(LetGo::TooLate),
            Ok(Err(_)) | Err(_) => self.storage_fails(),
        }
    }

    /// The storage has failed. If that goes on, another server should try.
    pub(super) fn storage_fails(&mut self) {
        let since = *self.trouble.get_or_insert_with(Instant::now);
        if since.elapsed() >= TROUBLE {
            self.let_go(LetGo::NoStorage);
        }
    }

    /// When to look again whether the storage is back.
    pub(super) fn trouble_due(&self) -> Option<Instant> {
        self.trouble.filter(|_| self.has_others()).map(|since| since + TROUBLE)
    }

    pub(super) async fn look_whether_storage_is_back(&mut self) {
        if self.trouble_due().is_some_and(|due| due <= Instant::now()) {
            self.look_whether_it_is_ours().await;
        }
    }

    /// Sends everybody away who is there; another server will have the table.
    pub(super) fn send_guests_away(&mut self, why: LetGo, mailbox: &mut Incoming) {
        tracing::info!(why = why.code(), "a table was let go");
        metrics::let_go(why.code());
        self.app().tables.let_go(self.app(), self.gathering.id(), mailbox);
        self.dismiss(Goodbye::Stopping);
        let is_due = self.gathering.due(clock::now()) != Due::Nothing;
        if let Some(cluster) = self.app().cluster.as_ref().filter(|_| why == LetGo::NoStorage && is_due) {
            cluster.orphan(self.gathering.id());
        }
    }

    /// What the storage answered, if it did in time.
    pub(super) async fn in_time<T>(
        &self,
        stored: impl Future<Output = Result<T, StorageError>>,
    ) -> Result<T, StorageError> {
        if !self.has_others() {
            return stored.await;
        }
        let late = |_| Err(StorageError::Unavailable("it took too long".to_owned()));
        timeout(STORAGE_PATIENCE, stored).await.unwrap_or_else(late)
    }

    /// Takes note of an error that tells that another server has the table.
    pub(super) fn heed(&mut self, error: StorageError) -> TableError {
        if matches!(error, StorageError::Conflict { .. } | StorageError::Exists) {
            self.let_go(LetGo::TooLate);
        }
        error.into()
    }
}
