//! What somebody wants to be told of, and by which browsers.

use folsom_protocol::{NotifyChoiceJson, NotifyJson, QuietJson, SubscriptionJson, SubscriptionKeys};
use folsom_push::{Endpoint, Recipient};
use folsom_storage::{Storage, StorageError};
use folsom_table::{Person, Time};
use serde::{Deserialize, Serialize};

use super::drawers::{self, Drawer};
use super::quiet;
use crate::api::ApiError;
use crate::app::App;
use crate::clock;
use crate::tables::member;

/// So many browsers somebody may have.
const DEVICES: usize = 8;
/// A browser that could not be told anything for so long never will be.
const LOST_AFTER_MS: u64 = 14 * 24 * 60 * 60 * 1000;

/// What is kept of somebody.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Subscriber {
    pub(super) choice: NotifyChoiceJson,
    pub(super) devices: Vec<Device>,
}

/// A browser.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Device {
    pub(super) endpoint: String,
    pub(super) keys: SubscriptionKeys,
    /// Since when it can't be told anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    failing: Option<Time>,
}

/// What became of a message to a browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    Taken,
    Failed,
    Gone,
}

impl Drawer for Subscriber {
    const NAME: &'static str = "notify";
}

impl Subscriber {
    /// When they are to be left alone until, if they are now.
    pub(super) fn quiet_until(&self, now: Time) -> Option<Time> {
        self.choice.quiet.as_ref().and_then(|quiet: &QuietJson| quiet::end(quiet, now))
    }

    fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

pub(super) async fn of(storage: &dyn Storage, person: Person) -> Result<Subscriber, StorageError> {
    Ok(drawers::read(storage, &person.write()).await?.unwrap_or_default())
}

async fn change(
    storage: &dyn Storage,
    person: Person,
    change: impl Fn(&mut Subscriber),
) -> Result<(), StorageError> {
    let changed = |before: Option<Subscriber>| {
        let mut after = before.unwrap_or_default();
        change(&mut after);
        Some(after).filter(|after| !after.is_nothing())
    };
    drawers::change(storage, &person.write(), Some(member(person)), changed).await.map(|_| ())
}

/// What somebody has chosen.
pub(crate) async fn choices_of(app: &App, person: Person) -> Result<NotifyJson, StorageError> {
    let Subscriber { choice, devices } = of(&*app.storage, person).await?;
    let NotifyChoiceJson { about, quiet } = choice;
    Ok(NotifyJson { about, quiet, devices: u32::try_from(devices.len()).unwrap_or(u32::MAX) })
}

/// Somebody chooses.
pub(crate) async fn choose(app: &App, person: Person, choice: NotifyChoiceJson) -> Result<(), ApiError> {
    if !choice.quiet.as_ref().is_none_or(quiet::is_possible) {
        return Err(ApiError::BAD_QUIET);
    }
    Ok(change(&*app.storage, person, |subscriber| subscriber.choice = choice).await?)
}

/// Somebody has a browser more.
pub(crate) async fn subscribe(app: &App, person: Person, wanted: SubscriptionJson) -> Result<(), ApiError> {
    let SubscriptionJson { endpoint, keys } = wanted;
    let endpoint =
        Endpoint::read(&endpoint, app.notifying.sender.reach()).map_err(|_| ApiError::BAD_ENDPOINT)?;
    let recipient = Recipient::read(&keys.p256dh, &keys.auth).map_err(|_| ApiError::BAD_KEYS)?;
    let (p256dh, auth) = recipient.write();
    let keys = SubscriptionKeys { p256dh, auth };
    let device = Device { endpoint: endpoint.as_str().to_owned(), keys, failing: None };
    let add = |subscriber: &mut Subscriber| {
        subscriber.devices.retain(|known| known.endpoint != device.endpoint);
        if subscriber.devices.len() >= DEVICES {
            subscriber.devices.remove(0);
        }
        subscriber.devices.push(device.clone());
    };
    Ok(change(&*app.storage, person, add).await?)
}

/// One browser of somebody less, or all.
pub(crate) async fn unsubscribe(app: &App, person: Person, endpoint: Option<&str>) -> Result<(), ApiError> {
    let is_left = |device: &Device| endpoint.is_some_and(|endpoint| device.endpoint != endpoint);
    Ok(change(&*app.storage, person, |subscriber| subscriber.devices.retain(is_left)).await?)
}

/// Takes note of what became of messages to these browsers.
pub(super) async fn note(
    storage: &dyn Storage,
    person: Person,
    fates: &[(String, Fate)],
) -> Result<(), StorageError> {
    let now = clock::now();
    let fate = |device: &Device| {
        let (_, fate) = fates.iter().find(|(endpoint, _)| *endpoint == device.endpoint)?;
        Some(*fate)
    };
    let noted = |subscriber: &mut Subscriber| {
        for device in &mut subscriber.devices {
            match fate(device) {
                Some(Fate::Taken) => device.failing = None,
                Some(Fate::Failed) => _ = device.failing.get_or_insert(now),
                Some(Fate::Gone) | None => {}
            }
        }
        subscriber.devices.retain(|device| {
            let is_lost = device.failing.is_some_and(|since| now.since(since) > LOST_AFTER_MS);
            fate(device) != Some(Fate::Gone) && !is_lost
        });
    };
    change(storage, person, noted).await
}
