//! Secret documents: looked at by whoever robs them (C34).

use crate::ask;
use crate::bandit::Bandit;
use crate::board::Board;
use crate::event::{Happening, Taking, Witness};
use crate::game::Game;
use crate::loot::{Document, Token, TokenSet, Worth};
use crate::sets::Indexed;
use crate::team::Team;

/// What a team may do with a document: keep it, put it back, or either.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct DocumentRights {
    pub(crate) may_keep: bool,
    pub(crate) may_put_back: bool,
}

impl Board {
    /// The document of a bandit's team.
    pub(crate) fn own_document(&self, bandit: Bandit) -> Document {
        match self.team_of(bandit) {
            Team::Red => Document::Red,
            Team::Blue => Document::Blue,
        }
    }

    /// What everybody knows that a document can be, as bits.
    pub(crate) fn possible_document(&mut self, token: Token) -> Option<&mut u8> {
        let first = TokenSet::DOCUMENTS.first()?.index();
        self.armored.documents.get_mut(token.index().checked_sub(first)?)
    }

    /// C34: one's own document is kept, the other team's goes back, with the fake one may do either (R27).
    pub(crate) fn document_rights(&self, bandit: Bandit, worth: Worth) -> DocumentRights {
        let own = self.own_document(bandit);
        let document = Document::of(worth);
        let fake = document == Document::Fake;
        DocumentRights { may_keep: fake || document == own, may_put_back: fake || document != own }
    }
}

impl Game {
    /// Everybody has seen what a robber did with a document, and draws the conclusion.
    fn restrict_document(&mut self, token: Token, possible: u8) {
        if let Some(bits) = self.board.possible_document(token) {
            *bits &= possible;
        }
    }

    /// Documents of one pile may have changed places (R13): each can be what any of them could be.
    pub(crate) fn mix_documents(&mut self, pile: TokenSet) {
        let bits = |board: &mut Board, token| board.possible_document(token).map_or(0, |bits| *bits);
        let all = pile.iter().fold(0, |all, token| all | bits(&mut self.board, token));
        for token in pile.iter() {
            if let Some(bits) = self.board.possible_document(token) {
                *bits = all;
            }
        }
    }

    /// The robber looks at the document. It is asked what to do with it even where only one answer is
    /// allowed, so that being asked tells nothing (R78).
    pub(crate) fn look_at_document(&mut self, bandit: Bandit, token: Token, witness: &mut impl Witness) {
        self.learn(bandit, token);
        self.tell(witness, Happening::DocumentSeen { bandit, token });
        self.ask(self.board.owner[bandit], ask::Document { bandit, token });
    }

    /// It is kept, or put back where it lay, face down (R22).
    #[inline(never)]
    pub(crate) fn decide_document(
        &mut self,
        bandit: Bandit,
        token: Token,
        keep: bool,
        witness: &mut impl Witness,
    ) {
        let own = 1 << self.board.own_document(bandit) as u8;
        let fake = 1 << Document::Fake as u8;
        self.restrict_document(token, if keep { own | fake } else { !own });
        if keep {
            self.take_loot(bandit, token, Taking::Robbed, witness);
        } else {
            self.tell(witness, Happening::DocumentPutBack { bandit, token });
        }
    }
}
