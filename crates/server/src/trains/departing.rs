//! A train leaves: a table is promised to those who have waited, in one step with what tells them so, and then opened. Whoever finds
//! a promise that was not kept keeps it, so a server can die in between.

use folsom_host::{Chance, Plan};
use folsom_protocol::BotLevel;
use folsom_storage::{Filed, Filing, Origin, Paper, PaperQuery, StorageError, TableId, Version};
use folsom_table::Person;
use serde::{Deserialize, Serialize};

use super::waiting::{Train, Waiting};
use crate::app::App;
use crate::chance::OsChance;
use crate::people::drawers;
use crate::tables::{self, Mailbox, TableError};
use crate::{metrics, rating};

/// A table that was promised.
#[derive(Serialize, Deserialize)]
struct Departure {
    train: Train,
    people: Vec<Passenger>,
    level: BotLevel,
}

#[derive(Serialize, Deserialize)]
struct Passenger {
    person: Person,
    name: String,
    handle: String,
    device: u64,
    origin: String,
}

/// Lets these leave, unless one of them has gone or another server was faster.
pub(super) async fn depart(
    app: &App,
    passengers: &[(Waiting, Version)],
    level: BotLevel,
) -> Result<(), TableError> {
    let Some((first, _)) = passengers.first() else { return Ok(()) };
    let id = OsChance.table()?;
    let people = passengers.iter().map(|(waiting, _)| Passenger {
        person: waiting.person,
        name: waiting.name.clone(),
        handle: waiting.handle.clone(),
        device: waiting.device.unwrap_or_default(),
        origin: waiting.origin.clone(),
    });
    let departure = Departure { train: first.train.clone(), people: people.collect(), level };
    let mut filings = vec![Filing::new(Paper {
        drawer: drawers::DEPARTURES.to_owned(),
        key: id.to_string(),
        owner: None,
        rank: None,
        body: serde_json::to_string(&departure).expect("a departure can be written"),
    })];
    if first.train.rated {
        filings.push(rating::expected(id));
    }
    for (waiting, version) in passengers {
        let boarding = Waiting { boarding: Some(id.to_string()), ..waiting.clone() };
        filings.push(Filing::over(*version, boarding.paper()));
    }
    match app.storage.file(filings).await {
        Ok(()) => {
            metrics::train_left();
            keep_promises(app).await
        }
        Err(StorageError::Stale) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Opens the tables that were promised.
pub(super) async fn keep_promises(app: &App) -> Result<(), TableError> {
    for filed in app.storage.papers(PaperQuery::of(drawers::DEPARTURES)).await? {
        if let Err(error) = open(app, &filed).await {
            match error {
                TableError::Storage(error) => return Err(error.into()),
                // It never will be; those who have waited can wait again.
                error => tracing::error!(code = error.code(), %error, "a train could not leave"),
            }
        }
        tell(app, &filed).await?;
    }
    Ok(())
}

/// Tells those who have waited that their table is open. If one of them goes at this very moment, the next look does it.
async fn tell(app: &App, filed: &Filed) -> Result<(), StorageError> {
    let mut filings = vec![Filing::take(filed)];
    if let Ok(departure) = serde_json::from_str::<Departure>(&filed.paper.body) {
        for passenger in departure.people {
            let lies = app.storage.paper(drawers::WAITING, &passenger.handle).await?;
            let Some((waiting, version)) =
                lies.and_then(|lies| Some((Waiting::read(&lies)?, lies.version)))
            else {
                continue;
            };
            if waiting.boarding.as_deref() == Some(&filed.paper.key) {
                let left = Waiting { boarding: None, table: Some(filed.paper.key.clone()), ..waiting };
                filings.push(Filing::over(version, left.paper()));
            }
        }
    }
    match app.storage.file(filings).await {
        Ok(()) => app.station.ring(),
        Err(StorageError::Stale) => {}
        Err(error) => return Err(error),
    }
    Ok(())
}

async fn open(app: &App, filed: &Filed) -> Result<(), TableError> {
    let unreadable = |_| TableError::damaged("a departure can't be read");
    let id: TableId =
        filed.paper.key.parse().map_err(|_| TableError::damaged("a departure has no name"))?;
    let Departure { train, people, level } = serde_json::from_str(&filed.paper.body).map_err(unreadable)?;
    let origin = people.first().map(|first| origin(&first.origin)).unwrap_or(Origin([0; 16]));
    let people = people.into_iter().map(|passenger| {
        let Passenger { person, name, handle, device, .. } = passenger;
        (person, name, folsom_table::Regular { handle, device })
    });
    let plan = Plan::gathered(id, train.terms(), people.collect(), level, &mut OsChance)?;
    if tables::open_promised(app, origin, plan).await? {
        if let Some(cluster) = &app.cluster {
            cluster.take_new(app, id).await?;
        }
        let _ = Mailbox::of(app, id).look().await?;
    }
    Ok(())
}

fn origin(text: &str) -> Origin {
    let bytes = data_encoding::HEXLOWER.decode(text.as_bytes()).ok();
    Origin(bytes.and_then(|bytes| bytes.try_into().ok()).unwrap_or([0; 16]))
}
