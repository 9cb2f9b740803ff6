//! Bots that think in a worker of their own: each gets what its seat may see, and answers with a choice.

use std::time::Duration;

use folsom_bots::{Budget, Decision, Level, Value};
use folsom_host::Objection;
use folsom_protocol::BotLevel;
use folsom_rules::text::notation;
use folsom_rules::{Choice, View};
use serde::{Deserialize, Serialize};

/// What a bot found out about a question.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The best first, by its own judgement.
    candidates: Vec<Candidate>,
    /// How many games it played on in its head.
    iterations: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Candidate {
    choice: String,
    /// The chances to win that it led to, added up.
    sum: f64,
    tries: u32,
}

impl Weighed {
    /// How many games it played on in its head.
    #[must_use]
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }
}

/// How a bot is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mood {
    /// How well it plays.
    pub level: BotLevel,
    /// How long it may think, by the clock.
    pub ms: u32,
    /// How many games it may play on in its head, if that is what counts.
    pub iterations: u32,
    /// Its dice.
    pub seed: u64,
}

impl Mood {
    fn budget(self) -> Budget {
        match self.iterations {
            0 => Budget::time(Duration::from_millis(self.ms.into())),
            iterations => Budget::iterations(iterations),
        }
    }

    fn decide(self, view: &View) -> Decision {
        Level::from(self.level).bot_with(self.budget(), self.seed).decide(view)
    }
}

fn read_question(question: &[u8]) -> Result<View, Objection> {
    let view = View::from_bytes(question).filter(|view| view.choices().is_some());
    view.ok_or_else(|| Objection::NotUnderstood("nobody is asked anything".to_owned()))
}

fn write(choice: Choice, view: &View) -> String {
    notation::write_choice(choice, &view.board, view.viewer.seat().unwrap_or_default())
}

/// The choice of one bot, in notation.
///
/// # Errors
/// If there is no question.
pub fn choose(question: &[u8], mood: Mood) -> Result<String, Objection> {
    let view = read_question(question)?;
    Ok(write(mood.decide(&view).choice, &view))
}

/// What one bot found out.
///
/// # Errors
/// If there is no question.
pub fn weigh(question: &[u8], mood: Mood) -> Result<Weighed, Objection> {
    let view = read_question(question)?;
    let Decision { choice, thoughts } = mood.decide(&view);
    let weighed = thoughts.candidates.iter().map(|candidate| {
        let mean = match candidate.value {
            Value::Chance(chance) => f64::from(chance),
            Value::Dollars(dollars) => f64::from(dollars),
        };
        let tries = candidate.tries.max(1);
        Candidate { choice: write(candidate.choice, &view), sum: mean * f64::from(tries), tries }
    });
    let mut candidates: Vec<Candidate> = weighed.collect();
    let chosen = write(choice, &view);
    // Whoever does not weigh, or makes mistakes on purpose, has only its choice to tell.
    if candidates.first().is_none_or(|first| first.choice != chosen) {
        candidates = vec![Candidate { choice: chosen, sum: 0.0, tries: 1 }];
    }
    Ok(Weighed { candidates, iterations: thoughts.iterations })
}

/// What several who weighed the same question come to. Each names what it likes best, and of these the one with the best chances
/// in the games of all of them is taken. What somebody dropped early was tried a few times only, so its chances alone say little.
///
/// # Errors
/// If nobody weighed anything.
pub fn settle(weighed: &[Weighed]) -> Result<String, Objection> {
    let favourites = weighed.iter().filter_map(|one| one.candidates.first());
    let mean = |choice: &str| {
        let all = weighed.iter().flat_map(|one| &one.candidates).filter(|found| found.choice == choice);
        let (sum, tries) =
            all.fold((0.0, 0.0), |(sum, tries), one| (sum + one.sum, tries + f64::from(one.tries)));
        sum / tries
    };
    // The first of equals.
    let best = favourites
        .map(|favourite| (mean(&favourite.choice), &favourite.choice))
        .reduce(|best, other| if other.0 > best.0 { other } else { best });
    let nothing = || Objection::NotUnderstood("nobody has weighed anything".to_owned());
    best.map(|(_, choice)| choice.clone()).ok_or_else(nothing)
}
