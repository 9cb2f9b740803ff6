//! The best method published before, rebuilt for comparison: planning at the root over twelve worlds, the
//! same for every candidate, each played on by a simple policy until the next round begins. It is for the arena and
//! not offered to players.

use std::cmp::Reverse;

use folsom_rules::{Choice, Game, Seat, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Candidate, Decision, Thoughts, Value};
use crate::thumb;

/// How many worlds every candidate is tried in.
const WORLDS: usize = 12;
/// How many candidates are tried at most: those that the simple policy likes best.
const CANDIDATES: usize = 16;

/// Plans at the root.
pub(crate) struct Reference {
    dice: Xoshiro256PlusPlus,
}

impl Reference {
    pub(crate) fn new(seed: u64) -> Self {
        Self { dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Reference {
    fn decide(&mut self, view: &View) -> Decision {
        let mut candidates: Vec<(i32, Choice)> = thumb::weigh(view);
        candidates.sort_by_key(|&(weight, _)| Reverse(weight));
        candidates.truncate(CANDIDATES);
        if let [(_, only)] = candidates[..] {
            return Decision::plain(only);
        }
        let worlds = view.worlds();
        let tries: Vec<(Game, u64)> =
            (0..WORLDS).map(|_| (worlds.draw(&mut self.dice), self.dice.next_u64())).collect();
        let mut tried: Vec<Candidate> = candidates
            .into_iter()
            .map(|(_, choice)| {
                let margin: i32 = tries.iter().map(|&(world, seed)| play_on(world, choice, seed)).sum();
                Candidate { choice, value: Value::Dollars(margin / WORLDS as i32), tries: WORLDS as u32 }
            })
            .collect();
        tried.sort_by(|one, two| two.value.partial_cmp(&one.value).unwrap_or(std::cmp::Ordering::Equal));
        let iterations = (tried.len() * WORLDS) as u32;
        let choice = tried[0].choice;
        Decision { choice, thoughts: Thoughts { candidates: tried, iterations, ..Thoughts::default() } }
    }
}

/// By how much the seat is ahead when the next round begins, if it chooses so.
fn play_on(mut game: Game, choice: Choice, seed: u64) -> i32 {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let seat = game.prompt().map(|prompt| prompt.seat).unwrap_or_default();
    let round = game.board().round;
    game.choose(choice, &mut ()).expect("an offered choice applies");
    while let Some(prompt) = game.prompt().filter(|_| game.board().round == round) {
        let choice = thumb::choose(&game.eyes(prompt.seat), &mut dice);
        game.choose(choice, &mut ()).expect("an offered choice applies");
    }
    margin(&game, seat)
}

/// How much more a seat has than the richest of the others, or its team than the other.
fn margin(game: &Game, seat: Seat) -> i32 {
    let outcome = game.count_up();
    if let Some(teams) = outcome.teams {
        let team = game.board().team(seat);
        return teams[team as usize].total() as i32 - teams[team.other() as usize].total() as i32;
    }
    let total = |seat: Seat| outcome.score[seat].total() as i32;
    let others = game.board().seats().filter(|&other| other != seat).map(total);
    total(seat) - others.max().unwrap_or(0)
}
