//! Batches and trials: the same whatever the threads, mirrored, and nothing happens if an answer is refused.

use std::collections::HashSet;

use folsom_bots::Entrant;
use folsom_rules::{Preset, Seed, Setup};

use crate::{Batch, BatchError, Ended, Layout, Numbers, Reward, Rows, Sitter, Terms};

/// The arrays of a batch.
struct Arrays {
    observations: Vec<u8>,
    masks: Vec<bool>,
    seats: Vec<i64>,
    rewards: Vec<f32>,
    dones: Vec<bool>,
}

impl Arrays {
    fn new(batch: &Batch) -> Self {
        let (games, layout) = (batch.games(), batch.layout());
        Self {
            observations: vec![0; games * layout.observation()],
            masks: vec![false; games * layout.answers()],
            seats: vec![0; games],
            rewards: vec![0.0; games * batch.setup().seats],
            dones: vec![false; games],
        }
    }

    fn rows(&mut self) -> Rows<'_> {
        Rows {
            observations: Numbers::Bytes(&mut self.observations),
            oracle: None,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
        }
    }

    /// In each game an answer that is offered, another one at each step.
    fn answers(&self, layout: Layout, step: usize) -> Vec<i64> {
        let pick = |mask: &[bool]| {
            let offered: Vec<usize> = (0..mask.len()).filter(|&number| mask[number]).collect();
            offered.get(step % offered.len().max(1)).map_or(0, |&number| number as i64)
        };
        self.masks.chunks(layout.answers()).map(pick).collect()
    }
}

fn terms() -> Terms {
    let bot = |name: &str| Sitter::Bot(name.parse().expect("a bot"));
    let sitters = vec![Sitter::Learner, bot("outlaw"), Sitter::Learner, bot("random")];
    Terms { setup: Setup::new(Preset::Ru18Advanced, 4), sitters }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let play = |threads| {
        let mut batch = Batch::new(21, terms(), 5, Reward::Money, threads).expect("a batch");
        let mut arrays = Arrays::new(&batch);
        batch.reset(arrays.rows()).expect("it begins");
        let (mut ended, mut paid) = (0, 0.0);
        for step in 0..150 {
            let answers = arrays.answers(batch.layout(), step);
            batch.step(&answers, arrays.rows()).expect("offered answers are accepted");
            assert!(arrays.seats.iter().all(|&seat| seat == 0 || seat == 2), "bots play within");
            ended += arrays.dones.iter().filter(|&&done| done).count();
            paid += arrays.rewards.iter().sum::<f32>();
        }
        (arrays.observations, arrays.masks, ended, paid)
    };
    let alone = play(1);
    assert!(alone.2 > 20 && alone.3 > 10_000.0);
    assert!(alone == play(3));
}

#[test]
fn a_trial_plays_each_deal_once_from_every_seat_and_then_rests() {
    let against: Vec<Entrant> = vec!["random".parse().expect("a bot"); 3];
    let setup = Setup::new(Preset::Ru18Advanced, 2);
    let mut batch = Batch::trial(5, setup, against, 3, Seed::from_number(1), 2).expect("a trial");
    let mut arrays = Arrays::new(&batch);
    batch.reset(arrays.rows()).expect("it begins");
    let mut ended: Vec<Ended> = Vec::new();
    for step in 0.. {
        assert!(step < 2000, "it never ends");
        if arrays.seats.iter().all(|&seat| seat < 0) {
            break;
        }
        let answers = arrays.answers(batch.layout(), step);
        batch.step(&answers, arrays.rows()).expect("offered answers are accepted");
        ended.extend(batch.take_ended());
    }
    let played: HashSet<_> = ended.iter().map(|game| (game.deal, game.rotation)).collect();
    assert_eq!((ended.len(), played.len()), (12, 12));
    assert!(ended.iter().all(|game| (game.given_out - 1.0).abs() < 1e-9 && game.share <= 1.0));
    assert!(arrays.masks.iter().all(|&flag| !flag));
}

#[test]
fn a_refused_answer_or_a_wrong_array_stops_everything_before_it_happens() {
    let mut batch = Batch::new(4, terms(), 5, Reward::Share, 1).expect("a batch");
    let mut arrays = Arrays::new(&batch);
    assert!(matches!(batch.step(&[0; 4], arrays.rows()), Err(BatchError::NotReset)));
    batch.reset(arrays.rows()).expect("it begins");
    let before = arrays.observations.clone();
    let mut answers = arrays.answers(batch.layout(), 0);
    answers[3] = -7;
    let refused = batch.step(&answers, arrays.rows()).expect_err("there is no such answer");
    assert!(refused.to_string().starts_with("game 3: there is no action -7"), "{refused}");
    arrays.masks.pop();
    let wrong = batch.step(&answers, arrays.rows()).expect_err("an array is too short");
    assert!(matches!(wrong, BatchError::Size { name: "masks", .. }));
    arrays.masks.push(false);
    batch.reset(arrays.rows()).expect("it begins");
    assert_eq!(before, arrays.observations);
}
