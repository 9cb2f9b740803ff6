//! What holds for the numbers of every kind of table.

mod answering;
mod batching;
mod documentation;
mod observing;

use folsom_rules::{BanditSet, Cast, Game, Preset, RuleSet, Seed, Setup, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Play;

/// Every preset with every number of seats, as printed and for experts, with pairs, and with all nine bandits to choose from.
pub(crate) fn every_kind() -> Vec<Setup> {
    let mut tables = Vec::new();
    for &preset in Preset::ALL {
        for (seats, pairs) in (2..=9).map(|seats| (seats, false)).chain([(3, true)]) {
            let plain = Setup { pairs, ..Setup::new(preset, seats) };
            let expert = RuleSet { expert: true, ..plain.rules };
            let choose = Setup { admitted: BanditSet::ALL, cast: Cast::Choose, ..plain.clone() };
            tables.extend([plain, Setup { rules: expert, ..choose.clone() }, choose]);
        }
    }
    tables.retain(|setup| setup.check().is_ok());
    tables
}

/// Looks at every step of some games of random answers at every kind of table.
fn at_every_step(games: u64, mut look: impl FnMut(&Play, &mut Xoshiro256PlusPlus)) {
    for setup in every_kind() {
        for number in 0..games {
            let mut dice = Xoshiro256PlusPlus::seed_from_u64(number);
            let mut side = Xoshiro256PlusPlus::seed_from_u64(1 << 32 | number);
            let mut play = Play::new(Game::new(&setup, Seed::from_number(number)).expect("a legal table"));
            look(&play, &mut side);
            while play.seat().is_some() {
                let offered: Vec<u16> = play.offered().iter().collect();
                let answer = offered[below(&mut dice, offered.len())];
                play.answer(answer.into()).expect("an offered answer is accepted");
                look(&play, &mut side);
            }
        }
    }
}
