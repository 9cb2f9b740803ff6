//! Lists of words and texts.

use std::collections::BTreeMap;

use folsom_rules::{CarKind, CarSet, Indexed, PlaceSet, SOURCES, Source, TokenSet, Trains};

use crate::texts::{PlaceText, TokenText};
use crate::word::{Word, words};

/// How many bullets of each source, those without any left out.
pub type Bullets = BTreeMap<Word<Source>, u8>;

pub(super) fn place_texts(places: PlaceSet, trains: &Trains) -> Vec<PlaceText> {
    places.iter().map(|place| PlaceText::new(place, trains)).collect()
}

pub(super) fn car_words(cars: CarSet, trains: &Trains) -> Vec<Word<CarKind>> {
    words(cars.iter().map(|car| trains.kind(car)))
}

pub(super) fn token_texts(tokens: TokenSet) -> Vec<TokenText> {
    tokens.iter().map(TokenText).collect()
}

pub(super) fn count_bullets(counts: &[u8; SOURCES]) -> Bullets {
    let all = counts.iter().enumerate().map(|(index, &count)| (Word(Source::at(index)), count));
    all.filter(|&(_, count)| count > 0).collect()
}
