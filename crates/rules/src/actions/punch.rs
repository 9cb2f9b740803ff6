//! Punch.

use crate::abilities::spare_belle;
use crate::ask;
use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::event::{Cause, Fizzle, Happening, Taking, Witness};
use crate::game::Game;
use crate::loot::{LootKind, Token};
use crate::purses::Which;
use crate::ruleset::BelleShield;
use crate::train::Place;

impl Board {
    /// Whom a bandit can punch. Belle may be spared (B34).
    pub(crate) fn in_reach(&self, bandit: Bandit) -> BanditSet {
        let at = self.standing_at(self.place[bandit]).without(bandit);
        let shielded = self.rules.abilities && self.rules.belle_shield == BelleShield::FireAndPunch;
        if shielded { spare_belle(at) } else { at }
    }
}

impl Game {
    /// B24 Punch: choose a victim, then what it loses, then where it goes.
    pub(crate) fn begin_punch(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let at = self.board.in_reach(bandit);
        match (at.first(), at.only()) {
            (None, _) => self.tell(witness, Happening::NothingHappened { bandit, why: Fizzle::NobodyHere }),
            (_, Some(victim)) => self.punch(bandit, victim, witness),
            _ => self.ask(self.board.owner[bandit], ask::Punch { bandit, at }),
        }
    }

    /// The victim loses one token of the puncher's choice, if it has any (R5).
    pub(crate) fn punch(&mut self, bandit: Bandit, victim: Bandit, witness: &mut impl Witness) {
        self.tell(witness, Happening::Punched { bandit, victim });
        let kinds = self.board.loot.held[victim].kinds();
        match (kinds.first(), kinds.only()) {
            (None, _) => self.begin_push(bandit, victim, witness),
            (_, Some(kind)) => self.knock(bandit, victim, kind, witness),
            _ => self.ask(self.board.owner[bandit], ask::Knock { bandit, victim, kinds }),
        }
    }

    /// The token falls where the puncher stands. B33 Cheyenne: she may take a purse, or a bag (C51),
    /// before the victim is moved (R10).
    pub(crate) fn knock(
        &mut self,
        bandit: Bandit,
        victim: Bandit,
        kind: LootKind,
        witness: &mut impl Witness,
    ) {
        let here = self.board.place[bandit];
        let fallen = self.lose_loot(victim, kind, Which::Blind, Some(here), witness);
        match fallen {
            Some(token) if self.snatches(bandit, kind) => {
                self.ask(self.board.owner[bandit], ask::Take { bandit, victim, token });
            }
            _ => self.begin_push(bandit, victim, witness),
        }
    }

    fn snatches(&self, bandit: Bandit, kind: LootKind) -> bool {
        let worth_it = matches!(kind, LootKind::Purse | LootKind::Bag);
        bandit == Bandit::Cheyenne && self.board.rules.abilities && worth_it
    }

    pub(crate) fn decide_snatch(
        &mut self,
        bandit: Bandit,
        victim: Bandit,
        token: Token,
        take: bool,
        witness: &mut impl Witness,
    ) {
        if take {
            self.take_loot(bandit, token, Taking::Snatched, witness);
        }
        self.begin_push(bandit, victim, witness);
    }

    /// The victim goes to a neighbouring car on the same floor; the puncher chooses which. C33: that may
    /// be the car side by side in the other train.
    fn begin_push(&mut self, bandit: Bandit, victim: Bandit, witness: &mut impl Witness) {
        let here = self.board.place[victim];
        let to = self.board.trains.steps(here);
        match (to.first(), to.only()) {
            (None, _) => {} // R50
            (_, Some(place)) => self.push(victim, place, witness),
            _ => self.ask(self.board.owner[bandit], ask::Push { bandit, victim, to }),
        }
    }

    pub(crate) fn push(&mut self, victim: Bandit, to: Place, witness: &mut impl Witness) {
        self.relocate(victim, to, Cause::Punched, witness);
    }
}
