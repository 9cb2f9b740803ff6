//! Versions of the rules: a game is played to its end, and replayed for ever, as it was begun.
//!
//! Stored games carry their version. A rule that shall behave otherwise from now on is asked for here, in a function that answers for
//! every version; all such functions together are what has ever changed. `docs/changing-rules.md` tells how it is done.

use crate::names::named_enum;

#[cfg(not(feature = "rehearsal"))]
named_enum! {
    /// A version of this engine's rules. A new one is added at the end when a rule changes that games depend on.
    RulesVersion, "version of the rules" {
        /// The first; texts that say no version are of this one.
        V1 = "1",
    }
}

// A build to rehearse what happens to stored games when the rules change. Nobody plays with it.
#[cfg(feature = "rehearsal")]
named_enum! {
    /// A version of this engine's rules. A new one is added at the end when a rule changes that games depend on.
    RulesVersion, "version of the rules" {
        /// The first; texts that say no version are of this one.
        V1 = "1",
        /// One that is only replayed.
        Retired = "retired",
        /// One where B12 draws two cards, and Tuco fires both ways in `ru18`.
        Changed = "changed",
    }
}

impl RulesVersion {
    /// The version of new games: always the last.
    pub const NOW: Self = Self::ALL[Self::ALL.len() - 1];

    /// Whether games of this version are still played. Of one that is not, what was played can be replayed and verified, but
    /// nobody goes on with it.
    #[must_use]
    pub const fn is_played(self) -> bool {
        match self {
            Self::V1 => true,
            #[cfg(feature = "rehearsal")]
            Self::Retired => false,
            #[cfg(feature = "rehearsal")]
            Self::Changed => true,
        }
    }

    /// B12: how many cards an act of drawing takes.
    #[inline]
    pub(crate) const fn cards_drawn(self) -> usize {
        match self {
            Self::V1 => 3,
            #[cfg(feature = "rehearsal")]
            Self::Retired => 3,
            #[cfg(feature = "rehearsal")]
            Self::Changed => 2,
        }
    }
}
