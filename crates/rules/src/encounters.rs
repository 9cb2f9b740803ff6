//! Bullets that arrive, and what happens when a bandit and the Marshal are in the same car.

use crate::bandit::{Bandit, BanditSet};
use crate::card::{Card, Source};
use crate::event::{Cause, Happening, Witness};
use crate::game::Game;
use crate::parts::Part;
use crate::ruleset::Shortage;
use crate::seat_cards::Held;
use crate::sets::Indexed;
use crate::train::{Car, Place};

impl Game {
    /// Puts a bandit somewhere, and lets it meet whom it finds there.
    pub(crate) fn relocate(&mut self, bandit: Bandit, to: Place, cause: Cause, witness: &mut impl Witness) {
        self.shift(bandit, to, cause, witness);
        self.meet_marshal(witness);
        if self.board.has(Part::Guards) {
            self.meet_couriers(witness);
        }
    }

    /// Puts a bandit somewhere; the caller sees to encounters.
    pub(crate) fn shift(&mut self, bandit: Bandit, to: Place, cause: Cause, witness: &mut impl Witness) {
        let from = std::mem::replace(&mut self.board.place[bandit], to);
        self.tell(witness, Happening::Moved { bandit, from, to, cause });
    }

    /// The Marshal goes to another car and meets whoever is inside (B25).
    pub(crate) fn move_marshal(&mut self, to: Car, witness: &mut impl Witness) {
        if let Some(from) = self.board.marshal.replace(to) {
            self.tell(witness, Happening::MarshalMoved { from, to });
        }
        self.meet_marshal(witness);
    }

    /// B26: bandits inside the Marshal's car get a neutral bullet and flee to its roof.
    /// All who meet him by the same move are one deal (R6).
    pub(crate) fn meet_marshal(&mut self, witness: &mut impl Witness) {
        let Some(car) = self.board.marshal else { return };
        let met = self.board.standing_at(car.inside());
        if !met.is_empty() {
            self.flee(met, car, witness);
        }
    }

    #[inline(never)]
    fn flee(&mut self, met: BanditSet, car: Car, witness: &mut impl Witness) {
        self.deal_neutral(met, witness);
        for bandit in met.iter() {
            self.shift(bandit, car.roof(), Cause::Fled, witness);
        }
    }

    /// Gives each of these bandits a neutral bullet; if there are too few, the rule set decides (B52, R49).
    pub(crate) fn deal_neutral(&mut self, hit: BanditSet, witness: &mut impl Witness) {
        if let Some(only) = hit.only().filter(|_| self.board.neutral > 0) {
            return self.give_neutral(only, witness);
        }
        let (due, left) = (hit.len() as u8, self.board.neutral);
        let mut served = hit.len();
        if due > left {
            self.tell(witness, Happening::BulletsRanShort { due, left });
            match self.board.rules.shortage {
                Shortage::InTurnOrder => served = usize::from(left),
                Shortage::Nobody => served = 0,
                Shortage::NobodyAndPileGone => {
                    // R66: what is gone is gone, also for another deal of the same event.
                    served = 0;
                    self.board.neutral = 0;
                }
            }
        }
        // R7, R8, R73: clockwise from the first player, a seat's bandits one after the other.
        for seat in self.board.clockwise() {
            for index in 0..self.board.leads[seat].len() {
                if served == 0 {
                    return;
                }
                let bandit = self.board.leads[seat][index];
                if hit.has(bandit) {
                    served -= 1;
                    self.give_neutral(bandit, witness);
                }
            }
        }
    }

    fn give_neutral(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        self.board.neutral -= 1;
        self.tell(witness, Happening::NeutralBullet { bandit });
        self.receive(bandit, Source::Neutral);
    }

    /// A bullet goes on top of the deck of the seat that leads the bandit (B22, V13, V24).
    pub(crate) fn receive(&mut self, bandit: Bandit, source: Source) {
        let seat = self.board.owner[bandit];
        let at_seat = &mut self.board.at_seat[seat];
        at_seat.bullets[source.index()] += 1;
        at_seat.received += 1;
        self.secret.cards[seat].deck.push(Held::open(Card::bullet(source)));
    }
}
