//! What a table is made of beyond the base game. Rules ask for the part that they are about, not for the box that it came
//! in: another expansion can have some of the parts.

use crate::board::Board;
use crate::names::named_enum;
use crate::ruleset::{Couriers, RuleSet};
use crate::sets::bit_set;

named_enum! {
    /// Something that an expansion brings.
    Part, "part" {
        /// C1: seats play in two teams.
        Teams = "teams",
        /// C4, C10: a second train, on which the round's fight is.
        SecondTrain = "second-train",
        /// C3, C5, C41: couriers who guard the second train. There is no Marshal.
        Guards = "guards",
        /// C47
        MachineGun = "machine-gun",
        /// C45, C46: cars that do something for whoever is inside.
        ServiceCars = "service-cars",
        /// C34: secret documents.
        Documents = "documents",
        /// C80: Il Professore, who plays where a team lacks a seat.
        Automaton = "automaton",
        /// C21: turns in which cards are taken away from opponents.
        Diversions = "diversions",
        /// C2: bags, nuggets and more purses, bullets and bandits.
        FullerBox = "fuller-box",
    }
}

bit_set! {
    /// Some of the parts.
    Parts(u16) of Part
}

impl Parts {
    /// The expansion Couriers & Armored Train has all of them.
    const COURIERS: Self = Self::from_bits((1 << Part::ALL.len()) - 1);
}

impl RuleSet {
    /// What is played with.
    #[must_use]
    #[inline]
    pub const fn parts(&self) -> Parts {
        match self.couriers {
            Couriers::Off => Parts::EMPTY,
            Couriers::Normal | Couriers::Betrayal => Parts::COURIERS,
        }
    }

    /// Whether a part is played with.
    #[must_use]
    #[inline]
    pub fn has(&self, part: Part) -> bool {
        self.parts().has(part)
    }
}

impl Board {
    /// Whether a part is on the table.
    #[must_use]
    #[inline]
    pub fn has(&self, part: Part) -> bool {
        self.rules.has(part)
    }
}
