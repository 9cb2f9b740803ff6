//! The rounds of a game, each played several times.

use folsom_rules::{BySeat, Eyes, Game, Indexed, MAX_SEATS, Seat, Setup, Stage};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::gradient::{Floats, entropy_of};
use super::sketch::{Planned, Sketches};
use super::{Lately, Practice};
use crate::arena::Seeds;
use crate::instinct::{self, MAX_WEIGHED, Memo, Style, Weighed};
use crate::learned::policy::{self, WIDTH};
use crate::search::Method;
use crate::value::chances;

/// A seat's chance to win differs by so much from one time to the next, or so: then advantages are about 1.
const USUAL_SPREAD: f32 = 0.1;

/// What was learned.
pub(super) struct Lesson {
    pub(super) gradient: Floats,
    plans: usize,
    entropy: f64,
    firm: usize,
    spread: f64,
}

impl Lesson {
    pub(super) fn new() -> Self {
        Self { gradient: Floats::zero(), plans: 0, entropy: 0.0, firm: 0, spread: 0.0 }
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.gradient.add(&other.gradient);
        self.plans += other.plans;
        self.entropy += other.entropy;
        self.firm += other.firm;
        self.spread += other.spread;
    }

    pub(super) fn lately(&self, step: usize) -> Lately {
        let plans = self.plans.max(1) as f64;
        Lately {
            step,
            entropy: (self.entropy / plans) as f32,
            firm: (self.firm as f64 / plans) as f32,
            spread: (self.spread / plans).sqrt() as f32,
            plans: self.plans,
        }
    }
}

/// Plays a game, each of its rounds several times, and adds to a lesson what there is to be learned from it.
pub(super) fn play(what: &Practice, table: &Setup, net: &Floats, seeds: Seeds, lesson: &mut Lesson) {
    let mut game = Game::new(table, seeds.game()).expect("the tables of self-play can be");
    let mut dice = seeds.part(1).dice();
    let judge = Method::legend().judge;
    let mut times: Vec<(Sketches, BySeat<f32>)> =
        (0..what.times).map(|_| (Sketches::default(), BySeat::default())).collect();
    while game.prompt().is_some() {
        let (begin, usual) = (game, dice.next_u64());
        for (time, (sketches, worth)) in times.iter_mut().enumerate() {
            let mut once = begin;
            sketches.clear();
            // What instinct leaves to the dice is the same each time, as far as it can be.
            let mut whims = Xoshiro256PlusPlus::seed_from_u64(usual);
            play_round(&mut once, net, sketches, &mut whims, &mut dice);
            *worth = chances(&once, judge);
            if time == 0 {
                game = once;
            }
        }
        learn(what, net, &times, lesson);
    }
}

/// Plays on until the round is over. Whoever plans goes by the net; everything else is left to instinct.
fn play_round(
    game: &mut Game,
    net: &Floats,
    sketches: &mut Sketches,
    whims: &mut impl Rng,
    dice: &mut impl Rng,
) {
    let round = game.board().round;
    let mut memo = Memo::new();
    let mut weighed = Weighed::new();
    let mut lanes = [[0.0; WIDTH]; MAX_WEIGHED];
    while let Some(prompt) =
        game.prompt().filter(|_| game.board().stage != Stage::Over && game.board().round == round)
    {
        let eyes = game.eyes(prompt.seat);
        let mut first = None;
        instinct::weigh_with(&eyes, &Style::BEST, &mut memo, &mut weighed, |sense, forecast, weighed| {
            if weighed.len() > 1 {
                first = Some(sketches.next() + 1);
                policy::describe(sense, forecast, weighed, sketches);
            }
        });
        let choice = match first {
            Some(first) => {
                let chances = net.chances(sketches, first, weighed.len(), &mut lanes);
                let chosen = drawn(&chances, dice);
                sketches.planned.push(Planned {
                    first,
                    choices: weighed.len() as u8,
                    chosen: chosen as u8,
                    seat: prompt.seat.index() as u8,
                });
                weighed[chosen].0
            }
            _ => instinct::pick(&weighed, &Style::BEST, whims).unwrap_or_else(|| eyes.choices().get(0)),
        };
        game.choose(choice, &mut ()).expect("an offered choice applies");
    }
}

/// One of several, each as likely as its chance.
fn drawn(chances: &[f32], dice: &mut impl Rng) -> usize {
    let mut left = (dice.next_u32() >> 8) as f32 / (1 << 24) as f32;
    let passed = chances.iter().position(|chance| {
        left -= chance;
        left < 0.0
    });
    passed.unwrap_or(chances.len() - 1)
}

/// Adds to the lesson what a round teaches that was played several times.
fn learn(what: &Practice, net: &Floats, times: &[(Sketches, BySeat<f32>)], lesson: &mut Lesson) {
    let mut sums: BySeat<f32> = BySeat::default();
    for (_, worth) in times {
        (0..MAX_SEATS).map(Seat::at).for_each(|seat| sums[seat] += worth[seat]);
    }
    for (sketches, worth) in times {
        for &plan in &sketches.planned {
            let seat = Seat::at(usize::from(plan.seat));
            let better = worth[seat] - (sums[seat] - worth[seat]) / (times.len() - 1) as f32;
            let chances =
                net.learn(sketches, plan, better / USUAL_SPREAD, what.entropy, &mut lesson.gradient);
            lesson.plans += 1;
            lesson.entropy += f64::from(entropy_of(&chances));
            let top = chances.iter().copied().fold(f32::MIN, f32::max);
            lesson.firm += usize::from(chances[usize::from(plan.chosen)] >= top);
            lesson.spread += f64::from(better * better);
        }
    }
}
