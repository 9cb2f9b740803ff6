//! A view as bytes, for a bot that thinks elsewhere: what it gets is what its seat may know, and nothing else.
//!
//! They are meant for the same program in another thread or worker, not for keeping: another version may write others.

use crate::view::View;

impl View {
    /// As bytes.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        postcard::to_allocvec(self).expect("a view has nothing that can't be written")
    }

    /// What [`View::to_bytes`] has written.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut view: Self = postcard::from_bytes(bytes).ok()?;
        // Between two rounds they are still those of the last.
        let card = view.board.revealed.last().copied();
        view.board.turns = card.map_or(&[], |card| view.board.turns_of(card));
        Some(view)
    }
}
