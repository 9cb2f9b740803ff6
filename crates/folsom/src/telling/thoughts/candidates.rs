//! The choices a bot weighed, a row for each: the mark of the chosen one, value, bar, tries, and what it is in words.

use folsom_bots::{Candidate, Decision, Value};
use folsom_rules::{View, choice_phrase};

use super::bar::bar;
use super::{INDENT, LAST_COLUMN, WORDS};
use crate::contest::percent;
use crate::figures::grouped;
use crate::palette::{FAINT, GOOD, PART, of_bandit, paint, paint_names};
use crate::telling::wrap::cut;

/// How wide the values are: `100.0 %`.
const VALUE: usize = 7;
/// How wide the tries are at least, so that they stay in one column from decision to decision.
const TRIES: usize = 7;

/// The rows of the best few. The chosen one is always among them.
pub(super) fn rows(decision: &Decision, view: &View, most: usize) -> Vec<String> {
    let all = &decision.thoughts.candidates;
    let shown = shown(decision, most);
    let best = all.iter().map(|candidate| in_dollars(candidate.value)).max().unwrap_or(0);
    let tried = all.iter().any(|candidate| candidate.tries > 0);
    let left = all.len() - shown.len();
    let rows = shown.iter().zip(1..).map(|(candidate, number)| {
        let tries = format!("{:>TRIES$}  ", grouped(candidate.tries.into()));
        let row = Row {
            value: format!("{:>VALUE$}", figure(candidate.value)),
            bar: bar(share(candidate.value, best)),
            tries: if tried { tries } else { String::new() },
            words: choice_phrase(candidate.choice, view),
            more: if number == shown.len() && left > 0 {
                format!("  (and {left} more)")
            } else {
                String::new()
            },
        };
        let row = row.fit();
        if candidate.choice == decision.choice { row.chosen(view) } else { row.faint() }
    });
    rows.collect()
}

/// What stands in a row.
struct Row {
    value: String,
    bar: String,
    tries: String,
    words: String,
    more: String,
}

impl Row {
    /// With no more words than there is room for.
    fn fit(self) -> Self {
        let others = [&self.value, &self.bar, &self.tries, &self.more].map(|text| text.chars().count());
        let room = LAST_COLUMN.saturating_sub(WORDS + others.iter().sum::<usize>() + 4);
        Self { words: cut(&self.words, room), ..self }
    }

    fn faint(&self) -> String {
        let Self { value, bar, tries, words, more } = self;
        format!("{:WORDS$}{}", "", paint(FAINT, &format!("{value}  {bar}  {tries}{words}{more}")))
    }

    fn chosen(&self, view: &View) -> String {
        let (mark, value) = (paint(GOOD, "▸"), paint(PART, &self.value));
        let bar = paint(own_colour(view), &self.bar);
        let (tries, more) = (paint(FAINT, &self.tries), paint(FAINT, &self.more));
        let words = paint_names(&self.words, view.board.bandits);
        format!("{:INDENT$}{mark} {value}  {bar}  {tries}{words}{more}", "")
    }
}

/// The best few candidates, and the chosen one instead of the last if it is not among them.
fn shown(decision: &Decision, most: usize) -> Vec<&Candidate> {
    let all = &decision.thoughts.candidates;
    let is_chosen = |candidate: &&Candidate| candidate.choice == decision.choice;
    let mut shown: Vec<_> = all.iter().take(most).collect();
    if !shown.iter().any(is_chosen)
        && let Some(chosen) = all.iter().find(is_chosen)
    {
        shown.pop();
        shown.push(chosen);
    }
    shown
}

/// `43.2 %`, `$250`, `-$80`
fn figure(value: Value) -> String {
    match value {
        Value::Chance(chance) => percent(chance.into()),
        Value::Dollars(dollars) if dollars < 0 => format!("-${}", dollars.unsigned_abs()),
        Value::Dollars(dollars) => format!("${dollars}"),
    }
}

const fn in_dollars(value: Value) -> i32 {
    match value {
        Value::Dollars(dollars) => dollars,
        Value::Chance(_) => 0,
    }
}

/// How much of a bar a value fills: all of it, for certain victory or for the most that any candidate brings.
fn share(value: Value, most: i32) -> f64 {
    match value {
        Value::Chance(chance) => chance.into(),
        Value::Dollars(dollars) => f64::from(dollars) / f64::from(most.max(1)),
    }
}

/// The colour of the bandit that the thinker leads.
fn own_colour(view: &View) -> anstyle::Style {
    let led = view.viewer.seat().and_then(|seat| view.board.leads[seat].first().copied());
    led.map_or(PART, of_bandit)
}
