//! Tokens that stand for each other: a choice names one of them, or their kind, and means any (R13).

use folsom_rules::{Ask, Bandit, Find, LootKind, Token, TokenSet, View, ask};

use crate::texts::TokenText;

/// What a robber may click on to choose this (B23).
pub(super) fn to_rob(find: Find, view: &View) -> Vec<TokenText> {
    match view.board.prompt.map(|prompt| prompt.ask) {
        Some(Ask::Rob(ask::Rob { bandit, .. })) => lying_with(bandit, find, view),
        _ => Vec::new(),
    }
}

/// The tokens at a bandit's place that a choice may mean.
pub(super) fn lying_with(bandit: Bandit, find: Find, view: &View) -> Vec<TokenText> {
    let board = &view.board;
    let here = board.loot.at[board.place[bandit]];
    here.iter().filter(|&token| board.loot.find(token) == find).map(TokenText).collect()
}

/// The victim's tokens of that kind (B24, C47).
pub(super) fn to_knock(kind: LootKind, view: &View) -> Vec<TokenText> {
    match view.board.prompt.map(|prompt| prompt.ask) {
        Some(Ask::Knock(ask::Knock { victim, .. }) | Ask::GunKnock(ask::GunKnock { victim, .. })) => {
            held(victim, view).of_kind(kind).iter().map(TokenText).collect()
        }
        _ => Vec::new(),
    }
}

/// The tokens that are worth the same to whoever puts one down (C62).
pub(super) fn to_drop(token: Token, view: &View) -> Vec<TokenText> {
    match view.board.prompt.map(|prompt| prompt.ask) {
        Some(Ask::Drop(ask::Drop { bandit })) => {
            let alike = held(bandit, view).of_kind(token.kind()).iter();
            alike.filter(|&other| view.worth[other] == view.worth[token]).map(TokenText).collect()
        }
        _ => Vec::new(),
    }
}

fn held(bandit: Bandit, view: &View) -> TokenSet {
    view.board.loot.held[bandit]
}
