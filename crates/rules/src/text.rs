//! Games as text that a person can read and write (`docs/notation.md`).

mod digest;
pub mod eyes;
mod fields;
pub mod notation;
pub mod position;
pub mod record;
pub mod scenario;
pub mod setup;
mod shares;
pub(crate) mod tokens;
mod typo;

pub use digest::Digest;
pub(crate) use fields::Result;
pub use fields::TextError;
pub use shares::{Share, Shares};
