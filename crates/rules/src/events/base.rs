//! The events of the base game (B40–B47).

use crate::ask;
use crate::bandit::{Bandit, BanditSet};
use crate::choice::Choice;
use crate::event::{Cause, Happening, Taking, Witness};
use crate::game::Game;
use crate::loot::{LootKind, TokenSet};
use crate::purses::Which;
use crate::ruleset::RevengePurse;
use crate::seat::Seat;
use crate::train::{Car, Heading};

impl Game {
    /// B40 Angry Marshal: he shoots at the roof of his car, then goes one car toward the rear.
    /// Whom he finds there is a deal of its own (R36).
    pub(crate) fn angry_marshal(&mut self, witness: &mut impl Witness) {
        let Some(car) = self.board.marshal else { return };
        self.deal_neutral(self.board.standing_at(car.roof()), witness);
        if let Some(next) = self.board.trains.next(car, Heading::Rear) {
            self.move_marshal(next, witness);
        }
    }

    /// B41 Swivel Arm: everybody on a roof is swept to the roof of the last car; C60: of its train.
    pub(crate) fn swivel_arm(&mut self, witness: &mut impl Witness) {
        for bandit in self.board.on_roofs().iter() {
            let here = self.board.place[bandit];
            let last = self.board.trains.rear_of(here.car()).roof();
            if here != last {
                self.shift(bandit, last, Cause::Swept, witness);
            }
        }
        self.meet_couriers(witness);
    }

    /// B42 Braking: everybody on a roof slides one car forward, but not off the train (B27).
    pub(crate) fn braking(&mut self, witness: &mut impl Witness) {
        for bandit in self.board.on_roofs().iter() {
            let here = self.board.place[bandit];
            if let Some(next) = self.board.trains.next(here.car(), Heading::Front) {
                self.shift(bandit, next.roof(), Cause::Swept, witness);
            }
        }
    }

    /// B43 Take It All: the second strongbox is put inside the Marshal's car.
    pub(crate) fn take_it_all(&mut self, witness: &mut impl Witness) {
        let Some(place) = self.board.marshal.map(Car::inside) else { return };
        if let Some(strongbox) = self.board.loot.aside.first() {
            self.board.loot.aside.remove(strongbox);
            self.board.loot.at[place].insert(strongbox);
            self.tell(witness, Happening::StrongboxPlaced { place });
        }
    }

    /// B44 Passengers' Rebellion: everybody inside takes a neutral bullet.
    pub(crate) fn rebellion(&mut self, witness: &mut impl Witness) {
        self.deal_neutral(self.board.bandits - self.board.on_roofs(), witness);
    }

    /// B45 Pickpocketing: asks the next seat, in turn order (R8), that has a bandit alone with a
    /// purse. A seat with two such bandits says in which order they pick (R65).
    pub(crate) fn ask_next_pickpocket(&mut self, _: &mut impl Witness) -> bool {
        while let Some(seat) = self.next_in_turn() {
            let may = self.board.leads[seat].into_iter().filter(|&b| self.may_pickpocket(b));
            let bandits: BanditSet = may.collect();
            if !bandits.is_empty() {
                self.ask(seat, ask::Pickpocket { bandits });
                return true;
            }
        }
        false
    }

    fn may_pickpocket(&self, bandit: Bandit) -> bool {
        let here = self.board.place[bandit];
        let alone = self.board.standing_at(here).only() == Some(bandit);
        alone && !(self.board.loot.at[here] & TokenSet::PURSES).is_empty()
    }

    #[inline(never)]
    pub(crate) fn decide_pickpocket(
        &mut self,
        seat: Seat,
        bandits: BanditSet,
        answer: Choice,
        witness: &mut impl Witness,
    ) {
        let Choice::Pickpocket(bandit, find) = answer else { return };
        let purses = self.board.loot.at[self.board.place[bandit]] & TokenSet::PURSES;
        if let Some(token) = self.found(self.board.loot.findable(purses), find) {
            self.take_loot(bandit, token, Taking::Picked, witness);
        }
        let left = bandits.without(bandit);
        if !left.is_empty() {
            self.ask(seat, ask::Pickpocket { bandits: left });
        }
    }

    /// B46 Marshal's Revenge: everybody on the roof of his car loses its least valuable purse,
    /// which leaves the game (R44) or lies on that roof. Which one it was, nobody else sees (R75).
    pub(crate) fn marshals_revenge(&mut self, witness: &mut impl Witness) {
        let Some(roof) = self.board.marshal.map(Car::roof) else { return };
        let to = (self.board.rules.revenge_purse == RevengePurse::Roof).then_some(roof);
        for seat in self.board.clockwise() {
            for bandit in self.board.leads[seat] {
                if self.board.place[bandit] == roof {
                    self.lose_loot(bandit, LootKind::Purse, Which::Cheapest, to, witness);
                }
            }
        }
    }

    /// B47 Hostage: everybody in or on the locomotive receives $250, whatever is left in the box
    /// (R11, R71).
    pub(crate) fn hostage(&mut self, witness: &mut impl Witness) {
        for seat in self.board.clockwise() {
            for bandit in self.board.leads[seat] {
                let train = self.board.trains.train_of(self.board.place[bandit].car());
                if train.first() != Some(self.board.place[bandit].car()) {
                    continue;
                }
                let Some(purse) = self.board.loot.ransoms.first() else { continue };
                self.board.loot.ransoms.remove(purse);
                self.board.loot.held[bandit].insert(purse);
                self.board.loot.touched.insert(purse);
                self.tell(witness, Happening::RansomPaid { bandit });
            }
        }
    }
}
