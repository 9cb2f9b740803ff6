//! Randomness from the operating system.

use crate::tables::TableError;

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], TableError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| TableError::NoRandomness)?;
    Ok(bytes)
}
