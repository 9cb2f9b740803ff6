//! Tables are opened, listed and looked at.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{Path, Query as UrlQuery, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::{Extension, Json};
use folsom_protocol::{
    ClaimJson, LobbyJson, NewTableJson, OpenedJson, PresetJson, SwitchJson, TableJson, Word,
};
use folsom_storage::{Order, Place, Progress, Query, TableId};
use folsom_table::Person;
use serde::Deserialize;

use super::ApiError;
use super::mine::{read_place, write_place};
use crate::address::ClientAddress;
use crate::app::App;
use crate::identity::cookie::Device;
use crate::tables::{self, Mailbox, summary};

/// So many tables are listed if nothing else is asked for.
const USUALLY: u32 = 100;
/// So many at most.
const MOST: u32 = 100;
/// A name that is looked for may be so long, in characters.
const LONGEST: usize = 50;

/// `?name=anna&limit=20&after=…`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LobbyQuery {
    #[serde(default)]
    name: Option<String>,
    #[serde(default)]
    limit: Option<u32>,
    #[serde(default, deserialize_with = "read_place")]
    after: Option<Place>,
}

/// The id of a table as it stands in addresses.
pub(super) fn table_id(path: Result<Path<String>, PathRejection>) -> Result<TableId, ApiError> {
    path?.0.parse().map_err(|_| ApiError::NO_SUCH_TABLE)
}

/// `GET /api/presets`: what can be played.
pub(super) async fn presets() -> Json<Vec<PresetJson>> {
    Json(PresetJson::all())
}

/// `GET /api/switches`: what can be set otherwise than in a rulebook.
pub(super) async fn switches() -> Json<Vec<SwitchJson>> {
    Json(SwitchJson::all())
}

/// `GET /api/tables`: public tables that people can join or watch, the latest first. A header tells where the list goes on.
pub(super) async fn list(
    State(app): State<App>,
    query: Result<UrlQuery<LobbyQuery>, QueryRejection>,
) -> Result<(HeaderMap, Json<Vec<LobbyJson>>), ApiError> {
    let UrlQuery(LobbyQuery { name, limit, after }) = query?;
    let search = name.map(|name| name.trim().to_lowercase().chars().take(LONGEST).collect::<String>());
    let search = search.filter(|name| !name.is_empty());
    let limit = limit.unwrap_or(USUALLY).clamp(1, MOST);
    let query = Query {
        stages: vec![Progress::Open, Progress::Running],
        public: Some(true),
        search: search.clone(),
        order: Order::Listed,
        after,
        // One more tells whether there are more.
        limit: Some(limit + 1),
        ..Query::all()
    };
    let mut listed = app.storage.list(query).await?;
    let is_cut_off = listed.len() > limit as usize;
    listed.truncate(limit as usize);
    let last = listed.last().filter(|_| is_cut_off);
    let headers = last.map(|last| link_to_next(last.place(Order::Listed), limit, search.as_deref()));
    let watchers = app.tables.watchers(&app, listed.iter().map(|listed| listed.table));
    let shown = listed.iter().zip(watchers);
    let lobbies = shown.filter_map(|(listed, watchers)| Some(summary(listed)?.into_lobby(watchers)));
    Ok((headers.unwrap_or_default(), Json(lobbies.collect())))
}

/// Where a list goes on (RFC 8288).
fn link_to_next(place: Place, limit: u32, search: Option<&str>) -> HeaderMap {
    let name = search.map(|name| format!("&name={}", escaped(name))).unwrap_or_default();
    let link = format!("</api/tables?after={}&limit={limit}{name}>; rel=\"next\"", write_place(place));
    HeaderValue::try_from(link).map(|link| HeaderMap::from_iter([(header::LINK, link)])).unwrap_or_default()
}

/// A text as it stands in addresses.
fn escaped(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// `POST /api/tables`: opens a table.
pub(super) async fn open(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    Extension(Device(device)): Extension<Device>,
    ClientAddress(address): ClientAddress,
    body: Result<Json<NewTableJson>, JsonRejection>,
) -> Result<(StatusCode, Json<OpenedJson>), ApiError> {
    let Json(wanted) = body?;
    if !app.crowd.may_open(address) {
        return Err(ApiError::TOO_FAST);
    }
    let table = tables::open(&app, person, device, address, wanted).await?;
    if let Some(cluster) = &app.cluster {
        cluster.take_new(&app, table).await?;
    }
    // Bots begin at once, even if nobody looks.
    let _ = Mailbox::of(&app, table).look().await?;
    Ok((StatusCode::CREATED, Json(OpenedJson { table: table.to_string() })))
}

/// `GET /api/tables/{table}`: a table apart from its game.
pub(super) async fn look(
    State(app): State<App>,
    path: Result<Path<String>, PathRejection>,
) -> Result<Json<TableJson>, ApiError> {
    Ok(Json(Mailbox::of(&app, table_id(path)?).look().await?))
}

/// `POST /api/tables/{table}/claim`: sits down with a seat link.
pub(super) async fn claim(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    path: Result<Path<String>, PathRejection>,
    body: Result<Json<ClaimJson>, JsonRejection>,
) -> Result<StatusCode, ApiError> {
    let table = table_id(path)?;
    let Json(ClaimJson { seat: Word(seat), token }) = body?;
    Mailbox::of(&app, table).claim(seat, token, person).await?;
    Ok(StatusCode::NO_CONTENT)
}
