//! The best players of one kind of game.

use folsom_protocol::{LeaderJson, LeaderboardJson, RatedKind};
use folsom_storage::{Filed, Paper, PaperOrder, PaperPlace, PaperQuery, StorageError};
use folsom_table::Person;
use serde::{Deserialize, Serialize};

use crate::app::App;
use crate::people::{drawers, handle};
use crate::tables::member;

/// Somebody in a leaderboard, as they are kept there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Leader {
    pub(crate) name: String,
    pub(crate) rating: i32,
    pub(crate) uncertainty: i32,
    pub(crate) games: u32,
}

impl Leader {
    pub(super) fn paper(&self, kind: RatedKind, handle: &str, person: Person, at_least: i64) -> Paper {
        Paper {
            drawer: drawers::leaders(kind),
            key: handle.to_owned(),
            owner: Some(member(person)),
            rank: Some(at_least),
            body: serde_json::to_string(self).expect("a leader can be written"),
        }
    }
}

/// Some of a leaderboard, from this place on.
pub(crate) async fn leaderboard(
    app: &App,
    kind: RatedKind,
    person: Person,
    after: Option<(i64, String)>,
    limit: u32,
) -> Result<LeaderboardJson, StorageError> {
    let drawer = drawers::leaders(kind);
    let place = after.map(|(rank, key)| PaperPlace { drawer: drawer.clone(), key, rank: Some(rank) });
    // One more tells whether there are more.
    let query = PaperQuery {
        order: PaperOrder::Highest,
        after: place,
        limit: Some(limit + 1),
        ..PaperQuery::of(drawer.clone())
    };
    let mut some = app.storage.papers(query).await?;
    let is_cut_off = some.len() > limit as usize;
    some.truncate(limit as usize);
    let next = some.last().filter(|_| is_cut_off).map(next);
    let mut leaders = Vec::with_capacity(some.len());
    let mut last: Option<(Option<i64>, u32)> = None;
    for (index, filed) in some.iter().enumerate() {
        let place = match last {
            // Equals share a place.
            Some((rank, place)) if rank == filed.paper.rank => place,
            Some(_) if index > 0 => place_of_first(&leaders) + index as u32,
            _ => place_of(app, filed).await?,
        };
        last = Some((filed.paper.rank, place));
        leaders.push((place, shown(filed, place)?));
    }
    let own = app.storage.paper(&drawer, &handle(app, person)).await?;
    let me = match own {
        Some(filed) => Some(shown(&filed, place_of(app, &filed).await?)?),
        None => None,
    };
    let players = app.storage.count_papers(PaperQuery::of(drawer)).await?;
    Ok(LeaderboardJson {
        kind,
        players: u32::try_from(players).unwrap_or(u32::MAX),
        leaders: leaders.into_iter().map(|(_, leader)| leader).collect(),
        next,
        me,
    })
}

fn place_of_first(leaders: &[(u32, LeaderJson)]) -> u32 {
    leaders.first().map_or(1, |(place, _)| *place)
}

/// How many are better, and one.
async fn place_of(app: &App, filed: &Filed) -> Result<u32, StorageError> {
    let better = filed.paper.rank.map(|rank| rank.saturating_add(1));
    let query = PaperQuery { at_least: better, ..PaperQuery::of(filed.paper.drawer.clone()) };
    Ok(u32::try_from(app.storage.count_papers(query).await?).unwrap_or(u32::MAX).saturating_add(1))
}

fn shown(filed: &Filed, place: u32) -> Result<LeaderJson, StorageError> {
    let leader: Leader = serde_json::from_str(&filed.paper.body)
        .map_err(|error| StorageError::Broken(format!("a leader can't be read: {error}")))?;
    let Leader { name, rating, uncertainty, games } = leader;
    Ok(LeaderJson { place, handle: filed.paper.key.clone(), name, rating, uncertainty, games })
}

/// Where a list goes on, as it stands in addresses.
fn next(last: &Filed) -> String {
    format!("{}.{}", last.paper.rank.unwrap_or_default(), last.paper.key)
}

/// What [`next`] has written.
pub(crate) fn read_next(text: &str) -> Option<(i64, String)> {
    let (rank, handle) = text.split_once('.')?;
    Some((rank.parse().ok()?, handle.to_owned()))
}
