//! People who come again: their names, their games, whom they play with, and how well they play.

mod identity;
mod ratings;
mod results;
mod trains;

use std::time::Duration;

use folsom_client::{Answer, Visitor};
use folsom_protocol::{MeJson, NewTableJson, TermsJson};
use folsom_rules::Setup;
use hyper::Method;

use crate::client::patiently;
use crate::house::table;

/// Sends something without a body.
async fn send(visitor: &Visitor, method: Method, path: &str) -> Answer {
    patiently(path, visitor.request(method, path, None)).await.unwrap()
}

async fn me(visitor: &Visitor) -> MeJson {
    visitor.get("/api/me").await.unwrap()
}

/// A rated table as somebody wants it.
fn rated(setup: &Setup) -> NewTableJson {
    let wanted = table(setup, vec![], false);
    NewTableJson { terms: TermsJson { rated: true, ..wanted.terms }, ..wanted }
}

/// Waits a moment.
async fn pause() {
    tokio::time::sleep(Duration::from_millis(20)).await;
}
