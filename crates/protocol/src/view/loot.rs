//! Tokens, and what is known of their values.

use folsom_rules::{
    Board, ByToken, Common, Counted, Document, LootBoard, LootKind, TOKENS, Token, TokenSet, View, Viewer,
    Worth,
};
use serde::Serialize;

use super::fields::Step;
use super::lists::token_texts;
use crate::texts::TokenText;
use crate::word::{Word, words};

/// A loot token. Its name is public and says nothing about its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TokenJson {
    /// Its name: `purse#7`.
    pub token: TokenText,
    /// What it looks like: `purse`.
    pub kind: Word<LootKind>,
    /// Its value, if the viewer knows it. Documents have none: what they pay depends on who holds them.
    pub dollars: Option<u32>,
    /// Which document it is, if it is one and the viewer knows: `red`, `blue` or `fake`.
    pub document: Option<Word<Document>>,
    /// It has left the place where it was dealt. Until then all of its kind at a place are alike (R13).
    pub touched: bool,
    /// Who has seen its value: seats, and `spectator` if everybody has who only watches.
    pub known_to: Vec<Word<Viewer>>,
    /// The tokens it may have been mixed up with share this name with it (R74).
    pub group: TokenText,
}

/// A value that is known to be in a group of mixed tokens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CountedJson {
    /// The group.
    pub group: TokenText,
    /// The value.
    pub dollars: Option<u32>,
    /// Which document, if the tokens are documents.
    pub document: Option<Word<Document>>,
}

/// What whoever only watches can tell of mixed tokens, and so everybody (R74).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct CommonJson {
    /// Values known to be in a group.
    pub counted: Vec<CountedJson>,
    /// Tokens whose value can be worked out from what was counted.
    pub deduced: Vec<TokenText>,
}

/// Tokens that are neither on a train nor with a bandit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LootElsewhereJson {
    /// Beside the train: the strongbox of a Marshal's Revenge, say (B4).
    pub aside: Vec<TokenJson>,
    /// What Hostage can still pay with: the names of purses of $250 (R71).
    pub ransoms: Vec<TokenText>,
    /// Tokens that were in play and have left the game. Those never dealt are not listed.
    pub gone: Vec<TokenJson>,
}

pub(super) fn tokens(tokens: TokenSet, board: &Board, worth: &ByToken<Option<Worth>>) -> Vec<TokenJson> {
    tokens.iter().map(|token| write(token, board, worth[token])).collect()
}

fn write(token: Token, board: &Board, worth: Option<Worth>) -> TokenJson {
    let loot = &board.loot;
    let at_table = |viewer: &Viewer| viewer.seat().is_none_or(|seat| board.seats().any(|own| own == seat));
    let (dollars, document) = value_of(token, worth);
    TokenJson {
        token: TokenText(token),
        kind: Word(token.kind()),
        dollars,
        document,
        touched: loot.touched.has(token),
        known_to: words(loot.known[token].iter().filter(at_table)),
        group: TokenText(loot.group[token]),
    }
}

/// A value in dollars, or which document it stands for.
pub(crate) fn value_of(token: Token, worth: Option<Worth>) -> (Option<u32>, Option<Word<Document>>) {
    match token.kind() {
        LootKind::Document => (None, worth.map(|worth| Word(Document::of(worth)))),
        LootKind::Purse | LootKind::Jewel | LootKind::Strongbox | LootKind::Bag | LootKind::Nugget => {
            (worth.map(Worth::in_dollars), None)
        }
    }
}

/// The tokens of which something else is to be told than before, wherever they are.
pub(super) fn retold(before: &View, after: &View) -> TokenSet {
    // Where tokens are is told of those who hold them and of the places where they lie.
    let LootBoard { at: _, held: _, aside: _, ransoms: _, touched, known, group, mixed: _ } =
        &after.board.loot;
    let old = &before.board.loot;
    let mut retold = (old.touched - *touched) | (*touched - old.touched);
    if before.worth != after.worth || old.known != *known || old.group != *group {
        let is_retold = |token: &Token| {
            before.worth[*token] != after.worth[*token]
                || old.known[*token] != known[*token]
                || old.group[*token] != group[*token]
        };
        retold = retold | TokenSet::range(0, TOKENS).iter().filter(is_retold).collect();
    }
    retold
}

/// Whether there is nothing new to write of what is elsewhere.
pub(super) fn is_elsewhere_as_before(step: &Step<'_>) -> bool {
    let (old, new) = (Elsewhere::of(&step.before.board), Elsewhere::of(&step.after.board));
    old == new && ((new.aside | new.gone) & step.retold).is_empty()
}

/// The tokens that are neither on a train nor with a bandit.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Elsewhere {
    aside: TokenSet,
    ransoms: TokenSet,
    gone: TokenSet,
}

impl Elsewhere {
    fn of(board: &Board) -> Self {
        // Who knows what and which group it is in is told of each token.
        let LootBoard { at, held, aside, ransoms, touched, known: _, group: _, mixed: _ } = &board.loot;
        let on_trains = board.trains.cars().map(|car| at[car.inside()] | at[car.roof()]);
        let with_bandits = board.bandits.iter().map(|bandit| held[bandit]);
        let present = on_trains.chain(with_bandits).fold(*aside | *ransoms, |all, some| all | some);
        Self { aside: *aside, ransoms: *ransoms, gone: (*touched & TokenSet::range(0, TOKENS)) - present }
    }
}

pub(super) fn elsewhere(board: &Board, worth: &ByToken<Option<Worth>>) -> LootElsewhereJson {
    let Elsewhere { aside, ransoms, gone } = Elsewhere::of(board);
    LootElsewhereJson {
        aside: tokens(aside, board, worth),
        ransoms: token_texts(ransoms),
        gone: tokens(gone, board, worth),
    }
}

pub(super) fn counted(all: &[Counted]) -> Vec<CountedJson> {
    let write = |&Counted { group, worth }: &Counted| {
        let (dollars, document) = value_of(group, Some(worth));
        CountedJson { group: TokenText(group), dollars, document }
    };
    all.iter().map(write).collect()
}

impl From<&Common> for CommonJson {
    fn from(Common { counted: values, deduced }: &Common) -> Self {
        Self { counted: counted(values), deduced: token_texts(*deduced) }
    }
}
