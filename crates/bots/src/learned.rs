//! What was learned from games between bots: two small nets of whole numbers, which say what a seat should plan ([`policy`]) and
//! everybody's chance to win between two rounds ([`value`]).
//!
//! They are trained on self-play and by practice (`train/README.md`) and lie in files ([`weights`]). Legend goes by those that are built
//! in: a policy net at tables of single bandits, both in the expansion's teams. Whole numbers are added in any order with the same
//! sum, so that every computer judges alike.

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
