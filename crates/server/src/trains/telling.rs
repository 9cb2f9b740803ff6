//! Who waits for which train, as it is told.

use data_encoding::HEXLOWER;
use folsom_protocol::{MyTrainJson, TrainJson, TrainsJson, WaitingJson};
use folsom_storage::PaperQuery;
use folsom_table::Person;
use sha2::{Digest, Sha256};

use super::waiting::{Train, Waiting};
use crate::app::App;
use crate::people::{drawers, handle};
use crate::tables::TableError;

/// So many trains are shown.
const SHOWN: usize = 50;

/// What somebody is told.
pub(crate) async fn trains(app: &App, person: Person) -> Result<TrainsJson, TableError> {
    let own = handle(app, person);
    let papers = app.storage.papers(PaperQuery::of(drawers::WAITING)).await?;
    let mut all: Vec<Waiting> = papers.iter().filter_map(Waiting::read).collect();
    all.sort_by(|one, other| (one.since, &one.handle).cmp(&(other.since, &other.handle)));
    let mut trains: Vec<(&Train, Vec<&Waiting>)> = Vec::new();
    for waiting in all.iter().filter(|waiting| waiting.is_waiting()) {
        match trains.iter_mut().find(|(train, _)| **train == waiting.train) {
            Some((_, others)) => others.push(waiting),
            None => trains.push((&waiting.train, vec![waiting])),
        }
    }
    // The fullest first, and among equals whoever has waited longest.
    trains.sort_by_key(|(_, waiting)| std::cmp::Reverse(waiting.len()));
    let told = |(train, waiting): &(&Train, Vec<&Waiting>)| tell(train, waiting, &own);
    let mine = all.iter().find(|waiting| waiting.handle == own).map(|waiting| MyTrainJson {
        train: trains
            .iter()
            .find(|(train, _)| **train == waiting.train && waiting.is_waiting())
            .map_or_else(|| tell(&waiting.train, &[], &own), told),
        table: waiting.table.clone(),
    });
    let trains: Vec<TrainJson> = trains.iter().take(SHOWN).map(told).collect();
    let text = serde_json::to_string(&(&trains, &mine)).expect("trains can be written");
    let state = HEXLOWER.encode(&Sha256::digest(text)[..8]);
    Ok(TrainsJson { trains, mine, state })
}

fn tell(train: &Train, waiting: &[&Waiting], own: &str) -> TrainJson {
    let Train { setup, clock, rated } = train.clone();
    let waiting = waiting.iter().map(|waiting| WaitingJson {
        name: waiting.name.clone(),
        handle: rated.then(|| waiting.handle.clone()),
        since: waiting.since,
        bots_at: waiting.bots_at,
        me: waiting.handle == own,
    });
    TrainJson { setup, clock, rated, waiting: waiting.collect() }
}
