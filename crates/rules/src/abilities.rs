//! The bandits' abilities, where they are more than a line in the rule they change.
//!
//! Django (B35) is in `actions/fire.rs`, Cheyenne (B33) in `actions/punch.rs`, Mei (B36) in
//! `actions/travel.rs`; Misty's bullets (C55) become punches in `stealin.rs`.

use crate::bandit::{Bandit, BanditSet};
use crate::board::Board;
use crate::round_card::Turn;
use crate::ruleset::TucoFires;
use crate::seat::Seat;

/// B34 Belle: not a target while anybody else is, a partner included (R4).
pub(crate) fn spare_belle(targets: BanditSet) -> BanditSet {
    let others = targets.without(Bandit::Belle);
    if others.is_empty() { targets } else { others }
}

impl Board {
    /// B32 Tuco: also whoever is on the other floor of his own car.
    pub(crate) fn through_the_roof(&self, bandit: Bandit) -> BanditSet {
        if bandit != Bandit::Tuco || !self.rules.abilities {
            return BanditSet::EMPTY;
        }
        let here = self.place[bandit];
        let fires = self.rules.tuco_fires == TucoFires::BothWays || !here.is_roof();
        if fires { self.standing_at(here.other_floor()) } else { BanditSet::EMPTY }
    }

    /// B31 Doc: one card more than the others (V25, R45).
    #[must_use]
    pub(crate) fn hand_size(&self, seat: Seat) -> usize {
        if self.has_ability(seat, Bandit::Doc) { 7 } else { 6 }
    }

    /// C56 Twinzz: in a tunnel they act as when speeding up, and openly.
    #[must_use]
    pub(crate) fn doubles_in_tunnel(&self, seat: Seat, turn: Turn) -> bool {
        turn == Turn::Tunnel && self.has_ability(seat, Bandit::Twinzz)
    }

    /// B30 Ghost: the very first act of the round may be a hidden card (R2), whichever of its
    /// player's bandits it belongs to (V25, V36, R40).
    #[must_use]
    pub(crate) fn may_hide(&self, seat: Seat) -> bool {
        self.has_ability(seat, Bandit::Ghost) && !self.acted.has(seat)
    }
}
