//! The machine guns on the roofs of the arsenal and the infirmary (C47, R25).

use crate::ask;
use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::card::Source;
use crate::event::{Happening, Witness};
use crate::game::Game;
use crate::loot::LootKind;
use crate::purses::Which;
use crate::train::{CarKind, CarSet};

/// C47: the cars with a machine gun on their roof.
pub const GUN_CARS: [CarKind; 2] = [CarKind::Arsenal, CarKind::Infirmary];

impl Board {
    /// Whether the gun can be fired: it stands here, somebody would be hit, and there are bullets for all.
    pub(crate) fn gun_ready(&self, bandit: Bandit) -> bool {
        let here = self.place[bandit];
        let kind = self.trains.kind(here.car());
        if !here.is_roof() || !GUN_CARS.contains(&kind) {
            return false;
        }
        let (bandits, couriers) = self.gun_targets(bandit);
        let anybody = !(bandits.is_empty() && couriers.is_empty());
        anybody && bandits.len() <= usize::from(self.neutral)
    }

    /// Every enemy on the roofs of the starting train, and every enemy and courier in line of sight on
    /// the armored train's roofs. Friends are not hit, but block the view.
    fn gun_targets(&self, bandit: Bandit) -> (BanditSet, CarSet) {
        let across = self.on_roofs_of_the_other_train(bandit);
        let (along, couriers) = self.nearest_on_own_train(bandit);
        ((across | along) - self.teammates(bandit), couriers)
    }
}

impl Game {
    /// The hits, victim by victim in turn order (R79).
    #[inline(never)]
    pub(crate) fn fire_gun(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        self.tell(witness, Happening::GunFired { bandit });
        let (victims, _) = self.board.gun_targets(bandit);
        self.gun_next(bandit, victims, witness);
    }

    /// The next victim takes a neutral bullet and loses a token of the shooter's choice.
    fn gun_next(&mut self, bandit: Bandit, left: BanditSet, witness: &mut impl Witness) {
        let mut left = left;
        loop {
            let next = self.in_turn_order().find(|&other| left.has(other));
            let Some(victim) = next else { break };
            left.remove(victim);
            self.board.neutral -= 1;
            self.tell(witness, Happening::NeutralBullet { bandit: victim });
            self.receive(victim, Source::Neutral);
            let kinds = self.board.loot.held[victim].kinds();
            match (kinds.first(), kinds.only()) {
                (None, _) => {}
                (_, Some(kind)) => self.gun_knock(victim, kind, witness),
                _ => {
                    return self
                        .ask(self.board.owner[bandit], ask::GunKnock { bandit, victim, kinds, left });
                }
            }
        }
        self.gun_couriers(bandit, witness);
    }

    /// The token falls where the victim stands.
    fn gun_knock(&mut self, victim: Bandit, kind: LootKind, witness: &mut impl Witness) {
        let place = self.board.place[victim];
        self.lose_loot(victim, kind, Which::Blind, Some(place), witness);
    }

    #[inline(never)]
    pub(crate) fn decide_gun_knock(
        &mut self,
        bandit: Bandit,
        victim: Bandit,
        kind: LootKind,
        left: BanditSet,
        witness: &mut impl Witness,
    ) {
        self.gun_knock(victim, kind, witness);
        self.gun_next(bandit, left, witness);
    }

    /// Then the couriers drop inside, and then C40.
    fn gun_couriers(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let (_, couriers) = self.board.gun_targets(bandit);
        for car in couriers.iter() {
            self.turn_courier(car, witness);
        }
        self.meet_couriers(witness);
    }
}
