//! Opening tables.

use std::net::IpAddr;

use folsom_host::{Opening, Plan};
use folsom_protocol::NewTableJson;
use folsom_storage::{NewTable, TableId};
use folsom_table::Person;

use super::lobby;
use super::mail::TableError;
use crate::app::App;
use crate::chance::OsChance;
use crate::tally::Reserved;
use crate::{clock, metrics};

/// Opens the table that somebody wants, and starts it if they say so.
pub(crate) async fn open(
    app: &App,
    host: Person,
    address: IpAddr,
    wanted: NewTableJson,
) -> Result<TableId, TableError> {
    let plan = Plan::read(host, wanted, &mut OsChance)?;
    let prepared = prepare(app, (host, address), plan)?;
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
