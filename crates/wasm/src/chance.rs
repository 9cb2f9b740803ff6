//! The chance of a table: whatever the page has drawn, stretched as far as it is needed.

use folsom_host::{Chance, Objection, TableId};
use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

/// A stream of bits that nobody can guess who does not have the 256 it began with.
pub(crate) struct Stream(ChaCha12Rng);

impl Stream {
    /// From what the page has drawn.
    pub(crate) fn new(drawn: &[u8]) -> Result<Self, Objection> {
        let drawn = drawn.try_into().map_err(|_| Objection::NoRandomness)?;
        Ok(Self(ChaCha12Rng::from_seed(drawn)))
    }

    /// One of so many, for what is no secret.
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0.next_u64() % bound.max(1)
    }
}

impl Chance for Stream {
    fn draw(&mut self) -> Result<[u8; 32], Objection> {
        let mut bytes = [0; 32];
        self.0.fill_bytes(&mut bytes);
        Ok(bytes)
    }

    fn table(&mut self) -> Result<TableId, Objection> {
        let bytes = self.draw()?;
        Ok(TableId::from_bytes(std::array::from_fn(|index| bytes[index])).on_device())
    }
}
