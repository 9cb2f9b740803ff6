//! Texts: what is written in several words, such as places and cards. They are small values, and written
//! only when somebody writes JSON.

use folsom_rules::{Action, Bandit, CarKind, Card, Face, Floor, Named, Place, Token, Trains};
use serde::ser::{Serialize, Serializer};

/// One floor of one car: `dining/roof`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Place", type = "`${Car}/${Floor}`"))]
pub struct PlaceText {
    car: CarKind,
    floor: Floor,
}

impl PlaceText {
    /// A place of these trains.
    #[must_use]
    pub fn new(place: Place, trains: &Trains) -> Self {
        Self { car: trains.kind(place.car()), floor: place.floor() }
    }
}

impl Serialize for PlaceText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{}/{}", self.car.name(), self.floor.name()))
    }
}

/// A loot token by its name: `purse#7`. The number says nothing about its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "Token", type = "`${LootKind}#${number}`"))]
pub struct TokenText(pub Token);

impl Serialize for TokenText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A card as in the choices of its owner: `fire`, with two bandits `ghost:fire`; `bullet:tuco`; and Il Professore's:
/// `scheme`, `binoculars:ghost`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(
    test,
    ts(
        rename = "Card",
        type = "Action | `${Bandit}:${Action}` | `bullet:${Source}` | Plot | `binoculars:${Bandit}`"
    )
)]
pub struct CardText {
    card: Card,
    /// What stands for the whole card where it can be only one bandit's.
    action: Option<Action>,
}

impl CardText {
    /// A card of a seat that leads these bandits.
    #[must_use]
    pub fn new(card: Card, leads: &[Bandit]) -> Self {
        let action = match card.face() {
            Face::Action(bandit, action) if leads == [bandit] => Some(action),
            _ => None,
        };
        Self { card, action }
    }

    /// A card of Il Professore's.
    #[must_use]
    pub fn of_professore(card: Card) -> Self {
        Self { card, action: None }
    }
}

impl Serialize for CardText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.action {
            Some(action) => serializer.serialize_str(action.name()),
            None => serializer.collect_str(&self.card),
        }
    }
}

#[cfg(test)]
mod tests {
    use folsom_rules::text::notation::{write_card, write_place};
    use folsom_rules::{Game, Indexed, Preset, SOURCES, Seed, Setup, Source};

    use super::*;

    fn written(text: impl Serialize) -> String {
        let value = serde_json::to_value(text).unwrap();
        value.as_str().unwrap().to_owned()
    }

    #[test]
    fn places_are_written_as_in_choices() {
        let game = Game::new(&Setup::new(Preset::Couriers, 4), Seed::from_number(1)).unwrap();
        let trains = &game.board().trains;
        for place in trains.cars().flat_map(|car| [car.inside(), car.roof()]) {
            assert_eq!(written(PlaceText::new(place, trains)), write_place(place, trains));
        }
    }

    #[test]
    fn cards_are_written_as_in_choices() {
        let actions = Action::ALL.iter().map(|&action| Card::action(Bandit::Doc, action));
        let bullets = (0..SOURCES).map(|index| Card::bullet(Source::at(index)));
        for card in actions.chain(bullets).chain([Card::binoculars(Bandit::Mei)]) {
            for leads in [&[][..], &[Bandit::Doc], &[Bandit::Ghost], &[Bandit::Doc, Bandit::Ghost]] {
                assert_eq!(written(CardText::new(card, leads)), write_card(card, leads));
            }
        }
    }
}
