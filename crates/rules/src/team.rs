//! Teams: the two sides of the expansion (C1).

use crate::names::named_enum;

named_enum! {
    /// One of the two teams.
    Team, "team" {
        /// The team of the first, third, fifth … seat (R77).
        Red = "red",
        /// The team of the others, and of Il Professore.
        Blue = "blue",
    }
}

impl Team {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }
}
