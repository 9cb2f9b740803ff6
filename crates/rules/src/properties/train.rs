//! Everybody is on a train, and nobody shares a place with the Marshal or a courier.

use super::kit::at_every_step;
use crate::board::Stage;
use crate::game::Game;
use crate::parts::Part;
use crate::sets::Indexed;
use crate::train::{Car, CarKind};

/// B26, B27, C31, C40: holds whenever somebody is asked, and in the end.
pub(super) fn check(game: &Game) {
    let board = &game.board;
    let on_train = |car| board.trains.cars().any(|known| known == car);
    assert_eq!(board.marshal.is_none(), board.has(Part::Guards), "C3");
    assert!(board.marshal.is_none_or(on_train), "the Marshal fell off");
    if board.has(Part::SecondTrain) {
        side_by_side(game);
    }
    if board.has(Part::Guards) {
        couriers(game);
    }
    if matches!(board.stage, Stage::Casting | Stage::Placing) {
        return;
    }
    for bandit in board.bandits.iter() {
        let place = board.place[bandit];
        assert!(on_train(place.car()), "{bandit} fell off (B27)");
        assert_ne!(
            Some(place),
            board.marshal.map(Car::inside),
            "{bandit} is inside with the Marshal (B26)"
        );
        assert!(!board.armored.couriers.contains(&place), "{bandit} is with a courier (C40)");
        let coal = board.trains.kind(place.car()) == CarKind::Coal;
        assert!(!coal || place.is_roof(), "{bandit} is inside the coal (C31)");
    }
}

/// C10: vehicles i and j are side by side in round r if i + j = 2(r − 1); `round` counts from zero.
fn side_by_side(game: &Game) {
    const STARTING: usize = 4;
    let board = &game.board;
    assert_eq!(board.trains.cars().count(), STARTING + 7, "C3, C4");
    let total = 2 * usize::from(board.round);
    for car in board.trains.cars() {
        let beside = if car.index() < STARTING {
            total.checked_sub(car.index()).filter(|&j| j < 7).map(|j| Car::at(STARTING + j))
        } else {
            total.checked_sub(car.index() - STARTING).filter(|&i| i < STARTING).map(Car::at)
        };
        assert_eq!(board.trains.beside(car), beside, "beside {car:?} in round {}", board.round + 1);
        assert_eq!(board.trains.is_first(car), car.index() < STARTING);
    }
}

/// C41: each courier stays in his car.
fn couriers(game: &Game) {
    let kinds = game.board.armored.couriers.iter().map(|place| game.board.trains.kind(place.car()));
    assert!(kinds.eq([CarKind::Armored1, CarKind::Armored2, CarKind::Armored3]), "a courier left his car");
}

#[test]
fn nobody_falls_off_or_stays_with_the_marshal_or_a_courier() {
    at_every_step(20, |run| check(&run.game));
}
