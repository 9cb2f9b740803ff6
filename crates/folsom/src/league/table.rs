//! A league as a table.

use std::io::Write;

use folsom_bots::arena::Ranked;

use super::Played;
use crate::columns::{Column, line};
use crate::contest::{entrant_name, percent, rounded_up, tell_troubles, time_columns};
use crate::failure::Failure;
use crate::palette::{FAINT, PART, paint};

/// Prints it, with what went wrong below.
pub(super) fn print(
    out: &mut impl Write,
    played: &Played<'_>,
    repeat: &str,
    asked: usize,
) -> Result<(), Failure> {
    let Played { rules, tables, ranking, .. } = played;
    let sizes: Vec<_> = tables.iter().map(usize::to_string).collect();
    writeln!(out, "{rules}, tables of {} seats, {} games", sizes.join(", "), ranking.games)?;
    rounded_up(out, asked, ranking.games)?;
    writeln!(out, "{}\n", paint(FAINT, &format!("repeat: {repeat}")))?;

    let columns = columns(&ranking.ranks);
    writeln!(out, "{}", paint(PART, &line(&columns, 0)))?;
    for row in 1..=ranking.ranks.len() {
        writeln!(out, "{}", line(&columns, row))?;
    }
    for ranked in &ranking.ranks {
        tell_troubles(out, &ranked.name, &ranked.troubles)?;
    }
    Ok(())
}

fn columns(rows: &[Ranked]) -> Vec<Column> {
    let rows = rows.iter();
    let interval = |ranked: &Ranked| format!("{:.0} to {:.0}", ranked.rating.low, ranked.rating.high);
    let mut columns = vec![
        Column::names("entrant", rows.clone().map(|ranked| entrant_name(&ranked.name))),
        Column::figures("rating", rows.clone().map(|ranked| format!("{:.0}", ranked.rating.points))),
        Column::figures("95 % interval", rows.clone().map(interval)),
        Column::figures("games", rows.clone().map(|ranked| ranked.games.to_string())),
        Column::figures("win share", rows.clone().map(|ranked| percent(ranked.share))),
        Column::figures("parity", rows.clone().map(|ranked| percent(ranked.parity))),
        Column::figures("money", rows.clone().map(|ranked| format!("${:.0}", ranked.money))),
    ];
    columns.extend(time_columns(rows.map(|ranked| &ranked.clock)));
    columns
}
