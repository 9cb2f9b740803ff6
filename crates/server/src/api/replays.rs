//! Games that were played, or are, to be seen again.

use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use folsom_host::WhoseEyes;
use folsom_protocol::{ReplayJson, Word};
use folsom_rules::Viewer;
use folsom_table::Person;
use serde::Deserialize;

use super::ApiError;
use super::tables::table_id;
use crate::app::App;
use crate::tables;

/// `?eyes=seat2`, `?eyes=spectator`, `?eyes=open`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplayQuery {
    #[serde(default = "spectator")]
    eyes: Lens,
}

fn spectator() -> Lens {
    Lens::Viewer(Word(Viewer::Spectator))
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Lens {
    Open(OpenWord),
    Viewer(Word<Viewer>),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum OpenWord {
    Open,
}

/// `GET /api/tables/{table}/replay`: the game so far, through eyes that one may have.
pub(super) async fn replay(
    State(app): State<App>,
    Extension(person): Extension<Person>,
    path: Result<Path<String>, PathRejection>,
    query: Result<Query<ReplayQuery>, QueryRejection>,
) -> Result<Json<ReplayJson>, ApiError> {
    let table = table_id(path)?;
    let eyes = match query?.0.eyes {
        Lens::Open(OpenWord::Open) => WhoseEyes::Open,
        Lens::Viewer(Word(viewer)) => WhoseEyes::Viewer(viewer),
    };
    Ok(Json(tables::replay(&app, table, person, eyes).await?))
}

/// `GET /api/tables/{table}/record`: the record of a game that is over, as a file.
pub(super) async fn record(
    State(app): State<App>,
    path: Result<Path<String>, PathRejection>,
) -> Result<Response, ApiError> {
    let table = table_id(path)?;
    let record = tables::record(&app, table).await?;
    let name = format!("attachment; filename=\"folsom-{}.txt\"", &table.to_string()[..8]);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, record.write()).into_response())
}
