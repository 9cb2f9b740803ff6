//! One's own tables: the way back to a game that runs, and to those that were played.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use folsom_protocol::{MyTableJson, MyTablesJson, TurnJson};
use folsom_storage::{Listed, Order, Place, Progress, Timestamp};
use folsom_table::Person;
use futures_util::future::join_all;
use serde::Deserialize;
use serde::de::Error as _;

use super::ApiError;
use crate::app::App;
use crate::tables::{Mailbox, find_end, summary, tables_of};

/// So many tables are listed if nothing else is asked for.
const USUALLY: u32 = 20;
/// So many at most. A table whose game runs has to be read to tell whose turn it is.
const MOST: u32 = 50;

/// `?stages=open,running&limit=20&after=…`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MineQuery {
    #[serde(default = "unfinished", deserialize_with = "read_stages")]
    stages: Vec<Progress>,
    #[serde(default = "usually")]
    limit: u32,
    #[serde(default, deserialize_with = "read_place")]
    after: Option<Place>,
}

fn unfinished() -> Vec<Progress> {
    vec![Progress::Open, Progress::Running]
}

fn usually() -> u32 {
    USUALLY
}

fn read_stages<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<Progress>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let stage = |word: &str| {
        let found = Progress::ALL.into_iter().find(|stage| stage.name() == word);
        found.ok_or_else(|| D::Error::custom("a stage is `open`, `running` or `over`"))
    };
    text.split(',').map(stage).collect()
}

pub(super) fn read_place<'de, D: serde::Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Place>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let place = text.split_once('-').and_then(|(changed, table)| {
        Some(Place { at: Timestamp::from_millis(changed.parse().ok()?), table: table.parse().ok()? })
    });
    place.map(Some).ok_or_else(|| D::Error::custom("`after` is the `next` of a list"))
}

pub(super) fn write_place(place: Place) -> String {
    format!("{}-{}", place.at.millis(), place.table)
}

/// `GET /api/tables/mine`: the tables where one has a seat, or is the host. The latest change comes first.
pub(super) async fn list(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    query: Result<Query<MineQuery>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(MineQuery { stages, limit, after }) = query?;
    let limit = limit.clamp(1, MOST);
    // One more tells whether there are more.
    let query = folsom_storage::Query { after, limit: Some(limit + 1), ..tables_of(person, stages) };
    let mut listed = app.storage.list(query).await?;
    let is_cut_off = listed.len() > limit as usize;
    listed.truncate(limit as usize);
    let next = listed.last().filter(|_| is_cut_off).map(|last| write_place(last.place(Order::Changed)));
    let listed: Vec<Listed> = join_all(listed.into_iter().map(|listed| find_end(&app, listed)))
        .await
        .into_iter()
        .collect::<Result<_, _>>()?;
    let turns = join_all(listed.iter().map(|listed| turn(&app, listed))).await;
    let watchers = app.tables.watchers(&app, listed.iter().map(|listed| listed.table));
    let shown = listed.iter().zip(turns).zip(watchers);
    let mut tables: Vec<MyTableJson> =
        shown.filter_map(|((listed, turn), watchers)| mine(person, listed, turn, watchers)).collect();
    // Where one is asked comes first; else the order stays.
    let is_asked = |own: &MyTableJson| own.turn.as_ref().is_some_and(|turn| own.seats.contains(&turn.seat));
    tables.sort_by_key(|own| !is_asked(own));
    // It is nobody else's, not even a proxy's.
    let headers = [(header::CACHE_CONTROL, "private, no-store")];
    Ok((headers, Json(MyTablesJson { tables, next })).into_response())
}

fn mine(person: Person, listed: &Listed, turn: Option<TurnJson>, watchers: u32) -> Option<MyTableJson> {
    let changed = listed.changed.millis().unsigned_abs();
    Some(summary(listed)?.into_mine(person, turn, changed, watchers))
}

/// Which decision is awaited: every choice changes that, so it is not kept but asked for. A table that can't be read is listed
/// all the same.
async fn turn(app: &App, listed: &Listed) -> Option<TurnJson> {
    match listed.listing.stage {
        Progress::Running => Mailbox::of(app, listed.table).turn().await.ok().flatten(),
        Progress::Open | Progress::Over => None,
    }
}
