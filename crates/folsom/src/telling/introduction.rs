//! What is said before the story begins: what game this is, who plays, and how to see it again.

use std::io::{self, Write};

use folsom_rules::{Board, Format, Indexed, Part, Seat, Setup, bandit_name};

use super::page::Page;
use super::wrap::wrapped;
use crate::palette::{self, FAINT, paint, paint_names};

/// The column where the words begin, to the right of their headings.
const INDENT: usize = 7;
/// The last column.
const LAST_COLUMN: usize = 100;

/// What there is to say.
pub(crate) struct Introduction<'a> {
    /// The first line.
    pub(crate) title: &'a str,
    /// The table.
    pub(crate) setup: &'a Setup,
    /// The command that shows the same again.
    pub(crate) repeat: &'a str,
    /// Who plays; unknown if a record is told.
    pub(crate) lineup: Option<&'a Lineup>,
}

/// The bots that play.
#[derive(Clone)]
pub(crate) struct Lineup {
    /// What they are called, seat by seat.
    pub(crate) names: Vec<String>,
    /// Why the game may not be the same when it is repeated, if it may not.
    pub(crate) caution: Option<String>,
    /// How many of the choices that a bot weighed are shown.
    pub(crate) thoughts: usize,
}

/// Writes it, with the figures of the thoughts explained if thoughts are to come.
pub(super) fn write(
    page: &mut Page<impl Write>,
    introduction: &Introduction,
    board: &Board,
    thoughts: bool,
) -> io::Result<()> {
    let Introduction { title, setup, repeat, lineup } = introduction;
    let pairs = setup.format().is_ok_and(|format| format != Format::Single);
    let each = if pairs { ", two bandits each" } else { "" };
    let more = if setup.rules.has(Part::SecondTrain) {
        ", b bag, n nugget, d document; @ courier, [#] machine gun"
    } else {
        ""
    };

    page.line(&paint(palette::PART, title))?;
    page.line("An unofficial project, not connected with the board game's publisher or authors.")?;
    page.line("")?;
    entry(page, "rules", &setup.rules.to_string())?;
    entry(page, "seats", &format!("{}{each}", setup.seats))?;
    if let Some(lineup) = lineup {
        for (index, row) in rows(lineup, board).iter().enumerate() {
            entry(page, if index == 0 { "bots" } else { "" }, &paint_names(row, board.bandits))?;
        }
    }
    entry(page, "repeat", repeat)?;
    if let Some(caution) = lineup.and_then(|lineup| lineup.caution.as_ref()) {
        for line in wrapped(caution, LAST_COLUMN - INDENT) {
            entry(page, "", &paint(FAINT, &line))?;
        }
    }
    if setup.rules.has(Part::Teams) {
        entry(page, "teams", &teams(setup.seats))?;
    }
    entry(page, "loot", &format!("p purse, j jewel, s strongbox{more}"))?;
    if thoughts {
        let figures = "▸ what is chosen; its chance to win, or what it may bring; how often it was tried";
        entry(page, "minds", figures)?;
    }
    page.line("")
}

/// A line with a heading to its left.
fn entry(page: &mut Page<impl Write>, heading: &str, text: &str) -> io::Result<()> {
    let heading = format!("{heading:<width$}", width = INDENT - 1);
    let heading = if heading.trim().is_empty() { heading } else { paint(FAINT, &heading) };
    page.line(&format!("{heading} {text}"))
}

/// Which bot has which seat and leads whom, as far as that is settled.
fn rows(lineup: &Lineup, board: &Board) -> Vec<String> {
    let leads =
        |seat: Seat| board.leads[seat].iter().map(|&bandit| bandit_name(bandit)).collect::<Vec<_>>();
    let led: Vec<String> = board.seats().map(|seat| leads(seat).join(" & ")).collect();
    let width = led.iter().map(|names| names.chars().count()).max().unwrap_or(0);
    let row = |(seat, name): (Seat, &String)| {
        let number = seat.index() + 1;
        if width == 0 {
            format!("{number} {name}")
        } else {
            format!("{number} {:<width$}  {name}", led[seat.index()])
        }
    };
    board.seats().zip(&lineup.names).map(row).collect()
}

/// C1, R77: who is red and who is blue.
fn teams(seats: usize) -> String {
    let every_other = |from: usize| {
        let numbers: Vec<_> = (from..=seats).step_by(2).map(|number| number.to_string()).collect();
        numbers.join(", ")
    };
    let professore = if seats % 2 == 1 { " and Il Professore" } else { "" };
    format!("red: {}; blue: {}{professore}", every_other(1), every_other(2))
}
