//! Chance: a portable cipher stream and our own ways of drawing from it.
//!
//! A game is a function of its setup, seed and choices on every machine and in every later version.
//! So the stream is ChaCha with 12 rounds, which nobody who sees some of it can continue, and `below`
//! and `shuffle` are written out here and pinned by test vectors: library samplers change.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

use crate::hex;

/// 256 bits from which all chance of a game follows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed that is this number: for tests and examples, where anyone may guess it.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// A seed taken from a generator.
    pub fn random(rng: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        rng.fill_bytes(&mut bytes);
        Self(bytes)
    }

    /// The seed written as 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }
}

impl std::fmt::Display for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        hex::write(&self.0, f)
    }
}

/// A seed is a secret while its game lasts: it does not slip into logs.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// What a stream is for. Streams are apart, so that a draw for one purpose never shifts another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub(crate) enum Purpose {
    /// Train, loot, round deck, first player, bandits drawn at random.
    Deal = 0,
    /// Every seat's deck at the start of a round.
    RoundShuffle = 1,
    /// A deck made anew in the middle of a round (V14), played bullets shuffled back (R62), a packet laid away (R72).
    Reshuffle = 2,
    /// Which purse of a pile is taken blind (R13).
    BlindPick = 3,
}

/// A game's source of chance: the seed, and how often each counted purpose was served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Chance {
    seed: Seed,
    reshuffles: u16,
    blind_picks: u16,
}

impl Chance {
    pub(crate) fn new(seed: Seed) -> Self {
        Self { seed, reshuffles: 0, blind_picks: 0 }
    }

    pub(crate) fn seed(&self) -> Seed {
        self.seed
    }

    /// The same draws served, but of another seed.
    pub(crate) fn with_seed(&self, seed: Seed) -> Self {
        Self { seed, ..*self }
    }

    /// In line: a stream has room for many words, and would be copied to the caller.
    #[inline(always)]
    fn stream(&self, purpose: Purpose, number: u16) -> ChaCha12Rng {
        let mut rng = ChaCha12Rng::from_seed(self.seed.0);
        rng.set_stream(u64::from(purpose as u8) << 32 | u64::from(number));
        rng
    }

    #[inline(always)]
    pub(crate) fn deal(&self) -> ChaCha12Rng {
        self.stream(Purpose::Deal, 0)
    }

    #[inline(always)]
    pub(crate) fn round(&self, round: u8) -> ChaCha12Rng {
        self.stream(Purpose::RoundShuffle, u16::from(round))
    }

    #[inline(always)]
    pub(crate) fn reshuffle(&mut self) -> ChaCha12Rng {
        self.reshuffles += 1;
        self.stream(Purpose::Reshuffle, self.reshuffles)
    }

    pub(crate) fn blind_pick(&mut self, among: usize) -> usize {
        self.blind_picks += 1;
        below(&mut self.stream(Purpose::BlindPick, self.blind_picks), among)
    }
}

/// A number below `bound`, each with the same probability.
///
/// The high half of a 32-bit product, with the few words rejected that would favour small numbers.
#[inline]
pub fn below(rng: &mut impl Rng, bound: usize) -> usize {
    debug_assert!(bound > 0);
    let bound = bound as u32;
    let mut product = u64::from(rng.next_u32()) * u64::from(bound);
    if (product as u32) < bound {
        let threshold = bound.wrapping_neg() % bound;
        while (product as u32) < threshold {
            product = u64::from(rng.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as usize
}

/// Puts the items into a random order, each with the same probability.
#[inline]
pub fn shuffle<T>(rng: &mut impl Rng, items: &mut [T]) {
    let mut left = items;
    while left.len() > 1 {
        let last = left.len() - 1;
        left.swap(last, below(rng, left.len()));
        left = &mut left[..last];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, every record written so far replays to another game.
    #[test]
    fn the_stream_and_its_samplers_never_change() {
        let chance = Chance::new(Seed::from_number(7));
        let mut rng = chance.round(3);
        let words: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
        assert_eq!(words, WORDS);
        let numbers: Vec<usize> = (1..=12).map(|bound| below(&mut rng, bound)).collect();
        assert_eq!(numbers, NUMBERS);
        let mut items: Vec<u8> = (0..16).collect();
        shuffle(&mut rng, &mut items);
        assert_eq!(items, ITEMS);
    }

    const WORDS: [u32; 4] = [4084709107, 4017010852, 183307407, 4086461729];
    const NUMBERS: [usize; 12] = [0, 0, 1, 0, 0, 0, 5, 5, 5, 6, 9, 4];
    const ITEMS: [u8; 16] = [12, 8, 11, 1, 2, 15, 6, 13, 5, 14, 10, 7, 3, 4, 9, 0];

    #[test]
    fn below_rejects_what_would_favour_small_numbers() {
        struct Words(Vec<u32>);
        impl rand_core::TryRng for Words {
            type Error = std::convert::Infallible;
            fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
                Ok(self.0.remove(0))
            }
            fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
                unreachable!("only words are drawn")
            }
            fn try_fill_bytes(&mut self, _: &mut [u8]) -> Result<(), Self::Error> {
                unreachable!("only words are drawn")
            }
        }
        // 2³² mod 3 is 1, so the word 0 must be drawn again.
        assert_eq!(below(&mut Words(vec![0, u32::MAX]), 3), 2);
        assert_eq!(below(&mut Words(vec![1]), 3), 0);
    }
}
