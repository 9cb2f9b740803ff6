//! Cards: the actions a bandit can plan, and the bullets that clog a deck.

use crate::bandit::{BANDITS, Bandit};
use crate::names::named_enum;
use crate::sets::Indexed;

named_enum! {
    /// What an action card makes its bandit do.
    Action, "action" {
        /// B20
        Move = "move",
        /// B21
        FloorChange = "floor-change",
        /// B22
        Fire = "fire",
        /// B23
        Robbery = "robbery",
        /// B24
        Punch = "punch",
        /// B25
        Marshal = "marshal",
    }
}

/// Room for the action kinds of one bandit in a card's code; a power of two, so that decoding is a shift.
const PER_BANDIT: u8 = 8;
/// The first code of a bullet.
const BULLETS: u8 = 96;

/// One card of a seat's deck. Cards with the same face can't be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// What is printed on a [`Card`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// An action of one bandit.
    Action(Bandit, Action),
    /// A bullet from a bandit, or a neutral one.
    Bullet(Source),
}

/// Where a bullet comes from: a bandit's revolver, or the neutral pile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// Fired by a bandit, in its colour.
    Bandit(Bandit),
    /// From the Marshal or an event.
    Neutral,
}

/// How many sources of bullets there are.
pub const SOURCES: usize = BANDITS + 1;

impl Indexed for Source {
    fn index(self) -> usize {
        match self {
            Self::Bandit(bandit) => bandit.index(),
            Self::Neutral => BANDITS,
        }
    }

    fn at(index: usize) -> Self {
        if index == BANDITS { Self::Neutral } else { Self::Bandit(Bandit::at(index)) }
    }
}

impl Card {
    /// The action card of a bandit.
    #[must_use]
    pub const fn action(bandit: Bandit, action: Action) -> Self {
        Self(bandit as u8 * PER_BANDIT + action as u8)
    }

    /// A bullet card.
    #[must_use]
    pub fn bullet(source: Source) -> Self {
        Self(BULLETS + source.index() as u8)
    }

    /// What is printed on it.
    #[must_use]
    pub fn face(self) -> Face {
        if self.is_bullet() {
            Face::Bullet(Source::at(usize::from(self.0 - BULLETS)))
        } else {
            let bandit = Bandit::at(usize::from(self.0 / PER_BANDIT));
            Face::Action(bandit, Action::at(usize::from(self.0 % PER_BANDIT)))
        }
    }

    /// Whether it is a bullet, which only Misty can play (B12, C55).
    #[must_use]
    pub const fn is_bullet(self) -> bool {
        self.0 >= BULLETS
    }

    /// Whether it is this action, whoever's.
    #[must_use]
    pub const fn is(self, action: Action) -> bool {
        !self.is_bullet() && self.0 % PER_BANDIT == action as u8
    }

    /// The bandit an action card belongs to.
    #[must_use]
    pub fn bandit(self) -> Option<Bandit> {
        match self.face() {
            Face::Action(bandit, _) => Some(bandit),
            Face::Bullet(_) => None,
        }
    }

    /// A number below 128 that no other face has.
    #[must_use]
    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    /// The card with that [`Card::code`].
    pub(crate) const fn from_code(code: u8) -> Self {
        Self(code)
    }
}

impl Default for Card {
    /// A filler for empty places in arrays; it has no meaning of its own.
    fn default() -> Self {
        Self(0)
    }
}

impl std::fmt::Debug for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

/// `ghost:fire`, `bullet:tuco`, `bullet:neutral`.
impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.face() {
            Face::Action(bandit, action) => write!(f, "{bandit}:{action}"),
            Face::Bullet(Source::Bandit(bandit)) => write!(f, "bullet:{bandit}"),
            Face::Bullet(Source::Neutral) => write!(f, "bullet:neutral"),
        }
    }
}
