//! Somebody wants to be called something else.

use folsom_protocol::RatedKind;
use folsom_storage::{Filing, Paper, Progress, StorageError};
use folsom_table::{Name, Person};

use super::profile::{read, write};
use super::{Profile, drawers, handle};
use crate::app::App;
use crate::rating::Leader;
use crate::tables::{Mailbox, TableError, tables_of};

/// So often it is tried again, if something else is written at the same time.
const ATTEMPTS: usize = 8;

/// Calls somebody something else: on their page, in leaderboards, and where they sit.
pub(crate) async fn rename(app: &App, person: Person, name: &Name) -> Result<(), TableError> {
    write_down(app, person, name).await?;
    let tables = app.storage.list(tables_of(person, vec![Progress::Open, Progress::Running])).await?;
    for listed in tables {
        // A table that can't be reached now shows the old name; everything else is done.
        if let Err(error) = Mailbox::of(app, listed.table).rename(person, name.clone()).await {
            tracing::warn!(code = error.code(), %error, "somebody could not be renamed at a table");
        }
    }
    Ok(())
}

async fn write_down(app: &App, person: Person, name: &Name) -> Result<(), StorageError> {
    let mut attempt = 0;
    loop {
        attempt += 1;
        let (mut profile, version) = Profile::of(app, person)
            .await?
            .map_or_else(Default::default, |(profile, version)| (profile, Some(version)));
        name.as_str().clone_into(&mut profile.name);
        let mut filings = vec![profile.put(app, person, version)];
        for kind in RatedKind::ALL {
            if let Some(filed) = app.storage.paper(&drawers::leaders(kind), &handle(app, person)).await? {
                let leader = Leader { name: profile.name.clone(), ..read(&filed)? };
                let paper = Paper { body: write(&leader), ..filed.paper };
                filings.push(Filing::over(filed.version, paper));
            }
        }
        match app.storage.file(filings).await {
            Err(StorageError::Stale) if attempt < ATTEMPTS => {}
            other => return other,
        }
    }
}
