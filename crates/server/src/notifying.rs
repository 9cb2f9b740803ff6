//! Whoever is asked and does not look is told: by Web Push, and by the webhook of the table.
//!
//! Rooms write on the [`board`] whose decision they wait for, and go on. One task looks at it, and tells those who are not told yet;
//! what was told is kept, so that nobody is told twice. So sending holds up no room, and a server that starts anew learns from its
//! tables whom to tell.

mod board;
mod drawers;
mod quiet;
mod subscribers;
mod telling;
mod webhooks;

use folsom_push::{Options, Sender, Signer};
use folsom_storage::{Storage, StorageError};

pub(crate) use self::board::{Board, Waiting};
pub(crate) use self::subscribers::{choices_of, choose, subscribe, unsubscribe};
pub(crate) use self::telling::{ended, forget_table, keep_telling};
pub(crate) use self::webhooks::{clear as forget_webhook, set as set_webhook, where_to as webhook_of};
use crate::config::Config;

/// What is needed to tell people something.
pub(crate) struct Notifying {
    pub(crate) board: Board,
    pub(crate) sender: Sender,
    pub(crate) signer: Signer,
}

/// What the key is kept under, beside the one that everything else is signed with.
const KEY: &str = "push key";

impl Notifying {
    /// With the key of this storage.
    pub(crate) async fn of(storage: &dyn Storage, config: &Config) -> Result<Self, StorageError> {
        let kept = storage.secret(KEY, fresh_key()?).await?;
        let signer = Signer::read(&kept)
            .ok_or_else(|| StorageError::Broken("the push key is damaged".to_owned()))?;
        // Some push services want to know whom they can ask.
        let contact = config.public_url.clone().filter(|url| url.starts_with("https://"));
        Ok(Self {
            board: Board::default(),
            sender: Sender::new(Options { reach: config.reach, ..Options::default() }),
            signer: signer.with_contact(contact),
        })
    }
}

/// One in four thousand million random numbers is no key.
fn fresh_key() -> Result<Vec<u8>, StorageError> {
    loop {
        let mut fresh = vec![0; Signer::BYTES];
        getrandom::fill(&mut fresh).map_err(|error| StorageError::Unavailable(error.to_string()))?;
        if Signer::read(&fresh).is_some() {
            return Ok(fresh);
        }
    }
}
