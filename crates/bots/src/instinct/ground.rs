//! The lie of the land: where one card leads from each place. It is the same for a whole round.

use folsom_rules::{Board, ByPlace, Indexed, Place, PlaceSet};

/// How far a Move on the roofs can go (B20).
const ROOF_REACH: usize = 3;

/// Where a Move leads (B20, C30).
pub(crate) fn moves(board: &Board, here: Place) -> PlaceSet {
    board.trains.reach(here, if here.is_roof() { ROOF_REACH } else { 1 })
}

/// What one card does from each place.
#[derive(Clone, Copy)]
pub(crate) struct Ground {
    /// Every place there is.
    pub(super) places: PlaceSet,
    /// By a Move.
    pub(super) moves: ByPlace<PlaceSet>,
    /// By a Move or a Floor Change.
    pub(super) ways: ByPlace<PlaceSet>,
    /// From where one gets to a place with exactly no, one, two and three of these cards.
    pub(super) leads_from: [ByPlace<PlaceSet>; 4],
    /// In the expansion, how many cards it takes to get to the starting train (C90).
    pub(crate) home: ByPlace<u8>,
}

impl Ground {
    /// As the trains stand now.
    pub(super) fn of(board: &Board) -> Self {
        let places = board.trains.cars().count() * 2;
        let mut moves = ByPlace::from_fn(|_| PlaceSet::EMPTY);
        let mut ways = moves;
        for place in (0..places).map(Place::at) {
            moves[place] = self::moves(board, place);
            ways[place] = moves[place] | board.trains.climbs(place, false);
        }
        let mut leads_from = [ByPlace::from_fn(|_| PlaceSet::EMPTY); 4];
        let places = PlaceSet::range(0, places);
        for place in places.iter() {
            leads_from[0][place].insert(place);
            ways[place].iter().for_each(|next| leads_from[1][next].insert(place));
        }
        for cards in 2..leads_from.len() {
            for place in places.iter() {
                let before = leads_from[cards - 1][place].iter();
                leads_from[cards][place] =
                    before.fold(PlaceSet::EMPTY, |all, start| all | leads_from[1][start]);
            }
        }
        let mut ground = Self { places, moves, ways, leads_from, home: ByPlace::from_fn(|_| 0) };
        if board.trains.are_two() {
            ground.find_home(board);
        }
        ground
    }

    /// Every place there is.
    pub(super) fn places(&self) -> impl Iterator<Item = Place> + use<> {
        self.places.iter()
    }

    fn find_home(&mut self, board: &Board) {
        let mut seen: PlaceSet = self.places().filter(|place| board.trains.is_first(place.car())).collect();
        for cards in 1..=MOST_CARDS_HOME {
            let far = self.places().filter(|&place| !seen.has(place));
            let next: PlaceSet = if cards == MOST_CARDS_HOME {
                far.collect()
            } else {
                far.filter(|&place| !(self.ways[place] & seen).is_empty()).collect()
            };
            next.iter().for_each(|place| self.home[place] = cards);
            seen = seen | next;
        }
    }
}

/// Whoever is further away counts as that far.
const MOST_CARDS_HOME: u8 = 6;
