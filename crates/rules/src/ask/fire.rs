//! B22: choose a target.

use super::{About, Asked, Brief, Detail, Question, not_a_target, not_asked, require, unasked};
use crate::bandit::{Bandit, BanditSet};
use crate::choice::Choice;
use crate::choices::{Offer, Targets};
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::seat::Seat;
use crate::train::CarSet;

/// B22: choose a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Fire {
    /// Who fires.
    pub bandit: Bandit,
    /// Who can be hit.
    pub at: BanditSet,
    /// C32: the cars whose courier can be hit.
    pub couriers: CarSet,
    /// C47: the machine gun can be fired instead.
    pub gun: bool,
}

impl Question for Fire {
    const WANTED: &'static str = "a target";
    const ABOUT: About = About { decides: "whom or what to hit", rules: "B22 C32 C42 C47", answers: &["fire doc", "fire courier armored-1", "fire gun"] };
    const OPEN: bool = true;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief::USUAL;

    #[inline]
    fn offer<'b>(self, _: impl Asked<'b>) -> Offer {
        let Self { at, couriers, gun, .. } = self;
        Offer::Fire(Targets { at, couriers, gun })
    }

    #[inline]
    fn check(self, game: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        match choice {
            Choice::FireCourier(car) => require(self.couriers.has(car), Illegal::NoCourier),
            Choice::Gun => require(self.gun, Illegal::NoGun),
            Choice::Fire(target) => {
                let (others, _) = game.board.in_sight(self.bandit);
                require(self.at.has(target), not_a_target(target, others))
            }
            _ => Err(not_asked(self)),
        }
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        match choice {
            Choice::Fire(at) => game.hit(self.bandit, at, witness),
            Choice::FireCourier(car) => game.hit_courier(self.bandit, car, witness),
            Choice::Gun => game.fire_gun(self.bandit, witness),
            _ => unasked(),
        }
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [
            Detail::Doer(self.bandit),
            Detail::Bandits(self.at),
            Detail::Couriers(self.couriers),
            Detail::Gun(self.gun),
        ]
    }
}
