//! A bot that is a program of its own, in any language: it is told each decision as a line of JSON on its input
//! and answers with a line on its output (`docs/bot-protocol.md`).
//!
//! Nothing that a program does may stop a game. If it gives no answer that can be used, the first choice of
//! the list is made for it and the decision says why.

mod last_words;
mod lines;
mod process;
mod trouble;
mod wire;

#[cfg(test)]
mod documentation;
#[cfg(test)]
mod tests;

use std::io;
use std::time::{Duration, Instant};

use folsom_rules::{Choice, View};

use crate::bot::{Bot, Decision, Thoughts};
use process::{Patience, Process};
use trouble::Trouble;

/// How much patience a program meets with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExecLimits {
    /// How long it may take for an answer.
    pub answer: Duration,
    /// How much longer for its first answer, since it may have a lot to load.
    pub start: Duration,
    /// How often it is started anew after it has ended, hung or flooded, before it is given up.
    pub restarts: u32,
}

impl Default for ExecLimits {
    fn default() -> Self {
        Self { answer: Duration::from_secs(5), start: Duration::from_secs(10), restarts: 3 }
    }
}

/// Lines that answer nothing, before a program counts as flooding.
const MOST_IDLE_LINES: usize = 1000;

/// A program that plays. It may be asked for several seats and for one game after another: each question says
/// all there is to know. When this is dropped, the program's input is closed; if that does not end it, it is killed.
pub struct Exec {
    command: String,
    words: Vec<String>,
    limits: ExecLimits,
    seed: u64,
    /// None between a misfortune and the next decision.
    process: Option<Process>,
    starts: u32,
    /// The number of the last question. It goes on counting when the program is started anew.
    asked: u64,
    /// What happened last, for the report that it was given up.
    last_trouble: String,
}

impl Exec {
    /// Starts a program. The command is split into words as by a shell, but no shell is involved.
    ///
    /// # Errors
    /// If the command can't be split or the program can't be started.
    pub fn start(command: &str, limits: ExecLimits, seed: u64) -> io::Result<Self> {
        let unreadable = || io::Error::new(io::ErrorKind::InvalidInput, format!("can't read `{command}`"));
        let words = shlex::split(command).filter(|words| !words.is_empty()).ok_or_else(unreadable)?;
        let mut bot = Self {
            command: command.to_owned(),
            words,
            limits,
            seed,
            process: None,
            starts: 0,
            asked: 0,
            last_trouble: String::new(),
        };
        let failed =
            |error: io::Error| io::Error::new(error.kind(), format!("can't start `{command}`: {error}"));
        bot.process = Some(bot.launch().map_err(failed)?);
        Ok(bot)
    }

    fn launch(&mut self) -> io::Result<Process> {
        self.starts += 1;
        let process = Process::start(&self.words)?;
        // That it may not be read at all shows when an answer is wanted.
        let _ = process.send(wire::hello(&self.limits, self.seed));
        Ok(process)
    }

    /// The program, started anew if need be.
    fn process(&mut self) -> Result<&mut Process, Trouble> {
        let process = match self.process.take() {
            Some(process) => process,
            None if self.starts > self.limits.restarts => {
                return Err(Trouble::GivenUp { starts: self.starts, last: self.last_trouble.clone() });
            }
            None => self.launch().map_err(Trouble::NoStart)?,
        };
        Ok(self.process.insert(process))
    }

    /// Asks the program.
    fn ask(&mut self, view: &View) -> Result<Choice, Trouble> {
        let limits = self.limits;
        self.asked += 1;
        let id = self.asked;
        let process = self.process()?;
        let start = if process.has_spoken() { Duration::ZERO } else { limits.start };
        let patience = Patience::of(limits.answer + start);
        process.send(wire::decide(id, view))?;
        for _ in 0..MOST_IDLE_LINES {
            let line = process.hear(&patience)?;
            let answer = wire::read_answer(&line)?;
            // A second answer to an earlier question is none to this one.
            if answer.id >= id {
                return answer.choice(id, view);
            }
        }
        Err(Trouble::Flood)
    }

    /// What is decided in place of a program that gave no answer, and why.
    fn decide_without(&mut self, default: Choice, trouble: Trouble, view: &View) -> Decision {
        if let Some(process) = self.process.take_if(|_| trouble.is_the_end()) {
            process.kill();
        }
        let choice = wire::write_choice(default, view);
        let report = format!("`{}` {trouble}; `{choice}` was chosen for it", self.command);
        if !matches!(trouble, Trouble::GivenUp { .. }) {
            self.last_trouble = trouble.to_string();
        }
        let thoughts = Thoughts { trouble: Some(report), ..Thoughts::default() };
        Decision { choice: default, thoughts }
    }
}

impl Bot for Exec {
    fn decide(&mut self, view: &View) -> Decision {
        let start = Instant::now();
        let default = view.choices().expect("a bot is asked with its own view").get(0);
        let mut decision = match self.ask(view) {
            Ok(choice) => Decision::plain(choice),
            Err(trouble) => self.decide_without(default, trouble, view),
        };
        decision.thoughts.time = Some(start.elapsed());
        decision
    }
}
