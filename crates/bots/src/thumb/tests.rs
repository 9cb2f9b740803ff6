//! Rules of thumb may be simple, but not stuck, nor worse than chance.

use folsom_rules::{BanditSet, Game, Preset, Seat, Seed, Setup, Team, Verdict, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::choose;

#[test]
fn it_gets_through_every_table_with_every_bandit() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(1);
    for number in 0..120 {
        let preset = Preset::ALL[number % Preset::ALL.len()];
        let seats = if Preset::BASE.contains(&preset) { 2 + number % 5 } else { 4 + number / 8 % 6 };
        let mut setup = Setup::new(preset, seats);
        setup.admitted = BanditSet::ALL;
        setup.rules.expert = number % 4 == 0 && setup.seats > 2;
        let mut game = Game::new(&setup, Seed::random(&mut dice)).unwrap();
        while let Some(prompt) = game.prompt() {
            let choice = choose(&game.view(Viewer::Seat(prompt.seat)), &mut dice);
            game.choose(choice, &mut ()).expect("a legal choice");
        }
    }
}

#[test]
fn it_does_better_than_chance() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(2);
    let bot = Seat::new(0).unwrap();
    let mut wins = 0;
    for _ in 0..200 {
        let mut game = Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::random(&mut dice)).unwrap();
        while let Some(prompt) = game.prompt() {
            let choices = game.choices();
            let choice = if prompt.seat == bot {
                choose(&game.view(Viewer::Seat(bot)), &mut dice)
            } else {
                choices.get(below(&mut dice, choices.len()))
            };
            game.choose(choice, &mut ()).unwrap();
        }
        wins += usize::from(game.outcome().unwrap().winners.has(bot));
    }
    // One of four would win 50 of 200 by chance.
    assert!(wins > 120, "{wins} of 200");
}

#[test]
fn its_team_does_better_than_chance() {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(3);
    let [mut red, mut blue] = [0, 0];
    for _ in 0..100 {
        let mut game = Game::new(&Setup::new(Preset::Couriers, 4), Seed::random(&mut dice)).unwrap();
        while let Some(prompt) = game.prompt() {
            let choices = game.choices();
            let choice = if game.board().team(prompt.seat) == Team::Red {
                choose(&game.view(Viewer::Seat(prompt.seat)), &mut dice)
            } else {
                choices.get(below(&mut dice, choices.len()))
            };
            game.choose(choice, &mut ()).unwrap();
        }
        match game.outcome().unwrap().verdict {
            Verdict::Teams { winner: Some(Team::Red) } => red += 1,
            Verdict::Teams { winner: Some(Team::Blue) } => blue += 1,
            _ => {}
        }
    }
    assert!(red > 3 * blue, "{red} to {blue}");
}
