//! What players add to the chance of a game, so that nobody needs to trust the server (`docs/fair-deal.md`): how the hashes are made,
//! and what everybody is told.

use folsom_rules::text::{Digest, Share};
use folsom_rules::{Seat, Seed};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::Word;

/// The hash by which a seat promises a nonce: of four lines that say what it is for, at which table, for which seat, and the nonce.
/// So a promise of another seat or another table can't be taken over.
#[must_use]
pub fn promise(table: &str, seat: Seat, nonce: Seed) -> Digest {
    Digest(hash(&format!("folsom-nonce 1\n{table}\n{seat}\n{nonce}\n")))
}

/// What is dealt from: the hash of lines that say what it is for, the server's secret, the table, and a line for each seat that adds
/// something, in their order. If none does it is the secret itself.
#[must_use]
pub fn dealt_from(secret: Seed, table: &str, shares: &[Share]) -> Seed {
    if shares.is_empty() {
        return secret;
    }
    let mut text = format!("folsom-deal 1\n{secret}\n{table}\n");
    text.extend(shares.iter().map(|Share { seat, nonce, .. }| format!("{seat} {nonce}\n")));
    Seed(hash(&text))
}

fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text).into()
}

/// What players add to the seed of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DealJson {
    /// What is asked for now, if the cards are about to be dealt. Until then chairs and terms stay as they are.
    pub asks: Option<DealAsks>,
    /// Whoever adds something, or is asked for it, in the order of their seats.
    pub shares: Vec<ShareJson>,
    /// The seats that did not answer in time. They add nothing any more, and the others began anew.
    pub silent: Vec<Word<Seat>>,
    /// What was dealt from, when the game is over or the table was closed: the hash of the table's `seed` and of the nonces.
    pub dealt_from: Option<String>,
}

/// What is asked for before the cards are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum DealAsks {
    /// Promises.
    Promises,
    /// What was promised.
    Nonces,
}

/// What a seat adds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ShareJson {
    /// Which.
    pub seat: Word<Seat>,
    /// The hash of its nonce, if it has promised one.
    pub promise: Option<String>,
    /// Whether the nonce is there.
    pub revealed: bool,
    /// The nonce, once the cards are dealt.
    pub nonce: Option<String>,
}

#[cfg(test)]
mod tests {
    use folsom_rules::Indexed;

    use super::*;

    /// Worked out with `printf 'folsom-nonce 1\nabc\nseat2\n0700…\n' | sha256sum`. Whoever changes this makes old records false.
    #[test]
    fn hashes_are_pinned() {
        let nonce = Seed::from_number(7);
        let promised = promise("abc", Seat::at(1), nonce);
        assert_eq!(
            promised.to_string(),
            "c87c4a31812c35672f7564cc9eaf33fe8dff841caa6c76c501827b1324441efc"
        );
        let share = |seat, number| Share {
            seat: Seat::at(seat),
            promise: promised,
            nonce: Seed::from_number(number),
        };
        let dealt = dealt_from(Seed::from_number(1), "abc", &[share(0, 2), share(1, 7)]);
        assert_eq!(dealt.to_string(), "db14f3c85142dc35461280b14818b65efce5ac76c24b26efe5c57655b117b898");
        assert_eq!(dealt_from(Seed::from_number(1), "abc", &[]), Seed::from_number(1));
    }
}
