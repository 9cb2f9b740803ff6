//! A bot that is about to decide, somewhere else.

use folsom_bots::Level;
use folsom_rules::text::notation;
use folsom_rules::{Choice, View, Viewer};
use folsom_table::{Table, Time, Wanted};

use crate::chance::Stream;
use crate::step::Think;

/// A bot that is about to decide.
pub(crate) struct Thinking {
    pub(crate) wanted: Wanted,
    ticket: u32,
    /// Not before then: whoever has no choice but one finds it at once, and that is nobody's business (R70).
    not_before: Time,
    answer: Option<Choice>,
}

impl Thinking {
    /// It is asked now.
    pub(crate) fn new(wanted: Wanted, ticket: u32, now: Time, chance: &mut Stream) -> Self {
        let usual = usual_ms(wanted);
        let not_before = now.after(usual + chance.below(usual / 10 + 1));
        Self { wanted, ticket, not_before, answer: None }
    }

    /// What the page is asked to let it think about; nothing once it has answered.
    pub(crate) fn think(&self) -> Option<Think> {
        let Self { wanted, ticket, .. } = self;
        let think = Think { ticket: *ticket, level: wanted.level, ms: usual_ms(*wanted) };
        self.answer.is_none().then_some(think)
    }

    /// What it gets to see.
    pub(crate) fn view(&self, table: &Table) -> Option<View> {
        Some(table.play()?.game().view(Viewer::Seat(self.wanted.seat)))
    }

    /// It has decided, if it was asked this and can decide so.
    pub(crate) fn answer(&mut self, ticket: u32, text: &str, table: &Table) {
        let board = table.play().filter(|_| ticket == self.ticket).map(|play| play.game().board());
        let choice = board.and_then(|board| notation::read_choice(text, board, self.wanted.seat).ok());
        self.answer = self.answer.or(choice);
    }

    /// What it has decided, once the time for it has come; else when that will be.
    pub(crate) fn decided(&self, now: Time) -> Result<Choice, Option<Time>> {
        match self.answer {
            Some(choice) if self.not_before <= now => Ok(choice),
            Some(_) => Err(Some(self.not_before)),
            None => Err(None),
        }
    }
}

fn usual_ms(wanted: Wanted) -> u64 {
    let time = Level::from(wanted.level).budget().time.unwrap_or_default();
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
