//! Comparing a choice that was made with the best there was: for whoever looks back at a game.
//!
//! A bot has to find a good choice; here it has to be said how much worse another one is. So the chosen candidate is never dropped,
//! and what the difference is measured in are not the worlds in which the best was found: whoever is best in some worlds has been
//! lucky in them, and would look too good.

use folsom_rules::{Choice, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::forest::Forest;
use super::{MOST_CANDIDATES, Method};
use crate::instinct::{self, Memo};

/// What came of comparing a choice with others.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison {
    /// What was weighed, the best first.
    pub candidates: Vec<Compared>,
    /// Which of them was chosen.
    pub chosen: usize,
    /// By how much the chance to win is worse with the chosen one than with the best. As it is measured, it may be a little below
    /// zero.
    pub loss: f64,
    /// The standard error of that.
    pub error: f64,
    /// Whether some candidate is worse than the best beyond doubt: else there was nothing to be decided.
    pub differ: bool,
    /// How many games were played on.
    pub games: u32,
}

/// A choice that was weighed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Compared {
    /// Which.
    pub choice: Choice,
    /// The chance to win with it.
    pub chance: f64,
    /// By how much it is worse than the best, in the worlds that both were tried in.
    pub behind: f64,
    /// The standard error of that.
    pub error: f64,
    /// In how many worlds it was tried.
    pub worlds: u32,
}

/// So many forests learn apart from each other, and take turns with the worlds: what one of them has got wrong is found out.
const FORESTS: usize = 4;
/// So much of the budget goes into finding those that are worth comparing closely.
const SCOUTING: f64 = 0.4;
/// So many are compared closely, beside the chosen one.
const FINALISTS: usize = 3;
/// After so many worlds it is looked whether enough is known.
const LOOK_EVERY: usize = 32;
/// By so many standard errors a candidate must be behind to be given up.
const PATIENCE: f64 = 4.5;
/// By so many standard errors candidates must differ for a decision to count. There are many, so that two would often be chance.
const DOUBT: f64 = 3.0;
/// A difference with a smaller standard error than this is known well enough.
const SHARP: f64 = 0.0012;

/// Compares a choice with the others that this view offers, in about so many games. Nothing if there is nothing to compare.
///
/// It sees the view and nothing else, so it judges by what the seat could know. The same view, choice, number and seed give the same
/// comparison on every machine.
#[must_use]
pub fn compare(view: &View, chosen: Choice, games: u32, seed: u64) -> Option<Comparison> {
    let candidates = candidates(view, chosen);
    (candidates.len() > 1).then(|| Contest::new(view, chosen, &candidates, seed).run(games.max(1)))
}

/// What instinct likes best, and what was chosen.
fn candidates(view: &View, chosen: Choice) -> Vec<Choice> {
    let mut weighed = instinct::weigh(view, &Method::LEGEND_1.style, &mut Memo::new());
    weighed.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
    let mut candidates: Vec<Choice> =
        weighed.iter().take(MOST_CANDIDATES).map(|&(choice, _)| choice).collect();
    if !candidates.contains(&chosen) {
        candidates.push(chosen);
    }
    candidates
}

/// A candidate and its chance to win in each world. All begin in the same world, and some stop before the others.
struct Entry {
    choice: Choice,
    chances: Vec<f32>,
}

struct Contest<'a> {
    view: &'a View,
    chosen: Choice,
    forests: Vec<Forest>,
    dice: Xoshiro256PlusPlus,
    /// Still tried.
    alive: Vec<Entry>,
    given_up: Vec<Entry>,
    games: u32,
}

impl<'a> Contest<'a> {
    fn new(view: &'a View, chosen: Choice, candidates: &[Choice], seed: u64) -> Self {
        let entry = |&choice: &Choice| Entry { choice, chances: Vec::new() };
        Self {
            view,
            chosen,
            forests: (0..FORESTS).map(|_| Forest::new(Method::LEGEND_1, view)).collect(),
            dice: Xoshiro256PlusPlus::seed_from_u64(seed),
            alive: candidates.iter().map(entry).collect(),
            given_up: Vec::new(),
            games: 0,
        }
    }

    fn run(mut self, budget: u32) -> Comparison {
        self.scout(f64::from(budget) * SCOUTING);
        let scouted = self.worlds();
        self.compare_closely(f64::from(budget), scouted);
        self.conclude(scouted)
    }

    fn worlds(&self) -> usize {
        self.alive[0].chances.len()
    }

    /// Tries all that are left in one more world, each with the same dice.
    fn try_world(&mut self, worlds: &folsom_rules::Worlds) {
        let world = worlds.draw(&mut self.dice);
        let seed = self.dice.next_u64();
        let forest = &mut self.forests[self.alive[0].chances.len() % FORESTS];
        for entry in &mut self.alive {
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
            entry.chances.push(forest.grow(world, Some(entry.choice), &mut dice));
            self.games += 1;
        }
    }

    /// Halves the field until few are left. The chosen one always is.
    fn scout(&mut self, budget: f64) {
        let worlds = self.view.worlds();
        let field = self.alive.len();
        let phases = (field.div_ceil(FINALISTS)).next_power_of_two().ilog2();
        for phase in 1..=phases {
            let end = budget * f64::from(phase) / f64::from(phases);
            while self.worlds() == 0 || f64::from(self.games) < end {
                self.try_world(&worlds);
                if self.worlds().is_multiple_of(LOOK_EVERY) {
                    self.give_up_hopeless(0);
                }
            }
            self.leave((field >> phase).max(FINALISTS));
        }
        // A small field is not halved, but tried as well: what is measured later must not have chosen the best.
        while self.worlds() == 0 {
            self.try_world(&worlds);
        }
        self.leave(FINALISTS);
    }

    /// Tries those that are left in worlds of their own, until the budget is used up or the difference is known well.
    fn compare_closely(&mut self, budget: f64, scouted: usize) {
        let worlds = self.view.worlds();
        while self.worlds() < scouted + LOOK_EVERY || f64::from(self.games) < budget {
            self.try_world(&worlds);
            let close = self.worlds() - scouted;
            if close.is_multiple_of(LOOK_EVERY) {
                self.give_up_hopeless(scouted);
                if close >= 4 * LOOK_EVERY && self.is_sharp(scouted) {
                    break;
                }
            }
        }
    }

    /// Keeps so many, and the chosen one.
    fn leave(&mut self, count: usize) {
        rank(&mut self.alive, 0);
        let chosen = self.chosen;
        let mut place = 0;
        self.give_up(|entry| {
            place += 1;
            place > count && entry.choice != chosen
        });
    }

    /// Gives up those that are worse than the best beyond reasonable doubt, the chosen one excepted.
    fn give_up_hopeless(&mut self, from: usize) {
        rank(&mut self.alive, from);
        let best = self.alive[0].chances[from..].to_vec();
        let chosen = self.chosen;
        let mut place = 0;
        self.give_up(|entry| {
            place += 1;
            let (mean, error) = difference(&best, &entry.chances[from..]);
            // One rival is always left: the chosen one must be compared with something.
            place > 2 && entry.choice != chosen && mean > PATIENCE * error && mean > 0.0
        });
    }

    fn give_up(&mut self, mut is_given_up: impl FnMut(&Entry) -> bool) {
        let (given_up, alive) =
            std::mem::take(&mut self.alive).into_iter().partition(|entry| is_given_up(entry));
        self.alive = alive;
        self.given_up.extend::<Vec<Entry>>(given_up);
    }

    /// Whether the difference between the chosen one and its best rival is known well.
    fn is_sharp(&self, from: usize) -> bool {
        let chosen = self.alive.iter().find(|entry| entry.choice == self.chosen);
        let rival = self.alive.iter().find(|entry| entry.choice != self.chosen);
        match (chosen, rival) {
            (Some(chosen), Some(rival)) => {
                difference(&chosen.chances[from..], &rival.chances[from..]).1 < SHARP
            }
            _ => true,
        }
    }

    fn conclude(mut self, scouted: usize) -> Comparison {
        rank(&mut self.alive, scouted);
        let (loss, error) = self.loss(scouted);
        let best = &self.alive[0];
        let best_chance = mean(&best.chances[scouted..]);
        let compared = |entry: &Entry| {
            // Those that were given up are compared where they were tried.
            let from = if entry.chances.len() > scouted { scouted } else { 0 };
            let (behind, error) = difference(&best.chances[from..], &entry.chances[from..]);
            let worlds = entry.chances.len() as u32;
            Compared { choice: entry.choice, chance: best_chance - behind, behind, error, worlds }
        };
        let mut candidates: Vec<Compared> = self.alive.iter().chain(&self.given_up).map(compared).collect();
        candidates[1..].sort_by(|one, two| one.behind.total_cmp(&two.behind));
        let differ = candidates.iter().any(|one| one.behind > 0.0 && one.behind > DOUBT * one.error);
        let chosen = candidates.iter().position(|one| one.choice == self.chosen).unwrap_or(0);
        Comparison { candidates, chosen, loss, error, differ, games: self.games }
    }

    /// What is best in the worlds of half the forests is compared with the chosen one in those of the other half, both ways round.
    fn loss(&self, scouted: usize) -> (f64, f64) {
        let Some(chosen) = self.alive.iter().find(|entry| entry.choice == self.chosen) else {
            return (0.0, 0.0);
        };
        let of = |entry: &Entry, forest: usize| -> Vec<f32> {
            let first = (forest + FORESTS - scouted % FORESTS) % FORESTS;
            entry.chances[scouted..].iter().copied().skip(first).step_by(FORESTS).collect()
        };
        let found = [0, 1].map(|half| {
            let mean_of = |entry: &Entry| -> f64 {
                (0..FORESTS)
                    .filter(|forest| forest % 2 == half)
                    .map(|forest| mean(&of(entry, forest)))
                    .sum()
            };
            self.alive.iter().max_by(|one, two| mean_of(one).total_cmp(&mean_of(two))).unwrap_or(chosen)
        });
        let by_forest: Vec<(f64, f64)> = (0..FORESTS)
            .map(|forest| difference(&of(found[1 - forest % 2], forest), &of(chosen, forest)))
            .collect();
        let count = FORESTS as f64;
        let loss = by_forest.iter().map(|one| one.0).sum::<f64>() / count;
        let within = by_forest.iter().map(|one| one.1 * one.1).sum::<f64>().sqrt() / count;
        // Worlds of the same forest have its mistakes in common. If forests disagree, less is known than the worlds say.
        let squares: f64 = by_forest.iter().map(|one| (one.0 - loss).powi(2)).sum();
        let between = (squares / (count - 1.0) / count).sqrt();
        (loss, within.max(between))
    }
}

/// The best in the worlds from this one on first; equals as they were.
fn rank(entries: &mut [Entry], from: usize) {
    entries.sort_by(|one, two| mean(&two.chances[from..]).total_cmp(&mean(&one.chances[from..])));
}

fn mean(chances: &[f32]) -> f64 {
    chances.iter().map(|&chance| f64::from(chance)).sum::<f64>() / chances.len().max(1) as f64
}

/// By how much the first is better, world by world, and the standard error of that. The longer one is cut.
fn difference(one: &[f32], two: &[f32]) -> (f64, f64) {
    let count = one.len().min(two.len()).max(2) as f64;
    let differences = one.iter().zip(two).map(|(one, two)| f64::from(one - two));
    let (sum, squares) = differences.fold((0.0, 0.0), |(sum, squares), d| (sum + d, squares + d * d));
    let mean = sum / count;
    (mean, ((squares / count - mean * mean).max(0.0) / (count - 1.0)).sqrt())
}
