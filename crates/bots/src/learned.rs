//! What was learned from games between Legends: two small nets of whole numbers, which say what a Legend would plan ([`policy`]) and
//! everybody's chance to win between two rounds ([`value`]).
//!
//! They are trained on self-play (`train/README.md`) and lie in a file ([`weights`]). Legend goes by the policy net that is built in.
//! The value net has not been found to help; an entrant of the arena goes by it (`docs/bots.md`). Whole numbers are added in any
//! order with the same sum, so that every computer judges alike.

pub(crate) mod blocks;
mod known;
pub(crate) mod layer;
pub(crate) mod policy;
pub(crate) mod value;
pub(crate) mod weights;

use folsom_rules::{Board, Car};

#[cfg(feature = "arena")]
pub(crate) use weights::Learned;
pub(crate) use weights::built_in;

/// How many cars apart two cars are; three for whatever is further.
fn distance(board: &Board, one: Car, two: Car) -> usize {
    if one == two {
        0
    } else if board.trains.neighbours(one).has(two) {
        1
    } else if board.trains.within(one, 2).has(two) {
        2
    } else {
        3
    }
}
