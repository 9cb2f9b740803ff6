//! The two sizes in which a game is put into numbers: that of the base game, and that of the expansion.

use folsom_rules::{Action, BANDITS, CarKind, LootKind, Part, RuleSet, TokenSet};

/// How large everything is. It follows from the rules, not from the number of seats: what has learned at one table can sit down at
/// another. Rows that a smaller table doesn't need are empty.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// Two to six seats and one train.
    Base,
    /// Couriers & Armored Train: three to nine seats and two trains.
    Couriers,
}

/// Rises with every change to what a number means, here or in the list of answers.
pub const VERSION: u32 = 0;

impl Layout {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Base, Self::Couriers];

    /// The one in which a game with these rules is told.
    #[must_use]
    pub fn of(rules: &RuleSet) -> Self {
        if rules.has(Part::SecondTrain) { Self::Couriers } else { Self::Base }
    }

    /// Its name, as in arguments.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Couriers => "couriers",
        }
    }

    pub(crate) const fn is_couriers(self) -> bool {
        matches!(self, Self::Couriers)
    }

    /// One number for the base game, another for the expansion.
    const fn either(self, base: usize, couriers: usize) -> usize {
        if self.is_couriers() { couriers } else { base }
    }

    /// The most seats.
    #[must_use]
    pub const fn seats(self) -> usize {
        self.either(6, 9)
    }

    /// The most figures: one or two for each seat.
    #[must_use]
    pub const fn figures(self) -> usize {
        self.either(6, BANDITS)
    }

    /// The most cars.
    #[must_use]
    pub const fn cars(self) -> usize {
        self.either(7, CarKind::ALL.len())
    }

    /// The floors of those.
    #[must_use]
    pub const fn places(self) -> usize {
        2 * self.cars()
    }

    /// The kinds of loot.
    #[must_use]
    pub const fn kinds(self) -> usize {
        self.either(3, LootKind::ALL.len())
    }

    /// The most tokens that are told apart where somebody chooses among them: all whose value lies face down.
    #[must_use]
    pub const fn tokens(self) -> usize {
        const BASE: usize = TokenSet::BOXED_PURSES.len() + TokenSet::RANSOMS.len();
        self.either(BASE, TokenSet::FACE_DOWN.len())
    }

    /// The faces of a seat's cards: each action of each of its bandits, and a bullet of each figure and of nobody.
    #[must_use]
    pub const fn faces(self) -> usize {
        self.actions() + self.figures() + 1
    }

    /// The action cards among those faces.
    pub(crate) const fn actions(self) -> usize {
        self.leads() * Action::ALL.len()
    }

    /// The most bandits that a seat leads (R63).
    #[must_use]
    pub const fn leads(self) -> usize {
        self.either(2, 1)
    }

    /// How many cards of the pile are shown: more than were ever left of one in games of random choices.
    #[must_use]
    pub const fn pile(self) -> usize {
        self.either(32, 56)
    }
}
