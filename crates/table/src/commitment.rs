//! Fair dealing: the hash of the seed is published at the start and the seed at the end, so that everybody can check
//! that the deal was fixed in advance.

use std::fmt::Display;

use folsom_rules::Seed;
use folsom_rules::text::Digest;
use sha2::{Digest as _, Sha256};

/// What the hash is of, apart from the seed: no other use of the same hash can be mistaken for this one.
const PURPOSE: &str = "folsom-seed 1\n";

/// The hash of a seed. It tells nothing about the seed, and no other seed has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commitment(Digest);

impl Commitment {
    /// The hash of this seed.
    #[must_use]
    pub fn to(seed: Seed) -> Self {
        let mut hash = Sha256::new();
        hash.update(PURPOSE);
        hash.update(seed.0);
        Self(Digest(hash.finalize().into()))
    }

    /// The hash as a record carries it.
    #[must_use]
    pub fn digest(self) -> Digest {
        self.0
    }

    /// A line for a shell that works the hash of a seed out with tools that everybody has.
    #[must_use]
    pub fn shell_line(seed: impl Display) -> String {
        format!(
            "(printf '{}'; echo {seed} | tr a-f A-F | basenc --base16 -d) | sha256sum",
            PURPOSE.escape_default()
        )
    }
}

/// As 64 hexadecimal digits.
impl Display for Commitment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}
