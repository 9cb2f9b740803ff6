//! The game for a browser: a host of tables, bots that think in workers, the reader of records and their reviewer.
//!
//! Everything here is pure state and can be used, and is tested, like any library; `bindings` says how JavaScript calls it.
//! `docs/local-host.md` is for those who do.

mod bindings;
mod chance;
mod local;
mod page;
mod recorded;
mod step;
pub mod thinker;
mod thinking;

pub use bindings::{LocalTable, RecordedGame, Reviewer, Thinker, presets, switches};
pub use local::Local;
pub use recorded::Recorded;
pub use step::{Log, Step, Think, Write};
