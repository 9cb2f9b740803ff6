//! Legend as it was before it learned, with one thing changed: so that anybody can find out in the arena what it is worth.
//!
//! `folsom arena --seats trial:by-eye@1000,legend-1@1000,legend-1@1000,legend-1@1000`

use crate::bot::Bot;
use crate::budget::Budget;
use crate::instinct::Style;
use crate::search::{Learning, Method, Root, Searcher};
use crate::value::Judgement;
use crate::value::weights::BY_EYE;

/// A changed Legend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial(&'static str);

const LEGEND: Method = Method::LEGEND_1;

/// Their names, and how they search.
const TRIALS: [(&str, Method); 11] = [
    // The end of a round is judged by money and bullets fired, with weights set by eye.
    ("by-eye", Method { judge: Judgement::by(&BY_EYE), ..LEGEND }),
    // Each candidate has worlds of its own, the more the better it looks.
    ("climbing", Method { root: Root::Climbing, ..LEGEND }),
    // The others follow their instinct.
    ("others-by-instinct", Method { learning: Learning::Oneself, ..LEGEND }),
    // Everybody follows instinct after the first choice, the searcher too.
    ("no-trees", Method { learning: Learning::Nobody, ..LEGEND }),
    ("curious", Method { curiosity: LEGEND.curiosity * 2.0, ..LEGEND }),
    ("incurious", Method { curiosity: LEGEND.curiosity / 2.0, ..LEGEND }),
    // Instinct has more, or less, of a say in where the trees grow.
    ("trusting", Method { temperature: LEGEND.temperature / 2.0, ..LEGEND }),
    ("doubting", Method { temperature: LEGEND.temperature * 2.0, ..LEGEND }),
    // Instinct is more a matter of mood.
    ("moody", Method { style: Style { whim: 100, ..LEGEND.style }, ..LEGEND }),
    // Games are played on to the end of the next round.
    ("two-rounds", Method { horizon: 2, ..LEGEND }),
    // Nothing is dropped before its time.
    ("patient", Method { patience: f32::INFINITY, ..LEGEND }),
];

impl Trial {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        TRIALS.iter().map(|(name, _)| Self(name))
    }

    /// Its name, without the `trial:` before it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.0
    }

    /// A bot that searches so, with dice of its own.
    #[must_use]
    pub fn bot_with(self, budget: Budget, seed: u64) -> Box<dyn Bot> {
        let method = TRIALS.iter().find(|(name, _)| *name == self.0).map_or(LEGEND, |&(_, method)| method);
        Box::new(Searcher::new(method, budget, seed))
    }
}
