//! Where seeds and names of tables come from: each host has a source of its own.

use folsom_id::TableId;
use folsom_rules::Seed;

use crate::objection::Objection;

/// A source of bits that nobody can guess.
pub trait Chance {
    /// 256 of them.
    ///
    /// # Errors
    /// If there are none to be had.
    fn draw(&mut self) -> Result<[u8; 32], Objection>;

    /// What a game is dealt from.
    ///
    /// # Errors
    /// If there is no chance to be had.
    fn seed(&mut self) -> Result<Seed, Objection> {
        self.draw().map(Seed)
    }

    /// What a table is called.
    ///
    /// # Errors
    /// If there is no chance to be had.
    fn table(&mut self) -> Result<TableId, Objection> {
        let bytes = self.draw()?;
        Ok(TableId::from_bytes(std::array::from_fn(|index| bytes[index])))
    }
}
