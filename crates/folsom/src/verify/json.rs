//! What was found, as an object.

use std::io::Write;

use folsom_rules::text::record::Record;
use serde::Serialize;

use super::{Source, Verified, shares};
use crate::failure::Failure;

#[derive(Serialize)]
struct Object {
    rules: String,
    seats: usize,
    seed: String,
    commitment: String,
    published: Vec<Row>,
    /// What players added to the seed, if they did.
    #[serde(skip_serializing_if = "Option::is_none")]
    shares: Option<SharesObject>,
    decisions: usize,
    /// The game was played to its end.
    over: bool,
    /// The record says how it ended, and that is true.
    has_result: bool,
    winners: Vec<String>,
}

#[derive(Serialize)]
struct SharesObject {
    table: String,
    secret: String,
    added: Vec<ShareRow>,
    silent: Vec<String>,
    /// The seed is made of all that.
    agrees: bool,
}

#[derive(Serialize)]
struct ShareRow {
    seat: String,
    promise: String,
    nonce: String,
    agrees: bool,
}

fn shares_of(record: &Record) -> Option<SharesObject> {
    let all = record.shares.as_ref()?;
    let added = all.added.iter().map(|share| ShareRow {
        seat: share.seat.to_string(),
        promise: share.promise.to_string(),
        nonce: share.nonce.to_string(),
        agrees: shares::is_as_promised(all, share),
    });
    Some(SharesObject {
        table: all.table.clone(),
        secret: all.secret.to_string(),
        added: added.collect(),
        silent: all.silent.iter().map(|seat| seat.to_string()).collect(),
        agrees: shares::make(all, record.seed),
    })
}

#[derive(Serialize)]
struct Row {
    by: &'static str,
    commitment: String,
    agrees: bool,
}

/// Prints it on one line.
pub(super) fn print(out: &mut impl Write, verified: &Verified<'_>) -> Result<(), Failure> {
    let Verified { record, game, has_result, hash, .. } = verified;
    let published = verified.published();
    let published = published.iter().map(|published| Row {
        by: match published.by {
            Source::Record => "record",
            Source::Argument => "argument",
        },
        commitment: published.hash.to_string(),
        agrees: published.agrees,
    });
    let outcome = game.outcome();
    let winners = outcome.iter().flat_map(|outcome| outcome.winners.iter());
    let object = Object {
        rules: record.setup.rules.to_string(),
        seats: record.setup.seats,
        seed: record.seed.to_string(),
        commitment: hash.to_string(),
        published: published.collect(),
        shares: shares_of(record),
        decisions: record.choices.len(),
        over: outcome.is_some(),
        has_result: *has_result,
        winners: winners.map(|seat| seat.to_string()).collect(),
    };
    writeln!(out, "{}", serde_json::to_string(&object).map_err(std::io::Error::from)?)?;
    Ok(())
}
