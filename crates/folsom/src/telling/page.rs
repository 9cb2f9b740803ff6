//! How the story is laid out on the page: headings, indents, and the train between them.

use std::io::{self, Write};

use folsom_rules::{BanditSet, Board, Couriers, Happening, Line, Notice, Rank, Setup, tell};

use super::drawing::{draw, legend};
use super::scene::Scene;
use crate::palette::{self, paint, paint_names};

/// The column where sentences begin below a heading.
const INDENT: usize = 4;
/// The column where sentences begin beside the card they come of.
const BESIDE_CARD: usize = 32;
/// The last column of a sentence.
const LAST_COLUMN: usize = 110;

/// A page that is being written.
pub(super) struct Page<W: Write> {
    out: W,
    /// The train as it was last drawn.
    drawn: Option<Scene>,
    /// Stealin' has begun and its end has not been drawn yet.
    stealin: bool,
    /// How many cards of this Stealin' were carried out.
    cards: usize,
    /// Something stands in the line of the present card.
    beside_card: Option<bool>,
}

impl<W: Write> Page<W> {
    /// An empty page.
    pub(super) fn new(out: W) -> Self {
        Self { out, drawn: None, stealin: false, cards: 0, beside_card: None }
    }

    /// A whole line.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// What game this is, and how to see it again.
    pub(super) fn header(&mut self, title: &str, setup: &Setup, repeat: &str) -> io::Result<()> {
        let each = if setup.format().is_ok_and(|format| format != folsom_rules::Format::Single) {
            ", two bandits each"
        } else {
            ""
        };
        self.line(&paint(palette::PART, title))?;
        self.line("An unofficial project, not connected with the board game's publisher or authors.")?;
        self.line("")?;
        self.line(&format!("{} {}", paint(palette::FAINT, "rules "), setup.rules))?;
        self.line(&format!("{} {}{each}", paint(palette::FAINT, "seats "), setup.seats))?;
        self.line(&format!("{} {repeat}", paint(palette::FAINT, "repeat")))?;
        let couriers = setup.rules.couriers != Couriers::Off;
        if couriers {
            self.line(&format!("{} {}", paint(palette::FAINT, "teams "), teams(setup.seats)))?;
        }
        let more = if couriers { ", b bag, n nugget, d document; @ courier, [#] machine gun" } else { "" };
        self.line(&format!("{} p purse, j jewel, s strongbox{more}", paint(palette::FAINT, "loot  ")))?;
        self.line("")
    }

    /// Tells a part of a step, with the train as it was before and as it is after.
    pub(super) fn tell(
        &mut self,
        part: &[Notice],
        before: &Scene,
        after: &Scene,
        board: &Board,
    ) -> io::Result<()> {
        if self.stealin && part.first().is_some_and(super::begins_part) {
            self.stealin = false;
            self.end_card()?;
            self.line("")?;
            self.train(before)?;
        }
        for line in tell(part, board) {
            self.place(&line, after, board)?;
        }
        self.stealin |= part.contains(&Notice::Open(Happening::StealinBegan));
        Ok(())
    }

    fn place(&mut self, line: &Line, scene: &Scene, board: &Board) -> io::Result<()> {
        let bandits = board.bandits;
        if line.rank < Rank::Detail {
            self.end_card()?;
        }
        match line.rank {
            Rank::Round => {
                self.line("")?;
                self.line(&paint(palette::ROUND, &line.text))?;
                self.line("")?;
                // Where nothing has changed since Stealin', the drawing is just above.
                if self.drawn.as_ref() != Some(scene) {
                    self.train(scene)?;
                    self.line("")?;
                }
            }
            Rank::Part => {
                self.cards = 0;
                self.line("")?;
                self.line(&format!("  {}", paint(palette::PART, &line.text)))?;
            }
            Rank::Card => {
                self.cards += 1;
                let room = BESIDE_CARD - INDENT - 4;
                let text = paint_names(&format!("{:<room$}", line.text), bandits);
                let fits = line.text.chars().count() < room;
                write!(self.out, "{:INDENT$}{:>2}. {text}", "", self.cards)?;
                if !fits {
                    self.line("")?;
                }
                self.beside_card = Some(!fits);
            }
            Rank::Detail => self.detail(&line.text, bandits)?,
        }
        Ok(())
    }

    fn detail(&mut self, text: &str, bandits: BanditSet) -> io::Result<()> {
        let indent = if self.beside_card.is_some() { BESIDE_CARD } else { INDENT };
        for line in wrapped(text, LAST_COLUMN - indent) {
            let line = paint_names(&line, bandits);
            // The first line shares its own with the card's name.
            let first_beside_card = self.beside_card == Some(false);
            let indent = if first_beside_card { 0 } else { indent };
            writeln!(self.out, "{:indent$}{line}", "")?;
            self.beside_card = self.beside_card.and(Some(true));
        }
        Ok(())
    }

    /// Nothing more comes of the present card.
    fn end_card(&mut self) -> io::Result<()> {
        if self.beside_card.take() == Some(false) {
            self.line("")?;
        }
        Ok(())
    }

    fn train(&mut self, scene: &Scene) -> io::Result<()> {
        for line in draw(scene) {
            self.line(&line)?;
        }
        for line in legend(scene) {
            self.line(&line)?;
        }
        self.drawn = Some(*scene);
        Ok(())
    }
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

/// The text in lines of at most so many characters, broken at spaces; lines after the first stand in a little.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + 1 + word.chars().count() > width {
            lines.push("  ".to_owned());
        } else if line > 0
            && let Some(line) = lines.last_mut()
        {
            line.push(' ');
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(word);
        }
    }
    lines
}
