//! What all requests share.

use std::net::IpAddr;
use std::sync::Arc;

use folsom_storage::{Origin, Storage, StorageError};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::bot_pool::BotPool;
use crate::cluster::Cluster;
use crate::config::Config;
use crate::crowd::{Crowd, household};
use crate::health::Health;
use crate::identity::key::SigningKey;
use crate::notifying::Notifying;
use crate::pages::Pages;
use crate::people::Gone;
use crate::pulse::Pulse;
use crate::tables::Registry;
use crate::tally::Tally;
use crate::trains::Station;

/// What all requests share; cheap to clone.
#[derive(Clone)]
pub(crate) struct App(Arc<Inner>);

/// See [`App`].
pub(crate) struct Inner {
    pub(crate) config: Config,
    pub(crate) pages: Pages,
    /// Which web client that is.
    pub(crate) client: Option<String>,
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) key: SigningKey,
    pub(crate) bots: BotPool,
    pub(crate) crowd: Crowd,
    pub(crate) tables: Registry,
    /// The other servers, if there are any.
    pub(crate) cluster: Option<Cluster>,
    pub(crate) notifying: Notifying,
    pub(crate) tally: Tally,
    /// Who was deleted.
    pub(crate) gone_people: Gone,
    /// Where people wait for each other.
    pub(crate) station: Station,
    pub(crate) pulse: Pulse,
    pub(crate) health: Health,
    /// Cancelled when the storage is gone: nothing that would be written could be kept.
    pub(crate) gone: CancellationToken,
    /// Cancelled when the server stops.
    pub(crate) stopping: CancellationToken,
    /// What must come to its end before the storage is closed.
    pub(crate) tasks: TaskTracker,
}

impl App {
    pub(crate) fn new(inner: Inner) -> Self {
        Self(Arc::new(inner))
    }

    /// An address as it may be written down: nobody who has not the key can tell which it is.
    pub(crate) fn origin(&self, address: IpAddr) -> Origin {
        Origin(self.key.sign("origin", &[&household(address).to_string()]).first_bytes())
    }

    /// Takes note of a failure of the storage. From one of them there is no way back.
    pub(crate) fn notice(&self, error: &StorageError) {
        if matches!(error, StorageError::Gone(_)) {
            self.gone.cancel();
        }
    }
}

impl std::ops::Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}
