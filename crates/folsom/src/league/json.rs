//! A league as an object.

use std::io::Write;

use folsom_bots::arena::Ranked;
use serde::Serialize;

use super::Played;
use crate::contest::Conduct;
use crate::failure::Failure;
use crate::rules_args::GivenSeed;

#[derive(Serialize)]
struct Object<'a> {
    rules: String,
    tables: &'a [usize],
    games: usize,
    seed: GivenSeed,
    entrants: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    name: &'a str,
    rating: f64,
    low: f64,
    high: f64,
    games: usize,
    win_share: f64,
    parity: f64,
    money: f64,
    #[serde(flatten)]
    conduct: Conduct<'a>,
}

impl<'a> From<&'a Ranked> for Row<'a> {
    fn from(ranked: &'a Ranked) -> Self {
        Self {
            name: &ranked.name,
            rating: ranked.rating.points,
            low: ranked.rating.low,
            high: ranked.rating.high,
            games: ranked.games,
            win_share: ranked.share,
            parity: ranked.parity,
            money: ranked.money,
            conduct: Conduct::new(&ranked.clock, &ranked.troubles),
        }
    }
}

/// Prints it on one line.
pub(super) fn print(out: &mut impl Write, played: &Played<'_>) -> Result<(), Failure> {
    let object = Object {
        rules: played.rules.to_string(),
        tables: played.tables,
        games: played.ranking.games,
        seed: played.seed,
        entrants: played.ranking.ranks.iter().map(Row::from).collect(),
    };
    writeln!(out, "{}", serde_json::to_string(&object).map_err(std::io::Error::from)?)?;
    Ok(())
}
