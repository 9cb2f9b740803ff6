//! What can be learned from games between Legends: two small nets of whole numbers, which say everybody's chance to win between two rounds
//! ([`value`]) and what a Legend would choose ([`policy`]).
//!
//! They are trained on self-play (`train/README.md`) and lie in one file ([`weights`]). An entrant of the arena goes by them
//! (`net:FILE`); no generation has beaten Legend yet, so Legend itself does without (`docs/bots.md`). Whole numbers are added in any order with the same sum, so that every computer judges alike.

mod blocks;
pub(crate) mod layer;
pub(crate) mod policy;
pub(crate) mod value;
pub(crate) mod weights;

pub(crate) use weights::Learned;
