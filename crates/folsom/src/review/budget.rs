//! How much a review may take: games in the head for each decision, or seconds for all of it.

use std::fmt;
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::time::Instant;

use folsom_review::{GAMES, Reviewer};

/// How much a review may take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum ReviewBudget {
    /// So many games in the head for each decision: the same review on every machine.
    Games(u32),
    /// About so long for all of it.
    Seconds(f64),
}

/// To find out how fast it is, so many games are played in the head at some moments.
const PROBE: u32 = 200;
/// At so many.
const PROBED: usize = 12;
/// Fewer games say nothing, and more don't say it better.
const SENSIBLE: std::ops::RangeInclusive<f64> = 50.0..=1_000_000.0;

impl ReviewBudget {
    /// What is enough for most.
    pub(crate) const USUAL: Self = Self::Games(GAMES);

    /// Gives it to a review. How many games can be played in a time is tried out.
    pub(crate) fn give(self, reviewer: Reviewer, threads: NonZeroUsize) -> Reviewer {
        let seconds = match self {
            Self::Games(games) => return reviewer.with_games(games),
            Self::Seconds(seconds) => seconds,
        };
        let reviewer = reviewer.with_games(PROBE);
        let step = (reviewer.tasks() as usize / PROBED).max(1);
        let probed: Vec<u32> = (0..reviewer.tasks()).step_by(step).collect();
        let start = Instant::now();
        for &task in &probed {
            std::hint::black_box(reviewer.examine(task));
        }
        let each = start.elapsed().as_secs_f64() / probed.len() as f64;
        let all = each * f64::from(reviewer.tasks()) / threads.get() as f64;
        let games = f64::from(PROBE) * seconds / all.max(1e-6);
        reviewer.with_games(games.clamp(*SENSIBLE.start(), *SENSIBLE.end()) as u32)
    }
}

impl fmt::Display for ReviewBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Games(games) => write!(f, "{games}"),
            Self::Seconds(seconds) => write!(f, "{seconds}s"),
        }
    }
}

impl FromStr for ReviewBudget {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = "a number of games from 10 to 1000000, or seconds: `4000`, `30s`";
        match text.strip_suffix('s') {
            Some(seconds) => {
                let seconds = seconds.parse().ok().filter(|seconds| (0.1..=86_400.0).contains(seconds));
                seconds.map(Self::Seconds).ok_or(wrong)
            }
            None => {
                let games = text.parse().ok().filter(|games| (10..=1_000_000).contains(games));
                games.map(Self::Games).ok_or(wrong)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_games_or_seconds() {
        assert_eq!("4000".parse(), Ok(ReviewBudget::Games(4000)));
        assert_eq!("2.5s".parse(), Ok(ReviewBudget::Seconds(2.5)));
        for wrong in ["", "s", "0", "9", "-5", "4000 games", "0s", "NaNs", "infs", "99999999"] {
            assert!(wrong.parse::<ReviewBudget>().is_err(), "{wrong}");
        }
    }
}
