//! A bot can read nothing but its view. Its type says so; here it is tried.
//!
//! At every decision of a game a twin is drawn that looks the same to the seat and differs in all that it can't
//! see: hands, decks, purses, rounds to come, the seed. A second bot with the same dice is asked in its place.
//! If anything but the view could reach a bot, the two would come apart sooner or later.

use folsom_bots::{Budget, Level};
use folsom_rules::{Game, Preset, Seed, Setup, View, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Tables where different things are hidden.
fn tables() -> Vec<Setup> {
    let mut expert = Setup::new(Preset::Ru18Advanced, 4);
    expert.rules.expert = true;
    vec![
        Setup::new(Preset::Ru18Advanced, 4),
        Setup::new(Preset::Ru18Advanced, 2),
        Setup::new(Preset::Couriers, 5),
        Setup::new(Preset::CouriersBetrayal, 4),
        expert,
    ]
}

/// Plays a game in which each decision is also made in a twin of it; how many twins did differ from the game.
fn play_with_twins(level: Level, setup: &Setup, number: u64, see: impl Fn(&Game, Viewer) -> View) -> usize {
    let budget = Budget::iterations(24);
    let (mut bot, mut twin_bot) = (level.bot_with(budget, 7), level.bot_with(budget, 7));
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
    let mut game = Game::new(setup, Seed::from_number(number)).expect("the table can be");
    let mut differing = 0;
    while let Some(prompt) = game.prompt() {
        let viewer = Viewer::Seat(prompt.seat);
        let twin = game.view(viewer).worlds().draw(&mut dice);
        differing += usize::from(twin != game);
        let [here, there] = [bot.decide(&see(&game, viewer)), twin_bot.decide(&see(&twin, viewer))];
        assert_eq!(here.choice, there.choice, "{level} in game {number}");
        let told =
            |thoughts: &folsom_bots::Thoughts| format!("{:?} {:?}", thoughts.candidates, thoughts.beliefs);
        assert_eq!(told(&here.thoughts), told(&there.thoughts), "{level} in game {number}");
        game.choose(here.choice, &mut ()).expect("a bot picks one of its choices");
    }
    differing
}

#[test]
fn a_bot_decides_the_same_in_every_world_that_looks_the_same_to_it() {
    for level in Level::ALL {
        for (number, setup) in tables().iter().enumerate() {
            let differing = play_with_twins(level, setup, number as u64, Game::view);
            assert!(differing > 10, "the twins must have secrets of their own");
        }
    }
}

/// The trial itself is tried: a host that lets one bot peek at a secret is caught.
#[test]
#[should_panic(expected = "in game")]
fn a_host_that_shows_too_much_is_caught() {
    // All purses are turned over: the seat knows what every one of them is worth.
    let peek = |game: &Game, viewer: Viewer| {
        let mut view = game.view(viewer);
        for other in game.board().seats() {
            let theirs = game.view(Viewer::Seat(other));
            for token in (0..folsom_rules::TOKENS).map(<folsom_rules::Token as folsom_rules::Indexed>::at) {
                view.worth[token] = view.worth[token].or(theirs.worth[token]);
            }
        }
        view
    };
    for number in 0..10 {
        play_with_twins(Level::Outlaw, &Setup::new(Preset::Ru18Advanced, 4), number, peek);
    }
}
