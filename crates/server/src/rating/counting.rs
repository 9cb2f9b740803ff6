//! When a rated game is counted: once. The paper that says that it has not been is put before its table is opened, and taken away in
//! the same step that writes what everybody has afterwards.

use folsom_host::Remembered;
use folsom_protocol::{RatedKind, ResultJson, Word};
use folsom_storage::{Filed, Filing, Paper, PaperQuery, StorageError, TableId, Version};
use folsom_table::{Person, Regular, Table};

use super::leaderboard::Leader;
use super::result::{Played, Result as Ended, Who};
use super::scale::{self, WITH_PEOPLE};
use crate::app::App;
use crate::people::{Profile, Skill, drawers};
use crate::tables::{TableError, entries, member};
use crate::{clock, metrics};

/// So often it is tried again, if something else is written about the same people at the same time.
const ATTEMPTS: usize = 20;

/// A rated table is about to be opened: its result will have to be counted.
pub(crate) fn expected(table: TableId) -> Filing {
    Filing::new(Paper {
        drawer: drawers::RATED.to_owned(),
        key: table.to_string(),
        owner: None,
        rank: None,
        body: String::new(),
    })
}

/// The same, written down.
pub(crate) async fn expect(app: &App, table: TableId) -> Result<(), StorageError> {
    app.storage.file(vec![expected(table)]).await
}

/// Counts the result of a rated table, unless that has been done. If it can't be done now, it will be later.
pub(crate) async fn count(app: &App, id: TableId, table: &Table, at: u64) {
    if let Err(error) = try_to_count(app, id, table, at).await {
        tracing::warn!(code = error.code(), %error, "a rated game could not be counted yet");
    }
}

async fn try_to_count(app: &App, id: TableId, table: &Table, at: u64) -> Result<(), StorageError> {
    for _ in 0..ATTEMPTS {
        let Some(pending) = app.storage.paper(drawers::RATED, &id.to_string()).await? else {
            return Ok(());
        };
        let mut filings = vec![Filing::take(&pending)];
        // What was closed before it began counts for nobody.
        if let Some(ended) = Ended::of(table) {
            filings.extend(of_everybody(app, id, &ended, at).await?);
        }
        match app.storage.file(filings).await {
            Err(StorageError::Stale) => {}
            Ok(()) => {
                metrics::game_rated();
                return Ok(());
            }
            Err(error) => return Err(error),
        }
    }
    Err(StorageError::Stale)
}

/// What is to be written about everybody who played.
async fn of_everybody(app: &App, id: TableId, ended: &Ended, at: u64) -> Result<Vec<Filing>, StorageError> {
    let mut known = Vec::new();
    for seat in &ended.seats {
        known.push(match &seat.who {
            Who::Regular { regular, .. } => Profile::by_handle(app, &regular.handle).await?,
            Who::Bot(_) => None,
        });
    }
    let before = |index: usize| match &ended.seats[index].who {
        Who::Bot(level) => scale::of_bot(*level),
        Who::Regular { .. } => {
            scale::of_skill(known[index].as_ref().and_then(|(profile, _)| profile.skills.get(&ended.kind)))
        }
    };
    // Those of a team together, in the order of the seats.
    let mut teams: Vec<Vec<usize>> = Vec::new();
    for (index, seat) in ended.seats.iter().enumerate() {
        match teams.iter_mut().find(|team| ended.seats[team[0]].team == seat.team) {
            Some(team) => team.push(index),
            None => teams.push(vec![index]),
        }
    }
    let rated: Vec<_> = teams
        .iter()
        .map(|team| (team.iter().map(|index| before(*index)).collect(), ended.seats[team[0]].rank))
        .collect();
    let after = scale::rate(&rated);
    let mut filings = Vec::new();
    for (index, after) in teams.iter().flatten().zip(after.into_iter().flatten()) {
        let Who::Regular { person, regular, name } = &ended.seats[*index].who else { continue };
        let games = known[*index].as_ref().and_then(|(profile, _)| profile.skills.get(&ended.kind));
        let skill = Skill {
            mu: after.rating,
            sigma: after.uncertainty,
            games: games.map_or(0, |skill| skill.games) + 1,
            with_people: games.map_or(0, |skill| skill.with_people) + u32::from(ended.people() > 1),
        };
        let old = before(*index);
        let old = Skill { mu: old.rating, sigma: old.uncertainty, ..skill };
        let counted = Counted { id, at, kind: ended.kind, seats: ended.seats.len(), old, new: skill };
        let whose = Whose { person: *person, regular, name };
        filings.extend(of_one(app, &counted, whose, &ended.seats[*index], known[*index].clone()).await?);
    }
    Ok(filings)
}

/// What a game has changed for somebody.
struct Counted {
    id: TableId,
    at: u64,
    kind: RatedKind,
    seats: usize,
    old: Skill,
    new: Skill,
}

/// For whom.
struct Whose<'a> {
    person: Person,
    regular: &'a Regular,
    name: &'a str,
}

async fn of_one(
    app: &App,
    counted: &Counted,
    whose: Whose<'_>,
    played: &Played,
    known: Option<(Profile, Version)>,
) -> Result<Vec<Filing>, StorageError> {
    let Counted { id, at, kind, seats, old, new } = counted;
    let handle = &whose.regular.handle;
    let (mut profile, version) =
        known.map_or_else(Default::default, |(profile, version)| (profile, Some(version)));
    if profile.name.is_empty() {
        whose.name.clone_into(&mut profile.name);
    }
    profile.skills.insert(*kind, *new);
    profile.all.add(played.result.won);
    for bandit in &played.bandits {
        profile.bandits.entry(Word(*bandit).to_string()).or_default().add(played.result.won);
    }
    let shown = scale::shown(*kind, new);
    let result = ResultJson {
        table: id.to_string(),
        at: *at,
        kind: *kind,
        bandits: played.bandits.iter().copied().map(Word).collect(),
        seats: u8::try_from(*seats).unwrap_or(u8::MAX),
        place: played.result.place,
        won: played.result.won,
        left: played.left,
        money: played.result.money,
        rating: shown.rating,
        uncertainty: shown.uncertainty,
        change: shown.rating - scale::shown(*kind, old).rating,
    };
    let result = Paper {
        drawer: drawers::RESULTS.to_owned(),
        // The latest comes first.
        key: format!("{handle}:{:016x}:{id}", u64::MAX - at),
        owner: Some(member(whose.person)),
        rank: None,
        body: serde_json::to_string(&result).expect("a result can be written"),
    };
    let mut filings = vec![profile.put(app, whose.person, version), Filing::new(result)];
    if new.with_people >= WITH_PEOPLE {
        let leader = Leader {
            name: profile.name,
            rating: shown.rating,
            uncertainty: shown.uncertainty,
            games: new.games,
        };
        let lies = app.storage.paper(&drawers::leaders(*kind), handle).await?;
        let paper = leader.paper(*kind, handle, whose.person, scale::at_least(new));
        filings.push(Filing::Put { paper, over: lies.map(|filed| filed.version) });
    }
    Ok(filings)
}

/// Counts what was not counted when it ended, because a server died then or the storage failed.
pub(crate) async fn count_all(app: &App) -> Result<(), StorageError> {
    let mut query = PaperQuery { limit: Some(100), ..PaperQuery::of(drawers::RATED) };
    loop {
        let some = app.storage.papers(query.clone()).await?;
        for pending in some.iter().filter(|pending| falls_to_us(app, pending)) {
            match look(app, pending).await {
                Ok(()) => {}
                Err(TableError::Storage(error)) => return Err(error),
                Err(error) => tracing::error!(code = error.code(), %error, "a rated table can't be read"),
            }
        }
        let Some(last) = some.last() else { return Ok(()) };
        query.after = Some(last.place());
    }
}

/// Of several servers each looks after its share; a table that is in memory counts itself.
fn falls_to_us(app: &App, pending: &Filed) -> bool {
    let Ok(id) = pending.paper.key.parse::<TableId>() else { return true };
    !app.tables.holds(id) && app.cluster.as_ref().is_none_or(|cluster| cluster.alive().falls_to_us(id))
}

/// Whether a rated table is over by now, and if so, counts it.
async fn look(app: &App, pending: &Filed) -> Result<(), TableError> {
    let Ok(id) = pending.paper.key.parse::<TableId>() else { return drop_if_old(app, pending).await };
    let entries = match entries(&*app.storage, id).await {
        Ok(entries) => entries,
        // It was promised and never opened, or is gone.
        Err(TableError::Objection(folsom_host::Objection::NotFound)) => {
            return drop_if_old(app, pending).await;
        }
        Err(error) => return Err(error),
    };
    let at = entries.last().map_or(0, |entry| entry.at.0);
    let read = tokio::task::spawn_blocking(move || Remembered::read(&entries));
    let read = read
        .await
        .unwrap_or_else(|_| Err(folsom_host::Objection::Damaged("its reader has panicked".to_owned())))?;
    if Ended::of(&read.table).is_some() || read.table.stage() == folsom_table::Phase::Closed {
        try_to_count(app, id, &read.table, at).await?;
    }
    Ok(())
}

/// A table is opened a moment after this paper is put. One that has lain there for a while tells of nothing.
async fn drop_if_old(app: &App, pending: &Filed) -> Result<(), TableError> {
    let now = clock::timestamp(clock::now()).millis();
    match pending.paper.rank {
        None => {
            let paper = Paper { rank: Some(now), ..pending.paper.clone() };
            let _ = app.storage.file(vec![Filing::over(pending.version, paper)]).await;
        }
        Some(since) if now - since > 60_000 => {
            let _ = app.storage.file(vec![Filing::take(pending)]).await;
        }
        Some(_) => {}
    }
    Ok(())
}
