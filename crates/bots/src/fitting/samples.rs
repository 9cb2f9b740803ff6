//! Positions between rounds, and who won in the end.

use folsom_rules::{Couriers, Game, Seed, Setup, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::Bot;
use crate::budget::Budget;
use crate::instinct::{self, Memo, Style};
use crate::search::{Learning, Method, Searcher};
use crate::share::{WHOLE, share};
use crate::value::{Features, parties};

/// Of a hundred decisions, how many are made on a whim, so that the games differ.
const WHIMS: usize = 12;
const WHIM: Style = Style { whim: 200, ..Style::BEST };

/// A position: the features of each party, and what part of the victory it had in the end.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    pub(super) parties: Vec<(Features, f32)>,
}

/// Positions after each of the first four rounds.
#[derive(Default)]
pub(super) struct Samples {
    rounds: [Vec<Sample>; 4],
}

impl Samples {
    /// The positions after the round with this number, counted from zero.
    pub(super) fn after_round(&self, round: usize) -> &[Sample] {
        &self.rounds[round]
    }

    /// Plays games on all cores and notes their positions, in the order of the games.
    pub(super) fn play(&mut self, table: &Setup, games: u64, iterations: u32) {
        let threads = std::thread::available_parallelism().map_or(1, |cores| cores.get() as u64);
        let parts: Vec<Vec<[Sample; 4]>> = std::thread::scope(|scope| {
            let start = |first: u64| {
                let numbers = (first..games).step_by(threads as usize);
                scope.spawn(move || numbers.map(|number| play(table, number, iterations)).collect())
            };
            let handles: Vec<_> = (0..threads).map(start).collect();
            handles.into_iter().map(|handle| handle.join().expect("a game plays to its end")).collect()
        });
        for number in 0..games as usize {
            let part = &parts[number % threads as usize];
            for (round, sample) in part[number / threads as usize].iter().enumerate() {
                self.rounds[round].push(sample.clone());
            }
        }
    }
}

/// Plays one game; its positions.
fn play(table: &Setup, number: u64, iterations: u32) -> [Sample; 4] {
    let method = Method { learning: Learning::Oneself, ..Method::LEGEND_1 };
    let mut bot = Searcher::new(method, Budget::iterations(iterations), number);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut memo = Memo::new();
    let mut game = Game::new(table, Seed::from_number(number)).expect("the table can be");
    let mut positions = Vec::new();
    while let Some(prompt) = game.prompt() {
        let choice = if below(&mut dice, 100) < WHIMS {
            instinct::choose(&game.eyes(prompt.seat), &WHIM, &mut memo, &mut dice)
        } else {
            bot.decide(&game.view(Viewer::Seat(prompt.seat))).choice
        };
        game.choose(choice, &mut ()).expect("a bot picks one of its choices");
        if usize::from(game.board().round) > positions.len() {
            positions.push(parties(&game));
        }
    }
    let outcome = game.outcome().expect("nobody is asked any more");
    let board = game.board();
    let mut positions = positions.into_iter().map(|position| {
        let mut parties: Vec<(Features, f32)> = position.features.iter().map(|&own| (own, 0.0)).collect();
        for seat in board.seats() {
            let victory = &mut parties[position.of[seat]].1;
            let own = share(&outcome, board, seat) as f32 / WHOLE as f32;
            // A team wins once, however many its seats.
            *victory = if board.rules.couriers == Couriers::Normal { own } else { *victory + own };
        }
        Sample { parties }
    });
    std::array::from_fn(|_| positions.next().expect("a game has five rounds"))
}
