//! The rolling stock: cars, the two floors of each, and who is whose neighbour.
//!
//! A game may have more than one train. Cars are numbered through, train after train, each from its
//! locomotive to its rear; nothing outside this file may conclude from two numbers that two cars touch.

use tinyvec::ArrayVec;

use crate::names::named_enum;
use crate::sets::{Indexed, bit_set, total_map};

/// The most cars on the tracks: two full trains of seven.
pub const MAX_CARS: usize = 14;
/// Each car has an inside and a roof.
pub const MAX_PLACES: usize = MAX_CARS * 2;

named_enum! {
    /// What kind of car it is, which settles its loot (B3).
    CarKind, "car" {
        /// Where the Marshal starts, with a strongbox (B4).
        Locomotive = "locomotive",
        /// One purse.
        Baggage = "baggage",
        /// A purse and a jewel.
        SecondClass = "second-class",
        /// Three jewels.
        FirstClass = "first-class",
        /// Three purses.
        Dining = "dining",
        /// Four purses and a jewel.
        Mail = "mail",
        /// Three purses and a jewel.
        Saloon = "saloon",
    }
}

impl Default for CarKind {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self::Locomotive
    }
}

/// A car on the tracks, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Car(u8);

impl Car {
    /// Inside it.
    #[must_use]
    pub const fn inside(self) -> Place {
        Place(self.0 * 2)
    }

    /// On top of it.
    #[must_use]
    pub const fn roof(self) -> Place {
        Place(self.0 * 2 + 1)
    }

    /// One of its floors.
    #[must_use]
    pub const fn floor(self, floor: Floor) -> Place {
        Place(self.0 * 2 + floor as u8)
    }
}

impl Indexed for Car {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Self {
        debug_assert!(index < MAX_CARS);
        Self(index as u8)
    }
}

bit_set! {
    /// Some of the cars.
    CarSet(u16) of Car
}

named_enum! {
    /// One of the two storeys of a car.
    Floor, "floor" {
        /// In the car.
        Inside = "inside",
        /// On top of the car.
        Roof = "roof",
    }
}

/// One floor of one car: where figures stand and loot lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Place(u8);

impl Place {
    /// The car.
    #[must_use]
    pub const fn car(self) -> Car {
        Car(self.0 / 2)
    }

    /// The floor.
    #[must_use]
    pub const fn floor(self) -> Floor {
        if self.is_roof() { Floor::Roof } else { Floor::Inside }
    }

    /// Whether it is a roof.
    #[must_use]
    pub const fn is_roof(self) -> bool {
        self.0 % 2 == 1
    }

    /// The other floor of the same car.
    #[must_use]
    pub const fn other_floor(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl Indexed for Place {
    #[inline]
    fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    fn at(index: usize) -> Self {
        debug_assert!(index < MAX_PLACES);
        Self(index as u8)
    }
}

bit_set! {
    /// Some of the places.
    PlaceSet(u32) of Place
}

total_map! {
    /// A value for every place there can be.
    ByPlace[MAX_PLACES] by Place
}

/// The cars spread apart so that car `c` is at bit `2c`: a set of cars turned into their insides.
fn insides(cars: CarSet) -> u32 {
    let mut bits = u32::from(cars.bits());
    bits = (bits | bits << 8) & 0x00ff_00ff;
    bits = (bits | bits << 4) & 0x0f0f_0f0f;
    bits = (bits | bits << 2) & 0x3333_3333;
    (bits | bits << 1) & 0x5555_5555
}

impl CarSet {
    /// The same floor of each of these cars.
    #[must_use]
    pub fn on(self, floor: Floor) -> PlaceSet {
        PlaceSet::from_bits(insides(self) << floor as u32)
    }
}

/// Along a train: toward its locomotive, or toward its rear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heading {
    /// Toward the locomotive.
    Front,
    /// Toward the last car.
    Rear,
}

/// The trains on the tracks and how their cars stand to each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trains {
    cars: ArrayVec<[CarKind; MAX_CARS]>,
}

impl Trains {
    /// One train, from its locomotive to its rear.
    #[must_use]
    pub(crate) fn single(cars: ArrayVec<[CarKind; MAX_CARS]>) -> Self {
        Self { cars }
    }

    /// Every car.
    pub fn cars(&self) -> impl Iterator<Item = Car> + use<> {
        (0..self.cars.len()).map(Car::at)
    }

    /// What kind of car it is.
    #[must_use]
    pub fn kind(&self, car: Car) -> CarKind {
        self.cars[car.index()]
    }

    /// The car of that kind, if it is on the tracks.
    #[must_use]
    pub fn find(&self, kind: CarKind) -> Option<Car> {
        self.cars.iter().position(|&known| known == kind).map(Car::at)
    }

    /// The cars of the train that this car belongs to.
    #[must_use]
    pub fn train_of(&self, _car: Car) -> CarSet {
        CarSet::range(0, self.cars.len())
    }

    /// The last car of the train that this car belongs to.
    #[must_use]
    pub fn rear_of(&self, car: Car) -> Car {
        let train = self.train_of(car).bits();
        Car::at(15 - train.leading_zeros() as usize)
    }

    /// The next car along the same train, unless it ends there (B27).
    #[must_use]
    pub fn next(&self, car: Car, heading: Heading) -> Option<Car> {
        let index = match heading {
            Heading::Front => car.index().checked_sub(1)?,
            Heading::Rear => car.index() + 1,
        };
        (index < MAX_CARS && self.train_of(car).has(Car::at(index))).then(|| Car::at(index))
    }

    /// The cars at most `reach` cars away along the same train, this one left out.
    #[must_use]
    pub fn within(&self, car: Car, reach: usize) -> CarSet {
        let start = car.index().saturating_sub(reach);
        let near = CarSet::range(start, (car.index() + reach + 1).min(MAX_CARS));
        (near & self.train_of(car)).without(car)
    }

    /// The cars that touch this one.
    #[must_use]
    pub fn neighbours(&self, car: Car) -> CarSet {
        self.within(car, 1)
    }

    /// In which direction along the train one looks from a car at another.
    #[must_use]
    pub fn heading(&self, from: Car, to: Car) -> Option<Heading> {
        match to.cmp(&from) {
            std::cmp::Ordering::Less => Some(Heading::Front),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Greater => Some(Heading::Rear),
        }
    }
}
