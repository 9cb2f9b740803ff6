//! What a program wrote last to its standard error: most often the reason why it ended.

use std::collections::VecDeque;
use std::io::BufReader;
use std::process::ChildStderr;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

use super::lines::{self, Next};
use super::process::within;
use super::trouble::printable;

/// How much is kept.
const LINES: usize = 5;
const BYTES: usize = 200;

/// The last lines of a stream, which is read all the time so that nobody has to wait to write to it.
pub(super) struct LastWords {
    lines: Arc<Mutex<VecDeque<String>>>,
    reader: JoinHandle<()>,
}

impl LastWords {
    /// Begins to listen.
    pub(super) fn of(stream: ChildStderr) -> std::io::Result<Self> {
        let lines = Arc::new(Mutex::new(VecDeque::new()));
        let kept = Arc::clone(&lines);
        let mut stream = BufReader::new(stream);
        let listen = move || {
            while let Ok(Next::Line(line) | Next::TooLong(line)) = lines::next(&mut stream, BYTES) {
                let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
                kept.push_back(printable(&line));
                if kept.len() > LINES {
                    kept.pop_front();
                }
            }
        };
        let reader = Builder::new().name("bot-stderr".to_owned()).spawn(listen)?;
        Ok(Self { lines, reader })
    }

    /// The last lines in one, when the stream has ended or this time has passed.
    pub(super) fn read(&self, time: Duration) -> String {
        within(time, || self.reader.is_finished().then_some(()));
        let lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().map(String::as_str).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" / ")
    }
}
