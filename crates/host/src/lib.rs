//! What a host does for people at a table, without sockets, storage or clocks: a table and its news go in, messages of the protocol
//! come out, for one viewer each.
//!
//! Everything that leaves a table is put together here, from views and notices and what all may know. The server stands on it, and
//! so does the browser where it hosts tables itself.

mod chance;
mod gathering;
mod history;
mod losing;
mod objection;
mod opening;
mod past;
mod replay;
mod snapshot;
mod summary;
mod talk;
mod telling;
mod voices;
mod wishes;
mod words;

pub use chance::Chance;
pub use folsom_id::TableId;
pub use gathering::{Decided, Gathering, Report, Telling};
pub use history::{Remembered, read_entry};
pub use losing::{Lost, Tenure};
pub use objection::Objection;
pub use opening::{Opening, Plan};
pub use past::Past;
pub use replay::{WhoseEyes, record, replay};
pub use snapshot::{presence, snapshot};
pub use summary::{Summary, differs, names};
pub use talk::{KEPT, Talk, Utterance};
pub use telling::{Broadcast, OwnSeats, message};
pub use wishes::{Means, meaning, wants_rematch};
pub use words::{chairs, table, turn, you};
