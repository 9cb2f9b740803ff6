//! Digests: hashes that a text carries along.

use crate::hex;

/// A hash of 256 bits. Of what, and how it was made, is for those to know who put it there: nothing here works one out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The digest written as 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::read(text).map(Self)
    }
}

/// As 64 hexadecimal digits.
impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        hex::write(&self.0, f)
    }
}
