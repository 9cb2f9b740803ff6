//! Every code that a client can meet is explained in `docs/protocol.md`.

use folsom_host::Objection;
use folsom_storage::StorageError;
use folsom_table::Refusal;

use crate::api::ApiError;
use crate::tables::{Goodbye, TableError};

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

#[test]
fn every_code_is_explained() {
    let tables = [
        TableError::Storage(StorageError::Full),
        TableError::BadLink,
        TableError::Gone,
        TableError::TooMany(""),
        TableError::TooManyConnections,
        TableError::TooFast,
        TableError::Stopping,
    ];
    let objections = [
        Objection::NotStored,
        Objection::NotFound,
        Objection::Damaged(String::new()),
        Objection::NotUnderstood(String::new()),
        Objection::StaleId,
        Objection::BadName,
        Objection::NoRandomness,
        Objection::NeedsServer,
    ];
    let requests = [
        ApiError::CROSS_SITE,
        ApiError::NO_SUCH_ADDRESS,
        ApiError::NOT_ALLOWED,
        ApiError::NO_SUCH_TABLE,
        ApiError::NO_SUCH_PLAYER,
        ApiError::BAD_MOVE,
        ApiError::TOO_FAST,
        ApiError::NO_SOCKET,
        ApiError::BAD_ENDPOINT,
        ApiError::BAD_KEYS,
        ApiError::BAD_QUIET,
    ];
    let goodbyes = [
        Goodbye::Stopping,
        Goodbye::Flood,
        Goodbye::Garbage,
        Goodbye::TooLong,
        Goodbye::TooSlow,
        Goodbye::Silent,
    ];
    let codes = (Refusal::EACH.iter().map(Refusal::code))
        .chain(tables.iter().map(TableError::code))
        .chain(objections.iter().map(Objection::code))
        .chain(requests.iter().map(ApiError::code))
        .chain(goodbyes.iter().map(|goodbye| goodbye.code()));
    for code in codes {
        assert!(DOCUMENT.contains(&format!("`{code}`")), "`{code}` is not explained");
    }
}
