//! Bandits: the figures on the train. Each is a row here; its ability is in `abilities` or in the rule that it changes.

use crate::names::named_enum;
use crate::sets::{bit_set, total_map};
use crate::train::Place;

/// How many bandits there are to choose from.
pub const BANDITS: usize = Bandit::ALL.len();

macro_rules! bandits {
    ($($(#[$doc:meta])* $bandit:ident = $name:literal { name: $title:literal, letter: $letter:literal, colour: $colour:literal })+) => {
        named_enum! {
            /// A figure on the train. No two seats lead the same one (B2).
            Bandit, "bandit" { $($(#[$doc])* $bandit = $name),+ }
        }

        impl Bandit {
            /// Its name as a sentence writes it, such as `Doc`.
            #[must_use]
            pub const fn title(self) -> &'static str {
                match self {
                    $(Self::$bandit => $title,)+
                }
            }

            /// One letter that no other has: the initial if it is free.
            #[must_use]
            pub const fn letter(self) -> char {
                match self {
                    $(Self::$bandit => $letter,)+
                }
            }

            /// Its colour, by the number that it has among the sixteen of a terminal.
            #[must_use]
            pub const fn colour(self) -> u8 {
                match self {
                    $(Self::$bandit => $colour,)+
                }
            }
        }
    };
}

bandits! {
    /// B30: may hide the first card of a round.
    Ghost = "ghost" { name: "Ghost", letter: 'G', colour: 15 }
    /// B33: keeps the purse that her punch knocks loose.
    Cheyenne = "cheyenne" { name: "Cheyenne", letter: 'C', colour: 10 }
    /// B32: shoots through the roof.
    Tuco = "tuco" { name: "Tuco", letter: 'T', colour: 9 }
    /// B35: his bullets push their victims.
    Django = "django" { name: "Django", letter: 'J', colour: 8 }
    /// B34: nobody aims at her while another target is left.
    Belle = "belle" { name: "Belle", letter: 'B', colour: 13 }
    /// B31: draws one card more.
    Doc = "doc" { name: "Doc", letter: 'D', colour: 12 }
    /// C55: plays bullets as punches.
    Misty = "misty" { name: "Misty", letter: 'M', colour: 14 }
    /// C56: act twice in a tunnel.
    Twinzz = "twinzz" { name: "Twinzz", letter: 'Z', colour: 6 }
    /// B36: changes floor diagonally.
    Mei = "mei" { name: "Mei", letter: 'E', colour: 11 }
}

bit_set! {
    /// Some of the bandits.
    BanditSet(u16) of Bandit
}

impl BanditSet {
    /// The six bandits of the base box.
    pub const BASE: Self = Self::from_bits(0b11_1111);
    /// C1, R38: the nine that play in the expansion if nothing is said. Stored games rely on it: whoever comes later is not
    /// among them.
    pub const NINE: Self = Self::from_bits(0b1_1111_1111);
    /// Everybody.
    pub const ALL: Self = Self::from_bits((1 << BANDITS) - 1);
}

total_map! {
    /// A value for every bandit.
    ByBandit by Bandit
}

impl ByBandit<Place> {
    /// The bandits at that place, also those that are not in play. It is asked at every step on the train, so it looks at
    /// eight bandits at once: a byte of the word is zero where the places are the same.
    #[must_use]
    pub fn with(&self, place: Place) -> BanditSet {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let places: [u8; BANDITS] = self.each(Place::code);
        let (eight, rest) = places.split_first_chunk().expect("there are more than eight bandits");
        let differ = u64::from_le_bytes(*eight) ^ (ONES * u64::from(place.code()));
        // Codes of places have no highest bit: adding sets it where the byte is not zero.
        let same = !(differ + 0x7f * ONES) >> 7 & ONES;
        // Bit 8n goes to bit 56 + n.
        let same = (same.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16;
        let others = rest.iter().zip(8..).filter(|(code, _)| **code == place.code());
        BanditSet::from_bits(others.fold(same, |bits, (_, index)| bits | 1 << index))
    }
}

impl Default for Bandit {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self::Ghost
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_bandits_look_alike() {
        for (index, one) in Bandit::ALL.iter().enumerate() {
            for other in &Bandit::ALL[..index] {
                assert!(one.letter() != other.letter(), "{one} and {other} have the same letter");
                assert!(one.colour() != other.colour(), "{one} and {other} have the same colour");
            }
        }
    }
}
