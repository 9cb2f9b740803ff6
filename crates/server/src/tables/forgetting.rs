//! Somebody wants to be forgotten: at every table where they ever were.

use folsom_host::Objection;
use folsom_table::Person;

use super::lobby::member;
use super::mail::TableError;
use super::registry::Mailbox;
use crate::app::App;

/// Forgets somebody's names and words everywhere. If it can't be done at some table, the others are done all the same, and whoever
/// asked can ask again.
pub(crate) async fn forget(app: &App, person: Person) -> Result<(), TableError> {
    let tables = app.storage.mentioning(&person.write(), member(person)).await?;
    let mut trouble = None;
    for table in tables {
        match Mailbox::of(app, table).forget(person).await {
            Ok(()) | Err(TableError::Objection(Objection::NotFound)) => {}
            Err(error) => {
                tracing::error!(code = error.code(), %error, "somebody could not be forgotten at a table");
                trouble = Some(error);
            }
        }
    }
    app.storage.hush(member(person)).await?;
    trouble.map_or(Ok(()), Err)
}
