//! Sampled worlds come as often as they should. The seeds are fixed, so these never fail by bad luck.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::kit::{Run, games};
use crate::card::Action;
use crate::loot::TokenSet;
use crate::ruleset::Preset;
use crate::setup::Setup;
use crate::viewer::Viewer;

const WORLDS: u32 = 20_000;

#[test]
fn an_opponents_opening_hand_has_the_punch_in_six_worlds_of_ten() {
    let run = Run::start(&Setup::new(Preset::Ru18Basic, 4), 5);
    let asked = run.game.prompt().expect("the game has just begun").seat;
    let worlds = run.game.view(Viewer::Seat(asked)).worlds();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let mut with_punch = [0u32; 4];
    for _ in 0..WORLDS {
        let world = worlds.draw(&mut rng);
        for (seat, count) in world.board.seats().zip(&mut with_punch) {
            *count += u32::from(world.secret.cards[seat].hand_cards().any(|card| card.is(Action::Punch)));
        }
    }
    for (seat, count) in run.game.board.seats().zip(with_punch).filter(|(seat, _)| *seat != asked) {
        let share = f64::from(count) / f64::from(WORLDS);
        assert!((share - 0.6).abs() < 0.02, "{seat} has it in {share}");
    }
}

#[test]
fn an_unknown_purse_is_worth_the_mean_of_those_left() {
    let run = Run::start(&Setup::new(Preset::Ru18Basic, 4), 5);
    let worlds = run.game.view(Viewer::Spectator).worlds();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut sums = [0u32; 18];
    for _ in 0..WORLDS {
        let world = worlds.draw(&mut rng);
        for (token, sum) in TokenSet::BOXED_PURSES.iter().zip(&mut sums) {
            *sum += world.secret.purses.worth[token].in_dollars();
        }
    }
    // Four of the eight $250 purses belong to the bandits.
    let left = f64::from(4 * 250 + 2 * (300 + 350 + 400 + 450 + 500)) / 14.0;
    for (token, sum) in TokenSet::BOXED_PURSES.iter().zip(sums) {
        let mean = f64::from(sum) / f64::from(WORLDS);
        let known = run.game.view(Viewer::Spectator).worth[token].is_some();
        let due = if known { 250.0 } else { left };
        assert!((mean - due).abs() < 3.0, "{token} is worth {mean} on average, not {due}");
    }
}

/// Calibration: purses that changed hands are, over many games, worth in the sampled worlds what
/// they are worth in the games.
#[test]
fn touched_purses_are_worth_as_much_in_the_worlds_as_in_the_games() {
    let setup = Setup::new(Preset::Ru18Basic, 4);
    let (mut count, mut truth, mut drawn) = (0u32, 0u32, 0u32);
    for number in 0..games(1500).max(1500) {
        let mut run = Run::start(&setup, number);
        while run.step < 90 && run.advance().is_some() {}
        let view = run.game.view(Viewer::Spectator);
        let world = view.sample(&mut run.side_rng());
        let lying = run.game.board.trains.cars().map(|car| run.game.board.loot.at[car.inside()]);
        let lying = lying.fold(TokenSet::EMPTY, |all, here| all | here) & TokenSet::PURSES;
        for token in (lying & run.game.board.loot.touched).iter().filter(|&t| view.worth[t].is_none()) {
            count += 1;
            truth += run.game.secret.purses.worth[token].in_dollars();
            drawn += world.secret.purses.worth[token].in_dollars();
        }
    }
    let (truth, drawn) = (f64::from(truth) / f64::from(count), f64::from(drawn) / f64::from(count));
    assert!(count > 100, "only {count} purses were dropped");
    // The spread of one value is below $90.
    let tolerance = 4.0 * 90.0 * (2.0 / f64::from(count)).sqrt();
    assert!((truth - drawn).abs() < tolerance, "{truth} in {count} games, {drawn} in the worlds");
}
