//! Bandits: the figures on the train, each with an ability of its own.

use crate::names::named_enum;
use crate::sets::{bit_set, total_map};

/// How many bandits there are to choose from.
pub const BANDITS: usize = 9;

named_enum! {
    /// A figure on the train. No two seats lead the same one (B2).
    Bandit, "bandit" {
        /// B30: may hide the first card of a round.
        Ghost = "ghost",
        /// B33: keeps the purse that her punch knocks loose.
        Cheyenne = "cheyenne",
        /// B32: shoots through the roof.
        Tuco = "tuco",
        /// B35: his bullets push their victims.
        Django = "django",
        /// B34: nobody aims at her while another target is left.
        Belle = "belle",
        /// B31: draws one card more.
        Doc = "doc",
        /// C55: plays bullets as punches.
        Misty = "misty",
        /// C56: act twice in a tunnel.
        Twinzz = "twinzz",
        /// B36: changes floor diagonally.
        Mei = "mei",
    }
}

bit_set! {
    /// Some of the bandits.
    BanditSet(u16) of Bandit
}

impl BanditSet {
    /// The six bandits of the base box.
    pub const BASE: Self = Self::from_bits(0b11_1111);
    /// All nine.
    pub const ALL: Self = Self::from_bits(0b1_1111_1111);
}

total_map! {
    /// A value for every bandit.
    ByBandit[BANDITS] by Bandit
}

impl Default for Bandit {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self::Ghost
    }
}
