//! Opening tables.

use std::net::IpAddr;

use folsom_host::{Opening, Plan};
use folsom_protocol::NewTableJson;
use folsom_storage::{NewTable, Origin, StorageError, TableId};
use folsom_table::{Person, Refusal};

use super::lobby;
use super::mail::TableError;
use crate::app::App;
use crate::chance::OsChance;
use crate::tally::Reserved;
use crate::{clock, metrics, people, rating};

/// Opens the table that somebody wants, and starts it if they say so.
pub(crate) async fn open(
    app: &App,
    host: Person,
    device: Option<u64>,
    address: IpAddr,
    wanted: NewTableJson,
) -> Result<TableId, TableError> {
    let mut plan = Plan::read(host, wanted, &mut OsChance)?;
    if plan.is_rated() {
        let device = device.ok_or(Refusal::RatedTable)?;
        plan = plan.known_as(&people::regular(app, host, device));
    }
    let is_rated = plan.is_rated();
    let prepared = prepare(app, (host, address), plan)?;
    let table = prepared.new.table;
    if is_rated {
        rating::expect(app, table).await?;
    }
    if let Err(error) = app.storage.create(prepared.new.clone()).await {
        metrics::storage_failed(error.code());
        app.notice(&error);
        tracing::error!(code = error.code(), %error, "a table could not be stored");
        return Err(error.into());
    }
    prepared.stored();
    Ok(table)
}

/// Opens a table that was promised, unless somebody else has done so. Whether it was opened here.
pub(crate) async fn open_promised(app: &App, origin: Origin, plan: Plan) -> Result<bool, TableError> {
    let (now, host) = (clock::now(), plan.host());
    let Opening { id, table, entries } = plan.carry_out(now, &mut OsChance)?;
    let listing = lobby::listing(id, &table);
    let at = clock::timestamp(now);
    match app.storage.create(NewTable { table: id, entries, listing, origin: Some(origin), at }).await {
        Ok(()) => {
            app.tally.add(host, origin).keep(id);
            metrics::table_opened();
            Ok(true)
        }
        Err(StorageError::Exists) => Ok(false),
        Err(error) => Err(error.into()),
    }
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
pub(super) fn prepare(
    app: &App,
    (host, address): (Person, IpAddr),
    plan: Plan,
) -> Result<Prepared<'_>, TableError> {
    let origin = app.origin(address);
    let reserved = app.tally.reserve(host, origin)?;
    let now = clock::now();
    let Opening { id, table, entries } = plan.carry_out(now, &mut OsChance)?;
    let listing = lobby::listing(id, &table);
    Ok(Prepared {
        new: NewTable { table: id, entries, listing, origin: Some(origin), at: clock::timestamp(now) },
        reserved,
    })
}
