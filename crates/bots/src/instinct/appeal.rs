//! How good places are to be at: the loot in reach, the less the more cards it takes to get there.

use std::cmp::Reverse;

use folsom_rules::{ByPlace, Eyes, Find, MAX_PLACES, Place, TokenSet};
use tinyvec::ArrayVec;

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

/// What can be got from each place within three cards. From the best place on it is seen from where one gets there: whoever gets to a
/// better one need not look further. Few places have anything at all.
pub(super) fn reach_prizes(ground: &Ground, prize: &ByPlace<i32>, style: &Style) -> ByPlace<i32> {
    let mut appeal = ByPlace::from_fn(|_| 0);
    let prizes = ground.places().map(|place| (prize[place], place)).filter(|&(prize, _)| prize > 0);
    let mut prizes: ArrayVec<[(i32, Place); MAX_PLACES]> = prizes.collect();
    prizes.sort_unstable_by_key(|&(prize, _)| Reverse(prize));
    for (leads_from, share) in ground.leads_from.iter().zip(style.near) {
        let mut without = ground.places;
        for &(prize, place) in &prizes {
            let here = leads_from[place] & without;
            for start in here.iter() {
                appeal[start] = appeal[start].max(prize * share / 100);
            }
            without = without - here;
        }
    }
    appeal
}
