//! Lists of names.

use std::collections::BTreeMap;

use folsom_rules::text::notation::{write_place, write_source};
use folsom_rules::{
    Bandit, BanditSet, CarSet, Indexed, Named, PlaceSet, SOURCES, Seat, Source, TokenSet, Trains,
};

/// How many bullets of each source, those without any left out.
pub(super) type Bullets = BTreeMap<&'static str, u8>;

pub(super) fn seat_names(seats: impl Iterator<Item = Seat>) -> Vec<String> {
    seats.map(|seat| seat.to_string()).collect()
}

pub(super) fn bandit_names(bandits: BanditSet) -> Vec<&'static str> {
    bandits.iter().map(Bandit::name).collect()
}

pub(super) fn place_names(places: PlaceSet, trains: &Trains) -> Vec<String> {
    places.iter().map(|place| write_place(place, trains)).collect()
}

pub(super) fn car_names(cars: CarSet, trains: &Trains) -> Vec<&'static str> {
    cars.iter().map(|car| trains.kind(car).name()).collect()
}

pub(super) fn token_names(tokens: TokenSet) -> Vec<String> {
    tokens.iter().map(|token| token.to_string()).collect()
}

pub(super) fn bullets(counts: &[u8; SOURCES]) -> Bullets {
    let all = counts.iter().enumerate().map(|(index, &count)| (write_source(Source::at(index)), count));
    all.filter(|&(_, count)| count > 0).collect()
}
