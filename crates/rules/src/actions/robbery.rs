//! Robbery.

use crate::ask;
use crate::bandit::Bandit;
use crate::board::Board;
use crate::event::{Fizzle, Happening, Taking, Witness};
use crate::game::Game;
use crate::loot::{LootKind, Token, TokenSet};

impl Board {
    /// What a bandit finds where it stands, of tokens that are alike one for all.
    pub(crate) fn finds(&self, bandit: Bandit) -> TokenSet {
        self.loot.findable(self.loot.at[self.place[bandit]])
    }
}

impl Game {
    /// B23 Robbery: one token of the place where the bandit stands, its value unseen until it is taken.
    pub(crate) fn begin_robbery(&mut self, bandit: Bandit, witness: &mut impl Witness) {
        let tokens = self.board.finds(bandit);
        match (tokens.first(), tokens.only()) {
            (None, _) => self.tell(witness, Happening::NothingHappened { bandit, why: Fizzle::NoLoot }),
            (_, Some(token)) => self.rob(bandit, token, witness),
            _ => self.ask(self.board.owner[bandit], ask::Rob { bandit, tokens }),
        }
    }

    pub(crate) fn rob(&mut self, bandit: Bandit, token: Token, witness: &mut impl Witness) {
        // C34: a secret document is looked at first.
        if token.kind() == LootKind::Document {
            return self.look_at_document(bandit, token, witness);
        }
        self.take_loot(bandit, token, Taking::Robbed, witness);
    }
}
