//! Where the vehicles stand. A car is 218 wide, its roof is walked on at 22, its floor at 137, its loot lies at 157, the rail is at 208.

use folsom_rules::{Car, Floor, Indexed, Place, Trains};

pub(crate) const PITCH: f64 = 218.0;
pub(crate) const RAIL: f64 = 208.0;
pub(crate) const LOCO: f64 = 312.0;
/// The part of a locomotive in which one can stand.
const CAB: f64 = 150.0;
/// Room for whoever stands on a roof, and some sky.
const HEADROOM: f64 = 132.0;
/// From rail to rail where two trains pass each other.
const BETWEEN: f64 = 272.0;
const MARGIN: f64 = 36.0;
/// Below the last rail.
pub(crate) const GROUND: f64 = 34.0;

/// A car or a locomotive where it stands.
#[derive(Clone, Copy)]
pub(crate) struct Vehicle {
    pub(crate) car: Car,
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) locomotive: bool,
    /// It belongs to the train on which everybody starts, which runs to the right.
    pub(crate) first: bool,
}

/// One floor of one car: the middle of it, where feet stand, and where loot lies.
pub(crate) struct Spot {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) width: f64,
    pub(crate) loot: f64,
    pub(crate) roof: bool,
}

/// All of it.
pub(crate) struct Stage {
    pub(crate) vehicles: Vec<Vehicle>,
    pub(crate) rails: Vec<f64>,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

impl Stage {
    pub(crate) fn new(trains: &Trains) -> Self {
        let first: Vec<Car> = trains.cars().filter(|&car| trains.is_first(car)).collect();
        let second: Vec<Car> = trains.cars().filter(|&car| !trains.is_first(car)).collect();
        if second.is_empty() { Self::one(&first) } else { Self::two(trains, &first, &second) }
    }

    fn one(cars: &[Car]) -> Self {
        let behind = cars.len() as f64 - 1.0;
        let vehicle = |(index, &car): (usize, &Car)| Vehicle {
            car,
            x: MARGIN + if index == 0 { behind * PITCH + 4.0 } else { (behind - index as f64) * PITCH },
            y: HEADROOM,
            locomotive: index == 0,
            first: true,
        };
        Self {
            vehicles: cars.iter().enumerate().map(vehicle).collect(),
            rails: vec![HEADROOM + RAIL],
            width: behind * PITCH + LOCO + 2.0 * MARGIN,
            height: HEADROOM + RAIL + GROUND,
        }
    }

    /// The trains pass each other: cars side by side are one above the other.
    fn two(trains: &Trains, first: &[Car], second: &[Car]) -> Self {
        let beside =
            |car: Car| trains.beside(car).and_then(|other| second.iter().position(|&known| known == other));
        let side_by_side =
            first.iter().enumerate().find_map(|(index, &car)| beside(car).map(|other| index + other));
        let shift = side_by_side.unwrap_or_default() as f64;
        let leftmost = (shift - (first.len() as f64 - 1.0)).min(0.0);
        let rightmost = (second.len() as f64 - 1.0).max(shift);
        // Locomotives are longer than a column: their noses stick out.
        let nose = 130.0;
        let left = MARGIN + nose - leftmost * PITCH;
        let armored = |(index, &car): (usize, &Car)| Vehicle {
            car,
            x: left + if index == 0 { PITCH - LOCO - 34.0 } else { index as f64 * PITCH },
            y: HEADROOM,
            locomotive: index == 0,
            first: false,
        };
        let starting = |(index, &car): (usize, &Car)| Vehicle {
            car,
            x: left + (shift - index as f64) * PITCH + if index == 0 { 34.0 } else { 0.0 },
            y: HEADROOM + BETWEEN,
            locomotive: index == 0,
            first: true,
        };
        let vehicles = second.iter().enumerate().map(armored).chain(first.iter().enumerate().map(starting));
        Self {
            vehicles: vehicles.collect(),
            rails: vec![HEADROOM + RAIL, HEADROOM + BETWEEN + RAIL],
            width: (rightmost - leftmost + 1.0) * PITCH + 2.0 * (nose + MARGIN),
            height: HEADROOM + BETWEEN + RAIL + GROUND,
        }
    }

    /// Where a place is.
    pub(crate) fn spot(&self, place: Place) -> Option<Spot> {
        let vehicle = self.vehicles.iter().find(|vehicle| vehicle.car.index() == place.car().index())?;
        let &Vehicle { x, y, locomotive, first, .. } = vehicle;
        // The cab of the armored locomotive is at its right end.
        let cab = if locomotive && !first { LOCO - CAB } else { 0.0 };
        let middle = x + cab + if locomotive { 75.0 } else { PITCH / 2.0 };
        Some(match place.floor() {
            Floor::Roof => Spot {
                x: middle,
                y: y + 22.0,
                width: if locomotive { CAB - 14.0 } else { PITCH - 14.0 },
                loot: y + 15.0,
                roof: true,
            },
            Floor::Inside => Spot {
                // Beside the furnace there is less room.
                x: middle + if locomotive { if first { -12.0 } else { 12.0 } } else { 0.0 },
                y: y + 137.0,
                width: if locomotive { 112.0 } else { 188.0 },
                loot: y + 157.5,
                roof: false,
            },
        })
    }
}
