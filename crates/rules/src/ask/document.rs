//! C34: keep the document one has looked at, or put it back.

use super::{About, Asked, Brief, Detail, Question, not_asked, require};
use crate::bandit::Bandit;
use crate::choice::Choice;
use crate::choices::Offer;
use crate::error::Illegal;
use crate::event::Witness;
use crate::game::Game;
use crate::loot::Token;
use crate::seat::Seat;

/// C34: keep the document one has looked at, or put it back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "bytes", derive(serde::Serialize, serde::Deserialize))]
pub struct Document {
    /// Who looked.
    pub bandit: Bandit,
    /// The document.
    pub token: Token,
}

impl Question for Document {
    const WANTED: &'static str = "whether to keep the document";
    const ABOUT: About = About { decides: "whether to keep the document that was looked at, or to put it back", rules: "C34", answers: &["take", "leave"] };
    const OPEN: bool = false;
    const SECRET: bool = false;
    const BRIEF: Brief = Brief { take: "keep it", leave: "put it back", ..Brief::USUAL };

    #[inline(never)]
    fn offer<'b>(self, asked: impl Asked<'b>) -> Offer {
        let worth = asked.worth(self.token).unwrap_or_default();
        Offer::Document(asked.board().document_rights(self.bandit, worth))
    }

    #[inline]
    fn check(self, game: &Game, _: Seat, choice: Choice) -> Result<(), Illegal> {
        let rights = game.board.document_rights(self.bandit, game.secret.purses.worth[self.token]);
        match choice {
            Choice::Take => require(rights.may_keep, Illegal::NotYourDocument),
            Choice::Leave => require(rights.may_put_back, Illegal::NotYourDocument),
            _ => Err(not_asked(self)),
        }
    }

    #[inline]
    fn carry_out(self, game: &mut Game, _: Seat, choice: Choice, witness: &mut impl Witness) {
        game.decide_document(self.bandit, self.token, choice == Choice::Take, witness);
    }

    fn details(self) -> impl IntoIterator<Item = Detail> {
        [Detail::Doer(self.bandit), Detail::Token(self.token)]
    }
}
