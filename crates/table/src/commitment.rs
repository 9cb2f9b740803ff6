//! Fair dealing: the hash of the seed is published at the start and the seed at the end, so that everybody can check
//! that the deal was fixed in advance.

use folsom_rules::Seed;
use sha2::{Digest, Sha256};

/// What the hash is of, apart from the seed: no other use of the same hash can be mistaken for this one.
const PURPOSE: &[u8] = b"folsom-seed 1\n";

/// The hash of a seed. It tells nothing about the seed, and no other seed has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The hash of this seed.
    #[must_use]
    pub fn to(seed: Seed) -> Self {
        let mut hash = Sha256::new();
        hash.update(PURPOSE);
        hash.update(seed.0);
        Self(hash.finalize().into())
    }
}

/// As 64 hexadecimal digits.
impl std::fmt::Display for Commitment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}
