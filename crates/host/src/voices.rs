//! Who is who at a table without saying who they are: everybody has a number there, always the same, whatever they call themselves.

use folsom_id::TableId;
use folsom_table::Person;
use sha2::{Digest, Sha256};

/// Somebody's number at a table. Identities are drawn from so many that nobody finds one that fits a number.
pub(crate) fn voice(table: TableId, person: Person) -> u32 {
    let mut hash = Sha256::new();
    hash.update(b"folsom-voice 1\n");
    hash.update(table.to_bytes());
    hash.update(person.0.to_be_bytes());
    let digest = hash.finalize();
    u32::from_be_bytes([digest[0], digest[1], digest[2], digest[3]])
}
