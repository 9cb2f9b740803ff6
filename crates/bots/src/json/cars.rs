//! The trains, and what lies in them.

use folsom_rules::{Board, ByToken, Car, Named, Worth};
use serde::Serialize;

use super::{TokenJson, loot};

/// A car with its two floors.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CarJson {
    /// Its name.
    pub car: &'static str,
    /// 1 for the train on which everybody starts, 2 for the armored train.
    pub train: u8,
    /// The car side by side with it in the other train.
    pub beside: Option<&'static str>,
    /// What lies inside; nothing at all where one can't be inside (C31).
    pub inside: Option<Vec<TokenJson>>,
    /// What lies on the roof.
    pub roof: Vec<TokenJson>,
}

pub(super) fn write(car: Car, board: &Board, worth: &ByToken<Option<Worth>>) -> CarJson {
    let trains = &board.trains;
    let lying = |place| loot::tokens(board.loot.at[place], board, worth);
    CarJson {
        car: trains.kind(car).name(),
        train: if trains.is_first(car) { 1 } else { 2 },
        beside: trains.beside(car).filter(|_| trains.are_two()).map(|other| trains.kind(other).name()),
        inside: trains.has_inside(car).then(|| lying(car.inside())),
        roof: lying(car.roof()),
    }
}
