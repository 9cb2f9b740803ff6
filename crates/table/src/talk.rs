//! Talk at the table: how much, how fast, and when not.

use std::collections::{HashMap, HashSet, VecDeque};

use folsom_rules::{Board, Stage};

use crate::clock::Time;
use crate::line::{is_visible, one_line};
use crate::person::Person;
use crate::refusal::Refusal;

/// The longest message, in characters.
const LONGEST: usize = 300;
/// So many messages in so many milliseconds, and no more.
const MOST: usize = 5;
const SPAN_MS: u64 = 10_000;

/// Who said how much lately, and who may not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Talk {
    muted: HashSet<Person>,
    lately: HashMap<Person, VecDeque<Time>>,
}

impl Talk {
    /// Whether somebody may say this now; it becomes one line.
    pub(crate) fn check(
        &self,
        person: Person,
        text: &str,
        board: Option<&Board>,
        now: Time,
    ) -> Result<String, Refusal> {
        let text = one_line(text);
        if !is_visible(&text) {
            return Err(Refusal::NothingSaid);
        }
        if text.chars().count() > LONGEST {
            return Err(Refusal::TooLong { most: LONGEST });
        }
        if self.is_muted(person) {
            return Err(Refusal::Muted);
        }
        // C20: teams plan aloud, and then each decides alone, until the round is over.
        let alone = |board: &Board| matches!(board.stage, Stage::Stealin | Stage::RoundEnd);
        if board.is_some_and(|board| board.with_couriers() && alone(board)) {
            return Err(Refusal::TalkClosed);
        }
        let said = self.lately.get(&person);
        if said.is_some_and(|said| said.iter().filter(|then| now.since(**then) < SPAN_MS).count() >= MOST) {
            return Err(Refusal::TooFast);
        }
        Ok(text)
    }

    pub(crate) fn note(&mut self, person: Person, at: Time) {
        let said = self.lately.entry(person).or_default();
        said.push_back(at);
        if said.len() > MOST {
            said.pop_front();
        }
    }

    /// Nobody gets their voice back by moving to another identity.
    pub(crate) fn follow(&mut self, from: Person, to: Person) {
        if self.muted.contains(&from) {
            self.muted.insert(to);
        }
    }

    pub(crate) fn is_muted(&self, person: Person) -> bool {
        self.muted.contains(&person)
    }

    pub(crate) fn mute(&mut self, person: Person, muted: bool) {
        if muted {
            self.muted.insert(person);
        } else {
            self.muted.remove(&person);
        }
    }
}
