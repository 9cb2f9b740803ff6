//! Opening tables.

use std::net::IpAddr;

use folsom_protocol::{ChairPlan, NewTableJson};
use folsom_rules::{Indexed, Seat, SeatSet, Seed};
use folsom_storage::{NewTable, TableId};
use folsom_table::{Actor, Chair, Command, Entry, Happened, Person, Presence, Refusal, Table, Terms};

use super::mail::TableError;
use super::{lobby, words};
use crate::app::App;
use crate::chance::random;
use crate::tally::Reserved;
use crate::{clock, metrics};

/// Opens the table that somebody wants, and starts it if they say so.
pub(crate) async fn open(
    app: &App,
    host: Person,
    address: IpAddr,
    wanted: NewTableJson,
) -> Result<TableId, TableError> {
    let NewTableJson { terms, name, chairs, start, together } = wanted;
    let terms = words::read_terms(terms)?;
    if chairs.len() > terms.setup.seats {
        return Err(Refusal::NoSuchSeat.into());
    }
    let name = words::read_name(&name)?;
    let id = TableId::from_bytes(random()?);
    let (mut commands, mut own) = (Vec::new(), SeatSet::EMPTY);
    for (index, plan) in chairs.into_iter().enumerate() {
        let seat = Seat::at(index);
        match plan {
            ChairPlan::Empty {} => {}
            ChairPlan::Me { name: other } => {
                let name = other.as_deref().map_or(Ok(name.clone()), words::read_name)?;
                commands.push(Command::Sit { seat, name });
                own.insert(seat);
            }
            ChairPlan::Bot { level } => {
                commands.push(Command::SeatBot { seat, level: words::level(level) })
            }
        }
    }
    if start {
        commands.push(start_of(id, if together { own } else { SeatSet::EMPTY })?);
    }
    let commands = commands.into_iter().map(|command| (host, command)).collect();
    let prepared = prepare(app, id, (host, address), terms, commands)?;
    let table = prepared.new.table;
    if let Err(error) = app.storage.create(prepared.new.clone()).await {
        metrics::storage_failed(error.code());
        app.notice(&error);
        tracing::error!(code = error.code(), %error, "a table could not be stored");
        return Err(error.into());
    }
    prepared.stored();
    Ok(table)
}

/// A table like one that has been played at: whoever played has their chair again, and has only to come. If nobody but its new
/// host and bots played there, it starts at once.
pub(super) fn like<'app>(
    app: &'app App,
    table: &Table,
    host: Person,
    address: IpAddr,
) -> Result<Prepared<'app>, TableError> {
    let id = TableId::from_bytes(random()?);
    let seats = words::chairs(table);
    let mut commands: Vec<(Person, Command)> = seats
        .filter_map(|(seat, chair)| match chair {
            Chair::Bot(level) => Some((host, Command::SeatBot { seat, level: *level })),
            // Nobody knows any more who that was.
            Chair::Taken { name, .. } if name.is_somebody() => None,
            // Not for whoever left, unless it is they who want to play again.
            Chair::Taken { person, .. } if chair.is_left() && *person != host => None,
            Chair::Taken { person, name, .. } => Some((*person, Command::Sit { seat, name: name.clone() })),
            Chair::Empty => None,
        })
        .collect();
    if commands.len() == table.chairs().len() && commands.iter().all(|(person, _)| *person == host) {
        // Whose client had a share in the deal before will have one again.
        commands.push((host, start_of(id, table.deal().seats())?));
    }
    prepare(app, id, (host, address), table.terms().renewed(), commands)
}

/// Begins the game at a table. The deal waits for what these seats add.
pub(super) fn start_of(id: TableId, awaited: SeatSet) -> Result<Command, TableError> {
    Ok(Command::Start { seed: fresh_seed()?, table: id.to_string(), awaited })
}

/// 256 bits from the operating system.
fn fresh_seed() -> Result<Seed, TableError> {
    random().map(Seed)
}

/// A table that is to be stored.
pub(super) struct Prepared<'app> {
    pub(super) new: NewTable,
    reserved: Reserved<'app>,
}

impl Prepared<'_> {
    /// Now it is stored, and counts.
    pub(super) fn stored(self) {
        self.reserved.keep(self.new.table);
        metrics::table_opened();
    }
}

/// A table with all that is to happen before anybody sees it.
fn prepare(
    app: &App,
    id: TableId,
    (host, address): (Person, IpAddr),
    terms: Terms,
    commands: Vec<(Person, Command)>,
) -> Result<Prepared<'_>, TableError> {
    let origin = app.origin(address);
    let reserved = app.tally.reserve(host, origin)?;
    let now = clock::now();
    terms.check().map_err(Refusal::from)?;
    // Its hash is shown to whoever comes, before they sit down.
    let seed = Some(fresh_seed()?.to_string());
    let first = Entry { at: now, what: Happened::Opened { host, terms, seed } };
    let mut table = Table::open(&first).map_err(|error| TableError::NotUnderstood(error.to_string()))?;
    let mut entries = vec![write(&first)];
    for (person, command) in &commands {
        let entry = table.decide(Actor::Person(*person), command, &Presence::new(now), now)?;
        table.apply(&entry).map_err(|error| TableError::NotUnderstood(error.to_string()))?;
        entries.push(write(&entry));
    }
    let listing = lobby::listing(id, &table);
    Ok(Prepared {
        new: NewTable { table: id, entries, listing, origin: Some(origin), at: clock::timestamp(now) },
        reserved,
    })
}

fn write(entry: &Entry) -> String {
    serde_json::to_string(entry).expect("entries can be written")
}
