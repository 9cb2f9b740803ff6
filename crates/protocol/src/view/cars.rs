//! The trains, and what lies in them.

use folsom_rules::{Board, ByToken, Car, CarKind, Worth};
use serde::Serialize;

use super::fields::Step;
use super::{TokenJson, loot};
use crate::word::Word;

/// A car with its two floors.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CarJson {
    /// Its name.
    pub car: Word<CarKind>,
    /// 1 for the train on which everybody starts, 2 for the armored train.
    pub train: u8,
    /// The car side by side with it in the other train.
    pub beside: Option<Word<CarKind>>,
    /// What lies inside; nothing at all where one can't be inside (C31).
    pub inside: Option<Vec<TokenJson>>,
    /// What lies on the roof.
    pub roof: Vec<TokenJson>,
}

/// Whether there is nothing new to write of a car.
pub(super) fn is_same(car: Car, step: &Step<'_>) -> bool {
    let (old, new) = (&step.before.board, &step.after.board);
    let lying_as_before = |place| {
        let here = new.loot.at[place];
        (here & step.retold).is_empty() && old.loot.at[place] == here
    };
    lying_as_before(car.inside())
        && lying_as_before(car.roof())
        && old.trains.kind(car) == new.trains.kind(car)
        && old.trains.beside(car) == new.trains.beside(car)
}

pub(super) fn write(car: Car, board: &Board, worth: &ByToken<Option<Worth>>) -> CarJson {
    let trains = &board.trains;
    let lying = |place| loot::tokens(board.loot.at[place], board, worth);
    CarJson {
        car: Word(trains.kind(car)),
        train: if trains.is_first(car) { 1 } else { 2 },
        beside: trains.beside(car).filter(|_| trains.are_two()).map(|other| Word(trains.kind(other))),
        inside: trains.has_inside(car).then(|| lying(car.inside())),
        roof: lying(car.roof()),
    }
}
