//! How the story is laid out on the page: headings, indents, and the train between them.

use std::io::{self, Write};

use folsom_rules::{BanditSet, Board, Happening, Line, Notice, Rank, tell};

use super::drawing::{draw, legend};
use super::scene::Scene;
use super::wrap::wrapped;
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
    /// Thoughts that are still to be told.
    note: Option<Note>,
}

/// What somebody thought.
struct Note {
    whose: String,
    /// In lines with their indents.
    thoughts: Vec<String>,
    /// Something was told that they led to.
    led_to: bool,
}

impl<W: Write> Page<W> {
    /// An empty page.
    pub(super) fn new(out: W) -> Self {
        Self { out, drawn: None, stealin: false, cards: 0, beside_card: None, note: None }
    }

    /// A whole line.
    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Takes note of somebody's thoughts. They are told beneath what comes of them, or now if nobody sees anything come of
    /// them yet.
    pub(super) fn note(&mut self, whose: String, thoughts: Vec<String>, silent: bool) -> io::Result<()> {
        self.note = Some(Note { whose, thoughts, led_to: false }).filter(|note| !note.thoughts.is_empty());
        if silent { self.tell_note() } else { Ok(()) }
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
            self.tell_note()?;
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

    /// A step is told, and somebody may have to think about the next one: all that is written should be seen by now.
    pub(super) fn end_step(&mut self) -> io::Result<()> {
        self.tell_note()?;
        self.out.flush()
    }

    fn place(&mut self, line: &Line, scene: &Scene, board: &Board) -> io::Result<()> {
        let bandits = board.bandits;
        if line.rank < Rank::Detail {
            self.tell_note()?;
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
            Rank::Detail => {
                self.detail(&line.text, bandits)?;
                if let Some(note) = &mut self.note {
                    note.led_to = true;
                }
                // What comes of a card is told in one go. A plan is one line, and what follows it is another matter.
                if self.beside_card.is_none() {
                    self.tell_note()?;
                }
            }
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

    /// Tells the thoughts that were noted. If nothing was told of what they led to, it must be said whose they are.
    fn tell_note(&mut self) -> io::Result<()> {
        let Some(note) = self.note.take() else { return Ok(()) };
        if self.beside_card == Some(false) {
            self.line("")?;
            self.beside_card = Some(true);
        }
        if !note.led_to {
            self.line(&format!("{:INDENT$}{}:", "", note.whose))?;
        }
        note.thoughts.iter().try_for_each(|line| self.line(line))
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
