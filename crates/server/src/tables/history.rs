//! Reading tables back from their logs.

use folsom_host::read_entry;
use folsom_storage::{Storage, TableId};
use folsom_table::Entry;

use super::mail::TableError;

/// All entries of a table.
pub(crate) async fn entries(storage: &dyn Storage, table: TableId) -> Result<Vec<Entry>, TableError> {
    Ok(storage.load(table, 0).await?.iter().map(|text| read_entry(text)).collect::<Result<_, _>>()?)
}
