//! Looks after those who wait.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use folsom_storage::{Filed, Filing, PaperQuery, StorageError, Version};
use tokio::sync::{Notify, watch};

use super::departing::{depart, keep_promises};
use super::waiting::Waiting;
use crate::app::App;
use crate::clock;
use crate::people::drawers;
use crate::tables::TableError;

/// How often it is looked who waits, while somebody does, or wants to know.
const OFTEN: Duration = Duration::from_millis(250);
/// How often otherwise: somebody may wait at another server that has died.
const SELDOM: Duration = Duration::from_secs(10);
/// So long after somebody has asked it is looked often.
const INTEREST: Duration = Duration::from_secs(40);
/// So long a table stands there for those who have waited.
const TOLD: Duration = Duration::from_secs(120);

/// Where people wait, as far as this server is concerned.
#[derive(Default)]
pub(crate) struct Station {
    bell: Notify,
    changed: watch::Sender<u64>,
    /// When somebody wanted to know last.
    asked: Mutex<Option<Instant>>,
}

impl Station {
    /// Something is different: look at once.
    pub(crate) fn ring(&self) {
        self.take_interest();
        self.bell.notify_one();
    }

    /// Somebody wants to know who waits.
    pub(crate) fn take_interest(&self) {
        let mut asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        // Who comes after a quiet time should not have to wait for the next look.
        if asked.is_none_or(|asked| asked.elapsed() > INTEREST) {
            self.bell.notify_one();
        }
        *asked = Some(Instant::now());
    }

    /// Tells when something is different.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    fn is_asked(&self) -> bool {
        let asked = self.asked.lock().unwrap_or_else(PoisonError::into_inner);
        asked.is_some_and(|asked| asked.elapsed() < INTEREST)
    }
}

/// What lay there at the last look, by key.
type Seen = HashMap<String, Sight>;

/// A paper as it was seen.
struct Sight {
    version: Version,
    /// When this writing of it was seen for the first time. The clocks of servers may be minutes apart, so each goes by its own.
    since: Instant,
    body: String,
}

/// Looks after those who wait, for ever.
pub(crate) async fn run(app: &App) {
    let mut seen = Seen::new();
    // A server may have died with a promise that was not kept.
    let mut promises = Instant::now().checked_sub(SELDOM);
    loop {
        let looks_for_promises = promises.is_none_or(|last| last.elapsed() >= SELDOM);
        if looks_for_promises {
            promises = Some(Instant::now());
        }
        let somebody_waits = match look(app, &mut seen, looks_for_promises).await {
            Ok(somebody_waits) => somebody_waits,
            Err(error) => {
                tracing::warn!(code = error.code(), %error, "it is not known who waits for a train");
                false
            }
        };
        let pause = if somebody_waits || app.station.is_asked() { OFTEN } else { SELDOM };
        let _ = tokio::time::timeout(pause, app.station.bell.notified()).await;
    }
}

/// Looks once. Whether somebody waits.
async fn look(app: &App, seen: &mut Seen, looks_for_promises: bool) -> Result<bool, TableError> {
    let papers = app.storage.papers(PaperQuery::of(drawers::WAITING)).await?;
    let keys: HashSet<&String> = papers.iter().map(|filed| &filed.paper.key).collect();
    let mut is_different = false;
    seen.retain(|key, _| {
        let stays = keys.contains(key);
        is_different |= !stays;
        stays
    });
    let mut somebody_boards = false;
    let mut trains: BTreeMap<String, Vec<(Waiting, Version)>> = BTreeMap::new();
    for filed in &papers {
        let (version, body) = (filed.version, &filed.paper.body);
        let fresh = || Sight { version, since: Instant::now(), body: body.clone() };
        let sight = seen.entry(filed.paper.key.clone()).or_insert_with(|| {
            is_different = true;
            fresh()
        });
        if sight.version != version {
            // A heartbeat writes the same again: nobody has to be told.
            is_different |= sight.body != *body;
            *sight = fresh();
        }
        let since = sight.since;
        let Some(waiting) = Waiting::read(filed) else {
            take(app, filed).await?;
            continue;
        };
        somebody_boards |= waiting.boarding.is_some();
        let patience = if waiting.is_waiting() { app.config.limits.waiting_silence } else { TOLD };
        if since.elapsed() > patience {
            take(app, filed).await?;
        } else if waiting.is_waiting() {
            trains.entry(waiting.train.name()).or_default().push((waiting, version));
        }
    }
    if is_different {
        app.station.changed.send_modify(|number| *number = number.wrapping_add(1));
    }
    let somebody_waits = !trains.is_empty();
    for (_, mut waiting) in trains {
        waiting.sort_by(|(one, _), (other, _)| (one.since, &one.handle).cmp(&(other.since, &other.handle)));
        leave_if_ready(app, waiting).await?;
    }
    if somebody_boards || looks_for_promises {
        keep_promises(app).await?;
    }
    Ok(somebody_waits || somebody_boards)
}

async fn take(app: &App, filed: &Filed) -> Result<(), TableError> {
    match app.storage.file(vec![Filing::take(filed)]).await {
        Ok(()) | Err(StorageError::Stale) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Lets those leave who are enough, or whose time is up.
async fn leave_if_ready(app: &App, mut waiting: Vec<(Waiting, Version)>) -> Result<(), TableError> {
    while let Some((first, _)) = waiting.first() {
        let seats = first.train.setup.seats;
        let full = companions(&waiting, seats, |_| true);
        let leaving = if full.len() == seats {
            full
        } else {
            let now = clock::now().0;
            if !waiting.iter().any(|(one, _)| one.bots_at.is_some_and(|at| at <= now)) {
                return Ok(());
            }
            companions(&waiting, seats, |one| one.bots_at.is_some())
        };
        // The bots are those of whoever's time is up first.
        let level = leaving
            .iter()
            .map(|index| &waiting[*index].0)
            .min_by_key(|one| one.bots_at.unwrap_or(u64::MAX));
        let Some(level) = level.map(|one| one.level) else { return Ok(()) };
        let passengers: Vec<_> = leaving.iter().map(|index| waiting[*index].clone()).collect();
        depart(app, &passengers, level).await?;
        waiting =
            (0..).zip(waiting).filter(|(index, _)| !leaving.contains(index)).map(|(_, one)| one).collect();
    }
    Ok(())
}

/// The first who can sit at one table: at a rated one nobody on the device of another.
fn companions(waiting: &[(Waiting, Version)], seats: usize, fits: impl Fn(&Waiting) -> bool) -> Vec<usize> {
    let (mut chosen, mut devices) = (Vec::new(), HashSet::new());
    for (index, (one, _)) in waiting.iter().enumerate() {
        if chosen.len() < seats && fits(one) && (!one.train.rated || devices.insert(one.device)) {
            chosen.push(index);
        }
    }
    chosen
}
