//! Sequential halving: every candidate is tried in the same worlds with the same dice, so that luck takes no
//! sides, and the worse half is dropped again and again until one is left.

use folsom_rules::Choice;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::beliefs::Tally;
use super::forest::Forest;
use super::{Findings, Question};
use crate::bot::{Candidate, Value};

/// After so many worlds it is looked whether a candidate has fallen behind for good.
const LOOK_EVERY: usize = 32;

/// A candidate and its chance to win in each world.
struct Trial {
    choice: Choice,
    chances: Vec<f32>,
}

impl Trial {
    fn mean(&self) -> f32 {
        self.chances.iter().sum::<f32>() / self.chances.len().max(1) as f32
    }

    /// Whether it is worse than another, beyond reasonable doubt. The worlds are the same for both, so the
    /// differences count, world by world.
    fn is_hopeless(&self, best: &Self, patience: f32) -> bool {
        let count = self.chances.len().max(2) as f32;
        let differences = best.chances.iter().zip(&self.chances).map(|(best, own)| best - own);
        let (sum, squares) =
            differences.fold((0.0, 0.0), |(sum, squares), one| (sum + one, squares + one * one));
        let mean = sum / count;
        let error = ((squares / count - mean * mean).max(0.0) / (count - 1.0)).sqrt();
        mean > patience * error && mean > 0.0
    }

    fn into_candidate(self) -> Candidate {
        let (value, tries) = (Value::Chance(self.mean()), self.chances.len() as u32);
        Candidate { choice: self.choice, value, tries }
    }
}

/// Tries the choices until one is left or the budget is used up.
pub(super) fn search(question: &Question<'_>, dice: &mut impl Rng) -> Findings {
    let &Question { method, view, choices, countdown } = question;
    let worlds = view.worlds();
    let mut forest = Forest::new(method, view);
    let mut tally = Tally::new(view);
    let mut alive: Vec<Trial> =
        choices.iter().map(|&choice| Trial { choice, chances: Vec::new() }).collect();
    let mut dropped = Vec::new();
    let mut iterations = 0;
    let phases = choices.len().next_power_of_two().ilog2().max(1);
    for phase in 1..=phases {
        let end = f64::from(phase) / f64::from(phases);
        while alive.len() > 1 && (alive[0].chances.is_empty() || countdown.spent(iterations) < end) {
            let world = worlds.draw(dice);
            tally.count(&world);
            let seed = dice.next_u64();
            for trial in &mut alive {
                let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
                trial.chances.push(forest.grow(world, Some(trial.choice), &mut dice));
                iterations += 1;
            }
            if alive[0].chances.len().is_multiple_of(LOOK_EVERY) {
                rank(&mut alive);
                let (best, others) = alive.split_at(1);
                let left =
                    others.iter().take_while(|trial| !trial.is_hopeless(&best[0], method.patience)).count();
                dropped.splice(0..0, alive.drain(left + 1..));
            }
        }
        rank(&mut alive);
        let half = choices.len().div_ceil(1 << phase).clamp(1, alive.len());
        dropped.splice(0..0, alive.drain(half..));
    }
    let candidates = alive.into_iter().chain(dropped).map(Trial::into_candidate).collect();
    Findings { candidates, beliefs: tally.beliefs(), iterations }
}

/// The best first; equals as instinct had them.
fn rank(trials: &mut [Trial]) {
    trials.sort_by(|one, two| two.mean().total_cmp(&one.mean()));
}
