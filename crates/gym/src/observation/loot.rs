//! Loot, as far as a seat knows what it is worth.

use folsom_rules::{Ask, Eyes, LootKind, Token, TokenSet, Worth, ask};

/// Fifty dollars.
const UNIT: u32 = 50;

/// A value in fifties, no more than fits.
pub(crate) fn fifties(worth: Worth) -> u8 {
    u8::try_from(worth.in_dollars() / UNIT).unwrap_or(u8::MAX)
}

/// What a token is worth to somebody who looks, in fifties; documents have no value of their own (C92).
pub(crate) fn worth(eyes: &impl Eyes, token: Token) -> u8 {
    if token.kind() == LootKind::Document { 0 } else { eyes.worth(token).map_or(0, fifties) }
}

/// Some tokens, as a seat sees them.
pub(crate) struct Purse {
    /// What it knows them to be worth, in fifties.
    pub(crate) worth: u8,
    /// How many it knows nothing of.
    pub(crate) unknown: u8,
}

impl Purse {
    pub(crate) fn count(eyes: &impl Eyes, tokens: TokenSet) -> Self {
        let mut purse = Self { worth: 0, unknown: 0 };
        for token in tokens.iter() {
            match eyes.worth(token) {
                Some(_) => purse.worth = purse.worth.saturating_add(worth(eyes, token)),
                None => purse.unknown += 1,
            }
        }
        purse
    }
}

/// How many of each kind.
pub(crate) fn kinds(tokens: TokenSet, out: &mut [u8]) {
    for (count, &kind) in out.iter_mut().zip(LootKind::ALL) {
        *count = tokens.of_kind(kind).len() as u8;
    }
}

/// The token that a question is about.
pub(crate) fn in_question(ask: &Ask) -> Option<Token> {
    match *ask {
        Ask::Take(ask::Take { token, .. }) | Ask::Document(ask::Document { token, .. }) => Some(token),
        _ => None,
    }
}
