//! Fire.

use crate::abilities::spare_belle;
use crate::bandit::{Bandit, BanditSet};
use crate::card::Source;
use crate::event::{Cause, Fizzle, Happening, Witness};
use crate::game::Game;
use crate::prompt::Ask;
use crate::train::{Floor, Heading};

impl Game {
    /// B22 Fire: mandatory if anybody can be hit, even if only one's own partner (R3).
    pub(crate) fn begin_fire(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        if self.board.ammo[bandit] == 0 {
            return self.tell(witness, Happening::NothingHappened { bandit, why: Fizzle::NoBullets });
        }
        let mut at = self.in_sight(bandit);
        if self.board.rules.abilities {
            at = spare_belle(at);
        }
        match (at.first(), at.only()) {
            (None, _) => self.tell(witness, Happening::NothingHappened { bandit, why: Fizzle::NoTarget }),
            (_, Some(target)) => self.hit(bandit, target, witness),
            _ => self.ask(self.board.owner[bandit], Ask::Fire { bandit, at }),
        }
    }

    /// Everybody a bandit could hit if Belle were nobody special: from inside in the neighbouring
    /// cars, on the roofs the nearest in each direction; and what Tuco adds (B22, R35).
    pub(crate) fn in_sight(&self, bandit: Bandit) -> BanditSet {
        let here = self.board.place[bandit];
        let seen = if here.is_roof() {
            [Heading::Front, Heading::Rear]
                .into_iter()
                .map(|heading| self.nearest_on_roofs(bandit, heading))
                .fold(BanditSet::EMPTY, |seen, nearest| seen | nearest)
        } else {
            let near = self.board.trains.neighbours(here.car()).on(Floor::Inside);
            self.board.bandits.iter().filter(|&other| near.has(self.board.place[other])).collect()
        };
        seen | self.through_the_roof(bandit)
    }

    /// Everybody on the first occupied roof in that direction: those beyond can't be seen (B22).
    fn nearest_on_roofs(&self, bandit: Bandit, heading: Heading) -> BanditSet {
        let mut car = self.board.place[bandit].car();
        while let Some(next) = self.board.trains.next(car, heading) {
            let there = self.board.standing_at(next.roof());
            if !there.is_empty() {
                return there;
            }
            car = next;
        }
        BanditSet::EMPTY
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
    /// train (B27). The bullet has landed before (R9).
    fn push_along_the_shot(&mut self, bandit: Bandit, at: Bandit, witness: &mut impl Witness) {
        if bandit != Bandit::Django || !self.board.rules.abilities {
            return;
        }
        let (from, target) = (self.board.place[bandit], self.board.place[at]);
        let trains = &self.board.trains;
        let heading = trains.heading(from.car(), target.car());
        if let Some(next) = heading.and_then(|heading| trains.next(target.car(), heading)) {
            self.relocate(at, next.floor(target.floor()), Cause::Pushed, witness);
        }
    }
}
