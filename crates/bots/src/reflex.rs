//! A policy net without a search: it is asked what to plan, and that is done. For practice, and to see how much a net knows by itself.

use folsom_rules::View;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Decision};
use crate::instinct::{self, Memo, Style, Weighed};
use crate::learned::policy::PolicyNet;

/// Goes by a net when it plans and by instinct in everything else.
pub(crate) struct Reflex {
    net: &'static PolicyNet,
    dice: Xoshiro256PlusPlus,
}

impl Reflex {
    pub(crate) fn new(net: &'static PolicyNet, seed: u64) -> Self {
        Self { net, dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Reflex {
    fn decide(&mut self, view: &View) -> Decision {
        let mut weighed = Weighed::new();
        instinct::weigh_with(
            view,
            &Style::BEST,
            &mut Memo::new(),
            &mut weighed,
            |sense, forecast, weighed| {
                self.net.reweigh(sense, forecast, weighed);
            },
        );
        let choice = instinct::pick(&weighed, &Style::BEST, &mut self.dice);
        Decision::plain(
            choice.unwrap_or_else(|| view.choices().expect("it is this seat that is asked").get(0)),
        )
    }
}
