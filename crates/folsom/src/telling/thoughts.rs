//! What a bot thought, in a few lines: what it weighed, what it took for likely, what went wrong.

mod bar;
mod beliefs;
mod candidates;
#[cfg(test)]
mod tests;

use std::time::Duration;

use folsom_bots::{Decision, Thoughts};
use folsom_rules::View;

use super::wrap::wrapped;
use crate::figures::grouped;
use crate::palette::{BAD, FAINT, paint};

/// The column where thoughts begin: further in than the story, which they must not be taken for.
const INDENT: usize = 8;
/// The column where their words begin, to the right of the marks.
const WORDS: usize = INDENT + 2;
/// The last column.
const LAST_COLUMN: usize = 100;

/// The lines for whoever may know the bot's mind, with so many candidates at most.
pub(super) fn lines(decision: &Decision, view: &View, most: usize) -> Vec<String> {
    let thoughts = &decision.thoughts;
    let trouble = thoughts.trouble.iter().flat_map(|trouble| alarm(trouble));
    if most == 0 || thoughts.candidates.len() < 2 {
        return trouble.collect();
    }
    let aside = effort(thoughts).into_iter().chain(beliefs::sentences(&thoughts.beliefs, view));
    let aside = aside.flat_map(|sentence| wrapped(&sentence, LAST_COLUMN - WORDS));
    let aside = aside.map(|line| format!("{:WORDS$}{}", "", paint(FAINT, &line)));
    trouble.chain(candidates::rows(decision, view, most)).chain(aside).collect()
}

/// The lines for everybody else: that something went wrong, but not what was chosen instead.
pub(super) fn lines_for_others(decision: &Decision) -> Vec<String> {
    let in_trouble = decision.thoughts.trouble.is_some();
    if in_trouble { alarm("the bot is in trouble; a choice was made for it") } else { Vec::new() }
}

/// What nobody should overlook.
fn alarm(text: &str) -> Vec<String> {
    let lines = wrapped(text, LAST_COLUMN - WORDS).into_iter().enumerate();
    let lines = lines.map(|(index, line)| format!("{} {line}", if index == 0 { "!" } else { " " }));
    lines.map(|line| format!("{:INDENT$}{}", "", paint(BAD, &line))).collect()
}

/// `18,203 games in 190 ms`
fn effort(thoughts: &Thoughts) -> Option<String> {
    let games = match thoughts.iterations {
        0 => None,
        1 => Some("1 game".to_owned()),
        games => Some(format!("{} games", grouped(games.into()))),
    };
    match (games, thoughts.time.map(span)) {
        (Some(games), Some(time)) => Some(format!("{games} in {time}")),
        (None, Some(time)) => Some(format!("in {time}")),
        (games, None) => games,
    }
}

fn span(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1000.0;
    match ms {
        ..10.0 => format!("{ms:.1} ms"),
        ..10_000.0 => format!("{ms:.0} ms"),
        _ => format!("{:.1} s", time.as_secs_f64()),
    }
}
