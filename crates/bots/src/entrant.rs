//! Who takes part: a level, with a budget of its own perhaps, or a program. Written as in arguments.

use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use crate::bot::Bot;
use crate::budget::Budget;
use crate::exec::{Exec, ExecLimits};
use crate::kind::ByKind;
use crate::learned::Learned;
use crate::level::Level;
use crate::reflex::Reflex;
use crate::search::{Method, Searcher};
use crate::trial::Trial;

/// A bot that can be seated: `legend`, `legend@50ms`, `legend@2000`, `exec:python3 bot.py`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entrant {
    /// One of ours; with a budget other than its own, if one is given.
    Level(Level, Option<Budget>),
    /// The strongest as it was before it learned.
    Former(Option<Budget>),
    /// The same with one thing changed.
    Trial(Trial, Option<Budget>),
    /// The same with nets that have learned: the file they are in, and which of them it goes by.
    Net(NetPart, String, Option<Budget>),
    /// The policy net of a file by itself, which looks nowhere ahead.
    Reflex(String),
    /// A program that speaks the line protocol.
    Exec(String),
}

/// What is written before the file of a net that plays by itself.
const REFLEX: &str = "reflex:";

/// What the strongest is called as it was before it learned.
const FORMER: &str = "legend-1";

/// Which of the nets in a file are gone by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetPart {
    /// Both.
    Both,
    /// Only the one that judges the end of a round.
    Value,
    /// Only the one that guesses what a seat would choose.
    Policy,
}

impl NetPart {
    /// All of them, with what is written before the file.
    const ALL: [(&str, Self); 3] =
        [("net:", Self::Both), ("value-net:", Self::Value), ("policy-net:", Self::Policy)];

    fn prefix(self) -> &'static str {
        Self::ALL.iter().find(|(_, part)| *part == self).map_or("", |(prefix, _)| prefix)
    }

    fn method(self, file: &str) -> std::io::Result<Method> {
        let learned = Learned::load(Path::new(file))?;
        let mut method = Method::LEGEND_1;
        if self != Self::Policy {
            let value = learned.value.as_ref();
            let value = value
                .ok_or_else(|| std::io::Error::other(format!("{file}: there is no value net in it")))?;
            method.judge.nets = ByKind::everywhere(Some(value));
        }
        if self != Self::Value {
            method.planners = ByKind::everywhere(Some(&learned.policy));
        }
        Ok(method)
    }
}

impl Entrant {
    /// How long it may think, if it is one of ours.
    #[must_use]
    pub fn budget(&self) -> Option<Budget> {
        match self {
            Self::Level(level, budget) => Some(budget.unwrap_or(level.budget())),
            Self::Former(budget) | Self::Trial(_, budget) | Self::Net(_, _, budget) => {
                Some(budget.unwrap_or(Level::Legend.budget()))
            }
            Self::Reflex(_) | Self::Exec(_) => None,
        }
    }

    /// The bot itself, with dice of its own.
    ///
    /// # Errors
    /// If a program can't be started, or a file of nets can't be read.
    pub fn bot(&self, seed: u64) -> std::io::Result<Box<dyn Bot>> {
        match self {
            Self::Level(level, budget) => Ok(level.bot_with(budget.unwrap_or(level.budget()), seed)),
            Self::Former(budget) => {
                let budget = budget.unwrap_or(Level::Legend.budget());
                Ok(Box::new(Searcher::new(Method::LEGEND_1, budget, seed)))
            }
            Self::Trial(trial, budget) => {
                Ok(trial.bot_with(budget.unwrap_or(Level::Legend.budget()), seed))
            }
            Self::Net(part, file, budget) => {
                let method = part.method(file)?;
                let budget = budget.unwrap_or(Level::Legend.budget());
                Ok(Box::new(Searcher::new(method, budget, seed)))
            }
            Self::Reflex(file) => Ok(Box::new(Reflex::new(&Learned::load(Path::new(file))?.policy, seed))),
            Self::Exec(command) => Ok(Box::new(Exec::start(command, ExecLimits::default(), seed)?)),
        }
    }
}

/// What is wrong with the name of an entrant.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum UnknownEntrant {
    /// No such level.
    #[error("there is no bot `{0}`, only {known} and `exec:COMMAND`", known = Level::ALL.map(Level::name).join(", "))]
    Name(String),
    /// No such trial.
    #[error("there is no trial `{0}`, only {known}", known = Trial::all().map(Trial::name).collect::<Vec<_>>().join(", "))]
    Trial(String),
    /// A budget that can't be read.
    #[error("`{0}` is no budget; it is a time as `50ms` or a number of games as `2000`")]
    Budget(String),
}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let Some(command) = text.strip_prefix("exec:").filter(|command| !command.trim().is_empty()) {
            return Ok(Self::Exec(command.trim().to_owned()));
        }
        if let Some(file) = text.strip_prefix(REFLEX).filter(|file| !file.is_empty()) {
            return Ok(Self::Reflex(file.to_owned()));
        }
        let (name, budget) =
            text.split_once('@').map_or((text, None), |(name, budget)| (name, Some(budget)));
        let budget = budget.map(parse_budget).transpose()?;
        let net = NetPart::ALL.iter().find_map(|&(prefix, part)| Some((part, name.strip_prefix(prefix)?)));
        if let Some((part, file)) = net.filter(|(_, file)| !file.is_empty()) {
            return Ok(Self::Net(part, file.to_owned(), budget));
        }
        if let Some(name) = name.strip_prefix("trial:") {
            let trial = Trial::all().find(|trial| trial.name() == name);
            let trial = trial.ok_or_else(|| UnknownEntrant::Trial(name.to_owned()))?;
            return Ok(Self::Trial(trial, budget));
        }
        if name == FORMER {
            return Ok(Self::Former(budget));
        }
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = level.ok_or_else(|| UnknownEntrant::Name(name.to_owned()))?;
        Ok(Self::Level(level, budget))
    }
}

fn parse_budget(text: &str) -> Result<Budget, UnknownEntrant> {
    let time = text.strip_suffix("ms").and_then(|number| number.parse().ok());
    let time = time
        .filter(|ms| (0.01..=60_000.0).contains(ms))
        .map(|ms: f64| Budget::time(Duration::from_secs_f64(ms / 1000.0)));
    let count = || text.parse().ok().filter(|&count| count > 0).map(Budget::iterations);
    time.or_else(count).ok_or_else(|| UnknownEntrant::Budget(text.to_owned()))
}

/// As it is written in arguments.
impl std::fmt::Display for Entrant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Level(level, budget) => write_with_budget(f, level.name(), *budget),
            Self::Former(budget) => write_with_budget(f, FORMER, *budget),
            Self::Trial(trial, budget) => {
                f.write_str("trial:")?;
                write_with_budget(f, trial.name(), *budget)
            }
            Self::Net(part, file, budget) => {
                f.write_str(part.prefix())?;
                write_with_budget(f, file, *budget)
            }
            Self::Reflex(file) => write!(f, "{REFLEX}{file}"),
            Self::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

fn write_with_budget(
    f: &mut std::fmt::Formatter<'_>,
    name: &str,
    budget: Option<Budget>,
) -> std::fmt::Result {
    match budget {
        None => f.write_str(name),
        Some(Budget { time: Some(time), .. }) => write!(f, "{name}@{}ms", time.as_secs_f64() * 1000.0),
        Some(Budget { iterations, .. }) => write!(f, "{name}@{iterations}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entrants_are_read_as_they_are_written() {
        for text in [
            "legend",
            "legend@50ms",
            "desperado@1.5ms",
            "legend-1",
            "legend-1@400",
            "outlaw@2000",
            "trial:climbing@300",
            "trial:by-eye",
            "reflex:some/policy.net",
            "exec:python3 bot.py --fast",
        ] {
            assert_eq!(text.parse::<Entrant>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "sheriff",
            "exec:",
            "exec:  ",
            "trial:",
            "trial:sheriff",
            "net:",
            "policy-net:@500",
            "reflex:",
            "climbing",
            "legend@",
            "legend@0",
            "legend@soon",
            "legend@-5ms",
            "legend@NaNms",
            "legend-2",
        ] {
            assert!(text.parse::<Entrant>().is_err(), "{text}");
        }
    }
}
