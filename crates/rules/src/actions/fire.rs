//! Fire.

use crate::abilities::spare_belle;
use crate::ask;
use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::card::Source;
use crate::event::{Cause, Fizzle, Happening, Witness};
use crate::game::Game;
use crate::parts::Part;
use crate::train::{CarSet, Place, PlaceSet};

impl Board {
    /// Whom a bandit may choose, and whether it may fire the machine gun (C47). A courier does not
    /// shield Belle (C52). An empty revolver leaves the gun (R25).
    pub(crate) fn targets(&self, bandit: Bandit) -> (BanditSet, CarSet, bool) {
        let gun = self.has(Part::MachineGun) && self.gun_ready(bandit);
        if self.ammo[bandit] == 0 {
            return (BanditSet::EMPTY, CarSet::EMPTY, gun);
        }
        let (mut at, couriers) = self.in_sight(bandit);
        if self.rules.abilities {
            at = spare_belle(at);
        }
        (at, couriers, gun)
    }

    /// Everybody a bandit could hit if Belle were nobody special: from inside in the neighbouring
    /// cars, on the roofs the nearest in each direction; and what Tuco adds (B22, R35), who reaches
    /// bandits only, and only in his own car (R51, C53). C32: couriers too, and from a roof every bandit
    /// on the other train's roofs; not couriers there (R20).
    pub(crate) fn in_sight(&self, bandit: Bandit) -> (BanditSet, CarSet) {
        let here = self.place[bandit];
        let (seen, couriers) = if here.is_roof() {
            let (seen, couriers) = self.nearest_on_own_train(bandit);
            (seen | self.on_roofs_of_the_other_train(bandit), couriers)
        } else {
            let near = self.trains.steps(here);
            (self.standing_on(near), self.couriers_at(near))
        };
        (seen | self.through_the_roof(bandit), couriers)
    }

    /// Who is nearest along the roofs of the own train, in each direction.
    /// Those beyond an occupied roof can't be seen (B22).
    pub(crate) fn nearest_on_own_train(&self, bandit: Bandit) -> (BanditSet, CarSet) {
        let here = self.place[bandit].car();
        let couriers: PlaceSet = self.armored.couriers.iter().copied().collect();
        let occupied = (self.occupied() | couriers) & self.trains.roofs_of(here);
        let near = occupied.neighbours_of(here.roof());
        (self.standing_on(near), self.couriers_at(near))
    }

    /// C32: everybody on any roof of the other train.
    pub(crate) fn on_roofs_of_the_other_train(&self, bandit: Bandit) -> BanditSet {
        let trains = &self.trains;
        if !trains.are_two() {
            return BanditSet::EMPTY;
        }
        let own = trains.is_first(self.place[bandit].car());
        let across = |other: &Bandit| trains.is_first(self.place[*other].car()) != own;
        self.on_roofs().iter().filter(across).collect()
    }
}

impl Game {
    /// B22 Fire: mandatory if anybody can be hit, even if only one's own partner (R3).
    pub(crate) fn begin_fire(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let (at, couriers, gun) = self.board.targets(bandit);
        match (at.first(), couriers.first(), gun) {
            (None, None, false) => {
                let why = if self.board.ammo[bandit] == 0 { Fizzle::NoBullets } else { Fizzle::NoTarget };
                self.tell(witness, Happening::NothingHappened { bandit, why });
            }
            (Some(target), None, false) if at.only().is_some() => self.hit(bandit, target, witness),
            (None, Some(car), false) if couriers.only().is_some() => self.hit_courier(bandit, car, witness),
            (None, None, true) => self.fire_gun(bandit, witness),
            _ => self.ask(self.board.owner[bandit], ask::Fire { bandit, at, couriers, gun }),
        }
    }

    /// The bullet lands (B22), and Django's pushes its victim along (B35).
    pub(crate) fn hit(&mut self, bandit: Bandit, at: Bandit, witness: &mut impl Witness) {
        self.board.ammo[bandit] -= 1;
        if self.board.owner[bandit] == self.board.owner[at] {
            self.board.partner_hits[bandit] += 1;
        }
        self.tell(witness, Happening::Fired { bandit, at });
        self.receive(at, Source::Bandit(bandit));
        self.push_along_the_shot(bandit, at, witness);
    }

    /// B35 Django: one car on in the direction of the shot, on the same floor, but never off the
    /// train (B27). The bullet has landed before (R9). C50: or, on his own train, to the car side by
    /// side (R58); a shot straight across pushes nobody (R21).
    fn push_along_the_shot(&mut self, bandit: Bandit, at: Bandit, witness: &mut impl Witness) {
        if bandit != Bandit::Django || !self.board.rules.abilities {
            return;
        }
        let (from, target) = (self.board.place[bandit], self.board.place[at]);
        let trains = &self.board.trains;
        let heading = trains.heading(from.car(), target.car());
        let Some(heading) = heading else { return };
        let mut cars: CarSet = trains.next(target.car(), heading).into_iter().collect();
        if trains.are_two() && trains.is_first(from.car()) == trains.is_first(target.car()) {
            cars = cars | trains.beside(target.car()).into_iter().collect();
        }
        let to = cars.on(target.floor()) & trains.steps(target);
        match (to.first(), to.only()) {
            (None, _) => {}
            (_, Some(place)) => self.shove(at, place, witness),
            _ => self.ask(self.board.owner[bandit], ask::Shove { bandit, victim: at, to }),
        }
    }

    pub(crate) fn shove(&mut self, victim: Bandit, to: Place, witness: &mut impl Witness) {
        self.relocate(victim, to, Cause::Pushed, witness);
    }
}
