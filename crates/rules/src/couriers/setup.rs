//! Setting up the expansion: two trains, their loot, couriers and Il Professore (C1–C7).

use rand_core::Rng;
use tinyvec::ArrayVec;

use crate::board::Board;
use crate::card::{Card, Plot};
use crate::chance::shuffle;
use crate::game::Game;
use crate::loot::{LootKind, Token, TokenSet};
use crate::team::Team;
use crate::train::{CarKind, Floor, Trains};
use crate::viewer::ViewerSet;

/// C2: neutral bullets in the expansion.
pub(crate) const ARMORED_NEUTRAL: u8 = 23;

/// C3: the cars of the starting train behind its locomotive, in any order.
pub(crate) const STARTING_CARS: [CarKind; 3] = [CarKind::Dining, CarKind::Baggage, CarKind::FirstClass];

/// C4: the armored train, from its locomotive.
const ARMORED_TRAIN: [CarKind; 7] = [
    CarKind::ArmoredLocomotive,
    CarKind::Coal,
    CarKind::Armored1,
    CarKind::Arsenal,
    CarKind::Armored2,
    CarKind::Infirmary,
    CarKind::Armored3,
];

/// C5: what lies where on the armored train. A courier stands beside each document (R33).
pub(crate) const ARMORED_LOOT: [(CarKind, Floor, LootKind); 12] = [
    (CarKind::ArmoredLocomotive, Floor::Inside, LootKind::Strongbox),
    (CarKind::Coal, Floor::Roof, LootKind::Nugget),
    (CarKind::Coal, Floor::Roof, LootKind::Nugget),
    (CarKind::Coal, Floor::Roof, LootKind::Nugget),
    (CarKind::Arsenal, Floor::Inside, LootKind::Bag),
    (CarKind::Infirmary, Floor::Inside, LootKind::Bag),
    (CarKind::Armored1, Floor::Roof, LootKind::Bag),
    (CarKind::Armored2, Floor::Roof, LootKind::Bag),
    (CarKind::Armored3, Floor::Roof, LootKind::Bag),
    (CarKind::Armored1, Floor::Inside, LootKind::Document),
    (CarKind::Armored2, Floor::Inside, LootKind::Document),
    (CarKind::Armored3, Floor::Inside, LootKind::Document),
];

impl Trains {
    /// C3, C4: the starting train with its cars in this order, and the armored train.
    pub(crate) fn with_armored(behind: &[CarKind]) -> Self {
        let mut starting: ArrayVec<[CarKind; 4]> = ArrayVec::new();
        starting.push(CarKind::Locomotive);
        starting.extend(behind.iter().copied().take(3));
        Self::pair(&starting, &ARMORED_TRAIN)
    }
}

impl Game {
    /// C5: the loot of the armored train, and the couriers beside the documents (R33).
    pub(crate) fn deal_armored(&mut self, rng: &mut impl Rng) {
        for kind in [TokenSet::BAGS, TokenSet::NUGGETS, TokenSet::DOCUMENTS] {
            let mut values: ArrayVec<[_; 5]> = kind.iter().map(Token::printed).collect();
            shuffle(rng, &mut values);
            for (token, worth) in kind.iter().zip(values) {
                self.secret.purses.worth[token] = worth;
                self.board.loot.known[token] = ViewerSet::EMPTY;
            }
        }
        // R18: the starting locomotive has a strongbox as in the base game; nobody guards either.
        let mut bags = TokenSet::BAGS.iter();
        let mut nuggets = TokenSet::NUGGETS.iter();
        let mut documents = TokenSet::DOCUMENTS.iter();
        let mut strongboxes = TokenSet::THIRD_STRONGBOX.iter();
        for (car, floor, kind) in ARMORED_LOOT {
            let place = self.board.trains.find(car).unwrap_or_default().floor(floor);
            let token = match kind {
                LootKind::Bag => bags.next(),
                LootKind::Nugget => nuggets.next(),
                LootKind::Document => {
                    self.board.armored.couriers.push(place);
                    documents.next()
                }
                LootKind::Strongbox => strongboxes.next(),
                // None lies there (C5).
                LootKind::Purse | LootKind::Jewel => None,
            };
            token.into_iter().for_each(|token| self.board.loot.at[place].insert(token));
        }
        self.board.armored.documents = [0b111; 3];
        // C1: with an odd number of seats Il Professore joins the smaller team (R77).
        if !self.board.seats.is_multiple_of(2) {
            self.board.armored.professore = Some(Team::Blue);
        }
    }
}

impl Board {
    /// C80: every card of Il Professore's deck, in a fixed order.
    pub(crate) fn professore_cards(&self) -> ArrayVec<[Card; 16]> {
        let mut cards: ArrayVec<[Card; 16]> = self.bandits.iter().map(Card::binoculars).collect();
        let plots: &[Plot] = match self.seats {
            3 => &[Plot::Scheme, Plot::Scheme, Plot::RapidFire, Plot::LongShot, Plot::ExtraNudge],
            5 => &[Plot::Scheme, Plot::Scheme, Plot::RapidFire, Plot::LongShot],
            _ => &[Plot::Scheme, Plot::Scheme, Plot::Scheme, Plot::RapidFire, Plot::LongShot],
        };
        cards.extend(plots.iter().map(|&plot| Card::plot(plot)));
        cards
    }
}
