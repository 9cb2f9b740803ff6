//! Couriers: whom they drive from their place, and what a bullet does to them (C40–C42).

use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::card::Source;
use crate::event::{Cause, Happening, Witness};
use crate::game::Game;
use crate::sets::Indexed;
use crate::train::{Car, CarSet, PlaceSet};

impl Board {
    /// The cars whose courier stands at one of these places.
    pub(crate) fn couriers_at(&self, places: PlaceSet) -> CarSet {
        let there = self.armored.couriers.iter().filter(|&&place| places.has(place));
        there.map(|place| place.car()).collect()
    }
}

impl Game {
    /// C40: bandits at a courier's place change floor and take a neutral bullet. All of them are one
    /// deal (R52); the other floor is always free (R34).
    #[inline(never)]
    pub(crate) fn meet_couriers(&mut self, witness: &mut impl Witness) {
        let mut met = BanditSet::EMPTY;
        for courier in self.board.armored.couriers {
            met = met | self.board.standing_at(courier);
        }
        if met.is_empty() {
            return;
        }
        self.deal_neutral(met, witness);
        for bandit in met.iter() {
            let to = self.board.place[bandit].other_floor();
            self.shift(bandit, to, Cause::Displaced, witness);
        }
    }

    /// C41: the courier of a car changes floor. The caller sees to those he meets.
    pub(crate) fn turn_courier(&mut self, car: Car, witness: &mut impl Witness) {
        let courier = self.board.armored.couriers.iter_mut().find(|place| place.car() == car);
        if let Some(place) = courier {
            *place = place.other_floor();
            let to = *place;
            self.tell(witness, Happening::CourierMoved { to });
        }
    }

    /// C42: a bullet at a courier, one's own (R23), goes under the Wild Bunch token; he changes floor.
    #[inline(never)]
    pub(crate) fn hit_courier(&mut self, bandit: Bandit, car: Car, witness: &mut impl Witness) {
        self.board.ammo[bandit] -= 1;
        self.board.armored.wild_bunch[Source::Bandit(bandit).index()] += 1;
        self.tell(witness, Happening::CourierHit { bandit, car });
        self.turn_courier(car, witness);
        self.meet_couriers(witness);
    }
}
