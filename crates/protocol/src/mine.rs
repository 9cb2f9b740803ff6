//! One's own tables.

use folsom_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::{LobbyJson, TurnJson, Word};

/// A table at which one has a seat, or which one hosts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyTableJson {
    /// The table as lists show it.
    #[serde(flatten)]
    pub lobby: LobbyJson,
    /// One's own seats; several, if people pass and play.
    pub seats: Vec<Word<Seat>>,
    /// Whether one is the host.
    pub host: bool,
    /// Which decision is awaited, while the game runs.
    pub turn: Option<TurnJson>,
    /// When something happened there last, in milliseconds since 1970.
    pub changed: u64,
}

/// One's own tables, or some of them: those where one is asked come first, then the one where something happened last.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MyTablesJson {
    /// The tables.
    pub tables: Vec<MyTableJson>,
    /// Where the list goes on, if there are more: to be given as `after`.
    pub next: Option<String>,
}
