//! Everybody is on the train, and nobody shares a car with the Marshal.

use super::kit::at_every_step;
use crate::board::Stage;
use crate::game::Game;

/// B26, B27: holds whenever somebody is asked, and in the end.
pub(super) fn check(game: &Game) {
    let board = &game.board;
    let on_train = |car| board.trains.cars().any(|known| known == car);
    assert!(on_train(board.marshal), "the Marshal fell off");
    if matches!(board.stage, Stage::Casting | Stage::Placing) {
        return;
    }
    for bandit in board.bandits.iter() {
        let place = board.place[bandit];
        assert!(on_train(place.car()), "{bandit} fell off (B27)");
        assert_ne!(place, board.marshal.inside(), "{bandit} is inside with the Marshal (B26)");
    }
}

#[test]
fn nobody_falls_off_or_stays_inside_with_the_marshal() {
    at_every_step(20, |run| check(&run.game));
}
