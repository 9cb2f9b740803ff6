//! Nothing happens at a table before it is stored.

use std::time::Instant;

use folsom_host::{Decided, Past};
use folsom_storage::{Append, NewTable, StorageError};
use folsom_table::{Actor, Command, Phase};

use super::Room;
use super::letting_go::LetGo;
use crate::tables::lobby;
use crate::tables::mail::TableError;
use crate::{clock, metrics, rating};

impl Room {
    /// Does what is wanted: decides, stores, lets it happen, tells everybody.
    pub(super) async fn commit(&mut self, actor: Actor, command: &Command) -> Result<(), TableError> {
        if self.let_go.is_none() {
            self.settle().await?;
        }
        if self.owes_time {
            self.try_to_resume().await?;
        }
        if self.commit_one(actor, command, None).await? {
            self.resume().await;
        }
        Ok(())
    }

    /// Gives the time back that passed while nobody was there.
    pub(super) async fn resume(&mut self) {
        if let Err(error) = self.try_to_resume().await {
            tracing::warn!(%error, "a table could not be resumed");
        }
    }

    /// If it can't be stored now, it is before anybody decides: the time since the last entry may be that of another clock.
    async fn try_to_resume(&mut self) -> Result<(), TableError> {
        self.owes_time = true;
        self.commit_one(Actor::Server, &Command::Resume, None).await?;
        self.owes_time = false;
        Ok(())
    }

    /// The table that comes with it, if there is one, is stored together with the entry that tells of it, or not at all. Whether
    /// somebody who plays is there again.
    pub(super) async fn commit_one(
        &mut self,
        actor: Actor,
        command: &Command,
        comes_with: Option<NewTable>,
    ) -> Result<bool, TableError> {
        if self.let_go.is_some() {
            return Err(TableError::Elsewhere);
        }
        self.settle().await?;
        let decided = self.gathering.decide(actor, command, clock::now())?;
        self.store(&decided, comes_with).await?;
        let now = clock::now();
        let report = self.gathering.happen(decided, now)?;
        let (before, after) = (&report.before, self.gathering.table());
        if before.stage() != after.stage() && after.stage() == Phase::Over {
            metrics::game_over();
        }
        let is_counted =
            before.stage() != after.stage() && matches!(after.stage(), Phase::Over | Phase::Closed);
        if is_counted && after.terms().rated {
            let (app, id, table) = (self.app().clone(), self.gathering.id(), after.clone());
            // Nobody has to wait for it.
            self.app().tasks.spawn(async move { rating::count(&app, id, &table, now.0).await });
        }
        self.app().tally.update(self.gathering.id(), before, after);
        self.post_end(before.stage());
        Ok(self.gathering.tell(&report, now))
    }

    async fn store(&mut self, decided: &Decided, comes_with: Option<NewTable>) -> Result<(), TableError> {
        let table = self.gathering.id();
        let append = Append {
            table,
            expected: self.gathering.table().entries(),
            entry: decided.text.clone(),
            listing: decided.is_listed.then(|| lobby::listing(table, &decided.after)),
            at: clock::timestamp(decided.at),
        };
        let started = Instant::now();
        let stored = match comes_with {
            Some(new) => self.in_time(self.app().storage.create_with(new, append)).await,
            None => self.in_time(self.app().storage.append(append)).await,
        };
        match stored {
            Ok(()) => {
                self.trouble = None;
                metrics::entry_stored(started.elapsed());
                Ok(())
            }
            Err(error) => self.recover(error, &decided.text).await,
        }
    }

    /// The storage has failed. Where nobody knows whether the entry was written all the same, look.
    async fn recover(&mut self, error: StorageError, text: &str) -> Result<(), TableError> {
        metrics::storage_failed(error.code());
        tracing::error!(code = error.code(), %error, "an entry could not be stored");
        self.app().notice(&error);
        if self.has_others() && matches!(error, StorageError::Conflict { .. }) {
            // Even if the same is written there: it was not this server that wrote it.
            return Err(self.heed(error));
        }
        if matches!(
            error,
            StorageError::Unavailable(_) | StorageError::Broken(_) | StorageError::Conflict { .. }
        ) {
            let (id, known) = (self.gathering.id(), self.gathering.table().entries());
            match self.in_time(self.app().storage.load(id, known)).await {
                Ok(written) if written.is_empty() => self.storage_fails(),
                Ok(written) if written == [text] => return Ok(()),
                Ok(_) => {
                    self.in_doubt = true;
                    self.let_go(LetGo::TooLate);
                }
                Err(_) => {
                    self.in_doubt = true;
                    self.storage_fails();
                }
            }
        }
        Err(error.into())
    }

    /// If something may have been written that is not known here, the table is read anew.
    pub(super) async fn settle(&mut self) -> Result<(), TableError> {
        if self.in_doubt {
            let log = self.app().storage.load(self.gathering.id(), 0).await?;
            let before = self.gathering.correct(Past::read(&log)?);
            self.app().tally.update(self.gathering.id(), &before, self.gathering.table());
            self.in_doubt = false;
            // What is read may be another server's, by its clock.
            self.owes_time |= self.has_others() && self.gathering.time_matters();
            self.gathering.show_everything_anew(clock::now());
        }
        Ok(())
    }
}
