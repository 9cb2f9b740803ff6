//! The instant level: instinct alone.

use std::cmp::Reverse;

use folsom_rules::{Eyes, View};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::{Bot, Candidate, Decision, Thoughts, Value};
use crate::instinct::{self, Memo, Style};

/// Goes by instinct.
pub(crate) struct Outlaw {
    dice: Xoshiro256PlusPlus,
}

impl Outlaw {
    pub(crate) fn new(seed: u64) -> Self {
        Self { dice: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl Bot for Outlaw {
    fn decide(&mut self, view: &View) -> Decision {
        decide(view, &Style::BEST, &mut Memo::new(), &mut self.dice)
    }
}

/// Decides by instinct, and tells what each choice seemed to bring.
pub(crate) fn decide(eyes: &impl Eyes, style: &Style, memo: &mut Memo, dice: &mut impl Rng) -> Decision {
    let mut weighed = instinct::weigh(eyes, style, memo);
    let choice = instinct::pick(&weighed, style, dice).unwrap_or_else(|| eyes.choices().get(0));
    weighed.sort_by_key(|&(candidate, weight)| (candidate != choice, Reverse(weight)));
    let candidate = |&(choice, weight): &_| Candidate { choice, value: Value::Dollars(weight), tries: 0 };
    let candidates = weighed.iter().map(candidate).collect();
    Decision { choice, thoughts: Thoughts { candidates, ..Thoughts::default() } }
}
