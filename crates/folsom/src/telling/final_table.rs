//! The final count as a table.

use std::io::{self, Write};

use folsom_rules::{Board, Indexed, Named, Outcome, Standing, Team, bandit_name, tell_outcome, verdict};

use super::page::Page;
use super::wrap::{cut, wrapped};
use crate::columns::{Column, line};
use crate::palette::{PART, paint, paint_names};

/// So wide is a line of the verdict, which can name many.
const LONGEST_VERDICT: usize = 100;
/// A longer name of a bot would push the figures off the page.
const LONGEST_BOT: usize = 16;

/// Writes who has what, and who won; also which bot it is, if that is known.
pub(super) fn write(
    page: &mut Page<impl Write>,
    outcome: &Outcome,
    board: &Board,
    bots: Option<&[String]>,
) -> io::Result<()> {
    let standings = tell_outcome(outcome, board);
    let marks: Vec<_> = standings.iter().map(mark).collect();
    let mut columns = if outcome.teams.is_some() { team_columns(&standings) } else { columns(&standings) };
    if let Some(bots) = bots {
        let names = standings.iter().map(|row| cut(&bots[row.seat.index()], LONGEST_BOT));
        columns.insert(1, Column::names("bot", names));
    }
    table(page, &columns, &marks, board)?;
    if let Some(teams) = outcome.teams {
        page.line("")?;
        let column = |title, figure: fn(&folsom_rules::TeamScore) -> u32| {
            Column::figures(title, teams.iter().map(|team| dollars(figure(team))))
        };
        let columns = [
            Column::names("team", Team::ALL.iter().map(|team| team.name().to_owned())),
            column("bandits", |team| team.bandits),
            column("Wild Bunch", |team| team.wild_bunch),
            column("plan", |team| team.plan),
            Column::figures("total", teams.iter().map(|team| format!("${}", team.total()))),
        ];
        table(page, &columns, &["", ""], board)?;
    }
    page.line("")?;
    let verdict = wrapped(&verdict(outcome, board), LONGEST_VERDICT);
    verdict.iter().try_for_each(|line| page.line(&format!("    {}", paint_names(line, board.bandits))))
}

fn table(page: &mut Page<impl Write>, columns: &[Column], marks: &[&str], board: &Board) -> io::Result<()> {
    page.line(&format!("    {}", paint(PART, &line(columns, 0))))?;
    for (index, mark) in marks.iter().enumerate() {
        let text = format!("    {}{mark}", line(columns, index + 1));
        page.line(&paint_names(text.trim_end(), board.bandits))?;
    }
    Ok(())
}

/// What is said at the end of a row.
const fn mark(row: &Standing) -> &'static str {
    match (row.won, row.back) {
        (true, _) => "  winner",
        (false, true) => "",
        (false, false) => "  left behind",
    }
}

fn columns(rows: &[Standing]) -> Vec<Column> {
    vec![
        seat(rows),
        bandits(rows),
        Column::figures("loot", rows.iter().map(|row| format!("${}", row.loot))),
        Column::figures("gunslinger", rows.iter().map(|row| dollars(row.prize))),
        Column::figures("total", rows.iter().map(|row| format!("${}", row.total))),
        Column::figures("fired", rows.iter().map(|row| row.fired.to_string())),
        Column::figures("hits taken", rows.iter().map(|row| row.bullets.to_string())),
    ]
}

fn team_columns(rows: &[Standing]) -> Vec<Column> {
    let team = |row: &Standing| row.team.map_or("", Team::name).to_owned();
    vec![
        seat(rows),
        Column::names("team", rows.iter().map(team)),
        bandits(rows),
        Column::figures("loot", rows.iter().map(|row| dollars(row.loot))),
        Column::figures("six shots", rows.iter().map(|row| dollars(row.prize))),
        Column::figures("document", rows.iter().map(|row| dollars(row.document))),
        Column::figures("total", rows.iter().map(|row| format!("${}", row.total))),
        Column::figures("lost", rows.iter().map(|row| dollars(row.lost))),
        Column::figures("fired", rows.iter().map(|row| row.fired.to_string())),
        Column::figures("hits taken", rows.iter().map(|row| row.bullets.to_string())),
    ]
}

fn seat(rows: &[Standing]) -> Column {
    Column::names("seat", rows.iter().map(|row| (row.seat.index() + 1).to_string()))
}

fn bandits(rows: &[Standing]) -> Column {
    let names = |row: &Standing| {
        let names: Vec<_> = row.bandits.iter().map(|&bandit| bandit_name(bandit)).collect();
        names.join(" & ")
    };
    Column::names("bandits", rows.iter().map(names))
}

/// `$500`, or a dash for nothing.
fn dollars(amount: u32) -> String {
    if amount > 0 { format!("${amount}") } else { "-".to_owned() }
}
