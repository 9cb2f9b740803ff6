//! Tables are opened, listed and looked at.

use axum::extract::rejection::{JsonRejection, PathRejection};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use folsom_protocol::{
    ClaimJson, LobbyJson, NewTableJson, OpenedJson, PresetJson, SwitchJson, TableJson, Word,
};
use folsom_storage::{Query, Stage, TableId};
use folsom_table::Person;

use super::ApiError;
use crate::address::ClientAddress;
use crate::app::App;
use crate::tables::{self, Mailbox, Summary};

/// So many tables are listed.
const LISTED: u32 = 100;

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

/// `GET /api/tables`: public tables that people can join or watch, the latest first.
pub(super) async fn list(State(app): State<App>) -> Result<Json<Vec<LobbyJson>>, ApiError> {
    let query = Query {
        stages: vec![Stage::Open, Stage::Running],
        public: Some(true),
        limit: Some(LISTED),
        ..Query::all()
    };
    let listed = app.storage.list(query).await?;
    let watchers = app.tables.watchers(listed.iter().map(|listed| listed.table));
    let shown = listed.iter().zip(watchers);
    Ok(Json(
        shown.filter_map(|(listed, watchers)| Some(Summary::read(listed)?.into_lobby(watchers))).collect(),
    ))
}

/// `POST /api/tables`: opens a table.
pub(super) async fn open(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    ClientAddress(address): ClientAddress,
    body: Result<Json<NewTableJson>, JsonRejection>,
) -> Result<(StatusCode, Json<OpenedJson>), ApiError> {
    let Json(wanted) = body?;
    if !app.crowd.may_open(address) {
        return Err(ApiError::TOO_FAST);
    }
    let table = tables::open(&app, person, wanted).await?;
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
