//! How a line stands in the story: as a heading of some size, or below one.

use crate::event::{Happening, Notice};

/// What kind of line a notice makes, from the greatest heading down to plain narration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rank {
    /// The heading of a round, or of the end.
    Round,
    /// The heading of a turn of Schemin', of Stealin' or of an event.
    Part,
    /// The name of a card that is carried out; what comes of it follows.
    Card,
    /// A sentence.
    Detail,
}

impl Rank {
    /// The rank of what [`narrate`](super::narrate) says of a notice.
    #[must_use]
    pub const fn of(notice: &Notice) -> Self {
        match notice {
            Notice::Open(Happening::RoundBegan { .. } | Happening::GameOver) => Self::Round,
            Notice::Open(
                Happening::TurnBegan { .. } | Happening::StealinBegan | Happening::EventBegan { .. },
            ) => Self::Part,
            Notice::Open(Happening::CardRevealed { .. } | Happening::PlotRevealed { .. }) => Self::Card,
            _ => Self::Detail,
        }
    }
}
