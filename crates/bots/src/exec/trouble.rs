//! What can be wrong with a program that should play, in words for whoever wrote it.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use super::process::LONGEST_LINE;

/// Why there is no answer that can be used. The sentence begins with the command.
#[derive(Debug, thiserror::Error)]
pub(super) enum Trouble {
    #[error("could not be started again: {0}")]
    NoStart(io::Error),
    #[error("{end}{said}", end = how_it_ended(*status), said = saying(last_words))]
    Ended { status: Option<ExitStatus>, last_words: String },
    #[error("gave no answer within {0:?}")]
    Late(Duration),
    #[error("does not read what it is sent")]
    Deaf,
    #[error("wrote a line of more than {LONGEST_LINE} bytes")]
    LongLine,
    #[error("wrote line after line, but no answer")]
    Flood,
    #[error("wrote `{line}`, which is no answer: {error}")]
    NoAnswer { line: String, error: serde_json::Error },
    #[error("answered question {answered}, but was asked question {asked}")]
    WrongId { answered: u64, asked: u64 },
    #[error("must answer with either `choice` or `index`")]
    NotOne,
    #[error("answered `{text}`: {reason}")]
    NoChoice { text: String, reason: String },
    #[error("answered `{text}`, which is not among the choices")]
    NotOffered { text: String },
    #[error("answered with index {index}, but only {offered} choices were listed")]
    NoSuchIndex { index: u64, offered: usize },
    #[error("was started {times} and is given up; the last time it {last}", times = times(*starts))]
    GivenUp { starts: u32, last: String },
}

impl Trouble {
    /// Whether there is no use in talking on with this run of the program.
    pub(super) fn is_the_end(&self) -> bool {
        matches!(self, Self::Ended { .. } | Self::Late(_) | Self::Deaf | Self::LongLine | Self::Flood)
    }
}

fn how_it_ended(status: Option<ExitStatus>) -> String {
    match status {
        Some(status) => format!("ended without an answer ({status})"),
        None => "closed its output without an answer".to_owned(),
    }
}

fn saying(last_words: &str) -> String {
    if last_words.is_empty() { String::new() } else { format!(", saying: {last_words}") }
}

fn times(count: u32) -> String {
    if count == 1 { "once".to_owned() } else { format!("{count} times") }
}

/// As much of a line as a report has room for.
pub(super) fn shortened(line: &[u8]) -> String {
    const ROOM: usize = 120;
    let text = printable(line);
    let mut short: String = text.chars().take(ROOM).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}

/// What a program wrote, without anything that a terminal would take for an order.
pub(super) fn printable(line: &[u8]) -> String {
    let visible = |c: char| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c };
    String::from_utf8_lossy(line).trim_end().chars().map(visible).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_quotes_little_and_nothing_that_a_terminal_obeys() {
        assert_eq!(shortened(b"howdy\r"), "howdy");
        assert_eq!(shortened(b"\x1b[2Jgone\xff"), "\u{fffd}[2Jgone\u{fffd}");
        assert_eq!(shortened("ä".repeat(1000).as_bytes()), "ä".repeat(120) + "…");
    }
}
