//! A chair at the table: who sits on it, and who decides for it.

use folsom_protocol::BotLevel;

use crate::person::{Name, Person};
use crate::regular::Regular;
use crate::table::Phase;

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chair {
    /// Nobody yet.
    Empty,
    /// A bot.
    Bot(BotLevel),
    /// Somebody.
    Taken {
        /// Who.
        person: Person,
        /// What the others call them.
        name: Name,
        /// Why a bot decides for them, if one does.
        substitute: Option<Substitute>,
        /// What a rated table knows of them.
        regular: Option<Box<Regular>>,
    },
}

/// Why a bot decides for somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Substitute {
    /// They have left. They can have it back, and others take it if the host lets them.
    Left,
    /// They have left, and the host lets somebody else take the chair.
    Offered,
    /// The host gave it to a bot while they were away; they can have it back.
    Given,
}

impl Chair {
    /// The person whose chair it is.
    #[must_use]
    pub fn person(&self) -> Option<Person> {
        match self {
            Self::Taken { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// The person who decides for it now.
    #[must_use]
    pub fn player(&self) -> Option<Person> {
        match self {
            Self::Taken { person, substitute: None, .. } => Some(*person),
            _ => None,
        }
    }

    /// What a rated table knows of whose chair it is.
    #[must_use]
    pub fn regular(&self) -> Option<&Regular> {
        match self {
            Self::Taken { regular, .. } => regular.as_deref(),
            _ => None,
        }
    }

    /// Whether its player has left it while the game ran.
    #[must_use]
    pub fn is_left(&self) -> bool {
        matches!(self, Self::Taken { substitute: Some(Substitute::Left | Substitute::Offered), .. })
    }

    /// Whether it can be that somebody sits down here at a table that is so far. Whether they may is decided elsewhere.
    #[must_use]
    pub fn is_free(&self, stage: Phase) -> bool {
        match stage {
            Phase::Open => *self == Self::Empty,
            Phase::Running => self.is_left(),
            Phase::Dealing | Phase::Over | Phase::Closed => false,
        }
    }
}
