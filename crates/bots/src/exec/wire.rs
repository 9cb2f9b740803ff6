//! The messages: what is written to a program, and what it answers.

use folsom_protocol::{LISTED, ViewJson};
use folsom_rules::text::notation;
use folsom_rules::{Choice, Choices, View};
use serde::{Deserialize, Serialize};

use super::ExecLimits;
use super::trouble::{Trouble, shortened};

/// The version of the protocol: a program that knows this one understands all messages with it.
const PROTOCOL: u32 = 1;

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Message {
    /// Once, when the program has been started.
    Hello { protocol: u32, seed: u32, answer_ms: u128, first_answer_ms: u128 },
    /// For each decision, with all that there is to know.
    Decide {
        id: u64,
        seat: String,
        ask: &'static str,
        choices: Vec<String>,
        choices_total: usize,
        view: Box<ViewJson>,
    },
}

impl Message {
    fn line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("all keys of a message are strings");
        line.push('\n');
        line
    }
}

/// The line that greets a program.
pub(super) fn hello(limits: &ExecLimits, seed: u64) -> String {
    let hello = Message::Hello {
        protocol: PROTOCOL,
        // Numbers this small are whole numbers in every language.
        seed: seed as u32,
        answer_ms: limits.answer.as_millis(),
        first_answer_ms: (limits.start + limits.answer).as_millis(),
    };
    hello.line()
}

/// The line that asks for a decision.
pub(super) fn decide(id: u64, view: &View) -> String {
    let choices = choices(view);
    let decide = Message::Decide {
        id,
        seat: view.viewer.to_string(),
        ask: view.board.prompt.map_or("nothing", |prompt| prompt.ask.name()),
        choices: choices.iter().take(LISTED).map(|choice| write_choice(choice, view)).collect(),
        choices_total: choices.len(),
        view: Box::new(view.into()),
    };
    decide.line()
}

fn choices(view: &View) -> Choices {
    view.choices().expect("a bot is asked with its own view")
}

/// A choice as the viewer would write it.
pub(super) fn write_choice(choice: Choice, view: &View) -> String {
    notation::write_choice(choice, &view.board, view.viewer.seat().unwrap_or_default())
}

/// What a program answers: a choice in words, or the number of one that was listed, counted from zero.
#[derive(Deserialize)]
pub(super) struct Answer {
    pub(super) id: u64,
    choice: Option<String>,
    index: Option<u64>,
}

pub(super) fn read_answer(line: &[u8]) -> Result<Answer, Trouble> {
    serde_json::from_slice(line).map_err(|error| Trouble::NoAnswer { line: shortened(line), error })
}

impl Answer {
    /// The choice, if it is a legal one and answers this question.
    pub(super) fn choice(self, id: u64, view: &View) -> Result<Choice, Trouble> {
        if self.id != id {
            return Err(Trouble::WrongId { answered: self.id, asked: id });
        }
        match (self.choice, self.index) {
            (Some(text), None) => read_choice(&text, view),
            (None, Some(index)) => listed(index, view),
            _ => Err(Trouble::NotOne),
        }
    }
}

fn read_choice(text: &str, view: &View) -> Result<Choice, Trouble> {
    let seat = view.viewer.seat().unwrap_or_default();
    let short = || shortened(text.as_bytes());
    let choice = notation::read_choice(text, &view.board, seat)
        .map_err(|reason| Trouble::NoChoice { text: short(), reason: shortened(reason.as_bytes()) })?;
    if choices(view).contains(choice) { Ok(choice) } else { Err(Trouble::NotOffered { text: short() }) }
}

fn listed(index: u64, view: &View) -> Result<Choice, Trouble> {
    let choices = choices(view);
    let offered = choices.len().min(LISTED);
    let found = usize::try_from(index).ok().filter(|&index| index < offered);
    found.map(|index| choices.get(index)).ok_or(Trouble::NoSuchIndex { index, offered })
}
