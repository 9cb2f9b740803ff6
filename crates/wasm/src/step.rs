//! What a page has to do after each call: store, send, let a bot think, look again later.

use folsom_protocol::{BotLevel, MyTableJson};
use serde::Serialize;

/// What is to be done now.
#[derive(Debug, Default, Serialize)]
pub struct Step {
    /// The number of a new connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub connection: Option<u32>,
    /// To be stored together, or not at all.
    pub store: Vec<Write>,
    /// To be sent, in this order.
    pub tell: Vec<(u32, String)>,
    /// A bot is to think.
    pub think: Option<Think>,
    /// When to look again.
    pub wake: Option<u64>,
}

/// Lines to be stored.
#[derive(Clone, Debug, Serialize)]
pub struct Write {
    /// Of which table.
    pub table: String,
    /// To which of its lists.
    pub log: Log,
    /// The number of the first line.
    pub number: u64,
    /// The lines.
    pub lines: Vec<String>,
    /// What lists show of the table from now on.
    pub listed: Option<MyTableJson>,
}

/// The lists of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Log {
    /// What happened.
    Game,
    /// What was said.
    Talk,
}

/// A bot that is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Think {
    /// Which decision it is about.
    pub ticket: u32,
    /// How well it plays.
    pub level: BotLevel,
    /// How long it may think.
    pub ms: u64,
}
