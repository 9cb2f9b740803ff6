//! Finds out who has a table, and takes it if nobody has.

use std::time::Duration;

use folsom_cluster::{NodeId, To, Unanswered};
use folsom_storage::TableId;

use super::pulsing::SETTLING;
use super::wire::{self, Answer, Inquiry};
use super::{Cluster, GROUPS, key};
use crate::app::App;
use crate::chance::random;
use crate::metrics;
use crate::tables::TableError;

/// So long somebody who has a table may take to say so.
const PATIENCE: Duration = Duration::from_secs(1);
/// If nobody was there, it is asked again after so many milliseconds, and up to as many more: whoever has it may just have lost NATS
/// for a moment.
const AGAIN_AFTER: u64 = 40;
/// So long it is waited for NATS.
const WITHOUT_NATS: Duration = Duration::from_secs(3);

/// Who has a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whose {
    /// This server.
    Ours,
    /// Another.
    Theirs(NodeId),
}

/// What is known after having asked once.
enum Known {
    Owner(NodeId),
    Nobody,
    Silent,
    CutOff,
}

impl Cluster {
    /// Who has a table. If nobody has, it is this server's from now on.
    pub(crate) async fn whose(&self, app: &App, table: TableId) -> Result<Whose, TableError> {
        if app.tables.holds(table) {
            return Ok(Whose::Ours);
        }
        let first = self.inquire(table).await?;
        if let Known::Owner(node) = first {
            return Ok(Whose::Theirs(node));
        }
        let group = usize::from(table.to_bytes()[0]) % GROUPS;
        let _taking = self.taking[group].lock().await;
        if app.tables.holds(table) {
            return Ok(Whose::Ours);
        }
        let (mut nobody, mut silent, mut known) = (0, 0, first);
        loop {
            match known {
                Known::Owner(node) => return Ok(Whose::Theirs(node)),
                Known::Nobody => nobody += 1,
                Known::Silent => silent += 1,
                Known::CutOff => self.wait_for_nats().await?,
            }
            if nobody == 2 || silent == 2 {
                break;
            }
            tokio::time::sleep(pause()).await;
            known = self.inquire(table).await?;
        }
        self.settle().await?;
        self.take(app, table).await
    }

    /// Whether another server has a table, or may have.
    pub(crate) async fn is_anybodys(&self, table: TableId) -> bool {
        !matches!(self.inquire(table).await, Ok(Known::Nobody))
    }

    /// Takes a table that has just been made: nobody else can have it.
    pub(crate) async fn take_new(&self, app: &App, table: TableId) -> Result<(), TableError> {
        let group = usize::from(table.to_bytes()[0]) % GROUPS;
        let _taking = self.taking[group].lock().await;
        if !app.tables.holds(table) && self.is_reached() {
            self.take(app, table).await?;
        }
        Ok(())
    }

    async fn inquire(&self, table: TableId) -> Result<Known, TableError> {
        let question = wire::write(&Inquiry::Whose);
        match self.ask(To::Table(key(table)), question, PATIENCE).await {
            Ok(Answer::Here { node }) => Ok(Known::Owner(node)),
            Ok(Answer::Later) => Err(TableError::Apart),
            Ok(_) | Err(Unanswered::Nobody) => Ok(Known::Nobody),
            Err(Unanswered::Silent) => Ok(Known::Silent),
            Err(Unanswered::CutOff) => Ok(Known::CutOff),
        }
    }

    /// Without NATS nobody can know who has a table, so none is taken.
    async fn wait_for_nats(&self) -> Result<(), TableError> {
        let mut link = self.bus.link();
        let back = link.wait_for(folsom_cluster::Link::is_up);
        tokio::time::timeout(WITHOUT_NATS, back)
            .await
            .map_err(|_| TableError::Apart)?
            .map_err(|_| TableError::Apart)?;
        Ok(())
    }

    /// Just after NATS came back, those who have tables may not be back yet.
    async fn settle(&self) -> Result<(), TableError> {
        let link = *self.bus.link().borrow();
        if !link.is_up() {
            return Err(TableError::Apart);
        }
        if link.troubles() > 0 {
            tokio::time::sleep(SETTLING.saturating_sub(link.for_how_long())).await;
        }
        Ok(())
    }

    /// Takes a table, unless somebody else has at this very moment.
    async fn take(&self, app: &App, table: TableId) -> Result<Whose, TableError> {
        if !self.bus.own(key(table)).await {
            return Err(TableError::Apart);
        }
        let claim = wire::write(&Inquiry::Claim { node: self.node(), settled: false });
        match self.ask(To::Table(key(table)), claim, PATIENCE).await {
            Ok(Answer::Here { node }) => {
                self.disown(table);
                Ok(Whose::Theirs(node))
            }
            Ok(_) | Err(Unanswered::Nobody | Unanswered::Silent) => {
                metrics::taken();
                if let Err(error) = app.tables.begin(app, table) {
                    self.disown(table);
                    return Err(error);
                }
                Ok(Whose::Ours)
            }
            Err(Unanswered::CutOff) => {
                self.disown(table);
                Err(TableError::Apart)
            }
        }
    }
}

fn pause() -> Duration {
    let more = random::<8>().map_or(AGAIN_AFTER, |bytes| u64::from_le_bytes(bytes) % AGAIN_AFTER);
    Duration::from_millis(AGAIN_AFTER + more)
}
