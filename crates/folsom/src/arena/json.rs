//! A match as an object.

use std::io::Write;

use folsom_bots::arena::Player;
use serde::Serialize;

use super::Played;
use crate::contest::Conduct;
use crate::failure::Failure;
use crate::rules_args::GivenSeed;

#[derive(Serialize)]
struct Object<'a> {
    rules: String,
    seats: usize,
    games: usize,
    seed: GivenSeed,
    parity: f64,
    players: Vec<Row<'a>>,
}

#[derive(Serialize)]
struct Row<'a> {
    name: &'a str,
    games: usize,
    win_share: f64,
    low: f64,
    high: f64,
    money: f64,
    #[serde(flatten)]
    conduct: Conduct<'a>,
}

impl<'a> From<&'a Player> for Row<'a> {
    fn from(player: &'a Player) -> Self {
        Self {
            name: &player.name,
            games: player.games,
            win_share: player.share.mean,
            low: player.share.low,
            high: player.share.high,
            money: player.money,
            conduct: Conduct::new(&player.clock, &player.troubles),
        }
    }
}

/// Prints it on one line.
pub(super) fn print(out: &mut impl Write, played: &Played) -> Result<(), Failure> {
    let object = Object {
        rules: played.rules.to_string(),
        seats: played.seats,
        games: played.report.games,
        seed: played.seed,
        parity: played.report.parity,
        players: played.report.players.iter().map(Row::from).collect(),
    };
    writeln!(out, "{}", serde_json::to_string(&object).map_err(std::io::Error::from)?)?;
    Ok(())
}
