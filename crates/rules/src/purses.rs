//! What the purses are worth, and who knows it (B8, R13, R74).

use crate::bandit::Bandit;
use crate::event::{Event, Taking, Witness};
use crate::game::Game;
use crate::loot::{ByToken, LootKind, PRINTED, Token, TokenSet, Worth};
use crate::train::Place;
use crate::viewer::{Viewer, ViewerSet};

/// The values of all tokens and what each viewer knows of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purses {
    pub(crate) worth: ByToken<Worth>,
    /// R74: who knows that a token of this value is in this token's group, but not which one it is.
    /// Only the values so marked in a group mean anything, never the tokens.
    pub(crate) counted: ByToken<ViewerSet>,
    /// Who can work out the value of this very token from what it counts on. That somebody can would
    /// give away what it has seen, so unlike what is known by sight it is a secret.
    pub(crate) deduced: ByToken<ViewerSet>,
}

impl Purses {
    /// All tokens with the value printed on them.
    pub(crate) fn printed() -> Self {
        let nobody = ByToken::from_fn(|_| ViewerSet::EMPTY);
        Self { worth: PRINTED, counted: nobody, deduced: nobody }
    }

    /// A viewer sees the value of a token. If it knew of such a value in the token's group, that
    /// may have been this one: it can no longer count on another.
    fn discount(&mut self, viewer: Viewer, token: Token, group: TokenSet) {
        if self.deduced[token].has(viewer) {
            self.deduced[token].remove(viewer);
            return;
        }
        if self.counted[token].has(viewer) {
            self.counted[token].remove(viewer);
            return;
        }
        let worth = self.worth[token];
        let other = group.iter().find(|&t| self.worth[t] == worth && self.counted[t].has(viewer));
        if let Some(other) = other {
            self.counted[other].remove(viewer);
        }
    }

    /// Whoever counts on as many values in a group as it has tokens there that it does not know, all
    /// the same, knows them (R74). That must not be forgotten when the group grows later.
    fn settle(&mut self, group: TokenSet, known: &ByToken<ViewerSet>) {
        let concerned = group.iter().fold(ViewerSet::EMPTY, |all, token| all | self.counted[token]);
        for viewer in concerned.iter() {
            self.settle_for(viewer, group, known);
        }
    }

    fn settle_for(&mut self, viewer: Viewer, group: TokenSet, known: &ByToken<ViewerSet>) {
        let known = |token: &Token| known[*token].has(viewer) || self.deduced[*token].has(viewer);
        let unknown: TokenSet = group.iter().filter(|token| !known(token)).collect();
        let counted = unknown.iter().all(|token| self.counted[token].has(viewer));
        let worth = unknown.first().map(|first| self.worth[first]);
        let alike = unknown.iter().all(|token| Some(self.worth[token]) == worth);
        if counted && alike {
            for token in unknown.iter() {
                self.counted[token].remove(viewer);
                self.deduced[token].insert(viewer);
            }
        }
    }

    /// R74: whoever only watches counts on these values among these tokens, all of them unknown to it;
    /// so these viewers do too, but for what they have learned by sight since.
    pub(crate) fn count_in_common(
        &mut self,
        values: &[Worth],
        tokens: TokenSet,
        known: &ByToken<ViewerSet>,
        viewers: ViewerSet,
    ) {
        let mut free = tokens;
        for &worth in values {
            if let Some(token) = free.iter().find(|&token| self.worth[token] == worth) {
                free.remove(token);
                self.counted[token] = self.counted[token] | viewers;
            }
        }
        let mut seeing = ViewerSet::EMPTY;
        for token in tokens.iter() {
            let here = known[token] & viewers;
            here.iter().for_each(|viewer| self.discount(viewer, token, tokens));
            seeing = seeing | here;
        }
        // Who has seen none of them can work out no more than who only watches.
        seeing.iter().for_each(|viewer| self.settle_for(viewer, tokens, known));
    }

    /// Two tokens change their values, and with them who counts on those.
    fn swap(&mut self, one: Token, two: Token) {
        let kept = (self.worth[one], self.counted[one]);
        (self.worth[one], self.counted[one]) = (self.worth[two], self.counted[two]);
        (self.worth[two], self.counted[two]) = kept;
    }
}

/// Which purse of a pile leaves it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// Anyone, chosen blind (B24).
    Blind,
    /// The least valuable (B46).
    Cheapest,
    /// The one its owner chose (C62).
    This(Token),
}

impl Game {
    fn leader(&self, bandit: Bandit) -> Viewer {
        Viewer::Seat(self.board.owner[bandit])
    }

    /// Everybody who knows the value of this very token, by sight or by reckoning.
    pub(crate) fn who_knows(&self, token: Token) -> ViewerSet {
        self.board.loot.known[token] | self.secret.purses.deduced[token]
    }

    /// A bandit takes a token that lies where it stands; its seat may look at it now (B23).
    pub(crate) fn take_loot(
        &mut self,
        bandit: Bandit,
        token: Token,
        taking: Taking,
        witness: &mut impl Witness,
    ) {
        let place = self.board.place[bandit];
        self.board.loot.at[place].remove(token);
        self.board.loot.held[bandit].insert(token);
        if TokenSet::FACE_DOWN.has(token) {
            self.learn(bandit, token);
        }
        witness.saw(|| Event::LootTaken {
            bandit,
            token,
            worth: self.secret.purses.worth[token],
            known_to: self.who_knows(token),
            taking,
        });
    }

    /// A bandit's seat sees the value of a token, which everybody can follow from now on (R13).
    pub(crate) fn learn(&mut self, bandit: Bandit, token: Token) {
        let viewer = self.leader(bandit);
        self.board.loot.touched.insert(token);
        if !self.board.loot.known[token].has(viewer) {
            self.board.loot.known[token].insert(viewer);
            let group = self.board.loot.mixed_with(token);
            self.secret.purses.discount(viewer, token, group);
            self.secret.purses.settle(group, &self.board.loot.known);
        }
    }

    /// A bandit loses a token of a kind it has: it lands at a place or leaves the game. Returns it.
    pub(crate) fn lose_loot(
        &mut self,
        bandit: Bandit,
        kind: LootKind,
        which: Which,
        to: Option<Place>,
        witness: &mut impl Witness,
    ) -> Option<Token> {
        let pile = self.board.loot.held[bandit].of_kind(kind);
        let token = pile.first()?;
        // R13: from a pile of one, everybody who knew it still does.
        if TokenSet::FACE_DOWN.has(token) && pile.len() > 1 {
            let worth = &self.secret.purses.worth;
            let chosen = match which {
                Which::Blind => {
                    let index = self.secret.chance.blind_pick(pile.len());
                    pile.nth(index)?
                }
                Which::Cheapest => pile.iter().min_by_key(|&t| worth[t])?,
                Which::This(token) => token,
            };
            self.mix(bandit, pile);
            if kind == LootKind::Document {
                self.mix_documents(pile);
            }
            self.secret.purses.swap(token, chosen);
            let group = self.board.loot.mixed_with(token);
            self.secret.purses.settle(group, &self.board.loot.known);
        }
        self.board.loot.held[bandit].remove(token);
        if let Some(place) = to {
            self.board.loot.at[place].insert(token);
        }
        witness.saw(|| Event::LootLost {
            bandit,
            token,
            worth: self.secret.purses.worth[token],
            known_to: self.who_knows(token),
            to,
        });
        Some(token)
    }

    /// B50: when all is over everybody sees what the bandits hold. What lies elsewhere stays unseen.
    pub(crate) fn show_all_held(&mut self) {
        let audience = self.board.audience();
        for bandit in self.board.bandits.iter() {
            for token in (self.board.loot.held[bandit] & TokenSet::FACE_DOWN).iter() {
                let group = self.board.loot.mixed_with(token);
                let news = audience - self.board.loot.known[token];
                // Nobody counts on anything in a group of one.
                for viewer in news.iter().take_while(|_| group.len() > 1) {
                    self.secret.purses.discount(viewer, token, group);
                }
                self.board.loot.known[token] = ViewerSet::EVERYBODY;
            }
        }
    }

    /// R13, R74: a purse is about to leave a pile of several that only its owner can tell apart.
    /// Whoever else knew one of them knows from now on only that its value is somewhere among all
    /// that was ever mixed with these.
    fn mix(&mut self, bandit: Bandit, pile: TokenSet) {
        let owner = self.leader(bandit);
        for token in pile.iter() {
            let others = (self.who_knows(token) & self.board.audience()).without(owner);
            let counted = &mut self.secret.purses.counted[token];
            *counted = *counted | others;
            self.secret.purses.deduced[token] = ViewerSet::EMPTY;
            self.board.loot.known[token] = ViewerSet::just(owner);
        }
        let groups: TokenSet = pile.iter().map(|token| self.board.loot.group[token]).collect();
        let Some(joint) = groups.first() else { return };
        self.board.loot.mixed = self.board.loot.mixed | pile;
        for token in self.board.loot.mixed.iter() {
            if groups.has(self.board.loot.group[token]) {
                self.board.loot.group[token] = joint;
            }
        }
    }
}
