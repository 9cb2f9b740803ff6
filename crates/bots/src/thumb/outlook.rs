//! Where a bandit will be, what it can reach from there, and how good a place that is.

use folsom_rules::{
    Action, Bandit, BanditSet, Car, CarKind, Eyes, Heading, Place, PlaceSet, Token, TokenSet,
};

use super::Weigher;

/// What each card it would take to get home costs, in the last rounds of the expansion (C90).
const HOMESICK: [i32; 5] = [0, 0, 0, 400, 1500];

impl<E: Eyes> Weigher<'_, E> {
    /// Where the bandit will be and what it will have taken once the cards planned for it are carried
    /// out, if nobody comes in between.
    pub(super) fn outlook(&self, bandit: Bandit) -> (Place, TokenSet) {
        let (mut here, mut taken) = (self.board.place[bandit], TokenSet::EMPTY);
        let own = (0..self.eyes.pile_len())
            .map(|index| self.eyes.planned(index))
            .filter(|planned| planned.is_of(self.seat));
        for card in own.filter_map(|planned| planned.card).filter(|card| card.bandit() == Some(bandit)) {
            if card.is(Action::Move) {
                here = self.best_move(here, taken);
            } else if card.is(Action::FloorChange) {
                here = self.other_floor(here);
            } else if card.is(Action::Robbery) {
                let loot = self.board.loot.at[here] - taken;
                let best: Option<Token> = loot.iter().max_by_key(|&token| self.worth(token));
                best.into_iter().for_each(|token| taken.insert(token));
            }
            if self.is_guarded(here) {
                here = here.other_floor();
            }
        }
        (here, taken)
    }

    /// Whether the Marshal or a courier is there.
    pub(super) fn is_guarded(&self, place: Place) -> bool {
        self.board.marshal.map(Car::inside) == Some(place) || self.board.armored.couriers.contains(&place)
    }

    /// Whom the Marshal would hurt in a car, rivals against own.
    pub(super) fn menace(&self, car: Car) -> i32 {
        let met = self.board.standing_at(car.inside());
        120 * (2 * self.rivals(met).len() as i32 - met.len() as i32)
    }

    /// Whom a Fire from there could hit if nobody moved (B22, B34, C32). Tuco's roof is left out.
    pub(super) fn targets(&self, bandit: Bandit, here: Place) -> BanditSet {
        let mut seen = BanditSet::EMPTY;
        for places in self.lines_of_fire(here) {
            let there = |place: Place| self.board.standing_at(place).without(bandit);
            let mut occupied = places
                .into_iter()
                .filter(|&place| !there(place).is_empty() || self.board.armored.couriers.contains(&place));
            seen = seen | occupied.next().map_or(BanditSet::EMPTY, there);
        }
        let others = seen.without(Bandit::Belle);
        if self.board.rules.abilities && !others.is_empty() { others } else { seen }
    }

    /// Whether a Fire from there could hit a courier, which helps with the Wild Bunch (C93).
    pub(super) fn sees_courier(&self, here: Place) -> bool {
        let own = |place: &Place| {
            self.board.trains.is_first(place.car()) == self.board.trains.is_first(here.car())
                || !here.is_roof()
        };
        let lines = self.lines_of_fire(here);
        let mut first = lines.iter().filter_map(|places| {
            places
                .iter()
                .find(|&&place| self.is_guarded(place) || !self.board.standing_at(place).is_empty())
        });
        first.any(|place| own(place) && self.board.armored.couriers.contains(place))
    }

    /// The places that a shot from there passes, line by line, the nearest first.
    fn lines_of_fire(&self, here: Place) -> Vec<Vec<Place>> {
        let trains = &self.board.trains;
        if !here.is_roof() {
            return trains.steps(here).iter().map(|place| vec![place]).collect();
        }
        let along = |heading| {
            let next = move |&car: &Car| trains.next(car, heading);
            std::iter::successors(next(&here.car()), next).map(Car::roof).collect()
        };
        let across = trains.cars().filter(|&car| trains.is_first(car) != trains.is_first(here.car()));
        let mut lines: Vec<Vec<Place>> = across.map(|car| vec![car.roof()]).collect();
        lines.extend([along(Heading::Front), along(Heading::Rear)]);
        lines
    }

    /// How good a place is to be at: the best loot in reach, on the floor or in a rival's pocket, the
    /// less the more cards it takes to get there.
    pub(super) fn appeal(&self, from: Place, taken: TokenSet) -> i32 {
        if self.board.armored.couriers.contains(&from) {
            // C40: one would not be there for long.
            return self.appeal(from.other_floor(), taken) - 300;
        }
        if self.is_guarded(from) {
            return -300;
        }
        let (mut best, mut home) = (0, None);
        let (mut seen, mut edge) = (PlaceSet::just(from), PlaceSet::just(from));
        let mut steps = 0;
        while !edge.is_empty() {
            let prize = edge.iter().map(|place| self.prize(place, taken)).max().unwrap_or(0);
            best = best.max(prize / (1 + steps));
            if edge.iter().any(|place| self.board.trains.is_first(place.car())) {
                home = home.or(Some(steps));
            }
            edge = edge.iter().fold(PlaceSet::EMPTY, |next, place| next | self.one_card_from(place)) - seen;
            seen = seen | edge;
            steps += 1;
        }
        let homesick = HOMESICK[usize::from(self.board.round).min(HOMESICK.len() - 1)];
        best - homesick * home.unwrap_or(4)
    }

    /// What can be got at a place. A courier may be driven away, but that takes time.
    fn prize(&self, place: Place, taken: TokenSet) -> i32 {
        let loot = self.value(self.board.loot.at[place] - taken);
        let prize = loot.max(self.booty(place).unwrap_or(0) / 3);
        match self.is_guarded(place) {
            true if self.board.marshal.is_some() => 0,
            true => prize / 3,
            false => prize,
        }
    }

    /// Where a Move or a Floor Change leads from there (B20, B21, C30).
    fn one_card_from(&self, place: Place) -> PlaceSet {
        self.moves(place) | self.board.trains.climbs(place, false)
    }

    fn moves(&self, here: Place) -> PlaceSet {
        self.board.trains.reach(here, if here.is_roof() { 3 } else { 1 })
    }

    /// The other floor, unless it is full of coal (C31).
    pub(super) fn other_floor(&self, here: Place) -> Place {
        if self.board.trains.kind(here.car()) == CarKind::Coal { here } else { here.other_floor() }
    }

    /// Where a Move from here would best lead (B20).
    pub(super) fn best_move(&self, here: Place, taken: TokenSet) -> Place {
        self.moves(here).iter().max_by_key(|&place| self.appeal(place, taken)).unwrap_or(here)
    }
}
