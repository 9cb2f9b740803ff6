//! What was found, as an object.

use std::io::Write;

use serde::Serialize;

use super::{Source, Verified};
use crate::failure::Failure;

#[derive(Serialize)]
struct Object {
    rules: String,
    seats: usize,
    seed: String,
    commitment: String,
    published: Vec<Row>,
    decisions: usize,
    /// The game was played to its end.
    over: bool,
    /// The record says how it ended, and that is true.
    has_result: bool,
    winners: Vec<String>,
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
        decisions: record.choices.len(),
        over: outcome.is_some(),
        has_result: *has_result,
        winners: winners.map(|seat| seat.to_string()).collect(),
    };
    writeln!(out, "{}", serde_json::to_string(&object).map_err(std::io::Error::from)?)?;
    Ok(())
}
