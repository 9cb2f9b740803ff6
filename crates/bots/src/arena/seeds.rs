//! Every game's and every bot's dice follow from the one seed of the whole, whoever plays it when on which thread.

use folsom_rules::{Indexed, Seat, Seed};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The seed of everything that is played.
#[derive(Clone, Copy)]
pub(crate) struct Seeds(u64);

impl Seeds {
    pub(crate) fn new(seed: Seed) -> Self {
        let word = |bytes: &[u8]| bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
        Self(seed.0.chunks(8).map(word).fold(0, mix))
    }

    /// What follows for the part with this number.
    pub(crate) fn part(self, number: usize) -> Self {
        Self(mix(self.0, number as u64))
    }

    /// A game's seed.
    pub(crate) fn game(self) -> Seed {
        Seed::random(&mut self.dice())
    }

    /// A generator.
    pub(crate) fn dice(self) -> Xoshiro256PlusPlus {
        Xoshiro256PlusPlus::seed_from_u64(self.0)
    }

    /// A number to begin with.
    pub(crate) fn number(self) -> u64 {
        self.0
    }
}

/// A deal of a match with this seed, as the arena plays it: the seed of its game, the same in every rotation.
#[must_use]
pub fn deal_seed(match_seed: Seed, deal: usize) -> Seed {
    Seeds::new(match_seed).part(deal).game()
}

/// What a bot's dice begin with in a rotation of that deal, if it has this seat.
#[must_use]
pub fn deal_dice(match_seed: Seed, deal: usize, rotation: usize, seat: Seat) -> u64 {
    Seeds::new(match_seed).part(deal).part(rotation).part(seat.index()).number()
}

/// What a bot's own dice begin with, if it has this seat in the game with this seed. Nothing is taken from the game's chance for
/// it: whoever sits there, the cards are the same.
#[must_use]
pub fn bot_seed(game: Seed, seat: Seat) -> u64 {
    Seeds::new(game).part(seat.index()).number()
}

/// Two words become one that looks like neither (the finish of SplitMix64).
fn mix(state: u64, word: u64) -> u64 {
    let mut mixed = (state ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_parts_have_the_same_dice() {
        let mut numbers = HashSet::new();
        for seed in 0..4 {
            let whole = Seeds::new(Seed::from_number(seed));
            for deal in 0..50 {
                for rotation in 0..6 {
                    for seat in 0..6 {
                        numbers.insert(whole.part(deal).part(rotation).part(seat).number());
                    }
                }
            }
        }
        assert_eq!(numbers.len(), 4 * 50 * 6 * 6);
    }

    #[test]
    fn every_seat_of_every_game_has_dice_of_its_own() {
        let seats = (0..9).map(Seat::at);
        let of_game = |number| seats.clone().map(move |seat| bot_seed(Seed::from_number(number), seat));
        let numbers: HashSet<u64> = (0..100).flat_map(of_game).collect();
        assert_eq!(numbers.len(), 900);
    }
}
