//! Nothing happens at a table before it is stored.

use std::time::Instant;

use folsom_host::{Broadcast, Lost, Objection, Past, differs};
use folsom_storage::{Append, NewTable, StorageError};
use folsom_table::{About, Actor, Command, Entry, News, Phase, Table};

use super::Room;
use super::letting_go::LetGo;
use crate::tables::lobby;
use crate::tables::mail::TableError;
use crate::{clock, metrics};

impl Room {
    /// Does what is wanted: decides, stores, lets it happen, tells everybody.
    pub(super) async fn commit(&mut self, actor: Actor, command: &Command) -> Result<(), TableError> {
        let deserted = self.is_deserted();
        self.commit_one(actor, command, None).await?;
        if deserted && !self.is_deserted() {
            self.resume().await;
        }
        Ok(())
    }

    /// Gives the time back that passed while nobody was there.
    pub(super) async fn resume(&mut self) {
        if let Err(error) = self.commit_one(Actor::Server, &Command::Resume, None).await {
            tracing::warn!(%error, "a table could not be resumed");
        }
    }

    /// The table that comes with it, if there is one, is stored together with the entry that tells of it, or not at all.
    pub(super) async fn commit_one(
        &mut self,
        actor: Actor,
        command: &Command,
        comes_with: Option<NewTable>,
    ) -> Result<(), TableError> {
        if self.let_go.is_some() {
            return Err(TableError::Elsewhere);
        }
        self.settle().await?;
        let entry = self.state.table.decide(actor, command, &self.presence, clock::now())?;
        let mut after = self.state.table.clone();
        let news = after
            .apply(&entry)
            .map_err(|error| Objection::Damaged(format!("what was decided can't be: {error}")))?;
        let text = self.store(&entry, &after, &news, comes_with).await?;
        self.past.note(&text)?;
        self.presence.follow(&entry, &after);
        let before = std::mem::replace(&mut self.state.table, after);
        self.tell(&before, actor, &entry, &news);
        Ok(())
    }

    async fn store(
        &mut self,
        entry: &Entry,
        after: &Table,
        news: &News,
        comes_with: Option<NewTable>,
    ) -> Result<String, TableError> {
        let before = &self.state.table;
        let may_be_listed = !matches!(news.about, About::Choice { .. }) || differs(before, after);
        let listing = may_be_listed.then(|| lobby::listing(self.id, after));
        let text = serde_json::to_string(entry).expect("entries can be written");
        let append = Append {
            table: self.id,
            expected: before.entries(),
            entry: text.clone(),
            listing,
            at: clock::timestamp(entry.at),
        };
        let started = Instant::now();
        let stored = match comes_with {
            Some(new) => self.in_time(self.app.storage.create_with(new, append)).await,
            None => self.in_time(self.app.storage.append(append)).await,
        };
        match stored {
            Ok(()) => {
                self.trouble = None;
                metrics::entry_stored(started.elapsed());
                Ok(text)
            }
            Err(error) => self.recover(error, &text).await.map(|()| text),
        }
    }

    /// The storage has failed. Where nobody knows whether the entry was written all the same, look.
    async fn recover(&mut self, error: StorageError, text: &str) -> Result<(), TableError> {
        metrics::storage_failed(error.code());
        tracing::error!(code = error.code(), %error, "an entry could not be stored");
        self.app.notice(&error);
        if self.has_others() && matches!(error, StorageError::Conflict { .. }) {
            // Even if the same is written there: it was not this server that wrote it.
            return Err(self.heed(error));
        }
        if matches!(
            error,
            StorageError::Unavailable(_) | StorageError::Broken(_) | StorageError::Conflict { .. }
        ) {
            match self.in_time(self.app.storage.load(self.id, self.state.table.entries())).await {
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
            let (state, past) = Past::read(&self.app.storage.load(self.id, 0).await?)?;
            let before = std::mem::replace(&mut self.state, state);
            self.past = past;
            self.app.tally.update(self.id, &before.table, &self.state.table);
            self.in_doubt = false;
            self.show_everything_anew();
        }
        Ok(())
    }

    fn tell(&mut self, before: &Table, actor: Actor, entry: &Entry, news: &News) {
        self.state.remember(entry, news);
        self.talk.note_end(before.stage(), self.state.table.stage(), clock::now());
        let after = &self.state.table;
        if before.stage() != after.stage() && after.stage() == Phase::Over {
            metrics::game_over();
        }
        self.app.tally.update(self.id, before, after);
        let mut bulletin = Broadcast::new(self.id, before, after, news);
        let moved = self.guests.tell(&mut bulletin, before, after);
        for (guest, person) in moved {
            // Whoever gets up knows.
            let lost =
                Lost::by(entry, news.number, before, person).filter(|_| actor != Actor::Person(person));
            self.show_everything(guest, lost);
        }
        if !matches!(news.about, About::Choice { .. } | About::Talk) {
            self.guests.presence_changed();
        }
    }
}
