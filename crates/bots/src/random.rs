//! The bot that takes any choice: the yardstick for all others.

use folsom_rules::{View, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Decision};

/// Any choice is as good as any other.
pub(crate) struct Random {
    dice: Xoshiro256PlusPlus,
}

impl Random {
    /// With dice of its own.
    pub(crate) fn new(seed: u64) -> Self {
        Self { dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Random {
    fn decide(&mut self, view: &View) -> Decision {
        let choices = view.choices().expect("a bot is asked with its own view");
        Decision::plain(choices.get(below(&mut self.dice, choices.len())))
    }
}
