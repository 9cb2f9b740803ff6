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
        /// C4: the armored train's own, with a strongbox.
        ArmoredLocomotive = "armored-locomotive",
        /// C5: three nuggets on its roof, and no inside (C31).
        Coal = "coal",
        /// C5: a courier and a document inside, a bag on the roof.
        Armored1 = "armored-1",
        /// C45: a bag inside, a machine gun on the roof.
        Arsenal = "arsenal",
        /// The second armored car.
        Armored2 = "armored-2",
        /// C46: a bag inside, a machine gun on the roof.
        Infirmary = "infirmary",
        /// The third armored car.
        Armored3 = "armored-3",
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
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
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

    /// That floor of the cars numbered from `start` up to, but without, `end`.
    fn floors(start: usize, end: usize, floor: Floor) -> PlaceSet {
        // There are fewer places than bits, so nothing is shifted out.
        let places = (1 << (2 * end)) - (1 << (2 * start));
        PlaceSet::from_bits((places & 0x5555_5555) << floor as u32)
    }
}

impl Indexed for Car {
    const COUNT: usize = MAX_CARS;

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
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
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

    /// Its number, below 128.
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The other floor of the same car.
    #[must_use]
    pub const fn other_floor(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl Indexed for Place {
    const COUNT: usize = MAX_PLACES;

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
    ByPlace by Place
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

impl PlaceSet {
    /// The places in this set next to that one: the last before it and the first behind it.
    pub(crate) fn neighbours_of(self, place: Place) -> Self {
        let before = self.bits() & ((1 << place.0) - 1);
        let behind = self.bits() & (u32::MAX << place.0 << 1);
        let last = before.checked_ilog2().map_or(0, |index| 1 << index);
        Self::from_bits(last | behind & behind.wrapping_neg())
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
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Trains {
    cars: ArrayVec<[CarKind; MAX_CARS]>,
    /// The number of the second train's locomotive; with one train, of the car that would follow.
    second: u8,
    /// C10: by how many cars the trains have passed each other.
    passed: u8,
}

impl Trains {
    /// One train, from its locomotive to its rear.
    #[must_use]
    pub(crate) fn single(cars: ArrayVec<[CarKind; MAX_CARS]>) -> Self {
        Self { cars, second: cars.len() as u8, passed: 0 }
    }

    /// C3, C4: two trains on neighbouring tracks, each from its locomotive to its rear, their
    /// locomotives side by side.
    #[must_use]
    pub(crate) fn pair(first: &[CarKind], second: &[CarKind]) -> Self {
        let cars = first.iter().chain(second).copied().collect();
        Self { cars, second: first.len() as u8, passed: 0 }
    }

    /// C10: the trains pass each other by two cars at the end of a round; in round `round`, counted
    /// from zero, vehicle i of the first stands beside vehicle 2·round − i of the second.
    pub(crate) fn pass(&mut self, round: u8) {
        self.passed = 2 * round;
    }

    /// Whether the car belongs to the train on which everybody starts.
    #[must_use]
    pub fn is_first(&self, car: Car) -> bool {
        car.0 < self.second
    }

    /// Whether there are two trains.
    #[must_use]
    pub fn are_two(&self) -> bool {
        usize::from(self.second) < self.cars.len()
    }

    /// C10: the car side by side with this one in the other train.
    #[must_use]
    pub fn beside(&self, car: Car) -> Option<Car> {
        if self.is_first(car) {
            let index = self.second + self.passed.checked_sub(car.0)?;
            (usize::from(index) < self.cars.len()).then_some(Car(index))
        } else {
            let index = self.passed.checked_sub(car.0 - self.second)?;
            (index < self.second).then_some(Car(index))
        }
    }

    /// Where a car is along the tracks; cars side by side have the same number.
    fn along(&self, car: Car) -> i16 {
        if self.is_first(car) {
            i16::from(self.passed) - i16::from(car.0)
        } else {
            i16::from(car.0) - i16::from(self.second)
        }
    }

    /// C31: whether one can be inside. The coal car is full of coal.
    #[must_use]
    pub fn has_inside(&self, car: Car) -> bool {
        self.kind(car) != CarKind::Coal
    }

    /// The places there are among these: all but the inside of the coal car (R50).
    fn open(&self, places: PlaceSet) -> PlaceSet {
        match self.find(CarKind::Coal) {
            Some(coal) if self.are_two() => places.without(coal.inside()),
            _ => places,
        }
    }

    /// C11, R50: the places one step away on the same floor: in the neighbouring cars of the train,
    /// and side by side in the other.
    #[must_use]
    pub fn steps(&self, place: Place) -> PlaceSet {
        self.reach(place, 1)
    }

    /// The places at most `reach` cars along the train on the same floor, and the one side by side.
    #[must_use]
    pub fn reach(&self, place: Place, reach: usize) -> PlaceSet {
        let car = place.car();
        let (first, end) = self.span_of(car);
        let start = car.index().saturating_sub(reach).max(first);
        let mut places =
            Car::floors(start, (car.index() + reach + 1).min(end), place.floor()).without(place);
        if !self.are_two() {
            return places;
        }
        if let Some(beside) = self.beside(car) {
            places.insert(beside.floor(place.floor()));
        }
        self.open(places)
    }

    /// B21, B36: the other floor of a car, and for Mei of its neighbours in the same train (C54).
    #[must_use]
    pub fn climbs(&self, place: Place, diagonally: bool) -> PlaceSet {
        let other = place.other_floor();
        let mut to = PlaceSet::just(other);
        if diagonally {
            to = to | self.neighbours(other.car()).on(other.floor());
        }
        if self.are_two() { self.open(to) } else { to }
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

    /// The number of the first car of the train that this car belongs to, and of the first behind it.
    fn span_of(&self, car: Car) -> (usize, usize) {
        let second = usize::from(self.second);
        if self.is_first(car) { (0, second) } else { (second, self.cars.len()) }
    }

    /// The cars of the train that this car belongs to.
    #[must_use]
    pub fn train_of(&self, car: Car) -> CarSet {
        let (first, end) = self.span_of(car);
        CarSet::range(first, end)
    }

    /// The roofs of the train that this car belongs to.
    pub(crate) fn roofs_of(&self, car: Car) -> PlaceSet {
        let (first, end) = self.span_of(car);
        Car::floors(first, end, Floor::Roof)
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

    /// The cars that touch this one in its own train.
    #[must_use]
    pub fn neighbours(&self, car: Car) -> CarSet {
        self.within(car, 1)
    }

    /// The direction of a shot along the tracks, as the heading it has along the target's train;
    /// none straight across (R21).
    #[must_use]
    pub fn heading(&self, from: Car, to: Car) -> Option<Heading> {
        let ahead = match self.along(to).cmp(&self.along(from)) {
            std::cmp::Ordering::Equal => return None,
            // The first train runs toward higher numbers, the second toward lower ones.
            order => order == std::cmp::Ordering::Greater,
        };
        Some(if ahead == self.is_first(to) { Heading::Front } else { Heading::Rear })
    }
}
