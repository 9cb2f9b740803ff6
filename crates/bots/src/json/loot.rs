//! Tokens, and what is known of their values.

use folsom_rules::{
    Board, ByToken, Common, Counted, Document, LootBoard, LootKind, Named, TOKENS, Token, TokenSet, Viewer,
    Worth,
};
use serde::Serialize;

use super::words::token_names;

/// A loot token. Its name is public and says nothing about its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TokenJson {
    /// Its name: `purse#7`.
    pub token: String,
    /// What it looks like: `purse`.
    pub kind: &'static str,
    /// Its value, if the viewer knows it. Documents have none: what they pay depends on who holds them.
    pub dollars: Option<u32>,
    /// Which document it is, if it is one and the viewer knows: `red`, `blue` or `fake`.
    pub document: Option<&'static str>,
    /// It has left the place where it was dealt. Until then all of its kind at a place are alike (R13).
    pub touched: bool,
    /// Who has seen its value: seats, and `spectator` if everybody has who only watches.
    pub known_to: Vec<String>,
    /// The tokens it may have been mixed up with share this name with it (R74).
    pub group: String,
}

/// A value that is known to be in a group of mixed tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CountedJson {
    /// The group.
    pub group: String,
    /// The value.
    pub dollars: Option<u32>,
    /// Which document, if the tokens are documents.
    pub document: Option<&'static str>,
}

/// What whoever only watches can tell of mixed tokens, and so everybody (R74).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CommonJson {
    /// Values known to be in a group.
    pub counted: Vec<CountedJson>,
    /// Tokens whose value can be worked out from what was counted.
    pub deduced: Vec<String>,
}

/// Tokens that are neither on a train nor with a bandit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LootElsewhereJson {
    /// Beside the train: the strongbox of a Marshal's Revenge, say (B4).
    pub aside: Vec<TokenJson>,
    /// What Hostage can still pay with: the names of purses of $250 (R71).
    pub ransoms: Vec<String>,
    /// Tokens that were in play and have left the game. Those never dealt are not listed.
    pub gone: Vec<TokenJson>,
}

pub(super) fn tokens(tokens: TokenSet, board: &Board, worth: &ByToken<Option<Worth>>) -> Vec<TokenJson> {
    tokens.iter().map(|token| write(token, board, worth[token])).collect()
}

fn write(token: Token, board: &Board, worth: Option<Worth>) -> TokenJson {
    let loot = &board.loot;
    let at_table = |viewer: &Viewer| viewer.seat().is_none_or(|seat| board.seats().any(|own| own == seat));
    let (dollars, document) = value(token, worth);
    TokenJson {
        token: token.to_string(),
        kind: token.kind().name(),
        dollars,
        document,
        touched: loot.touched.has(token),
        known_to: loot.known[token].iter().filter(at_table).map(|viewer| viewer.to_string()).collect(),
        group: loot.group[token].to_string(),
    }
}

/// A value in dollars, or which document it stands for.
fn value(token: Token, worth: Option<Worth>) -> (Option<u32>, Option<&'static str>) {
    match token.kind() {
        LootKind::Document => (None, worth.map(|worth| Document::of(worth).name())),
        _ => (worth.map(Worth::in_dollars), None),
    }
}

pub(super) fn elsewhere(board: &Board, worth: &ByToken<Option<Worth>>) -> LootElsewhereJson {
    // Who knows what and which group it is in is told of each token.
    let LootBoard { at, held, aside, ransoms, touched, known: _, group: _ } = &board.loot;
    let on_trains = board.trains.cars().map(|car| at[car.inside()] | at[car.roof()]);
    let with_bandits = board.bandits.iter().map(|bandit| held[bandit]);
    let present = on_trains.chain(with_bandits).fold(*aside | *ransoms, |all, some| all | some);
    LootElsewhereJson {
        aside: tokens(*aside, board, worth),
        ransoms: token_names(*ransoms),
        gone: tokens((*touched & TokenSet::range(0, TOKENS)) - present, board, worth),
    }
}

pub(super) fn counted(all: &[Counted]) -> Vec<CountedJson> {
    let write = |&Counted { group, worth }: &Counted| {
        let (dollars, document) = value(group, Some(worth));
        CountedJson { group: group.to_string(), dollars, document }
    };
    all.iter().map(write).collect()
}

impl From<&Common> for CommonJson {
    fn from(Common { counted: values, deduced }: &Common) -> Self {
        Self { counted: counted(values), deduced: token_names(*deduced) }
    }
}
