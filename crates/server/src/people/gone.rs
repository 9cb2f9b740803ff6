//! Who was deleted. Their cookies may come back, from a backup or another device, and are nobody's.

use std::collections::HashSet;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use data_encoding::BASE32_DNSSEC;
use folsom_storage::{Filing, Paper, PaperOrder, PaperQuery, Storage, StorageError};
use folsom_table::Person;

use super::drawers;
use crate::app::App;
use crate::clock;
use crate::identity::key::SigningKey;

/// Cookies live for so long, and this is kept as long.
const KEPT: Duration = Duration::from_secs(400 * 24 * 60 * 60);
/// How often it is looked whom other servers have deleted.
const LOOK_EVERY: Duration = Duration::from_secs(3);
/// The clocks of other servers may be off by so much.
const OVERLAP: i64 = 60 * 60 * 1000;

/// Who was deleted, by keyed hashes of their identities.
#[derive(Default)]
pub(crate) struct Gone(RwLock<HashSet<String>>);

/// What is kept of somebody of whom nothing is kept.
fn tag(key: &SigningKey, person: Person) -> String {
    BASE32_DNSSEC.encode(&key.sign("gone", &[&person.write()]).first_bytes())
}

impl Gone {
    /// Those of a storage.
    pub(crate) async fn of(storage: &dyn Storage) -> Result<Self, StorageError> {
        let papers = storage.papers(PaperQuery::of(drawers::GONE)).await?;
        Ok(Self(RwLock::new(papers.into_iter().map(|filed| filed.paper.key).collect())))
    }

    /// Whether somebody was deleted.
    pub(crate) fn has(&self, key: &SigningKey, person: Person) -> bool {
        let gone = self.0.read().unwrap_or_else(PoisonError::into_inner);
        !gone.is_empty() && gone.contains(&tag(key, person))
    }

    fn add(&self, tags: impl Iterator<Item = String>) {
        self.0.write().unwrap_or_else(PoisonError::into_inner).extend(tags);
    }

    /// Somebody is gone from now on, as far as this server is concerned.
    pub(super) fn note(&self, key: &SigningKey, person: Person) {
        self.add(std::iter::once(tag(key, person)));
    }
}

/// The paper that says so.
pub(super) fn paper(app: &App, person: Person) -> Paper {
    Paper {
        drawer: drawers::GONE.to_owned(),
        key: tag(&app.key, person),
        owner: None,
        rank: Some(clock::timestamp(clock::now()).millis()),
        body: String::new(),
    }
}

/// Learns whom other servers have deleted.
pub(crate) async fn follow(app: &App) {
    while app.cluster.is_some() {
        tokio::time::sleep(LOOK_EVERY).await;
        let since = clock::timestamp(clock::now()).millis() - OVERLAP;
        let query = PaperQuery { at_least: Some(since), ..PaperQuery::of(drawers::GONE) };
        match app.storage.papers(query).await {
            Ok(papers) => app.gone_people.add(papers.into_iter().map(|filed| filed.paper.key)),
            Err(error) => tracing::warn!(code = error.code(), %error, "it is not known who was deleted"),
        }
    }
}

/// Forgets that somebody was deleted whose cookie has died by now.
pub(crate) async fn sweep(app: &App) -> Result<(), StorageError> {
    let kept = i64::try_from(KEPT.as_millis()).unwrap_or(i64::MAX);
    let at_most = Some(clock::timestamp(clock::now()).millis() - kept);
    let query = PaperQuery {
        at_most,
        order: PaperOrder::Lowest,
        limit: Some(1000),
        ..PaperQuery::of(drawers::GONE)
    };
    for filed in app.storage.papers(query).await? {
        match app.storage.file(vec![Filing::take(&filed)]).await {
            Ok(()) | Err(StorageError::Stale) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
