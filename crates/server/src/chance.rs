//! Randomness from the operating system.

use folsom_host::{Chance, Objection};

/// What the operating system draws.
pub(crate) struct OsChance;

impl Chance for OsChance {
    fn draw(&mut self) -> Result<[u8; 32], Objection> {
        random()
    }
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Objection> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| Objection::NoRandomness)?;
    Ok(bytes)
}
