//! Practice: a policy net plays rounds against itself and learns from what came of them (`train/README.md`).
//!
//! Every round is played several times from the same deal, by everybody in moods of their own. Who did better in one of them than in
//! the others makes the plans of that time more likely, and else less: a policy gradient, with the other times to compare with, in
//! which the cards that were dealt favour nobody. What a round was worth is everybody's chance to win the game after it, as Legend
//! judges it. No search takes part, so a core plays some thousand rounds a second.
//!
//! The same seed gives the same weights, on however many threads.

mod gradient;
mod rounds;
mod sketch;

use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use folsom_rules::{Seed, Setup};

use crate::arena::{Progress, Seeds};
use crate::learned::Learned;
use crate::learned::built_in;
use crate::learned::weights::write_policy;
use crate::selfplay::Tables;
use gradient::{Adam, Floats};
use rounds::Lesson;

/// What is to be practised.
#[derive(Clone, Debug)]
pub struct Practice {
    /// At which tables.
    pub tables: Tables,
    /// How many times the weights are changed a little.
    pub steps: usize,
    /// How many games are played for each of them.
    pub games: usize,
    /// How often each round is played.
    pub times: usize,
    /// How far a weight goes in a step, at first; in the end it stands still.
    pub rate: f32,
    /// How much it is worth to stay undecided.
    pub entropy: f32,
    /// What all chance follows from.
    pub seed: Seed,
    /// How many games are played at a time.
    pub threads: NonZeroUsize,
}

/// What happened lately.
#[derive(Clone, Copy, Debug)]
pub struct Lately {
    /// After how many steps.
    pub step: usize,
    /// How undecided the net was on average: the entropy of its choices.
    pub entropy: f32,
    /// How often it chose what seemed best to it.
    pub firm: f32,
    /// How much the same round came to differ, from time to time: the standard deviation of a seat's chance to win.
    pub spread: f32,
    /// How many plans were made for this step.
    pub plans: usize,
}

/// The games of a step are played in so many parts, whatever the threads: sums of floats depend on their order.
const PARTS: usize = 64;

impl Practice {
    /// Practises with the policy net of a file, or with Legend's for single bandits if none is given, and returns the bytes of a file of what came of it.
    ///
    /// # Errors
    /// If the file can't be read.
    pub fn run(
        &self,
        from: Option<&Path>,
        tell: &mut dyn FnMut(Lately),
        progress: &dyn Fn(Progress),
    ) -> std::io::Result<Vec<u8>> {
        let net = match from {
            Some(file) => &Learned::load(file)?.policy,
            None => &built_in().single.as_ref().expect("there is one for single bandits").policy,
        };
        let tables = self.tables.list();
        let mut floats = Floats::of(net);
        let mut adam = Adam::new();
        for step in 0..self.steps {
            let lesson = self.lesson(&tables, &floats, step);
            let done = step as f32 / self.steps as f32;
            adam.step(&mut floats, &lesson.gradient, self.rate * (1.0 - done));
            tell(lesson.lately(step + 1));
            progress(Progress { games: step + 1, total: self.steps });
        }
        Ok(write_policy(&floats.rounded()))
    }

    /// Plays the games of a step.
    fn lesson(&self, tables: &[Setup], floats: &Floats, step: usize) -> Lesson {
        let seeds = Seeds::new(self.seed).part(step);
        let next = AtomicUsize::new(0);
        let parts: Mutex<Vec<Option<Lesson>>> = Mutex::new((0..PARTS).map(|_| None).collect());
        let work = || {
            loop {
                let part = next.fetch_add(1, Ordering::Relaxed);
                if part >= PARTS {
                    return;
                }
                let mut lesson = Lesson::new();
                for game in (part..self.games).step_by(PARTS) {
                    let table = &tables[(step * self.games + game) % tables.len()];
                    rounds::play(self, table, floats, seeds.part(game), &mut lesson);
                }
                parts.lock().expect("nobody panics while practising")[part] = Some(lesson);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                scope.spawn(work);
            }
        });
        let mut whole = Lesson::new();
        for part in parts.into_inner().expect("all are done").into_iter().flatten() {
            whole.add(&part);
        }
        whole
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn practised(threads: usize, seed: u64) -> (Vec<u8>, Vec<Lately>) {
        let what = Practice {
            tables: Tables::Teams,
            steps: 2,
            games: 5,
            times: 3,
            rate: 0.01,
            entropy: 0.01,
            seed: Seed::from_number(seed),
            threads: NonZeroUsize::new(threads).expect("not zero"),
        };
        let mut told = Vec::new();
        let net = what.run(None, &mut |lately| told.push(lately), &|_| ()).expect("no file is read");
        (net, told)
    }

    #[test]
    fn the_same_seed_gives_the_same_net_on_however_many_threads() {
        let (alone, _) = practised(1, 1);
        assert!(alone == practised(3, 1).0);
        assert!(alone != practised(1, 2).0);
    }

    #[test]
    fn every_step_is_told_and_changes_the_net() {
        let (net, told) = practised(2, 1);
        let steps: Vec<usize> = told.iter().map(|lately| lately.step).collect();
        assert_eq!(steps, [1, 2]);
        for lately in told {
            assert!(lately.plans > 1000 && (0.0..4.0).contains(&lately.entropy), "{lately:?}");
            assert!(
                (0.3..1.0).contains(&lately.firm) && (0.02..0.5).contains(&lately.spread),
                "{lately:?}"
            );
        }
        let learned = Learned::read(&net).expect("a file of nets");
        assert!(learned.value.is_none());
        let before = built_in().single.as_ref().expect("there is one").policy.situation.concat();
        assert!(learned.policy.situation.concat() != before);
    }
}
