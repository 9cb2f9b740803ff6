//! Search: the choices are tried out in games played on to the end of the round, in worlds drawn from the view.
//!
//! In every such game each seat sees only what it may ([`Eyes`](folsom_rules::Eyes)). Seats follow what their trees have learned
//! ([`forest`]) and beyond that their [`instinct`]; what comes of a round is judged by
//! everybody's chance to win the game ([`value`](crate::value)).

mod beliefs;
mod climbing;
mod comparing;
mod forest;
mod halving;
mod prospects;

use folsom_rules::{Choice, Eyes, View};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Belief, Bot, Candidate, Decision, Thoughts};
use crate::budget::{Budget, Countdown};
use crate::instinct::{self, Memo, Style, Weighed};
use crate::kind::ByKind;
use crate::learned::built_in;
use crate::learned::policy::PolicyNet;
use crate::value::Judgement;
use crate::value::weights::{BY_EYE, FITTED};

pub use comparing::{Compared, Comparison, compare};
pub use prospects::{Prospects, judge};

/// How to search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Method {
    /// How everybody plays on in one's head.
    pub(crate) style: Style,
    /// What the end of a round is worth.
    pub(crate) judge: Judgement,
    /// Who is asked what a seat would plan, before anything is known.
    pub(crate) planners: ByKind<Option<&'static PolicyNet>>,
    /// How the budget is shared out among the candidates.
    pub(crate) root: Root,
    /// How much of a choice in the trees is left to curiosity.
    pub(crate) curiosity: f32,
    /// In dollars, how far apart two choices are if one is e times as likely at first sight.
    pub(crate) temperature: f32,
    /// Whose choices are learned; the rest are left to instinct.
    pub(crate) learning: Learning,
    /// How many rounds are played on, the present one included.
    pub(crate) horizon: u8,
    /// By how many standard errors a candidate must be behind the best to be dropped at once.
    pub(crate) patience: f32,
}

/// Whose choices after the first are learned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Learning {
    /// Nobody's.
    Nobody,
    /// The searcher's.
    Oneself,
    /// Everybody's.
    Everybody,
}

/// How the budget is shared out among the candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Root {
    /// The more promising a choice, the more games: like everywhere else in the tree.
    Climbing,
    /// All of them in the same worlds, and the worse half is dropped again and again.
    Halving,
}

impl Method {
    /// Information-set tree search as it is known, with a judgement by eye.
    pub(crate) const DESPERADO: Self = Self {
        style: Style::BEST,
        judge: Judgement::by(&BY_EYE),
        planners: ByKind::everywhere(None),
        root: Root::Climbing,
        curiosity: 0.6,
        temperature: 120.0,
        learning: Learning::Oneself,
        horizon: 1,
        patience: 4.5,
    };

    /// All that measured better (`docs/bots.md`), with nothing learned but the weights of the judgement: Legend as it was at first.
    /// Whoever looks back at a game goes by it still.
    pub(crate) const LEGEND_1: Self = Self {
        judge: Judgement::by(&FITTED),
        root: Root::Halving,
        learning: Learning::Everybody,
        ..Self::DESPERADO
    };

    /// The same, with what nets have learned from games between bots.
    pub(crate) fn legend() -> Self {
        let learned = built_in();
        Self {
            planners: learned.map(|nets| nets.as_ref().map(|nets| &nets.policy)),
            judge: Judgement {
                nets: learned.map(|nets| nets.as_ref().and_then(|nets| nets.value.as_ref())),
                ..Self::LEGEND_1.judge
            },
            ..Self::LEGEND_1
        }
    }
}

impl Method {
    /// Weighs all that a seat may choose, plans as the net for this table has it, in place of what was weighed before.
    fn weigh<E: Eyes>(&self, eyes: &E, memo: &mut Memo, weighed: &mut Weighed) {
        instinct::weigh_with(eyes, &self.style, memo, weighed, |sense, forecast, weighed| {
            if let Some(net) = *self.planners.at(eyes.board()) {
                net.reweigh(sense, forecast, weighed);
            }
        });
    }
}

/// A bot that searches.
pub(crate) struct Searcher {
    method: Method,
    budget: Budget,
    dice: Xoshiro256PlusPlus,
}

impl Searcher {
    pub(crate) fn new(method: Method, budget: Budget, seed: u64) -> Self {
        Self { method, budget, dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

/// What is to be found out.
struct Question<'a> {
    method: Method,
    view: &'a View,
    /// The candidates, as instinct likes them.
    choices: &'a [Choice],
    countdown: &'a Countdown,
}

/// What came of a search.
struct Findings {
    /// The best first.
    candidates: Vec<Candidate>,
    beliefs: Vec<Belief>,
    iterations: u32,
}

/// No more choices are tried than these, which instinct likes best.
const MOST_CANDIDATES: usize = 16;

impl Bot for Searcher {
    fn decide(&mut self, view: &View) -> Decision {
        let countdown = self.budget.start();
        let mut weighed = Weighed::new();
        self.method.weigh(view, &mut Memo::new(), &mut weighed);
        weighed.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
        weighed.truncate(MOST_CANDIDATES);
        if let [(only, _)] = weighed[..] {
            return Decision::plain(only);
        }
        let choices: Vec<Choice> = weighed.iter().map(|&(choice, _)| choice).collect();
        let question = Question { method: self.method, view, choices: &choices, countdown: &countdown };
        let found = match self.method.root {
            Root::Climbing => climbing::search(&question, &mut self.dice),
            Root::Halving => halving::search(&question, &mut self.dice),
        };
        let choice = found.candidates[0].choice;
        let thoughts = Thoughts {
            candidates: found.candidates,
            beliefs: found.beliefs,
            iterations: found.iterations,
            time: Some(countdown.elapsed()),
            trouble: None,
        };
        Decision { choice, thoughts }
    }
}
