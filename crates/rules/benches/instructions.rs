//! Instructions under callgrind: the same on a busy machine as on an idle one. Each bench asserts its
//! answer, so that nobody can be fast by being wrong. Run with `make bench`.
#![allow(missing_docs, reason = "the macros make undocumented items")]

use std::hint::black_box;

use folsom_rules::{Game, Preset, Seed, Setup, View, Viewer, Worlds, below};
use gungraun::{library_benchmark, library_benchmark_group, main};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn setup() -> Setup {
    Setup::new(Preset::Ru18Advanced, 4)
}

fn dice() -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(1)
}

fn step(game: &mut Game, dice: &mut Xoshiro256PlusPlus) {
    let choices = game.choices();
    let choice = choices.get(below(dice, choices.len()));
    game.choose(choice, &mut ()).expect("an offered choice applies");
}

/// A game in its third round, with hidden cards on the pile.
fn middle() -> Game {
    let mut dice = dice();
    let mut game = Game::new(&setup(), Seed::from_number(1)).expect("a table of the box");
    while game.board().round < 2 || game.board().turn < 3 {
        step(&mut game, &mut dice);
    }
    game
}

fn eyes(game: &Game) -> Viewer {
    game.prompt().map_or(Viewer::Spectator, |prompt| Viewer::Seat(prompt.seat))
}

fn middle_view() -> View {
    let game = middle();
    game.view(eyes(&game))
}

fn middle_worlds() -> Worlds {
    middle_view().worlds()
}

// A hundred whole games with random choices.
#[library_benchmark]
#[bench::ru18_advanced_four_seats(setup())]
fn hundred_games(setup: Setup) -> u32 {
    let mut dice = dice();
    let mut money = 0;
    for number in 0..100 {
        let mut game = Game::new(&setup, Seed::from_number(number)).expect("a table of the box");
        while game.prompt().is_some() {
            step(&mut game, &mut dice);
        }
        let outcome = game.outcome().expect("nobody is asked any more");
        money += game.board().seats().map(|seat| outcome.score[seat].total()).sum::<u32>();
    }
    assert_eq!(money, EXPECTED_MONEY, "the games of these seeds end as they always did");
    money
}

/// What the hundred games pay out together; it changes when the rules do.
const EXPECTED_MONEY: u32 = 394_450;

// A thousand copies of a game in progress.
#[library_benchmark]
#[bench::middle_of_a_game(middle())]
fn thousand_copies(game: Game) -> Game {
    let mut copy = game;
    for _ in 0..1000 {
        copy = *black_box(&copy);
    }
    assert!(copy == game, "a copy is the same game");
    copy
}

// What one seat sees.
#[library_benchmark]
#[bench::middle_of_a_game(middle())]
fn one_view(game: Game) -> View {
    let view = game.view(eyes(&game));
    assert_eq!(view.board.round, 2);
    view
}

// A thousand games that look like this to one seat.
#[library_benchmark]
#[bench::middle_of_a_game(middle_worlds(), middle_view())]
fn thousand_worlds(worlds: Worlds, view: View) -> Game {
    let mut dice = dice();
    let mut world = worlds.draw(&mut dice);
    for _ in 1..1000 {
        world = black_box(worlds.draw(&mut dice));
    }
    assert!(world.view(view.viewer) == view, "the seat sees no difference");
    world
}

library_benchmark_group!(
    name = engine,
    benchmarks = [hundred_games, thousand_copies, one_view, thousand_worlds]
);
main!(library_benchmark_groups = engine);
