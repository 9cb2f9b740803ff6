//! A match as a table.

use std::io::Write;

use anstyle::Style;
use folsom_bots::arena::{Against, Player};

use super::Played;
use crate::columns::{Column, line};
use crate::contest::{entrant_name, percent, rounded_up, tell_troubles, time_columns};
use crate::failure::Failure;
use crate::palette::{BAD, FAINT, GOOD, PART, paint};

/// Prints it, with what went wrong below.
pub(super) fn print(
    out: &mut impl Write,
    played: &Played,
    repeat: &str,
    asked: usize,
) -> Result<(), Failure> {
    let Played { rules, seats, report, .. } = played;
    let equals = percent(report.parity);
    writeln!(
        out,
        "{rules}, {seats} seats, {} games; between equals everybody would win {equals}",
        report.games
    )?;
    rounded_up(out, asked, report.games)?;
    writeln!(out, "{}\n", paint(FAINT, &format!("repeat: {repeat}")))?;

    let rows: Vec<&Player> = report.players.iter().chain(&report.groups).collect();
    let columns = columns(&rows);
    writeln!(out, "{}", paint(PART, &line(&columns, 0)))?;
    for (index, player) in rows.iter().enumerate() {
        let (style, verdict) = verdict(report.against_parity(player));
        writeln!(out, "{}  {}", line(&columns, index + 1), paint(style, verdict))?;
    }
    for player in &report.players {
        tell_troubles(out, &player.name, &player.troubles)?;
    }
    Ok(())
}

fn columns(rows: &[&Player]) -> Vec<Column> {
    let rows = rows.iter().copied();
    let interval =
        |player: &Player| format!("{} to {}", percent(player.share.low), percent(player.share.high));
    let mut columns = vec![
        Column::names("entrant", rows.clone().map(name)),
        Column::figures("games", rows.clone().map(|player| player.games.to_string())),
        Column::figures("win share", rows.clone().map(|player| percent(player.share.mean))),
        Column::figures("95 % interval", rows.clone().map(interval)),
        Column::figures("money", rows.clone().map(|player| format!("${:.0}", player.money))),
    ];
    columns.extend(time_columns(rows.map(|player| &player.clock)));
    columns
}

/// `outlaw`, or `outlaw ×3` for a group.
fn name(player: &Player) -> String {
    let name = entrant_name(&player.name);
    if player.seats == 1 { name } else { format!("{name} ×{}", player.seats) }
}

const fn verdict(against: Against) -> (Style, &'static str) {
    match against {
        Against::Above => (GOOD, "above parity"),
        Against::Below => (BAD, "below parity"),
        Against::Open => (FAINT, "not settled"),
    }
}
