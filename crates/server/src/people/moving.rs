//! Somebody takes their identity along to another device, with a link that works once and not for long.

use std::time::Duration;

use data_encoding::HEXLOWER;
use folsom_protocol::MoveJson;
use folsom_storage::{Filing, Paper, PaperQuery, StorageError};
use folsom_table::Person;
use serde::{Deserialize, Serialize};

use super::drawers;
use super::profile::{read, write};
use crate::app::App;
use crate::chance::random;
use crate::clock;
use crate::tables::{TableError, member};

/// A link works for so long.
const WORKS_FOR: Duration = Duration::from_secs(10 * 60);
/// So many can be open at a time.
const OPEN: usize = 3;

#[derive(Serialize, Deserialize)]
struct Link {
    person: Person,
}

/// What is kept of a link, by which nobody can make it.
fn key(app: &App, token: &str) -> String {
    app.key.sign("move", &[token]).write()
}

/// A new link for somebody.
pub(crate) async fn begin_move(app: &App, person: Person) -> Result<MoveJson, TableError> {
    let token = HEXLOWER.encode(&random::<32>()?);
    let until = clock::now().after(u64::try_from(WORKS_FOR.as_millis()).unwrap_or(u64::MAX));
    let rank = Some(clock::timestamp(until).millis());
    let paper = Paper {
        drawer: drawers::MOVES.to_owned(),
        key: key(app, &token),
        owner: Some(member(person)),
        rank,
        body: write(&Link { person }),
    };
    let own = PaperQuery { drawer: Some(drawers::MOVES.to_owned()), ..PaperQuery::about(member(person)) };
    let mut open = app.storage.papers(own).await?;
    open.sort_by_key(|filed| std::cmp::Reverse(filed.paper.rank));
    for old in open.iter().skip(OPEN - 1) {
        match app.storage.file(vec![Filing::take(old)]).await {
            Ok(()) | Err(StorageError::Stale) => {}
            Err(error) => return Err(error.into()),
        }
    }
    app.storage.file(vec![Filing::new(paper)]).await?;
    Ok(MoveJson { token, until: until.0 })
}

/// Whose link this is, which is worth nothing afterwards; nobody's if it is wrong, old or was used.
pub(crate) async fn end_move(app: &App, token: &str) -> Result<Option<Person>, TableError> {
    let Some(filed) = app.storage.paper(drawers::MOVES, &key(app, token)).await? else { return Ok(None) };
    match app.storage.file(vec![Filing::take(&filed)]).await {
        Ok(()) => {}
        // Somebody was faster.
        Err(StorageError::Stale) => return Ok(None),
        Err(error) => return Err(error.into()),
    }
    let is_in_time = filed.paper.rank >= Some(clock::timestamp(clock::now()).millis());
    let Link { person } = read(&filed)?;
    Ok(Some(person).filter(|person| is_in_time && !app.gone_people.has(&app.key, *person)))
}

/// Forgets links that are too old to work.
pub(crate) async fn sweep(app: &App) -> Result<(), StorageError> {
    let at_most = Some(clock::timestamp(clock::now()).millis());
    let query = PaperQuery { at_most, limit: Some(1000), ..PaperQuery::of(drawers::MOVES) };
    for filed in app.storage.papers(query).await? {
        match app.storage.file(vec![Filing::take(&filed)]).await {
            Ok(()) | Err(StorageError::Stale) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}
