//! Scenarios: a position, what is chosen in it, and what must be offered and result
//! (`docs/scenarios.md`).

mod expect;
mod run;
#[cfg(test)]
mod tests;

use super::fields::{Field, Result, TextError, lines};

/// One example of the rules that can be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// What it shows, in a sentence.
    pub title: String,
    /// The rule ids it covers, such as `B34` or `V1:tuco-fires=up`.
    pub covers: Vec<String>,
    /// The line of its title.
    pub line: usize,
    /// The lines that set it up, with their numbers.
    setup: Vec<(usize, String)>,
    /// The lines that play it, with their numbers.
    steps: Vec<(usize, String)>,
}

impl Scenario {
    /// Reads the scenarios of a file. Whether they hold is found out by [`Scenario::run`].
    pub fn read(text: &str) -> Result<Vec<Self>> {
        let mut scenarios: Vec<Self> = Vec::new();
        let mut playing = false;
        for (number, line) in lines(text, 1) {
            if let Some(title) = line.strip_prefix("scenario:") {
                playing = false;
                let title = title.trim().to_owned();
                if title.is_empty() {
                    return Err(TextError::new(number, "a scenario needs a title: what does it show?"));
                }
                let line = number;
                scenarios.push(Self {
                    title,
                    covers: Vec::new(),
                    line,
                    setup: Vec::new(),
                    steps: Vec::new(),
                });
                continue;
            }
            let scenario = scenarios.last_mut().ok_or_else(|| {
                TextError::new(number, "a file of scenarios begins with `scenario: title`")
            })?;
            if let Some(ids) = line.strip_prefix("covers:") {
                scenario.covers.extend(ids.split_whitespace().map(str::to_owned));
            } else if line == "play:" {
                playing = true;
            } else {
                let field = Field::read(number, line)?;
                if !playing && run::is_step(&field) {
                    return Err(field.wrong("a line `play:` is missing above this one"));
                }
                let part = if playing { &mut scenario.steps } else { &mut scenario.setup };
                part.push((number, line.to_owned()));
            }
        }
        for scenario in &scenarios {
            if scenario.covers.is_empty() {
                return Err(TextError::new(scenario.line, "a scenario says which rules it `covers:`"));
            }
            if !scenario.is_refusal() && !scenario.steps.iter().any(|(_, step)| run::checks_something(step))
            {
                return Err(TextError::new(
                    scenario.line,
                    "this scenario checks nothing; add an `expect` line",
                ));
            }
        }
        Ok(scenarios)
    }

    /// Whether it shows that its set-up can't be: a line `refused: reason`.
    fn is_refusal(&self) -> bool {
        self.setup.iter().any(|(_, line)| line.starts_with("refused:"))
    }
}
