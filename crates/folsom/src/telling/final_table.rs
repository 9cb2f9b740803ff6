//! The final count as a table.

use std::io::{self, Write};

use folsom_rules::{Board, Indexed, Outcome, Standing, bandit_name, tell_outcome, verdict};

use super::page::Page;
use crate::palette::{PART, paint, paint_names};

const HEADINGS: [&str; 7] = ["seat", "bandits", "loot", "gunslinger", "total", "fired", "hits taken"];

/// Writes who has what, and who won.
pub(super) fn write(page: &mut Page<impl Write>, outcome: &Outcome, board: &Board) -> io::Result<()> {
    let mut rows = vec![HEADINGS.map(str::to_owned)];
    let standings = tell_outcome(outcome, board);
    rows.extend(standings.iter().map(cells));
    let widths: [usize; 7] =
        std::array::from_fn(|column| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0));
    for (index, row) in rows.iter().enumerate() {
        let aligned: Vec<_> = (0..)
            .zip(row.iter().zip(widths))
            .map(|(column, (cell, width))| {
                // Names to the left, figures to the right.
                if column < 2 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            })
            .collect();
        let line = aligned.join("  ");
        let won = index > 0 && standings[index - 1].won;
        let mark = if won { "  winner" } else { "" };
        let line = if index == 0 { paint(PART, &line) } else { paint_names(&line, board.bandits) };
        page.line(&format!("    {line}{mark}"))?;
    }
    page.line("")?;
    page.line(&format!("    {}", paint_names(&verdict(outcome, board), board.bandits)))
}

fn cells(row: &Standing) -> [String; 7] {
    let bandits: Vec<_> = row.bandits.iter().map(|&bandit| bandit_name(bandit)).collect();
    let prize = if row.prize > 0 { format!("${}", row.prize) } else { "-".to_owned() };
    [
        (row.seat.index() + 1).to_string(),
        bandits.join(" & "),
        format!("${}", row.loot),
        prize,
        format!("${}", row.total),
        row.fired.to_string(),
        row.bullets.to_string(),
    ]
}
