//! What a host does for people at a table, without sockets, storage or clocks: a table and its news go in, messages of the protocol
//! come out, for one viewer each.
//!
//! Everything that leaves a table is put together here, from views and notices and what all may know. The server stands on it, and
//! so does the browser where it hosts tables itself.

mod attending;
mod chance;
mod gathering;
mod guests;
mod history;
mod losing;
mod objection;
mod opening;
mod past;
mod placing;
mod replay;
mod snapshot;
mod summary;
mod talk;
mod telling;
mod voices;
mod wishes;
mod words;

pub use attending::Arrival;
pub use chance::Chance;
pub use folsom_id::TableId;
pub use gathering::{Decided, Gathering, Report};
pub use guests::{Guests, House};
pub use history::{Remembered, read_entry};
pub use losing::Tenure;
pub use objection::Objection;
pub use opening::{Opening, Plan};
pub use past::Past;
pub use placing::placings;
pub use replay::{WhoseEyes, record, replay};
pub use summary::{Summary, names};
pub use talk::{KEPT, Utterance};
pub use telling::message;
pub use wishes::Means;
pub use words::{read_name, table, turn, winners};
