//! A game is a function of its setup, its seed and the choices made.

use super::kit::each_game;
use crate::chance::Seed;
use crate::game::Game;

#[test]
fn the_same_setup_seed_and_choices_give_the_same_game_and_the_same_events() {
    each_game(8, |mut run| {
        let (mut choices, mut events) = (Vec::new(), run.events.clone());
        while let Some(choice) = run.advance() {
            choices.push(choice);
            events.extend_from_slice(&run.events);
        }
        let mut again = Vec::new();
        let seed = Seed::from_number(run.number);
        let mut game = Game::start(&run.setup, seed, &mut again).expect("a legal table");
        for choice in choices {
            game.choose(choice, &mut again).expect("it was legal before");
        }
        assert!(game == run.game, "another game");
        assert!(again == events, "other events");
        assert_eq!(game.outcome(), run.game.outcome());
    });
}

#[test]
fn a_game_goes_the_same_way_whether_or_not_somebody_takes_notes() {
    each_game(4, |mut run| {
        let mut silent = run.game;
        while let Some(choice) = run.advance() {
            silent.choose(choice, &mut ()).expect("the copy is in the same position");
            assert!(silent == run.game, "the witness changed something");
        }
    });
}
