//! Somebody wants to be deleted.

use folsom_storage::{Filing, StorageError};
use folsom_table::Person;

use super::gone;
use crate::app::App;
use crate::tables::{self, TableError, member};

/// Deletes somebody: at every table, then every paper about them. If it breaks off, they are still who they are and can ask again.
pub(crate) async fn delete(app: &App, person: Person) -> Result<(), TableError> {
    tables::forget(app, person).await?;
    let filings = vec![Filing::Shred(member(person)), Filing::new(gone::paper(app, person))];
    match app.storage.file(filings).await {
        // Somebody with the same cookie was faster.
        Ok(()) | Err(StorageError::Stale) => {}
        Err(error) => return Err(error.into()),
    }
    app.gone_people.note(&app.key, person);
    // A game that came to its end meanwhile may have been counted for them.
    app.storage.file(vec![Filing::Shred(member(person))]).await?;
    Ok(())
}
