//! What a choice is about, such as bandits and places, as it stands in JSON.

use folsom_rules::{Action, Bandit, Car, CarKind, Card, LootKind, Place, Source, TokenSet, Trains};

use crate::texts::{CardText, PlaceText, TokenText};
use crate::word::Word;

/// To whom it is shown: whose cards are meant, and which cars.
#[derive(Clone, Copy, Debug)]
pub struct Onlooker<'a> {
    pub(super) leads: &'a [Bandit],
    pub(super) trains: &'a Trains,
}

/// Something that choices are about.
pub trait Shown {
    /// What stands in JSON.
    type Json;

    /// As this one is shown it.
    fn shown(self, to: &Onlooker<'_>) -> Self::Json;
}

/// These are written as their names.
macro_rules! words {
    ($($type:ty),+) => {
        $(impl Shown for $type {
            type Json = Word<Self>;

            fn shown(self, _: &Onlooker<'_>) -> Word<Self> {
                Word(self)
            }
        })+
    };
}

words!(Action, Bandit, LootKind, Source);

impl Shown for bool {
    type Json = Self;

    fn shown(self, _: &Onlooker<'_>) -> Self {
        self
    }
}

impl Shown for Card {
    type Json = CardText;

    fn shown(self, to: &Onlooker<'_>) -> CardText {
        CardText::new(self, to.leads)
    }
}

impl Shown for Place {
    type Json = PlaceText;

    fn shown(self, to: &Onlooker<'_>) -> PlaceText {
        PlaceText::new(self, to.trains)
    }
}

impl Shown for Car {
    type Json = Word<CarKind>;

    fn shown(self, to: &Onlooker<'_>) -> Word<CarKind> {
        Word(to.trains.kind(self))
    }
}

impl Shown for TokenSet {
    type Json = Vec<TokenText>;

    fn shown(self, _: &Onlooker<'_>) -> Vec<TokenText> {
        self.iter().map(TokenText).collect()
    }
}

impl<T: Shown> Shown for Vec<T> {
    type Json = Vec<T::Json>;

    fn shown(self, to: &Onlooker<'_>) -> Vec<T::Json> {
        self.into_iter().map(|one| one.shown(to)).collect()
    }
}

impl<T: Shown> Shown for Option<T> {
    type Json = Option<T::Json>;

    fn shown(self, to: &Onlooker<'_>) -> Option<T::Json> {
        self.map(|one| one.shown(to))
    }
}
