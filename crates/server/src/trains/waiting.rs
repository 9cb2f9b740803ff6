//! Somebody who waits: one paper.

use std::net::IpAddr;

use data_encoding::HEXLOWER;
use folsom_host::{Chance, Plan};
use folsom_protocol::{BotLevel, ClockJson, SetupJson, TermsJson, TrainWishJson};
use folsom_rules::Setup;
use folsom_storage::{Filed, Filing, Paper, PaperQuery, StorageError};
use folsom_table::{Person, Refusal};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::chance::OsChance;
use crate::clock;
use crate::people::{drawers, handle, regular};
use crate::tables::{TableError, member};

/// Bots come after so many seconds at least, and at most.
const BOTS_AFTER: std::ops::RangeInclusive<u32> = 1..=24 * 60 * 60;
/// So often it is tried again, if something else is written at the same time.
const ATTEMPTS: usize = 8;

/// What a train is for. Whoever wants the same waits for the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Train {
    pub(super) setup: SetupJson,
    pub(super) clock: Option<ClockJson>,
    pub(super) rated: bool,
}

impl Train {
    pub(super) fn terms(&self) -> TermsJson {
        let Self { setup, clock, rated } = self.clone();
        TermsJson { setup, clock, grace_ms: None, public: true, rated }
    }

    /// What tells it from others.
    pub(super) fn name(&self) -> String {
        let text = serde_json::to_string(self).expect("a train can be written");
        HEXLOWER.encode(&Sha256::digest(text)[..8])
    }
}

/// Somebody who waits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) struct Waiting {
    pub(super) train: Train,
    pub(super) person: Person,
    pub(super) name: String,
    pub(super) handle: String,
    pub(super) device: Option<u64>,
    /// Where they come from, as it may be written down.
    pub(super) origin: String,
    /// By the clock of the server to which they came, in milliseconds since 1970.
    pub(super) since: u64,
    pub(super) bots_at: Option<u64>,
    pub(super) level: BotLevel,
    /// The table that was promised, once the train is full.
    #[serde(default)]
    pub(super) boarding: Option<String>,
    /// The table, once it is open.
    #[serde(default)]
    pub(super) table: Option<String>,
}

impl Waiting {
    pub(super) fn read(filed: &Filed) -> Option<Self> {
        serde_json::from_str(&filed.paper.body).ok()
    }

    pub(super) fn paper(&self) -> Paper {
        Paper {
            drawer: drawers::WAITING.to_owned(),
            key: self.handle.clone(),
            owner: Some(member(self.person)),
            rank: None,
            body: serde_json::to_string(self).expect("who waits can be written"),
        }
    }

    /// Whether they still wait for their train to leave.
    pub(super) const fn is_waiting(&self) -> bool {
        self.boarding.is_none() && self.table.is_none()
    }
}

/// Begins to wait, or waits for another train than before.
pub(crate) async fn wait(
    app: &App,
    person: Person,
    device: Option<u64>,
    address: IpAddr,
    wish: TrainWishJson,
) -> Result<(), TableError> {
    let TrainWishJson { setup, clock, rated, name, bots_after_s, level } = wish;
    if bots_after_s.is_some_and(|seconds| !BOTS_AFTER.contains(&seconds)) {
        return Err(
            folsom_host::Objection::NotUnderstood("bots come after a second to a day".to_owned()).into()
        );
    }
    // In the form in which everybody says it.
    let setup = Setup::try_from(setup.clone()).map_or(setup, |known| SetupJson::from(&known));
    let train = Train { setup, clock, rated };
    let name = folsom_host::read_name(&name)?.as_str().to_owned();
    let level = level.unwrap_or(BotLevel::Outlaw);
    let known = regular(app, person, device.unwrap_or_default());
    // Whether such a game can be.
    Plan::gathered(
        OsChance.table()?,
        train.terms(),
        vec![(person, name.clone(), known)],
        level,
        &mut OsChance,
    )?;
    let now = clock::now();
    let waiting = Waiting {
        train,
        person,
        name,
        handle: handle(app, person),
        device,
        origin: HEXLOWER.encode(&app.origin(address).0),
        since: now.0,
        bots_at: bots_after_s.map(|seconds| now.after(u64::from(seconds) * 1000).0),
        level,
        boarding: None,
        table: None,
    };
    need_room(app, &waiting).await?;
    for _ in 0..ATTEMPTS {
        let lies = app.storage.paper(drawers::WAITING, &waiting.handle).await?;
        let filing = Filing::Put { paper: waiting.paper(), over: lies.map(|filed| filed.version) };
        match app.storage.file(vec![filing]).await {
            Ok(()) => {
                app.station.ring();
                return Ok(());
            }
            Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StorageError::Stale.into())
}

/// Whether one more can wait.
async fn need_room(app: &App, new: &Waiting) -> Result<(), TableError> {
    let all = app.storage.papers(PaperQuery::of(drawers::WAITING)).await?;
    let others: Vec<Waiting> = all.iter().filter_map(Waiting::read).collect();
    let others = || others.iter().filter(|other| other.handle != new.handle && other.is_waiting());
    if others().count() >= app.config.limits.waiting {
        return Err(TableError::TooMany("too many wait for a train; try again later"));
    }
    if others().filter(|other| other.origin == new.origin).count() >= app.config.limits.waiting_per_address
    {
        return Err(TableError::TooMany("too many wait for a train at your address"));
    }
    if new.train.rated {
        if new.device.is_none() {
            return Err(Refusal::RatedTable.into());
        }
        if others().any(|other| other.train.rated && other.device == new.device) {
            return Err(Refusal::SameDevice.into());
        }
    }
    Ok(())
}

/// Waits no longer.
pub(crate) async fn leave(app: &App, person: Person) -> Result<(), TableError> {
    for _ in 0..ATTEMPTS {
        let lies = app.storage.paper(drawers::WAITING, &handle(app, person)).await?;
        let Some(filed) = lies else { return Ok(()) };
        match app.storage.file(vec![Filing::take(&filed)]).await {
            Ok(()) => {
                app.station.ring();
                return Ok(());
            }
            Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Err(StorageError::Stale.into())
}

/// Somebody is still there: what they wait with is written anew, so that every server sees it.
pub(crate) async fn heartbeat(app: &App, person: Person) -> Result<(), TableError> {
    let lies = app.storage.paper(drawers::WAITING, &handle(app, person)).await?;
    if let Some(filed) =
        lies.filter(|filed| Waiting::read(filed).is_some_and(|waiting| waiting.is_waiting()))
    {
        match app.storage.file(vec![Filing::over(filed.version, filed.paper)]).await {
            // Somebody else has written it: perhaps the train has left.
            Ok(()) | Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}
