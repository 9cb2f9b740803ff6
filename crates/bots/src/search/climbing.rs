//! The budget goes where a choice promises most: the root is a node of the tree like any other.

use std::cmp::Reverse;

use folsom_rules::Choice;
use rand_core::Rng;

use super::beliefs::Tally;
use super::forest::Forest;
use super::{Findings, Question};
use crate::bot::{Candidate, Value};

/// Tries the choices, each in worlds of its own; the one that was tried most is the best.
pub(super) fn search(question: &Question<'_>, dice: &mut impl Rng) -> Findings {
    let &Question { method, view, choices, countdown } = question;
    let worlds = view.worlds();
    let mut forest = Forest::new(method, view);
    let mut tally = Tally::new(view);
    let mut iterations = 0;
    while iterations == 0 || countdown.spent(iterations) < 1.0 {
        let world = worlds.draw(dice);
        tally.count(&world);
        forest.grow(world, None, dice);
        iterations += 1;
    }
    let candidate = |&choice: &Choice| {
        let (tries, chance) = forest.learned(choice);
        Candidate { choice, value: Value::Chance(chance), tries }
    };
    let mut candidates: Vec<Candidate> = choices.iter().map(candidate).collect();
    candidates.sort_by_key(|candidate| Reverse(candidate.tries));
    Findings { candidates, beliefs: tally.beliefs(), iterations }
}
