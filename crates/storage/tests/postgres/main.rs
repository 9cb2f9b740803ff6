//! What a storage in PostgreSQL promises beyond the contract: what happens if the database, or the way to it, goes away.

mod ages;
mod certified;
mod cut_off;
mod fixtures;
mod killed;
mod many;
mod older;
mod racing;
mod refusals;
