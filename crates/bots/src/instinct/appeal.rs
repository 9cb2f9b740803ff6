//! How good places are to be at: the loot in reach, the less the more cards it takes to get there.

use folsom_rules::{ByPlace, Eyes, Find, TokenSet};

use super::ground::Ground;
use super::style::Style;
use crate::appraisal::{guess, worth};

pub(super) fn worth_of_find<E: Eyes>(eyes: &E, find: Find) -> i32 {
    match find {
        Find::This(token) => worth(eyes, token),
        Find::Any(kind) => guess(kind),
    }
}

/// The best of some tokens, and a little for the rest.
pub(super) fn prize<E: Eyes>(eyes: &E, tokens: TokenSet) -> i32 {
    let (mut best, mut sum) = (0, 0);
    for token in tokens.iter() {
        let worth = worth(eyes, token);
        best = best.max(worth);
        sum += worth;
    }
    best + (sum - best) / 10
}

/// All of some tokens.
pub(super) fn fortune<E: Eyes>(eyes: &E, tokens: TokenSet) -> i32 {
    tokens.iter().map(|token| worth(eyes, token)).sum()
}

/// What can be got from each place within three cards.
pub(super) fn reach_prizes(ground: &Ground, prize: &ByPlace<i32>, style: &Style) -> ByPlace<i32> {
    let mut appeal = ByPlace::from_fn(|_| 0);
    let mut within = *prize;
    for (cards, share) in style.near.into_iter().enumerate() {
        if cards > 0 {
            let before = within;
            for place in ground.places() {
                within[place] = ground.ways[place].iter().map(|next| before[next]).max().unwrap_or(0);
            }
        }
        for place in ground.places() {
            appeal[place] = appeal[place].max(within[place] * share / 100);
        }
    }
    appeal
}
